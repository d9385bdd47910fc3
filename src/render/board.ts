import { prove } from '../engine/stones/prover.ts';
import { SEATS, STONE_NUMBERS, otherSeat } from '../engine/stones/seats.ts';
import { stonesOwned, winningStones } from '../engine/stones/turn.ts';
import type { Seat, Stone, StoneNumber, View } from '../engine/stones/types.ts';
import type { Locale } from '../locale/index.ts';
import { COMPLETE_FIRST, LAID_LAST, emptySlot, tray } from './cards.ts';
import { facesOf, mentionAt } from './faces.ts';
import { standingLines } from './match.ts';
import { isOver } from './table.ts';
import type { TableFace } from './table.ts';

/**
 * The board: who sits where and how things stand, then one line a stone. Every line is the left side, the stone, the
 * right side; a stone lies between the sides and moves over to its owner, a flag behind it. Nothing depends on colour.
 */

export const LEFT = '⬅️';
export const RIGHT = '➡️';
const FLAG = '🚩';
export const RIPE = '✋';

/** Half an emoji wide: an en space and a sixth of an em. */
const HALF_GAP = '\u2002\u2006';

/** How a board is looked at. */
export interface Look {
  /** The reader's words; the cards keep the faces of their table. */
  readonly words: Locale;
  /** The seat whose side is left; a player's own in private. */
  readonly left: Seat;
  /** The seat that is called “you”; null in public. */
  readonly you: Seat | null;
}

/**
 * The whole board as text: two lines about the players, nine stones, a line that explains the marks. While the round
 * runs, the score of its match and the time of the turn follow, where there are any.
 */
export function boardText(table: TableFace, view: View, look: Look): string {
  const right = otherSeat(look.left);
  const ripe = table.help === 'on' && !isOver(table, view) ? ripeStones(view) : NOTHING_RIPE;
  return [
    standing(table, view, look, look.left, LEFT),
    standing(table, view, look, right, RIGHT),
    ...STONE_NUMBERS.map((stone) => stoneLine(table, view, look.left, ripe, stone)),
    `-# ${legend(view, look, ripe)}`,
    ...(view.outcome ? [] : standingLines(table, look.words, { left: look.left, turn: view.turn })),
  ].join('\n');
}

/** The stones that each seat could prove at this moment, whoever is up. */
type Ripe = Readonly<Record<Seat, readonly StoneNumber[]>>;

const NOTHING_RIPE: Ripe = { A: [], B: [] };

/** What could be proven on a board, for tables with help. */
function ripeStones(view: View): Ripe {
  const of = (seat: Seat): StoneNumber[] => STONE_NUMBERS.filter((stone) => prove(view, stone, seat).proven);
  return { A: of('A'), B: of('B') };
}

function standing(table: TableFace, view: View, { words, you }: Look, seat: Seat, arrow: string): string {
  const who = seat === you ? `**${words.table.you}**` : mentionAt(table, seat);
  const wins = isOver(table, view) ? [] : winningStones(view, seat);
  const parts = [who, words.table.stones(stonesOwned(view, seat).length)];
  if (wins.length > 0) parts.push(words.table.winsWith(wins));
  return `${arrow} ${parts.join(' · ')}`;
}

function stoneLine(table: TableFace, view: View, left: Seat, ripe: Ripe, number: StoneNumber): string {
  const stone = view.stones[number - 1];
  if (!stone) return '';
  const side = (seat: Seat): string =>
    tray(stone[seat], emptySlot(view.ruleset !== 'border-stones'), facesOf(table), {
      last: lastPlace(view, number, seat),
      first: stone.first === seat && isFull(stone),
    });
  return side(left) + stoneCell(stone, number, left, ripe) + side(otherSeat(left));
}

/** Two emoji wide: the stone in the middle while nobody's; beside its owner's flag or the hand that could take it. */
function stoneCell(stone: Stone, number: StoneNumber, left: Seat, ripe: Ripe): string {
  const digit = `${number}\uFE0F\u20E3`;
  const ripeFor = SEATS.find((seat) => stone.owner === null && ripe[seat].includes(number));
  const nearer = stone.owner ?? ripeFor;
  if (nearer === undefined) return HALF_GAP + digit + HALF_GAP;
  const sign = stone.owner === null ? RIPE : FLAG;
  return nearer === left ? sign + digit : digit + sign;
}

function lastPlace({ lastPlayed, stones }: View, number: StoneNumber, seat: Seat): number | null {
  if (lastPlayed?.stone !== number || lastPlayed.seat !== seat) return null;
  return (stones[number - 1]?.[seat].length ?? 0) - 1;
}

function isFull(stone: Stone): boolean {
  return stone.A.length === 3 && stone.B.length === 3;
}

function legend(view: View, { words: { table: words }, left }: Look, ripe: Ripe): string {
  const parts = [words.pile(view.pile)];
  if (view.pile === 0 && !view.outcome)
    parts.push(words.handSizes(view.handSizes[left], view.handSizes[otherSeat(left)]));
  if (view.lastPlayed) parts.push(`${LAID_LAST}\u00A0${words.laidLast}`);
  if (view.stones.some(isFull)) parts.push(`${COMPLETE_FIRST}\u00A0${words.completeFirst}`);
  if (ripe.A.length + ripe.B.length > 0) parts.push(`${RIPE}\u00A0${words.ripe}`);
  return parts.join(' · ');
}
