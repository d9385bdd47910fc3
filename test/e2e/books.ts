import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { makeRecord, parseRecord } from '../../src/engine/stones/record.ts';
import type { DuelRecord } from '../../src/engine/stones/record.ts';
import { replayRecord } from '../../src/engine/stones/replay.ts';
import { rulesetById } from '../../src/engine/stones/rulesets.ts';
import type { Event } from '../../src/engine/stones/types.ts';
import { results, tables } from '../../src/store/schema.ts';
import { makeTableStore } from '../../src/store/tableStore.ts';
import type { StoredTable } from '../../src/table/ports.ts';
import { naiveAct, naiveDeal, naivePoints } from '../engine/oracle/naiveDuel.ts';
import { PATIENCE } from './duel.ts';
import type { Ground } from './ground.ts';
import type { Room } from './scene.ts';

/** What is written down of a duel: the table with its events, and its row among the results. */
export interface Book {
  readonly stored: StoredTable;
  readonly result: typeof results.$inferSelect | null;
}

/** Reads every table of a ground, in the order in which they were opened. */
export async function readBooks(ground: Ground): Promise<readonly Book[]> {
  const open = await ground.open();
  const { driver } = open;
  try {
    const ids = await driver.read((database) =>
      database.select({ id: tables.id }).from(tables).orderBy(asc(tables.id)),
    );
    return await Promise.all(
      ids.map(async ({ id }) => {
        const stored = await makeTableStore(driver).find(id);
        if (!stored) throw new Error(`Table ${id} is gone.`);
        const [result] = await driver.read((database) =>
          database.select().from(results).where(eq(results.tableId, id)),
        );
        return { stored, result: result ?? null };
      }),
    );
  } finally {
    await open.close();
  }
}

/** The events of a table by the commit that wrote them, each the outcome of one action of a player. */
export function commitsOf({ events }: StoredTable): ReadonlyMap<number, readonly Event[]> {
  const commits = new Map<number, Event[]>();
  for (const { version, event } of events) {
    const commit = commits.get(version) ?? [];
    commit.push(event);
    commits.set(version, commit);
  }
  return commits;
}

/** What a player did to bring these events about; null for a claim that was refused. */
function actionOf(events: readonly Event[]): string | null {
  for (const event of events) {
    if (event.type === 'played') return `play ${event.card} ${event.stone}`;
    if (event.type === 'claimed') return `claim ${event.stone}`;
    if (event.type === 'claimRefused') return null;
    if (event.type === 'resigned') return `resign ${event.seat}`;
  }
  return 'end';
}

/** The duel as a record: the deal and what the players did. */
export function recordOf(stored: StoredTable): DuelRecord {
  const { ruleset, options, deal } = stored.row;
  if (!deal) throw new Error(`Table ${stored.row.id} has no deal.`);
  const actions = [...commitsOf(stored).values()].map(actionOf).filter((action) => action !== null);
  const parsed = parseRecord({
    game: ruleset,
    options,
    deck: deal.deck.join(' '),
    first: deal.first,
    actions,
  });
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.value;
}

/**
 * Plays a stored duel again from its deal, by the engine and by the naive duel of the engine's tests, and compares how
 * it ended, the stones and the points with what is in the books.
 */
export function expectPlayedByTheRules({ stored, result }: Book): void {
  const record = recordOf(stored);
  const replayed = replayRecord(record);
  expect(replayed, JSON.stringify(makeRecord(record))).toMatchObject({ ok: true });
  const ruleset = rulesetById(record.game);
  const { outcome, points, stones } = ruleset.view(replayed.position, null);
  const naive = record.actions.reduce(
    naiveAct,
    naiveDeal(record.game, record.options, record.deck, record.first),
  );
  expect(naive.result).toEqual(outcome);
  expect(naivePoints(naive)).toEqual(points);
  const owned = (seat: 'A' | 'B'): number => stones.filter(({ owner }) => owner === seat).length;
  expect(stored.row.status).toBe('over');
  expect(result).toMatchObject({
    guildId: stored.row.guildId,
    ruleset: record.game,
    userA: stored.row.challenger,
    userB: stored.row.opponent,
    winner: outcome?.winner,
    by: outcome?.by,
    pointsA: points?.A,
    pointsB: points?.B,
    stonesA: owned('A'),
    stonesB: owned('B'),
  });
}

/** The messages that a duel brings into its channel: the challenge, a board for each turn, a verdict for each claim. */
export function messagesDue({ stored }: Book): number {
  const commits = [...commitsOf(stored).values()];
  const boards = commits.filter((events) =>
    events.some(({ type }) => type === 'turnEnded' || type === 'ended'),
  );
  const verdicts = commits.filter((events) =>
    events.some(
      ({ type }, at) => type === 'claimRefused' || (type === 'claimed' && events[at + 1]?.type !== 'ended'),
    ),
  );
  return 2 + boards.length + verdicts.length;
}

/** Waits until all that happened in a room is told there; for PostgreSQL, beside the bot. */
export async function untilTold(ground: Ground, { channel }: Room): Promise<void> {
  const open = await ground.open();
  try {
    const store = makeTableStore(open.driver);
    const untold = async (): Promise<number> => {
      const running = await store.runningIn(channel.id);
      return running.filter(({ row }) => row.toldVersion < row.version).length;
    };
    await expect.poll(untold, { timeout: PATIENCE }).toBe(0);
  } finally {
    await open.close();
  }
}
