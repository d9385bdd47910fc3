import type { Card, StoneNumber } from '../engine/stones/types.ts';
import type { Locale } from '../locale/index.ts';
import { button, rows } from './buttons.ts';
import { printed } from './cards.ts';
import type { Pending } from './customId.ts';
import { facesOf } from './faces.ts';
import type { Message } from './message.ts';
import { textMessage } from './notice.ts';
import type { TableFace } from './table.ts';

/** The most buttons that a message has. */
const MOST_BUTTONS = 25;

/** A duel that somebody can choose. */
export interface DuelChoice {
  readonly table: TableFace;
  /** A plain name (`plainName`): labels show no mentions. */
  readonly against: string;
  /** Whether the one who chooses is up there. */
  readonly up: boolean;
}

/** Asks once whether a player means to resign. */
export function paintResignQuestion(table: TableFace, words: Locale): Message {
  const { id, version } = table;
  return textMessage(
    words.questions.resign,
    rows([
      button({ kind: 'resign', table: id, version }, words.buttons.resign, 'grave'),
      button({ kind: 'resignCancel', table: id, version }, words.buttons.keepPlaying),
    ]),
  );
}

/** Asks once whether a player means to end the match between two of its rounds. */
export function paintEndMatchQuestion(table: TableFace, words: Locale): Message {
  const { id, version } = table;
  return textMessage(
    words.questions.endMatch,
    rows([
      button({ kind: 'endMatch', table: id, version }, words.buttons.endMatchYes, 'grave'),
      button({ kind: 'endMatchCancel', table: id, version }, words.buttons.keepPlaying),
    ]),
  );
}

/** Asks which duel a command meant; each answer carries the command on. */
export function paintDuelPicker(words: Locale, pending: Pending, duels: readonly DuelChoice[]): Message {
  const { questions } = words;
  const choices = duels.slice(0, MOST_BUTTONS).map(({ table, against, up }) => {
    const press = { kind: 'choose', table: table.id, version: table.version, pending } as const;
    return up ? button(press, questions.duelUp(against), 'main') : button(press, against);
  });
  return textMessage(questions.whichDuel, rows(choices));
}

/** Asks which of several cards a typed text meant; each answer plays it. */
export function paintCardPicker(
  table: TableFace,
  words: Locale,
  cards: readonly Card[],
  stone: StoneNumber,
): Message {
  const { id, version } = table;
  const choices = cards.map((card) =>
    button(
      { kind: 'play', table: id, version, card, stone },
      words.buttons.lay(printed(card, facesOf(table)), stone),
    ),
  );
  return textMessage(words.questions.whichCard(stone), rows(choices));
}
