import { PAGE_LENGTH } from '../../src/engine/stones/league.ts';
import type { Snowflake } from '../../src/table/ports.ts';
import type { SoloPage, SoloQuery, SoloStanding } from '../../src/table/solo/ports.ts';

/** What the league of games alone says, by going through the games. It knows nothing of any totals. */

/** A game that counts and has ended. */
export interface CountedGame {
  readonly guildId: Snowflake;
  readonly player: Snowflake;
  readonly daily: string | null;
  /** In milliseconds. */
  readonly endedAt: number;
  /** Null where it was lost. */
  readonly score: number | null;
}

/** The same page as the league's; the games are given in the order in which they ended. */
export function plainSoloPage(
  games: readonly CountedGame[],
  query: SoloQuery,
  page: number,
  asker: Snowflake | null,
): SoloPage {
  const meant = games.filter((game) => isMeant(game, query));
  const users = [...new Set(meant.map(({ player }) => player))];
  const totals = users.map((user) => ({ user, ...addUp(meant.filter(({ player }) => player === user)) }));
  const table = totals.toSorted(inOrder).map((line): SoloStanding => {
    const above = totals.filter((other) => inOrder({ ...other, user: '' }, { ...line, user: '' }) < 0);
    return { rank: above.length + 1, ...line };
  });
  const pages = Math.max(1, Math.ceil(table.length / PAGE_LENGTH));
  const shown = Math.min(page, pages - 1);
  return {
    page: shown,
    pages,
    people: table.length,
    standings: table.slice(shown * PAGE_LENGTH, (shown + 1) * PAGE_LENGTH),
    own: table.find(({ user }) => user === asker) ?? null,
  };
}

function isMeant({ guildId, daily, endedAt }: CountedGame, query: SoloQuery): boolean {
  if (guildId !== query.guildId || (query.board === 'daily' && daily === null)) return false;
  const day = daily ?? new Date(endedAt).toISOString().slice(0, 10);
  return query.period === 'all' || day.startsWith(query.period);
}

type Total = Omit<SoloStanding, 'rank'>;

function addUp(games: readonly CountedGame[]): Omit<Total, 'user'> {
  const scores = games.flatMap(({ score }) => score ?? []);
  // The wins in a row that end with each game.
  const runs = games.reduce<number[]>(
    (so, { score }) => [...so, score === null ? 0 : (so.at(-1) ?? 0) + 1],
    [],
  );
  return {
    games: games.length,
    wins: scores.length,
    score: scores.reduce((sum, score) => sum + score, 0),
    best: scores.length > 0 ? Math.max(...scores) : null,
    run: runs.at(-1) ?? 0,
    longestRun: Math.max(...runs),
  };
}

function inOrder(one: Total, other: Total): number {
  return (
    other.wins - one.wins ||
    other.score - one.score ||
    one.games - other.games ||
    Number(BigInt(one.user || 0) - BigInt(other.user || 0))
  );
}
