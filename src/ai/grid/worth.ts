import { force } from '../../engine/gridcannon/attack.ts';
import { NO_CARD, valueOf } from '../../engine/gridcannon/cards.ts';
import { ALL_SPOTS, SHOTS } from '../../engine/gridcannon/geometry.ts';
import type { Scene } from './scene.ts';

/**
 * How well a game stands for a player who knows which cards are to come, but not in which order. It is counted in royals:
 * those that have fallen, and those that may, each by what its line still lacks and how many cards could bring it.
 *
 * All numbers here were found by playing: of many that were tried these win most.
 */

/** Beyond all that is counted: the last royal has fallen. */
const WON = 100;
const FALLEN = 0.97;
/** A royal that would fall to the next shot; one that lacks one card in its line; one that lacks two. */
const READY = chances({ worth: 0.85, plenty: 2.2 });
const LACKS_ONE = chances({ worth: 0.65, plenty: 1.8 });
const LACKS_TWO = chances({ worth: 0.24, plenty: 3 });
/** What is hoped for at a spot that is still free counts less than what stands. */
const TO_COME = 0.45;
const ACE = 0.5;
const JOKER = 0.5;
/** What a card to come costs that fits on no stack; on none but the lowest; on none but the two lowest. */
const FITS_NOT = [0.55, 0.055, 0.023] as const;

/** The line of each spot: the cell that fires at it, and the two in between. */
const LINES = SHOTS.flatMap((shots, from) => shots.map((shot) => ({ ...shot, from })));

/** The worth of a game in which nothing waits. */
export function worthOf(scene: Scene): number {
  const { royals, healths, fallen, coming } = scene;
  let [worth, hopes, free] = [ACE * scene.aces + JOKER * scene.jokers, 0, 0];
  for (const line of LINES) {
    const royal = royals[line.spot] ?? NO_CARD;
    if ((fallen & (1 << line.spot)) !== 0) worth += FALLEN;
    else if (royal !== NO_CARD) worth += chanceOf(royal, healths[line.spot] ?? 0, line, scene);
    else {
      free += 1;
      for (const next of coming) hopes += chanceOf(next, valueOf(next), line, scene);
    }
  }
  if (free > 0) worth += (TO_COME * hopes) / free;
  return worth - crowding(scene) + (fallen === ALL_SPOTS ? WON : 0);
}

/** How likely a royal at the end of a line falls. */
function chanceOf(
  royal: number,
  health: number,
  { from, near, far }: (typeof LINES)[number],
  { tops, outlook }: Scene,
): number {
  const [nearCard, farCard] = [tops[near] ?? NO_CARD, tops[far] ?? NO_CARD];
  const [ofNear, ofFar] = [force(nearCard, royal), force(farCard, royal)];
  const shots = READY[outlook.fitting(valueOf(tops[from] ?? NO_CARD))] ?? 0;
  if (ofNear + ofFar >= health) return shots;
  const one =
    outlook.hurting(royal, health - ofFar, valueOf(nearCard)) +
    outlook.hurting(royal, health - ofNear, valueOf(farCard));
  if (one > 0) return shots * (LACKS_ONE[one] ?? 0);
  const half = health >> 1;
  const two = Math.min(
    outlook.hurting(royal, half, valueOf(nearCard)),
    outlook.hurting(royal, half, valueOf(farCard)),
  );
  return shots * (LACKS_TWO[two] ?? 0);
}

/** By how many cards could bring it about, up to twice all number cards: a worth, times how likely one of them comes in time. */
function chances({ worth, plenty }: { readonly worth: number; readonly plenty: number }): Float64Array {
  return Float64Array.from({ length: 80 }, (_, cards) => worth * (1 - Math.exp(-cards / plenty)));
}

/** What it costs that stacks have grown high: a card that fits nowhere makes a royal stronger. */
function crowding({ tops, outlook }: Scene): number {
  const values = tops.map(valueOf).sort((one, other) => one - other);
  const all = outlook.fitting(0);
  return FITS_NOT.reduce((cost, each, at) => cost + each * (all - outlook.fitting(values[at] ?? 0)), 0);
}
