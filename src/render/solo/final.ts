import { healthOf, isInvincible } from '../../engine/gridcannon/aim.ts';
import type { GridSolution } from '../../engine/gridcannon/solution.ts';
import type { GridEvent, GridView } from '../../engine/gridcannon/types.ts';
import type { Locale } from '../../locale/index.ts';
import { button, rows } from '../buttons.ts';
import type { Button } from '../buttons.ts';
import type { Message } from '../message.ts';
import { textMessage } from '../notice.ts';
import { legendText, soloBoardText } from './board.ts';
import { gridCard } from './cards.ts';
import type { SoloFace, SoloFaceEnding } from './face.ts';
import { yesterdayButtons } from './soloButtons.ts';
import { newsLines } from './running.ts';
import { countingLines, fallenCount, headLine, ployText } from './status.ts';

/** How the end of a game is shown. */
export interface SoloEnd {
  /** What has happened since the player's last press. */
  readonly news: readonly GridEvent[];
  /** What is known of the whole deal; null shows nothing of it. */
  readonly solution: GridSolution | 'searching' | null;
}

/**
 * A game that is over: won with its score, or lost and why; the deal, what could have been made of it, and what can
 * follow. While the deal's number is secret (`face.deal` is null), nothing is shown that would tell of it.
 */
export function paintSoloFinal(face: SoloFace, view: GridView, words: Locale, end: SoloEnd): Message {
  const head = [headLine(face, words)];
  const legend = legendText(view, words);
  const rest = [
    soloBoardText(view, words),
    ployText(view, words),
    ...(legend === '' ? [] : [legend]),
    ...(face.ending === null ? [] : endingLines(face.ending, view, words)),
    ...dealLines(face, words, end.solution),
  ];
  const news = newsLines(view, words, end.news, [...head, ...rest]);
  return textMessage([...head, ...news, ...rest].join('\n'), finalButtons(face, words, end.solution));
}

function endingLines(ending: SoloFaceEnding, view: GridView, words: Locale): readonly string[] {
  const { solo } = words;
  if (ending.status === 'won') return [`## 🏆 ${solo.won(ending.score)}`];
  return [`## ${solo.lost}`, `${lossText(ending.by, view, words)} ${solo.fallen(fallenCount(view))}`];
}

/** Why a game is lost. Whoever has become invincible is named. */
function lossText(
  by: Extract<SoloFaceEnding, { status: 'lost' }>['by'],
  view: GridView,
  words: Locale,
): string {
  const culprit =
    by === 'invincible-royal'
      ? Object.values(view.royals).find((each) => !each.dead && isInvincible(each))
      : null;
  return culprit
    ? words.solo.invincible(gridCard(culprit.card, words), healthOf(culprit))
    : words.solo.lostBy[by];
}

function dealLines(face: SoloFace, words: Locale, solution: SoloEnd['solution']): readonly string[] {
  const { solo } = words;
  const uncounted = countingLines(face, words);
  if (face.deal === null) return uncounted;
  return [
    // The heading names every other deal already.
    ...(face.daily === null ? [] : [`-# ${solo.dealNumber(face.deal)}`]),
    ...uncounted,
    ...solutionLines(face, solution, solo),
  ];
}

/** What the deal could have brought. A game that was won as well as that needs no such word. */
function solutionLines(
  { ending }: SoloFace,
  solution: SoloEnd['solution'],
  solo: Locale['solo'],
): readonly string[] {
  if (solution === 'searching') return [solo.searching];
  switch (solution?.outcome) {
    case 'won': {
      const isMatched = ending?.status === 'won' && ending.score >= solution.score;
      return isMatched ? [] : [solo.solvable(solution.score)];
    }
    case 'lost':
      return [solo.unsolvable];
    case 'unknown':
    case undefined:
      return [];
  }
}

function finalButtons(face: SoloFace, words: Locale, solution: SoloEnd['solution']): Message['components'] {
  const { id, deal, daily } = face;
  const { solo } = words;
  // A line that is still looked for is solved anew when it is asked for, should the search never end.
  const isOffered = solution === 'searching' || solution?.outcome === 'won';
  // While the daily deal is secret its line is promised: the button shows it once the day is over.
  const line = deal === null ? solo.showLineLater : isOffered ? solo.showLine : null;
  const follow: readonly Button[] =
    daily !== null || deal === null
      ? []
      : [
          button({ kind: 'gridNew', solo: id }, solo.anew, 'main'),
          button({ kind: 'gridSame', solo: id }, solo.same),
        ];
  return rows(follow, [
    button({ kind: 'gridShare', solo: id }, solo.share),
    ...(line === null ? [] : [button({ kind: 'gridLine', solo: id, step: 0 }, line)]),
    ...yesterdayButtons(face, solo),
  ]);
}
