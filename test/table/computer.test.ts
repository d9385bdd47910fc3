import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseAction } from '../../src/ai/duel/chooseAction.ts';
import type { Level } from '../../src/ai/level.ts';
import { act } from '../../src/table/act.ts';
import { challenge, findTable } from '../../src/table/challenge.ts';
import { playComputer } from '../../src/table/computer.ts';
import type { Mind } from '../../src/table/computer.ts';
import { nextRound, rematch } from '../../src/table/sequel.ts';
import type { Table } from '../../src/table/table.ts';
import { snowflake } from '../store/samples.ts';
import { layACard, newPair, openHouse, stored, terms } from './playedHouse.ts';
import type { Pair, TestHouse } from './playedHouse.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Thinks at once, and notes all that it is shown. */
function makeMind(): Mind & { readonly seen: unknown[] } {
  const seen: unknown[] = [];
  return {
    seen,
    choose: (sight, level, seed) => {
      seen.push(sight);
      return Promise.resolve(chooseAction(sight, level, { seed, shouldStop: () => false }));
    },
  };
}

/** Anna challenges the computer, who is Ben of the pair. */
async function challengeComputer(pair: Pair, level: Level = 'easy'): Promise<Table> {
  const { kind, table } = await challenge(house, snowflake(), terms(pair, { computer: level }), 24);
  expect(kind).toBe('opened');
  return table;
}

/** The table once Anna is up. */
async function untilAnna(table: Table): Promise<Table> {
  return (await playComputer(house, makeMind(), table.row.id)) ?? table;
}

describe('a computer player', () => {
  it('is dealt to at once, and plays its turn whole', async () => {
    const table = await challengeComputer(newPair());
    expect(table.dealt).toBe(true);
    const before = await layACard(house, await untilAnna(table));
    expect(before.computerIsUp).toBe(true);
    const after = await untilAnna(before);
    expect(after.computerIsUp).toBe(false);
    expect(after.turn).toBe('A');
    expect(after.row.version).toBeGreaterThan(before.row.version);
  });

  it('is shown its own hand and no other, nor the order of the pile', async () => {
    const mind = makeMind();
    const table = await layACard(house, await untilAnna(await challengeComputer(newPair())));
    await playComputer(house, mind, table.row.id);
    const annas = table.view('A').hand;
    expect(mind.seen.length).toBeGreaterThan(0);
    for (const sight of mind.seen) {
      expect(sight).toMatchObject({ seat: 'B', hand: table.view('B').hand });
      for (const card of annas) expect(JSON.stringify(sight)).not.toContain(`"${card}"`);
    }
  });

  it('moves once where two processes think at the same time', async () => {
    const table = await layACard(house, await untilAnna(await challengeComputer(newPair())));
    const cardsBefore = table.view(null).stones.flatMap(({ B }) => B).length;
    await Promise.all([
      playComputer(house, makeMind(), table.row.id),
      playComputer(house.neighbour, makeMind(), table.row.id),
    ]);
    const after = await stored(house, table);
    expect(after.turn).toBe('A');
    expect(after.view(null).stones.flatMap(({ B }) => B)).toHaveLength(cardsBefore + 1);
  });

  it('is left alone by nobody: a turn that wasn’t made rings its clock', async () => {
    const table = await layACard(house, await untilAnna(await challengeComputer(newPair())));
    const now = house.clock();
    expect(await house.store.clocksDue(now)).not.toContain(table.row.id);
    expect(await house.store.clocksDue(now + 60_000)).toContain(table.row.id);
    const after = await untilAnna(table);
    expect(await house.store.clocksDue(now + 60_000)).not.toContain(after.row.id);
  });

  it('keeps its seat in the next round and in a rematch', async () => {
    const pair = newPair();
    const first = await challengeComputer(pair, 'medium');
    const over = await resignAfterComputer(await untilAnna(first));
    const wish = { interaction: snowflake(), table: over.row.id, user: pair.anna };
    const asked = await rematch(house, wish, 24);
    if (asked.kind !== 'challenged') throw new Error(asked.kind);
    expect(asked.challenged.table.row).toMatchObject({
      status: 'running',
      computer: 'medium',
      challenger: pair.anna,
      opponent: pair.ben,
    });
    expect(asked.challenged.table.row.deal?.first).not.toBe(first.row.deal?.first);
    expect((await nextRound(house, { ...wish, interaction: snowflake() })).kind).toBe('match-over');
  });

  it('says nothing at a table of two people', async () => {
    const pair = newPair();
    const { table } = await challenge(house, snowflake(), terms(pair), 24);
    expect((await playComputer(house, makeMind(), table.row.id))?.row).toEqual(table.row);
    expect(await findTable(house, table.row.id)).not.toBeNull();
  });

  /** Anna gives up once both have laid a card. */
  async function resignAfterComputer(table: Table): Promise<Table> {
    const played = await untilAnna(await layACard(house, table));
    const request = { interaction: snowflake(), table: played.row.id, user: played.personAt('A') };
    const acted = await act(house, { ...request, action: { type: 'resign' } });
    if (acted.kind !== 'acted') throw new Error(`Resigning was ${acted.kind}.`);
    return acted.table;
  }
});
