import { quote } from '../engine/quote.ts';
import type { Parsed } from '../engine/ruleset.ts';
import { parseStones } from '../engine/stones/notation.ts';
import { parseRulesetId, rulesets } from '../engine/stones/rulesets.ts';
import { isStoneNumber } from '../engine/stones/seats.ts';
import type { Board, RulesetId, Seat, StoneNumber } from '../engine/stones/types.ts';
import { RequestError, type ErrorCode } from './requestError.ts';

/** The members of a request, or of an object in it, unread. */
export type Fields = Readonly<Record<string, unknown>>;

/** The game of one player; all others are duels. */
export const GRIDCANNON = 'gridcannon';

const DUELS = rulesets.map(({ id }) => `"${id}"`).join(', ');

/** Whether a value is a JSON object. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The game that a field `game` names. */
export function readGame(fields: Fields): RulesetId | typeof GRIDCANNON {
  const { game } = fields;
  if (game === GRIDCANNON) return game;
  const duel = parseDuel(game);
  if (duel !== null) return duel;
  throw bad('game', `one of ${DUELS}, "${GRIDCANNON}"`, game);
}

/** The duel that a field `game` names, where the question is about stones. */
export function readDuel(fields: Fields): RulesetId {
  const { game } = fields;
  const duel = parseDuel(game);
  if (duel !== null) return duel;
  if (game !== GRIDCANNON) throw bad('game', `one of ${DUELS}`, game);
  const message = `The field "game" must be one of ${DUELS}: "${GRIDCANNON}" has no stones.`;
  throw new RequestError('bad-request', message);
}

function parseDuel(game: unknown): RulesetId | null {
  return typeof game === 'string' ? parseRulesetId(game) : null;
}

/** The seat of a field `player`. */
export function readPlayer(fields: Fields, where = ''): Seat {
  const { player } = fields;
  if (player === 'A' || player === 'B') return player;
  throw bad(`${where}player`, '"A" or "B"', player);
}

/** Checks the field `player` of a game for one: it may be left out. */
export function readOnlyPlayer({ player }: Fields): void {
  if (player !== undefined && player !== 'A') throw bad('player', '"A" or left out', player);
}

/** The stone of a field `stone`. */
export function readStone(fields: Fields, where = ''): StoneNumber {
  const { stone } = fields;
  if (isStoneNumber(stone)) return stone;
  const code = Number.isInteger(stone) ? 'bad-position' : 'bad-request';
  throw bad(`${where}stone`, 'a whole number from 1 to 9', stone, code);
}

/** The text of a field. */
export function readText(fields: Fields, name: string, where = ''): string {
  const value = fields[name];
  if (typeof value === 'string') return value;
  throw bad(`${where}${name}`, 'a text', value);
}

/** The table of a field `stones`. */
export function readBoard(ruleset: RulesetId, fields: Fields, where = ''): Board {
  return take(parseStones(ruleset, readText(fields, 'stones', where)), 'bad-position', where);
}

/** The whole number of a field that must lie between two others. */
export function readInteger(fields: Fields, name: string, least: number, most: number): number {
  const value = fields[name];
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
  throw bad(name, `a whole number from ${least} to ${most}`, value);
}

/** The objects of a field that must be a list of them. */
export function readObjects(fields: Fields, name: string, where = ''): readonly Fields[] {
  const value = fields[name];
  if (!Array.isArray(value)) throw bad(`${where}${name}`, 'a list', value);
  return value.map((each: unknown, index) => {
    if (!isFields(each)) throw bad(`${where}${name}[${index}]`, 'an object', each);
    return each;
  });
}

/** A value that the engine has read, or the error with its sentence; `where` says in which part of the request. */
export function take<T>(parsed: Parsed<T>, code: ErrorCode, where = ''): T {
  if (parsed.ok) return parsed.value;
  throw new RequestError(code, where === '' ? parsed.message : `${where.slice(0, -1)}: ${parsed.message}`);
}

/** The object of a field. */
export function readObject(fields: Fields, name: string, where = ''): Fields {
  const value = fields[name];
  if (isFields(value)) return value;
  throw bad(`${where}${name}`, 'an object', value);
}

/** The whole number of a field that can't be below 0. */
export function readCount(fields: Fields, name: string, where = ''): number {
  const value = fields[name];
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
  throw bad(`${where}${name}`, 'a whole number from 0', value);
}

/** The value of a field that must be one of a few. */
export function readOneOf<Value extends string | number | boolean | null>(
  fields: Fields,
  name: string,
  values: readonly Value[],
  where = '',
): Value {
  const found = values.find((each) => each === fields[name]);
  if (found !== undefined) return found;
  throw bad(
    `${where}${name}`,
    `one of ${values.map((each) => JSON.stringify(each)).join(', ')}`,
    fields[name],
  );
}

/** Checks a field that must be null. */
export function readNull(fields: Fields, name: string, where = ''): void {
  if (fields[name] !== null) throw bad(`${where}${name}`, 'null', fields[name]);
}

/** The error of a position that can't be. */
export function impossible(message: string): RequestError {
  return new RequestError('bad-position', message);
}

/** The error of a field that isn't there. */
export function missing(name: string, wanted: string): RequestError {
  return new RequestError('bad-request', `The field "${name}" is missing; it must be ${wanted}.`);
}

/** The error of a field with a value that it can't have. */
export function bad(
  name: string,
  wanted: string,
  given: unknown,
  code: ErrorCode = 'bad-request',
): RequestError {
  if (given === undefined) return missing(name, wanted);
  return new RequestError(code, `The field "${name}" must be ${wanted}, not ${quote(given)}.`);
}
