import { isOneDay, spansOf } from '../../engine/gridcannon/league.ts';
import type {
  SoloBoard,
  SoloPage,
  SoloPeriod,
  SoloSpan,
  SoloStanding,
} from '../../engine/gridcannon/league.ts';
import type { Locale } from '../../locale/index.ts';
import { button, rows } from '../buttons.ts';
import type { Button } from '../buttons.ts';
import type { Press } from '../customId.ts';
import { mention } from '../faces.ts';
import type { Message } from '../message.ts';
import { textMessage } from '../notice.ts';
import { pageTurners, placingLines } from '../pages.ts';

/** A page of a server's table of Gridcannon as one person sees it. */
export interface SoloLeaderboardSheet {
  readonly board: SoloBoard;
  readonly span: SoloSpan;
  readonly period: SoloPeriod;
  readonly page: SoloPage;
  /** Who looks at it. */
  readonly asker: string;
  /** Names with nothing left in them that formats (`escapeName`); who has none is mentioned. */
  readonly names: ReadonlyMap<string, string>;
}

/**
 * The table of a server for one person: ten people a page, the own line always among them or below, with buttons to the
 * neighbouring pages and to the other spans. On one day everybody has had one try, so its outcome is all there is to say.
 */
export function paintSoloLeaderboard(sheet: SoloLeaderboardSheet, words: Locale): Message {
  const { board, span, period, page } = sheet;
  const { soloLeague, league } = words;
  const lines =
    page.people === 0
      ? [soloLeague.nobody[board]]
      : placingLines(
          page,
          {
            asker: sheet.asker,
            linesOf: (each) => linesOf(sheet, each, words),
            notYou: words.soloLeague.notYou[board],
          },
          words,
        );
  const content = [`### ${soloLeague.boards[board]} · ${league.period(period)}`, ...lines].join('\n');
  const turnTo = (target: number): Press => ({ kind: 'soloLeaderboard', board, span, page: target });
  return textMessage(content, rows(pageTurners(page, turnTo, words), spanButtons(sheet, words)));
}

/** A person's line: bold and said so where it is the reader's own; below it what the games add up to. */
function linesOf(sheet: SoloLeaderboardSheet, standing: SoloStanding, words: Locale): readonly string[] {
  const { rank, user, wins, best } = standing;
  const called = sheet.names.get(user) ?? mention(user);
  const isOwn = user === sheet.asker;
  const name = isOwn ? words.league.yourself(called) : called;
  const isSingle = isOneDay(sheet.span);
  const line = isSingle
    ? words.soloLeague.single(rank, name, best)
    : words.soloLeague.standing(rank, name, wins);
  return [isOwn ? `**${line}**` : line, ...(isSingle ? [] : [`-# ${totals(standing, words)}`])];
}

/** Games, and where any is won the scores and the runs of wins. */
function totals({ games, wins, score, best, run, longestRun }: SoloStanding, { soloLeague }: Locale): string {
  const won = best === null ? [] : [soloLeague.scores(best, score / wins), soloLeague.runs(run, longestRun)];
  return [soloLeague.games(games), ...won].join(' · ');
}

/** A button for every span. The one that is shown is dead, and names a page beyond the last, as no other button does. */
function spanButtons({ board, span, page }: SoloLeaderboardSheet, { soloLeague }: Locale): readonly Button[] {
  return spansOf(board).map((each) => {
    const isShown = each === span;
    const target = isShown ? page.pages : 0;
    const leading = button(
      { kind: 'soloLeaderboard', board, span: each, page: target },
      soloLeague.spans[each],
    );
    return { ...leading, disabled: isShown };
  });
}
