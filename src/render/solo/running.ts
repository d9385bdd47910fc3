import type { GridCard, GridView } from '../../engine/gridcannon/types.ts';
import type { Locale } from '../../locale/index.ts';
import type { Message } from '../message.ts';
import { latest, textMessage } from '../notice.ts';
import { legendText, soloBoardText } from './board.ts';
import type { SpotMarks } from './board.ts';
import { gridCard, gridCards } from './cards.ts';
import type { SoloFace, SoloState } from './face.ts';
import { newsSentences } from './news.ts';
import { liftedCard, questionOf, questionText } from './question.ts';
import { soloButtons, spotMarks } from './soloButtons.ts';
import { countingLines, headLine, statusLines } from './status.ts';

/**
 * A running game: what is new, the board, what lies beside it, the card that waits, and as buttons all that can be done,
 * in at most three presses. What is asked for by `state.mode` but isn't possible is not asked.
 */
export function paintSolo(face: SoloFace, view: GridView, words: Locale, state: SoloState): Message {
  const question = questionOf(view, state.mode);
  const asked = questionText(view, question, words);
  const head = [
    headLine(face, words),
    // Said at the beginning alone: later it would only take room.
    ...(face.version === 0 ? countingLines(face, words) : []),
    ...(state.remark === null ? [] : [state.remark]),
  ];
  const table = tableLines(view, words, {
    marks: spotMarks(view, question),
    lifted: liftedCard(view, question),
  });
  const prompt = asked === null ? [] : [asked];
  const news = newsLines(view, words, state.news, [...head, ...table, ...prompt]);
  return textMessage(
    [...head, ...news, ...table, ...prompt].join('\n'),
    soloButtons({ face, view, words }, question),
  );
}

/** What a question adds to the table. */
interface Asked {
  readonly marks: SpotMarks;
  /** The card that is to be reassigned: it is the one shown large. */
  readonly lifted: GridCard | null;
}

/** The board, what lies beside it, and the card to be dealt with, large; whatever waits before or behind it is named. */
export function tableLines(view: GridView, words: Locale, asked?: Asked): readonly string[] {
  const { pending, held, aside } = view;
  const legend = legendText(view, words);
  const [large = null, ...waiting] = [asked?.lifted ?? null, pending, held].filter((card) => card !== null);
  return [
    soloBoardText(view, words, asked?.marks),
    ...statusLines(view, words),
    ...(legend === '' ? [] : [legend]),
    ...waiting.map((card) => words.solo.waits(gridCard(card, words))),
    ...(large === null ? [] : [`# ${gridCard(large, words)}`]),
    ...(aside.length === 0 ? [] : [words.solo.afterThat(gridCards(aside, words))]),
  ];
}

/** What has happened as one paragraph, as far as there is room beside the other lines; none where nothing has. */
export function newsLines(
  view: GridView,
  words: Locale,
  events: SoloState['news'],
  others: readonly string[],
): readonly string[] {
  const told = latest(newsSentences(view, events, words), others);
  return told.length === 0 ? [] : [told.join(' ')];
}
