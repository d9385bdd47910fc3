import { parseCard } from '../engine/stones/cards.ts';
import { parseRulesetId } from '../engine/stones/rulesets.ts';
import { LEAGUE_SPANS } from '../engine/stones/league.ts';
import type { LeagueGame, LeagueSpan } from '../engine/stones/league.ts';
import { SOLO_BOARDS, spansOf } from '../engine/gridcannon/league.ts';
import type { SoloBoard, SoloSpan } from '../engine/gridcannon/league.ts';
import { isStoneNumber } from '../engine/stones/seats.ts';
import type { Card, Seat, StoneNumber } from '../engine/stones/types.ts';
import { parseBookId } from '../locale/index.ts';
import type { BookId, Language } from '../locale/index.ts';
import { isSoloPress, partsOfSoloPress, readSoloPress } from './solo/press.ts';
import type { SoloPress } from './solo/press.ts';

/** A command that waits until its player has said which duel is meant. `typed` is the card as it was typed. */
export type Pending =
  | { readonly command: 'play'; readonly typed: string; readonly stone: StoneNumber }
  | { readonly command: 'claim'; readonly stone: StoneNumber }
  | { readonly command: 'why'; readonly stone: StoneNumber }
  | { readonly command: 'hand' | 'end' | 'board' | 'resign' };

/** What a button means. What acts carries the version that it was drawn for. */
export type Press =
  | SoloPress
  | { readonly kind: 'accept' | 'decline' | 'withdraw'; readonly table: number; readonly version: number }
  /** `language`: the reader's wish; null for the language of who presses. */
  | {
      readonly kind: 'rules';
      readonly ruleset: BookId;
      readonly page: number;
      readonly language: Language | null;
    }
  | { readonly kind: 'hand'; readonly table: number }
  | { readonly kind: 'pick'; readonly table: number; readonly version: number; readonly card: Card }
  | {
      readonly kind: 'play';
      readonly table: number;
      readonly version: number;
      readonly card: Card;
      readonly stone: StoneNumber;
    }
  | { readonly kind: 'claim'; readonly table: number; readonly version: number; readonly stone: StoneNumber }
  | { readonly kind: 'end'; readonly table: number; readonly version: number }
  /** The list of stones that one may ask about. */
  | { readonly kind: 'whyList'; readonly table: number }
  | { readonly kind: 'why'; readonly table: number; readonly stone: StoneNumber; readonly seat: Seat }
  /** `resign` is the confirmation. */
  | {
      readonly kind: 'resignAsk' | 'resign' | 'resignCancel';
      readonly table: number;
      readonly version: number;
    }
  /** What follows a round: the next one, or (asked once) the end of the match. */
  | {
      readonly kind: 'nextRound' | 'endMatchAsk' | 'endMatch' | 'endMatchCancel';
      readonly table: number;
      readonly version: number;
    }
  | { readonly kind: 'rematch'; readonly table: number }
  /** The win where the other's time is over; the end of a round that the other has left or is silent in. */
  | { readonly kind: 'takeWin' | 'endRound'; readonly table: number; readonly version: number }
  /** The duel after so many moves; the move 0 is the deal. */
  | { readonly kind: 'replay'; readonly table: number; readonly move: number }
  | { readonly kind: 'record'; readonly table: number }
  /** A select of duels to look back at; its value is a table. */
  | { readonly kind: 'lookBack' }
  | {
      readonly kind: 'leaderboard';
      readonly game: LeagueGame;
      readonly span: LeagueSpan;
      readonly page: number;
    }
  | {
      readonly kind: 'soloLeaderboard';
      readonly board: SoloBoard;
      readonly span: SoloSpan;
      readonly page: number;
    }
  /** The answer to "which duel?". */
  | { readonly kind: 'choose'; readonly table: number; readonly version: number; readonly pending: Pending };

/** The most characters of a typed card that a button carries; no card's name is longer. */
const TYPED_LIMIT = 40;

/**
 * The custom_id of a button, at most 100 characters: the kind, then its numbers and cards, with dots between. What a
 * person typed comes last, cut to `TYPED_LIMIT`, and may hold dots itself.
 */
export function makeCustomId(press: Press): string {
  return [press.kind, ...partsOf(press)].join('.');
}

/** The press behind a custom_id; null where it is none of ours, or was edited by hand. */
export function parseCustomId(text: string): Press | null {
  if (text.length > 100) return null;
  const [kind = '', ...parts] = text.split('.');
  const press = readPress(kind, parts);
  return press !== null && makeCustomId(press) === text ? press : null;
}

function partsOf(press: Press): readonly (string | number)[] {
  if (isSoloPress(press)) return partsOfSoloPress(press);
  switch (press.kind) {
    case 'rules':
      return [press.ruleset, press.page, press.language ?? '-'];
    case 'leaderboard':
      return [press.game, press.span, press.page];
    case 'soloLeaderboard':
      return [press.board, press.span, press.page];
    case 'lookBack':
      return [];
    case 'replay':
      return [press.table, press.move];
    case 'hand':
    case 'whyList':
    case 'rematch':
    case 'record':
      return [press.table];
    case 'pick':
      return [press.table, press.version, press.card];
    case 'play':
      return [press.table, press.version, press.card, press.stone];
    case 'claim':
      return [press.table, press.version, press.stone];
    case 'why':
      return [press.table, press.stone, press.seat];
    case 'choose':
      return [press.table, press.version, ...partsOfPending(press.pending)];
    case 'accept':
    case 'decline':
    case 'withdraw':
    case 'end':
    case 'resignAsk':
    case 'resign':
    case 'resignCancel':
    case 'nextRound':
    case 'endMatchAsk':
    case 'endMatch':
    case 'endMatchCancel':
    case 'takeWin':
    case 'endRound':
      return [press.table, press.version];
  }
}

function partsOfPending(pending: Pending): readonly (string | number)[] {
  switch (pending.command) {
    case 'play':
      return [pending.command, pending.stone, pending.typed.slice(0, TYPED_LIMIT)];
    case 'claim':
    case 'why':
      return [pending.command, pending.stone];
    case 'hand':
    case 'end':
    case 'board':
    case 'resign':
      return [pending.command];
  }
}

/** Reads parts; whatever is missing or too much shows when the press is written again and compared. */
function readPress(kind: string, parts: readonly string[]): Press | null {
  if (kind === 'rules') return readRules(parts);
  if (kind === 'leaderboard') return readLeaderboard(parts);
  if (kind === 'soloLeaderboard') return readSoloLeaderboard(parts);
  if (kind === 'lookBack') return { kind };
  const [first = '', second = '', third = '', fourth = ''] = parts;
  const table = readNumber(first);
  if (table === null) return null;
  if (kind.startsWith('grid')) {
    return readSoloPress(kind, table, { second: readNumber(second), texts: parts.slice(2) });
  }
  if (kind === 'hand' || kind === 'whyList' || kind === 'rematch' || kind === 'record')
    return { kind, table };
  if (kind === 'why') return readWhy(table, second, third);
  const version = readNumber(second);
  if (version === null) return null;
  if (kind === 'replay') return { kind, table, move: version };
  switch (kind) {
    case 'accept':
    case 'decline':
    case 'withdraw':
    case 'end':
    case 'resignAsk':
    case 'resign':
    case 'resignCancel':
    case 'nextRound':
    case 'endMatchAsk':
    case 'endMatch':
    case 'endMatchCancel':
    case 'takeWin':
    case 'endRound':
      return { kind, table, version };
    case 'pick': {
      const card = readCard(third);
      return card && { kind, table, version, card };
    }
    case 'play': {
      const [card, stone] = [readCard(third), readStone(fourth)];
      return card && stone && { kind, table, version, card, stone };
    }
    case 'claim': {
      const stone = readStone(third);
      return stone && { kind, table, version, stone };
    }
    case 'choose': {
      const pending = readPending(parts.slice(2));
      return pending && { kind, table, version, pending };
    }
    default:
      return null;
  }
}

function readRules([id = '', pageText = '', wish = '']: readonly string[]): Press | null {
  const [ruleset, page] = [parseBookId(id), readNumber(pageText)];
  if (ruleset === null || page === null) return null;
  return { kind: 'rules', ruleset, page, language: wish === 'en' || wish === 'de' ? wish : null };
}

function readLeaderboard([game = '', span = '', pageText = '']: readonly string[]): Press | null {
  const page = readNumber(pageText);
  const known = game === 'all' ? game : parseRulesetId(game);
  const asked = LEAGUE_SPANS.find((each) => each === span);
  return known && asked && page !== null ? { kind: 'leaderboard', game: known, span: asked, page } : null;
}

function readSoloLeaderboard([boardText = '', span = '', pageText = '']: readonly string[]): Press | null {
  const page = readNumber(pageText);
  const board = SOLO_BOARDS.find((each) => each === boardText);
  const asked = board && spansOf(board).find((each) => each === span);
  return asked && page !== null ? { kind: 'soloLeaderboard', board, span: asked, page } : null;
}

function readWhy(table: number, stoneText: string, seat: string): Press | null {
  const stone = readStone(stoneText);
  return stone && (seat === 'A' || seat === 'B') ? { kind: 'why', table, stone, seat } : null;
}

function readPending([command = '', stoneText = '', ...typed]: readonly string[]): Pending | null {
  if (command === 'hand' || command === 'end' || command === 'board' || command === 'resign')
    return { command };
  const stone = readStone(stoneText);
  if (stone === null) return null;
  if (command === 'play') return { command, typed: typed.join('.'), stone };
  return command === 'claim' || command === 'why' ? { command, stone } : null;
}

/** A whole number from 0 that no table, version or page ever outgrows. */
function readNumber(text: string): number | null {
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}

function readStone(text: string): StoneNumber | null {
  const number = readNumber(text);
  return isStoneNumber(number) ? number : null;
}

/** A card of either deck: no letter of a suit belongs to both. */
function readCard(text: string): Card | null {
  return parseCard('border-stones', text) ?? parseCard('schotten-totten', text);
}
