import { otherSeat } from '../engine/stones/seats.ts';
import type { Card, Seat, StoneNumber, View } from '../engine/stones/types.ts';
import { cardName } from '../locale/index.ts';
import { facesOf } from './faces.ts';
import { cut, plainName } from './names.ts';
import type { TableFace } from './table.ts';

/** The most characters of a choice's name, and of a thread's. */
const LONGEST = 100;

/** A card in autocomplete: `9♠`, or `9♠ · Ben` where several duels fit. */
export function cardLabel(table: TableFace, card: Card, against?: string): string {
  return withOpponent(cardName(card, facesOf(table)), against);
}

/** A stone in autocomplete with what lies there, the viewer's own side left: `4 · 9♠ 9♥ | 5♣`. */
export function stoneLabel(table: TableFace, view: View, stone: StoneNumber, against?: string): string {
  const left = view.seat ?? 'A';
  const side = (seat: Seat): string =>
    (view.stones[stone - 1]?.[seat] ?? []).map((card) => cardName(card, facesOf(table))).join(' ') || '–';
  return withOpponent(`${stone} · ${side(left)} | ${side(otherSeat(left))}`, against);
}

/** The name of a duel's thread, with both players' plain names. */
export function threadName(table: TableFace, names: Readonly<Record<Seat, string>>): string {
  const game = facesOf(table).game.rulesets[table.ruleset];
  return cut(`${plainName(names.A)} – ${plainName(names.B)} · ${game}`, LONGEST);
}

function withOpponent(label: string, against: string | undefined): string {
  return cut(against === undefined ? label : `${label} · ${plainName(against)}`, LONGEST);
}
