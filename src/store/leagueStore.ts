import type { League } from '../table/league.ts';
import { readAgainstComputer } from './computerBooking.ts';
import type { Driver } from './database.ts';
import { readPage } from './leaguePage.ts';
import { readSeasons, readTitles } from './leagueSeasons.ts';
import { readHeadToHead, readTotals } from './leagueStats.ts';

/** The league on a database; the same code for either driver. What it reads is what `book` has booked. */
export function makeLeague(driver: Driver): League {
  return {
    page: (query, page, asker) => readPage(driver, query, page, asker),
    seasons: (guildId, game, month, most) => readSeasons(driver, guildId, game, month, most),
    stats: async (guildId, user, month) => {
      const [totals, titles] = await Promise.all([
        readTotals(driver, guildId, user),
        readTitles(driver, guildId, user, month),
      ]);
      return { ...totals, titles };
    },
    againstComputer: (guildId, user) => readAgainstComputer(driver, guildId, user),
    headToHead: (guildId, user, other) => readHeadToHead(driver, guildId, user, other),
  };
}
