import { moment } from '../locale/index.ts';
import type { Locale } from '../locale/index.ts';
import { button, rows, rulesButton } from './buttons.ts';
import { facesOf, mention } from './faces.ts';
import { formOf } from './match.ts';
import type { Message } from './message.ts';
import { textMessage } from './notice.ts';
import type { TableFace } from './table.ts';

/** How a challenge stops being open. */
export type ChallengeEnding = 'accepted' | 'declined' | 'withdrawn' | 'expired';

/** A table to which somebody was challenged, or, where the opponent is null, anybody. */
export type ChallengeFace = Omit<TableFace, 'opponent'> & { readonly opponent: string | null };

/** A challenge as it is posted. */
export type OpenChallenge = ChallengeFace & {
  readonly thread: 'on' | 'off';
  /** When it expires, in milliseconds. */
  readonly expiresAt: number;
  /** Hours for each move; null without a clock. */
  readonly clockHours: number | null;
  /** The duel after which it asks for a rematch. */
  readonly rematchOf: number | null;
};

/** The challenge: pings the one challenged, if there is one, and says in one sentence what is accepted. */
export function paintChallenge(table: OpenChallenge): Message {
  const words = facesOf(table);
  const { challenge, leaving } = words;
  const besides = [
    ...(table.clockHours === null ? [] : [leaving.clock(table.clockHours)]),
    ...(table.help === 'on' ? [challenge.helpOn] : []),
    ...(table.thread === 'on' ? [challenge.inThread] : []),
    challenge.open(moment(table.expiresAt)),
  ];
  return {
    ...textMessage(`${offerOf(table, words)}\n-# ${besides.join(' · ')}`, rows(answers(table, words))),
    ping: table.opponent,
  };
}

function offerOf(table: OpenChallenge, words: Locale): string {
  const { challenge, game } = words;
  const who = mention(table.challenger);
  const terms = {
    game: game.rulesets[table.ruleset],
    form: formOf(table.match, words),
    claims: game.claims[table.options.claims],
    hand: table.options.hand,
  };
  if (table.opponent === null) return challenge.offeredToAll(who, terms);
  const offered = table.rematchOf === null ? challenge.offered : challenge.rematch;
  return offered(who, mention(table.opponent), terms);
}

function answers(table: OpenChallenge, words: Locale) {
  const { id, version } = table;
  const { buttons } = words;
  return [
    button({ kind: 'accept', table: id, version }, buttons.accept, 'good'),
    ...(table.opponent === null ? [] : [button({ kind: 'decline', table: id, version }, buttons.decline)]),
    button({ kind: 'withdraw', table: id, version }, buttons.withdraw),
    rulesButton(table.ruleset, words),
  ];
}

/** What a challenge turns into once it was answered, taken back, or left too long. */
export function paintClosedChallenge(table: ChallengeFace, how: ChallengeEnding): Message {
  const { challenge, game } = facesOf(table);
  const who = mention(table.challenger);
  const name = game.rulesets[table.ruleset];
  if (table.opponent !== null) return textMessage(challenge[how](who, mention(table.opponent), name));
  // Whoever accepts becomes the opponent, and nobody can decline what is open to all.
  return textMessage(challenge.unanswered[how === 'expired' ? how : 'withdrawn'](who, name));
}
