import { JACK, NO_CARD, valueOf } from '../cards.ts';
import { healthAt } from '../core.ts';
import type { GridCore } from '../core.ts';
import { spotsFor } from '../similarity.ts';
import { FAR, FROM, NEAR } from './aims.ts';
import { NEVER } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import { Packing } from './packing.ts';
import { ONE_CARD_AWAY, OUT_OF_REACH, plightOf, READY, TWO_CARDS_AWAY } from './plight.ts';
import {
  ACES,
  CELL,
  CHANCES,
  COMING,
  DELAYS,
  DISCARDED,
  FALLEN,
  FEW,
  FIRST_FORCED,
  FORCED,
  FREE_SPOT,
  JOKERS,
  KILLS,
  LACKING,
  LACKS,
  LINE,
  LIVING,
  LOWS,
  OPENNESS,
  OVERDRAWN,
  READINESS,
  ROYAL,
  SOON,
  SPARE,
  SPARED,
  STATES,
  TO_COME,
  VALUES,
} from './traits.ts';

/** Room for the traits of one game. */
const MOST_TRAITS = 96;

/** States at the ends of a line; those of a royal depend on its readiness. */
const NO_MORE_ROYALS = 0;
const FREE = 1;
const DOWN = 2;
const stateOfReadiness = Uint8Array.of(3, 4, 4, 5, 5, 6, 7, 7);
const NEVER_FIRED_AT = 8;

/** By cell: 0 corner, 1 edge, 2 centre. */
const CORNER_EDGE_CENTRE = Uint8Array.of(0, 1, 0, 1, 2, 1, 0, 1, 0);

/** The ends of rows and columns, left and right, above and below; and 1 for those in the middle. */
const LINES = [
  [9, 3, 0],
  [10, 4, 1],
  [11, 5, 0],
  [0, 6, 0],
  [1, 7, 1],
  [2, 8, 0],
] as const;

const royalsOf = coarse(1, 3, 7);
const chancesOf = coarse(1, 2, 3, 5, 9);
const opennessOf = coarse(1, 2, 3, 5, 9, 15);
const delayOf = coarse(1, 3, 5, 9, 15);
const firstForcedOf = coarse(2, 4, 7, 11, 16);
const FORCED_AT_THE_END = 6;
const NEVER_FORCED = 7;
/** Of the next royal, and of the one after it. */
const soonOf = [coarse(1, 2, 4), coarse(2, 4, 7)] as const;

/** Classes of counts: the first below the first bound, and so on. */
function coarse(...bounds: readonly number[]): Uint8Array {
  return Uint8Array.from({ length: NEVER + 1 }, (_, each) => bounds.filter((bound) => each >= bound).length);
}

export class Describer {
  /** The traits of the game described last, and how many of them there are. */
  readonly traits = new Int32Array(MOST_TRAITS);
  count = 0;

  readonly #packing = new Packing();
  /** By spot, for the lines. */
  readonly #states = new Uint8Array(12);
  /** By cell: how many royals the card that waits would fell from there. */
  readonly #kills = new Uint8Array(9);
  #mostKills = 0;

  /**
   * Describes a game, and says whether it may still be won as far as is seen; where not, the description ends early.
   *
   * @param outlook of the game
   * @param spare how many ploys may be spent for the score that is sought
   */
  describe(core: GridCore, outlook: Outlook, spare: number): boolean {
    this.count = 0;
    if (!this.#describePacking(core, outlook, spare)) return false;
    if (!this.#describeSpots(core, outlook, spare)) return false;
    this.#describeLines();
    this.#describeCells(core, outlook);
    this.#describePloys(core, outlook, Math.min(SPARE - 1, spare));
    if (core.phase === 'play') {
      this.#describeComing(core, outlook, 0);
      this.#describeComing(core, outlook, 1);
    }
    return true;
  }

  #add(trait: number): void {
    this.traits[this.count] = trait;
    this.count += 1;
  }

  #describePacking(core: GridCore, outlook: Outlook, spare: number): boolean {
    const { forced, firstForced, discarded, lows } = this.#packing.pack(core, outlook);
    const isEarly = firstForced >= 0 && firstForced < outlook.untilLastRoyal;
    if (spare === 0 && isEarly) return false;
    const late = firstForced < 0 ? NEVER_FORCED : FORCED_AT_THE_END;
    this.#add(FORCED + Math.min(FEW - 1, forced));
    this.#add(FIRST_FORCED + (isEarly ? (firstForcedOf[firstForced] ?? 0) : late));
    this.#add(DISCARDED + Math.min(FEW - 1, discarded));
    this.#add(OVERDRAWN + Math.min(3, Math.max(0, forced - spare)) * 4 + Math.min(3, discarded));
    for (let low = 0; low < 3; low++) this.#add(LOWS + low * VALUES + (lows[low] ?? 0));
    return true;
  }

  #describeSpots(core: GridCore, outlook: Outlook, spare: number): boolean {
    this.#kills.fill(0);
    this.#mostKills = 0;
    let [living, fallen] = [0, 0];
    for (let spot = 0; spot < 12; spot++) {
      if ((core.living & (1 << spot)) !== 0) {
        living += 1;
        if (!this.#describeRoyal(core, outlook, spot, spare)) return false;
      } else if ((core.fallen & (1 << spot)) !== 0) {
        fallen += 1;
        this.#states[spot] = DOWN;
      } else this.#describeFreeSpot(core, outlook, spot);
    }
    this.#add(LIVING + living);
    this.#add(FALLEN + fallen);
    this.#add(KILLS + this.#mostKills);
    return true;
  }

  #describeFreeSpot(core: GridCore, outlook: Outlook, spot: number): void {
    const fitting = outlook.fitting(valueOf(core.top[FROM[spot] ?? 0] ?? 0));
    this.#states[spot] = outlook.royals === 0 ? NO_MORE_ROYALS : FREE;
    this.#add(FREE_SPOT + (royalsOf[outlook.royals] ?? 0) * CHANCES + (chancesOf[fitting] ?? 0));
  }

  #describeRoyal(core: GridCore, outlook: Outlook, spot: number, spare: number): boolean {
    const from = FROM[spot] ?? 0;
    const base = valueOf(core.top[from] ?? 0);
    const fitting = outlook.fitting(base);
    const royal = core.royal[spot] ?? 0;
    const plight = plightAt(core, outlook, spot, royal, healthAt(core, spot));
    const readiness = plight & 7;
    const isNear = readiness !== READY && readiness < TWO_CARDS_AWAY;
    if (spare === 0) {
      const isTooLate = isNear && plight >> 8 >= (outlook.lasts[base] ?? 0) - 1;
      if (fitting === 0 || readiness === OUT_OF_REACH || isTooLate) return false;
    }
    const rank = valueOf(royal) - JACK;
    this.#add(ROYAL + (rank * READINESS + readiness) * CHANCES + (chancesOf[fitting] ?? 0));
    if (isNear) this.#describeLacking(rank, plight);
    const waiting = valueOf(core.pending);
    if (readiness === READY && waiting >= base && waiting < JACK) this.#countKill(from);
    this.#states[spot] = fitting === 0 ? NEVER_FIRED_AT : (stateOfReadiness[readiness] ?? 0);
    return true;
  }

  #countKill(cell: number): void {
    const kills = (this.#kills[cell] ?? 0) + 1;
    this.#kills[cell] = kills;
    this.#mostKills = Math.max(this.#mostKills, kills);
  }

  #describeLacking(rank: number, plight: number): void {
    const isOnlyOne = (plight & 7) === ONE_CARD_AWAY ? 1 : 0;
    const lacking = Math.min(LACKS - 1, (((plight >> 3) & 31) + 1) >> 1);
    const delay = delayOf[plight >> 8] ?? 0;
    this.#add(LACKING + ((rank * 2 + isOnlyOne) * LACKS + lacking) * DELAYS + delay);
  }

  #describeLines(): void {
    for (const [one, other, middle] of LINES) {
      const [a, b] = [this.#states[one] ?? 0, this.#states[other] ?? 0];
      this.#add(LINE + (middle * STATES + Math.min(a, b)) * STATES + Math.max(a, b));
    }
  }

  #describeCells(core: GridCore, outlook: Outlook): void {
    for (let cell = 0; cell < 9; cell++) {
      const open = opennessOf[outlook.fitting(valueOf(core.top[cell] ?? 0))] ?? 0;
      this.#add(CELL + (CORNER_EDGE_CENTRE[cell] ?? 0) * OPENNESS + open);
    }
  }

  #describePloys(core: GridCore, outlook: Outlook, spare: number): void {
    this.#add(ACES + core.aces * SPARE + spare);
    this.#add(JOKERS + core.jokers * SPARE + spare);
    this.#add(TO_COME + outlook.ploys * SPARE + spare);
    this.#add(SPARED + spare);
  }

  #describeComing(core: GridCore, outlook: Outlook, place: 0 | 1): void {
    const royal = outlook.coming[place] ?? NO_CARD;
    if (royal === NO_CARD) return;
    let best = READINESS * CHANCES;
    for (let spots = spotsFor(core, royal); spots !== 0; spots &= spots - 1) {
      const spot = 31 - Math.clz32(spots & -spots);
      const readiness = plightAt(core, outlook, spot, royal, valueOf(royal)) & 7;
      const fitting = outlook.fitting(valueOf(core.top[FROM[spot] ?? 0] ?? 0));
      best = Math.min(best, readiness * CHANCES + CHANCES - 1 - (chancesOf[fitting] ?? 0));
    }
    const soon = soonOf[place][outlook.comingAfter[place] ?? NEVER] ?? 0;
    this.#add(COMING + (place * SOON + soon) * READINESS * CHANCES + best);
  }
}

/** The plight of a royal if it stands in a spot with this health. */
function plightAt(core: GridCore, outlook: Outlook, spot: number, royal: number, health: number): number {
  return plightOf(royal, health, core.top[NEAR[spot] ?? 0] ?? 0, core.top[FAR[spot] ?? 0] ?? 0, outlook);
}
