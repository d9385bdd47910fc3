import { STONE_NUMBERS } from '../engine/stones/seats.ts';
import type { StoneNumber } from '../engine/stones/types.ts';
import type { TableId } from '../table/ports.ts';
import type { OptionValue } from './interaction.ts';

/**
 * What autocomplete puts into an option where several duels fit: a card carries its table behind an `@`, a stone the
 * table in front of its digit (table 12, stone 4: 124). What people type has neither.
 */

export interface Aimed<T> {
  readonly value: T;
  /** The duel that the choice was made for; null where it was typed, or only one fits. */
  readonly table: TableId | null;
}

/** A text option; empty where it was left out. */
export function textOf(given: OptionValue | undefined): string {
  return typeof given === 'object' || given === undefined ? '' : String(given);
}

/** The value of a card's choice. */
export function makeCardValue(card: string, table: TableId | null): string {
  return table === null ? card : `${card}@${table}`;
}

/** Reads a card option. What stands before the `@` is still a text that people may have typed. */
export function parseCardValue(given: OptionValue | undefined): Aimed<string> {
  const text = textOf(given);
  const carried = /^(.*)@([1-9]\d{0,8})$/su.exec(text);
  return carried ? { value: carried[1] ?? '', table: Number(carried[2]) } : { value: text, table: null };
}

/** The value of a stone's choice. */
export function makeStoneValue(stone: StoneNumber, table: TableId | null): number {
  return table === null ? stone : table * 10 + stone;
}

/** Reads a stone option; the value is null where it is no stone from 1 to 9. */
export function parseStoneValue(given: OptionValue | undefined): Aimed<StoneNumber | null> {
  if (typeof given !== 'number' || !Number.isSafeInteger(given)) return { value: null, table: null };
  const stone = STONE_NUMBERS.find((number) => number === given % 10) ?? null;
  const table = Math.floor(given / 10);
  return table > 0 && stone !== null
    ? { value: stone, table }
    : { value: given < 10 ? stone : null, table: null };
}
