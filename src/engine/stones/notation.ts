import { quote } from '../quote.ts';
import type { Parsed } from '../ruleset.ts';
import { CODES, codeOf, parseCard } from './cards.ts';
import { STONES } from './seats.ts';
import type { Board, Card, RulesetId, Seat, Stone } from './types.ts';

/**
 * The table as one line of text, so that a position fits into a test and into a message.
 *
 * Nine stones, separated by `/`. Each is A's cards, `|`, B's cards, in the order laid; then `^A` or `^B`, exactly
 * where both sides are complete, for the side complete first; then `=A` or `=B` where the stone is owned:
 * `9s9h9d|5c6c/|/Ks|/2h3h4h|2c3c4c^A=A/|/|/|/|/|`.
 */

/** By card code: the stone where it was met, to tell where its double lies; 0 for none yet. */
type Found = Uint8Array;

/**
 * Reads a table. Whose turn it is, and whether so many cards could have been laid by now, is not judged.
 * The sentence about a text that can't be read names the stone and the card.
 */
export function parseStones(ruleset: RulesetId, text: string): Parsed<Board> {
  const parts = text.split('/', STONES + 1);
  if (parts.length !== STONES) {
    const count = parts.length < STONES ? parts.length : 'more';
    return wrong(`There must be nine stones with "/" between them, not ${count}.`);
  }
  const found: Found = new Uint8Array(CODES);
  const stones: Stone[] = [];
  for (const part of parts) {
    const stone = parseStone(ruleset, part, stones.length + 1, found);
    if (!stone.ok) return stone;
    stones.push(stone.value);
  }
  return { ok: true, value: { ruleset, stones } };
}

/** The text of a table; `parseStones` reads it back to an equal one. */
export function makeStones(board: Board): string {
  return board.stones.map(makeStone).join('/');
}

function makeStone({ A, B, first, owner }: Stone): string {
  const both = isComplete(A) && isComplete(B);
  const firstMark = both && first !== null ? `^${first}` : '';
  const ownerMark = owner === null ? '' : `=${owner}`;
  return `${A.join('')}|${B.join('')}${firstMark}${ownerMark}`;
}

function parseStone(ruleset: RulesetId, text: string, number: number, found: Found): Parsed<Stone> {
  const bar = text.indexOf('|');
  if (bar < 0) return wrong(`Stone ${number} has no "|" between the cards of A and those of B.`);
  const end = startOfMarks(text, bar);
  const A = parseSide(ruleset, text.slice(0, bar), number, 'A', found);
  if (!A.ok) return A;
  const B = parseSide(ruleset, text.slice(bar + 1, end), number, 'B', found);
  if (!B.ok) return B;
  const marks = parseMarks(text.slice(end), number);
  if (!marks.ok) return marks;
  const { first, owner } = marks.value;
  if (isComplete(A.value) && isComplete(B.value)) {
    if (first === null) return wrong(`Stone ${number} needs "^A" or "^B", since both sides are complete.`);
    return { ok: true, value: { A: A.value, B: B.value, owner, first } };
  }
  if (first !== null) return wrong(`Stone ${number} has "^${first}", but not both sides are complete.`);
  return { ok: true, value: { A: A.value, B: B.value, owner, first: completeSide(A.value, B.value) } };
}

function parseSide(
  ruleset: RulesetId,
  text: string,
  stone: number,
  seat: Seat,
  found: Found,
): Parsed<readonly Card[]> {
  const cards: Card[] = [];
  for (let start = 0; start < text.length; start += 2) {
    const piece = text.slice(start, start + 2);
    const card = parseCard(ruleset, piece);
    if (card === null) return wrongSide(stone, seat, `: ${quote(piece)} is no card of ${ruleset}.`);
    if (isComplete(cards)) return wrongSide(stone, seat, ' has more than three cards.');
    const code = codeOf(card);
    const before = found[code] ?? 0;
    if (before !== 0) return wrongSide(stone, seat, `: ${card} lies at stone ${before} already.`);
    found[code] = stone;
    cards.push(card);
  }
  return { ok: true, value: cards };
}

/** Where the cards of B end: at `^` or `=`, or with the text. */
function startOfMarks(text: string, bar: number): number {
  for (let at = bar + 1; at < text.length; at++) {
    if (text.charAt(at) === '^' || text.charAt(at) === '=') return at;
  }
  return text.length;
}

function parseMarks(text: string, stone: number): Parsed<Pick<Stone, 'first' | 'owner'>> {
  const first = text.startsWith('^') ? parseSeat(text.charAt(1)) : null;
  const rest = first === null ? text : text.slice(2);
  const owner = rest.startsWith('=') ? parseSeat(rest.charAt(1)) : null;
  if (rest.length === (owner === null ? 0 : 2)) return { ok: true, value: { first, owner } };
  return wrong(`Stone ${stone} ends with ${quote(text)}, which is not "^" and a seat, then "=" and a seat.`);
}

function parseSeat(letter: string): Seat | null {
  return letter === 'A' || letter === 'B' ? letter : null;
}

function completeSide(A: readonly Card[], B: readonly Card[]): Seat | null {
  if (isComplete(A)) return 'A';
  return isComplete(B) ? 'B' : null;
}

function isComplete(side: readonly Card[]): boolean {
  return side.length === 3;
}

function wrongSide(
  stone: number,
  seat: Seat,
  what: string,
): { readonly ok: false; readonly message: string } {
  return wrong(`Stone ${stone}, side ${seat}${what}`);
}

function wrong(message: string): { readonly ok: false; readonly message: string } {
  return { ok: false, message };
}
