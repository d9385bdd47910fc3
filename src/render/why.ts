import { explain } from '../engine/stones/explain.ts';
import { otherSeat, STONE_NUMBERS } from '../engine/stones/seats.ts';
import type { Seat, StoneNumber, View } from '../engine/stones/types.ts';
import type { Locale } from '../locale/index.ts';
import { button, rows } from './buttons.ts';
import type { Button } from './buttons.ts';
import { mentionAt } from './faces.ts';
import type { Message } from './message.ts';
import { textMessage } from './notice.ts';
import { toPublic } from './table.ts';
import type { PublicView, TableFace } from './table.ts';
import { reasonLines, sideLines } from './verdict.ts';

/**
 * Whether somebody may ask why a seat can or can't claim a stone. Spectators always may, and everybody at a table with
 * help; players without it only where the answer gives no verdict away.
 *
 * @param asker the asking player's seat; null for who watches
 */
export function mayAskWhy(
  table: TableFace,
  view: View,
  asker: Seat | null,
  stone: StoneNumber,
  seat: Seat,
): boolean {
  if (table.help === 'on' || asker === null) return true;
  const lies = view.stones[stone - 1];
  if (!lies) return false;
  if (lies.owner !== null || (lies.A.length === 3 && lies.B.length === 3)) return true;
  return view.refused.some((claim) => claim.stone === stone && claim.seat === seat);
}

/**
 * Whose claim to explain where only a stone was named: the owner's, else one that is complete, the asker's own first.
 * Null where the asker may ask about neither.
 */
export function seatToExplain(
  table: TableFace,
  view: View,
  asker: Seat | null,
  stone: StoneNumber,
): Seat | null {
  const lies = view.stones[stone - 1];
  const first = lies?.owner ?? asker ?? lies?.first ?? 'A';
  const allowed = [first, otherSeat(first)].filter((seat) => mayAskWhy(table, view, asker, stone, seat));
  return allowed.find((seat) => lies?.[seat].length === 3) ?? allowed[0] ?? null;
}

/** Why a seat can or can't claim a stone, for one person, from the cards on the table alone. */
export function paintWhy(
  table: TableFace,
  view: PublicView,
  words: Locale,
  asker: Seat | null,
  stone: StoneNumber,
  seat: Seat,
): Message {
  const { seat: explained, owner, proof, grounds } = explain(view, stone, seat);
  const asked = words.verdict.asked(stone);
  const title =
    owner === null ? `**${asked}** · ${words.verdict.claimFor(mentionAt(table, explained))}` : `**${asked}**`;
  const content = [
    title,
    ...sideLines(table, view, stone, { words, left: asker ?? 'A', you: asker }),
    ...(owner === null ? [] : [words.verdict.why.owned(mentionAt(table, owner))]),
    ...reasonLines(table, words, { seat: explained, proof, grounds }),
    `-# ${words.verdict.onlyTable}`,
  ].join('\n');
  const other = otherSeat(explained);
  const buttons = [
    ...(owner === null && mayAskWhy(table, view, asker, stone, other)
      ? [button({ kind: 'why', table: table.id, stone, seat: other }, words.buttons.otherSide)]
      : []),
    button({ kind: 'whyList', table: table.id }, words.buttons.otherStone),
    ...(asker === null ? [] : [button({ kind: 'hand', table: table.id }, words.buttons.hand)]),
  ];
  return textMessage(content, rows(buttons));
}

/** Asks which stone is to be explained; offers those that the asker may ask about. */
export function paintWhyList(table: TableFace, view: View, words: Locale, asker: Seat | null): Message {
  const stones = whyButtons(table, toPublic(view), words, asker);
  const back = asker === null ? [] : [button({ kind: 'hand', table: table.id }, words.buttons.hand)];
  if (stones.length === 0) return textMessage(words.verdict.noStone, rows(back));
  return textMessage(words.verdict.whichStone, rows(stones, back));
}

/** A button for each stone that the asker may ask about. */
function whyButtons(
  table: TableFace,
  view: PublicView,
  { buttons }: Locale,
  asker: Seat | null,
): readonly Button[] {
  return STONE_NUMBERS.flatMap((stone) => {
    const seat = seatToExplain(table, view, asker, stone);
    return seat === null ? [] : [button({ kind: 'why', table: table.id, stone, seat }, buttons.stone(stone))];
  });
}

/** Whether there is any stone that the asker may ask about. */
export function hasWhy(table: TableFace, view: View, asker: Seat | null): boolean {
  return STONE_NUMBERS.some((stone) => seatToExplain(table, view, asker, stone) !== null);
}
