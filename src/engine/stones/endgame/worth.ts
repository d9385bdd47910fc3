import { ALL_STONES, countStones, STONES } from '../seats.ts';
import { winBy } from '../winning.ts';

/**
 * What the chances at nine stones are worth together: the chance to win the duel. Somebody gets each stone in the end, and
 * whoever then meets a winning condition has won; where both do, it was a race, and mostly won by whoever lacked fewer
 * stones when it began.
 */

/** By how much each stone that the other lacks more makes it likelier to win a race. */
const LEAD = 0.2;

/** The sets of three adjacent stones. */
const TRIPLES = Array.from({ length: STONES - 2 }, (_, stone) => 7 << stone);

/** By the mask of stones that are mine in the end: the worth of that, where those owned already are the ones remembered. */
const worths = new Float64Array(ALL_STONES + 1);
const remembered = { mine: -1, his: -1 };
/** By mask: how likely just these stones become mine. */
const likely = new Float64Array(ALL_STONES + 1);

/**
 * The chance to win.
 *
 * @param chances by stone, the chance to get it: 1 and 0 where it is owned or sure
 * @param mine the stones that are mine for sure already, as a mask (seats.ts)
 * @param his those of the rival
 */
export function worthOf(chances: Float64Array, mine: number, his: number): number {
  if (mine !== remembered.mine || his !== remembered.his) learn(mine, his);
  likely[0] = 1;
  for (let stone = 0, size = 1; stone < STONES; stone++, size *= 2) {
    const chance = chances[stone] ?? 0;
    for (let mask = 0; mask < size; mask++) {
      const before = likely[mask] ?? 0;
      likely[mask + size] = before * chance;
      likely[mask] = before * (1 - chance);
    }
  }
  let worth = 0;
  for (let mask = 0; mask <= ALL_STONES; mask++) worth += (likely[mask] ?? 0) * (worths[mask] ?? 0);
  return worth;
}

function learn(mine: number, his: number): void {
  remembered.mine = mine;
  remembered.his = his;
  for (let mask = 0; mask <= ALL_STONES; mask++) worths[mask] = worthOfEnd(mask, mine, his);
}

function worthOfEnd(mask: number, mine: number, his: number): number {
  const rest = ALL_STONES & ~mask;
  if (winBy(rest) === null) return 1;
  if (winBy(mask) === null) return 0;
  const lead = lacking(rest, his) - lacking(mask, mine);
  return Math.min(1, Math.max(0, 0.5 + LEAD * lead));
}

/** How many stones of those got in the end were lacking for the win that was nearest. */
function lacking(got: number, owned: number): number {
  const fewest = TRIPLES.filter((triple) => (got & triple) === triple).map((triple) =>
    countStones(triple & ~owned),
  );
  const five = countStones(got) >= 5 ? 5 - countStones(owned) : STONES;
  return Math.min(five, ...fewest);
}
