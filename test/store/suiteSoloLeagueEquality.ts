import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeSoloLeague } from '../../src/store/soloLeague.ts';
import type { NewSolo, SoloQuery, SoloStore } from '../../src/table/solo/ports.ts';
import { plainSoloPage } from './plainSoloLeague.ts';
import type { CountedGame } from './plainSoloLeague.ts';
import { snowflake } from './samples.ts';
import { aDailyTry, aMove, aSolo, lost, startSolo, won } from './soloSamples.ts';
import type { Bench } from './suite.ts';

/** Enough for two pages and a bit. */
const PEOPLE = 24;
const DAYS = ['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01'];
const MONTHS = ['2026-11', '2026-12', '2027-01', '2026', '2027', 'all'];
const RUNS = 2;

/** A game with numbers for its server (none: direct messages), its person and its deal, so that every run has its own. */
const game = fc.record({
  server: fc.constantFrom(0, 0, 0, 1, 1, null),
  // Some play so often that they have runs.
  person: fc.oneof(fc.nat(PEOPLE - 1), fc.nat(2)),
  // The number of a deal, or a day whose daily deal is one of them.
  deal: fc.oneof({ weight: 3, arbitrary: fc.nat(11) }, { weight: 1, arbitrary: fc.constantFrom(...DAYS) }),
  variant: fc.constantFrom('standard', 'empty-centre'),
  score: fc.option(fc.nat(6), { freq: 2 }),
  endedAt: fc.constantFrom(...DAYS.flatMap((day) => [Date.parse(day) - 1, Date.parse(day)])),
  ends: fc.constantFrom('at once', 'at once', 'later', 'never'),
} as const);

/** A game as it is begun, and how and when it ends. */
interface Played {
  readonly solo: NewSolo;
  readonly score: number | null;
  readonly endedAt: number;
  readonly ends: 'at once' | 'later' | 'never';
}

/** After any games, ended in any order, the league says what going through them says. */
export function testSoloLeagueEquality(at: () => Bench): void {
  describe('the league of games alone, whatever was played,', () => {
    it('is equal to what going through the games adds up to', async () => {
      const played = fc.array(game, { minLength: 80, maxLength: 120 });
      await fc.assert(
        fc.asyncProperty(played, async (given) => {
          const guildIds = [snowflake(), snowflake()];
          const users = Array.from({ length: PEOPLE }, snowflake);
          const games = given.map(({ server, person, ...rest }): Played => {
            const guildId = server === null ? null : (guildIds[server] ?? '');
            return { ...rest, solo: soloOf(rest, { guildId, player: users[person] ?? '' }) };
          });
          const counted = await playAll(at().solos, games);
          for (const query of guildIds.flatMap(queriesOf)) await comparePages(at(), counted, query, users);
        }),
        // Looking for fewer games that fail too would play thousands.
        { numRuns: RUNS, endOnFailure: true },
      );
    });
  });
}

function soloOf(
  { deal, variant }: { readonly deal: string | number; readonly variant: NewSolo['variant'] },
  given: Pick<NewSolo, 'guildId' | 'player'>,
): NewSolo {
  return typeof deal === 'string'
    ? aDailyTry(deal, { ...given, deal: 1 + DAYS.indexOf(deal) })
    : aSolo({ ...given, variant, deal: 1 + deal });
}

/** Plays all games; gives those that must count, in the order in which they ended. */
async function playAll(solos: SoloStore, games: readonly Played[]): Promise<readonly CountedGame[]> {
  const tried = new Set<string>();
  const counted: CountedGame[] = [];
  const later: (() => Promise<void>)[] = [];
  for (const { solo, score, endedAt, ends } of games) {
    const { guildId, player, deal, daily } = solo;
    const [thisDeal, thisDay] = [`${player} ${deal}`, `${player} ${daily ?? ''}`];
    // A second try at a daily deal gives the first one, and is none.
    if (daily !== null && tried.has(thisDay)) continue;
    const isFirst = !tried.has(thisDeal);
    tried.add(thisDeal).add(thisDay);
    const id = await startSolo(solos, solo);
    const end = async (): Promise<void> => {
      const ending = score === null ? lost : won(score);
      expect(await solos.commit(aMove({ id, version: 0, ending, endedAt }))).toBe('committed');
      if (guildId !== null && isFirst) counted.push({ guildId, player, daily, endedAt, score });
    };
    if (ends === 'at once') await end();
    if (ends === 'later') later.push(end);
  }
  for (const end of later) await end();
  return counted;
}

async function comparePages(
  { database }: Bench,
  counted: readonly CountedGame[],
  query: SoloQuery,
  askers: readonly string[],
): Promise<void> {
  const { pages } = plainSoloPage(counted, query, 0, null);
  // One page more than there are.
  for (let page = 0; page <= pages; page++) {
    const asker = askers[page] ?? null;
    const shown = await makeSoloLeague(database.driver).page(query, page, asker);
    expect(shown).toEqual(plainSoloPage(counted, query, page, asker));
  }
}

function queriesOf(guildId: string): readonly SoloQuery[] {
  const all = MONTHS.map((period) => ({ guildId, board: 'all', period }) as const);
  return [...all, ...[...MONTHS, ...DAYS].map((period) => ({ guildId, board: 'daily', period }) as const)];
}
