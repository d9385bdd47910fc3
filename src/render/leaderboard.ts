import type { LeagueGame, LeaguePage, LeaguePeriod, LeagueSpan } from '../engine/stones/league.ts';
import type { Season, Standing } from '../engine/stones/league.ts';
import type { Locale } from '../locale/index.ts';
import { rows } from './buttons.ts';
import type { Press } from './customId.ts';
import { mention } from './faces.ts';
import { foremost } from './listing.ts';
import type { Message } from './message.ts';
import { textMessage } from './notice.ts';
import { pageTurners, placingLines } from './pages.ts';

/** A page of a server's table as one person sees it. */
export interface LeaderboardSheet {
  readonly game: LeagueGame;
  readonly span: LeagueSpan;
  readonly period: LeaguePeriod;
  readonly page: LeaguePage;
  /** Months that are over, newest first. */
  readonly seasons: readonly Season[];
  /** Who looks at it. */
  readonly asker: string;
  /** Names with nothing left in them that formats (`escapeName`); who has none is mentioned. */
  readonly names: ReadonlyMap<string, string>;
}

/** The most champions of one month that are named; many may be equal. */
export const CHAMPIONS_NAMED = 3;

/**
 * The table of a server, for one person: ten people a page, the own line always among them or below, the champions of
 * past months, and buttons to the neighbouring pages. The oldest champions give way where a message is full.
 */
export function paintLeaderboard(sheet: LeaderboardSheet, words: Locale): Message {
  const { game, span, period, page, seasons } = sheet;
  const turnTo = (target: number): Press => ({ kind: 'leaderboard', game, span, page: target });
  const name = game === 'all' ? words.league.allGames : words.game.rulesets[game];
  const table = [
    `### ${name} · ${words.league.period(period)}`,
    ...(page.people === 0
      ? [words.league.nobody]
      : placingLines(
          page,
          { asker: sheet.asker, linesOf: (each) => linesOf(sheet, each, words), notYou: words.league.notYou },
          words,
        )),
  ];
  const champions = span === 'month' ? seasons.map((season) => championLine(sheet, season, words)) : [];
  return textMessage(
    [...table, ...foremost(champions, table)].join('\n'),
    rows(pageTurners(page, turnTo, words)),
  );
}

/** A person's line: bold and said so where it is the reader's own. What only decides between equals is small. */
function linesOf(sheet: LeaderboardSheet, standing: Standing, { league }: Locale): readonly string[] {
  const { rank, user, points, wins, rounds } = standing;
  const name = nameOf(sheet, user);
  const line =
    user === sheet.asker
      ? `**${league.standing(rank, league.yourself(name), points)}**`
      : league.standing(rank, name, points);
  return [line, `-# ${league.played(wins, rounds)}`];
}

function championLine(sheet: LeaderboardSheet, season: Season, { league }: Locale): string {
  const { month, champions, points } = season;
  const named = champions.slice(0, CHAMPIONS_NAMED).map((user) => nameOf(sheet, user));
  const others =
    champions.length > CHAMPIONS_NAMED ? [league.others(champions.length - CHAMPIONS_NAMED)] : [];
  return league.champions(month, sheet.period, [...named, ...others], points);
}

function nameOf({ names }: LeaderboardSheet, user: string): string {
  return names.get(user) ?? mention(user);
}
