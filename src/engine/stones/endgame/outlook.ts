import { NO_CARD, suitOf, SUIT_SLOTS, valueOf } from '../cards.ts';
import { HAND_SLOTS, type DuelCore } from '../core.ts';
import { NO_FORMATION } from '../formation.ts';
import { NOBODY } from '../layout.ts';
import { scoreOfSide } from '../prover.ts';
import { bestReach } from '../reach.ts';
import { STONES } from '../seats.ts';
import { worthOf } from './worth.ts';

/** How a duel of open cards stands, at a glance: for where a search breaks off. */

const masks = [new Int32Array(SUIT_SLOTS), new Int32Array(SUIT_SLOTS)] as const;
const chances = new Float64Array(STONES);

/** About the chance of seat A to win, from 0 to 1. */
export function outlookOf(core: DuelCore): number {
  readHand(core, 0, masks[0]);
  readHand(core, 1, masks[1]);
  for (let stone = 0; stone < STONES; stone++) chances[stone] = chanceAt(core, stone);
  return worthOf(chances, surelyOf(core, 0), surelyOf(core, 1));
}

/** The stones that a seat owns or has proven. */
function surelyOf({ owned, provable }: DuelCore, seat: number): number {
  return (owned[seat] ?? 0) | (provable[seat] ?? 0);
}

function readHand(core: DuelCore, seat: number, hand: Int32Array): void {
  hand.fill(0);
  const start = HAND_SLOTS * seat;
  for (let place = start; place < start + (core.handSize[seat] ?? 0); place++) {
    const card = core.hands[place] ?? NO_CARD;
    hand[suitOf(card)] = (hand[suitOf(card)] ?? 0) | (1 << valueOf(card));
  }
}

/** By how many cards both sides lack together: how sure it is that the side gets the stone that can be the better one. */
const SURE = [1, 0.9, 0.8, 0.7, 0.65, 0.6, 0.55] as const;

function chanceAt(core: DuelCore, stone: number): number {
  const owner = core.owner[stone] ?? NOBODY;
  if (owner !== NOBODY) return 1 - (owner & 1);
  const bit = 1 << stone;
  if (((core.provable[0] ?? 0) & bit) !== 0) return 1;
  if (((core.provable[1] ?? 0) & bit) !== 0) return 0;
  const ofA = bestOf(core, 2 * stone, masks[0]);
  const ofB = bestOf(core, 2 * stone + 1, masks[1]);
  const lacking = 6 - (core.laidCount[2 * stone] ?? 0) - (core.laidCount[2 * stone + 1] ?? 0);
  const sure = SURE[lacking] ?? 0.5;
  if (ofA !== ofB) return ofA > ofB ? sure : 1 - sure;
  const first = core.first[stone] ?? NOBODY;
  if (first === NOBODY) return 0.5;
  return (first & 1) === 0 ? sure : 1 - sure;
}

function bestOf({ laid, laidCount }: DuelCore, side: number, hand: Int32Array): number {
  if (laidCount[side] === 3) return scoreOfSide(laid, side);
  const start = 3 * side;
  const reach = bestReach(hand, laid[start] ?? NO_CARD, laid[start + 1] ?? NO_CARD);
  return reach === NO_FORMATION ? 0 : reach;
}
