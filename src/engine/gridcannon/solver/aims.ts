import { strength } from '../attack.ts';
import { LYING_CODES } from '../cards.ts';
import { GridCore } from '../core.ts';
import { SHOTS } from '../geometry.ts';
import type { Shot } from '../geometry.ts';

/** The shots seen from the royals' side, and what each card does to each royal, as tables. */

/** A shot with the cell that has to be laid on to fire it. */
export interface Aim extends Shot {
  readonly from: number;
}

/** By spot. */
const AIMS: readonly Aim[] = SHOTS.flatMap((shots, from) => shots.map((shot) => ({ ...shot, from }))).sort(
  (one, other) => one.spot - other.spot,
);

/** The same once more, for quick loops: by spot the cell fired from, and the two cells in between. */
export const FROM = Uint8Array.from(AIMS, ({ from }) => from);
export const NEAR = Uint8Array.from(AIMS, ({ near }) => near);
export const FAR = Uint8Array.from(AIMS, ({ far }) => far);

/** By cell: the shots that its card takes part in when they are fired from elsewhere. */
export const AIMS_THROUGH: readonly (readonly Aim[])[] = SHOTS.map((_, cell) =>
  AIMS.filter(({ near, far }) => near === cell || far === cell),
);

/** By `royal << 6 | card`: what the card, lying in between, does to the royal. */
export const FORCE = forces();

function forces(): Uint8Array {
  const table = new Uint8Array(LYING_CODES << 6);
  const core = new GridCore();
  const [aim] = AIMS;
  if (!aim) return table;
  for (let royal = 0; royal < LYING_CODES; royal++) {
    for (let card = 0; card < LYING_CODES; card++) {
      core.royal[aim.spot] = royal;
      core.top[aim.near] = card;
      table[(royal << 6) | card] = strength(core, aim);
    }
  }
  return table;
}
