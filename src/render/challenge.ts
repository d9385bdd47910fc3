import { button, rows, rulesButton } from './buttons.ts';
import { facesOf, mentionAt } from './faces.ts';
import type { Message } from './message.ts';
import { textMessage } from './notice.ts';
import type { TableFace } from './table.ts';

/** How a challenge stops being open. */
export type ChallengeEnding = 'accepted' | 'declined' | 'withdrawn' | 'expired';

/** A challenge as it is posted. */
export interface OpenChallenge extends TableFace {
  readonly thread: 'on' | 'off';
  /** When it expires, in milliseconds. */
  readonly expiresAt: number;
}

/** The challenge: pings the one challenged and says in one sentence what is accepted. */
export function paintChallenge(table: OpenChallenge): Message {
  const words = facesOf(table);
  const { challenge, game, buttons } = words;
  const offer = challenge.offered(
    mentionAt(table, 'A'),
    mentionAt(table, 'B'),
    game.rulesets[table.ruleset],
    game.claims[table.options.claims],
    table.options.hand,
  );
  const besides = [
    ...(table.help === 'on' ? [challenge.helpOn] : []),
    ...(table.thread === 'on' ? [challenge.inThread] : []),
    challenge.open(`<t:${Math.floor(table.expiresAt / 1000)}:f>`),
  ];
  const { id, version } = table;
  const choices = [
    button({ kind: 'accept', table: id, version }, buttons.accept, 'good'),
    button({ kind: 'decline', table: id, version }, buttons.decline),
    button({ kind: 'withdraw', table: id, version }, buttons.withdraw),
    rulesButton(table.ruleset, words),
  ];
  return { ...textMessage(`${offer}\n-# ${besides.join(' · ')}`, rows(choices)), ping: table.opponent };
}

/** What a challenge turns into once it was answered, taken back, or left too long. */
export function paintClosedChallenge(table: TableFace, how: ChallengeEnding): Message {
  const { challenge, game } = facesOf(table);
  return textMessage(
    challenge[how](mentionAt(table, 'A'), mentionAt(table, 'B'), game.rulesets[table.ruleset]),
  );
}
