import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { challenge, reply } from '../../src/table/challenge.ts';
import type { Reply } from '../../src/table/challenge.ts';
import { endMatch, nextRound, rematch } from '../../src/table/sequel.ts';
import type { Wish } from '../../src/table/sequel.ts';
import type { Table } from '../../src/table/table.ts';
import { snowflake } from '../store/samples.ts';
import { begin, beginMatch, newPair, openHouse, resignAfterCards, stored, terms } from './playedHouse.ts';
import type { TestHouse } from './playedHouse.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

function wish(table: Table, user: string): Wish {
  return { interaction: snowflake(), table: table.row.id, user };
}

describe('the next round of a match', () => {
  it('keeps seats and terms, carries the score on, and lets the other one start', async () => {
    const pair = newPair();
    const first = await resignAfterCards(house, await beginMatch(house, pair, 'best-of-three'), 'B');
    expect(first.awaitsNext).toBe(true);
    const followed = await nextRound(house, wish(first, pair.ben));
    if (followed.kind !== 'done' || !followed.next) throw new Error(followed.kind);
    const { row } = followed.next;
    expect(row).toMatchObject({
      status: 'running',
      challenger: pair.anna,
      opponent: pair.ben,
      match: 'best-of-three',
      round: 2,
      score: { rounds: 1, wins: { A: 1, B: 0 }, points: { A: 5, B: 0 } },
      previous: first.row.id,
    });
    expect(row.deal?.first).not.toBe(first.row.deal?.first);
    expect(followed.table.row.closing).toEqual({ kind: 'next' });
  });

  it('begins once, whoever presses and however many at once, in two processes', async () => {
    const pair = newPair();
    const first = await resignAfterCards(house, await beginMatch(house, pair, 'series-2'), 'A');
    const followed = await Promise.all([
      nextRound(house, wish(first, pair.anna)),
      nextRound(house.neighbour, wish(first, pair.ben)),
      nextRound(house, wish(first, pair.ben)),
    ]);
    expect(followed.map(({ kind }) => kind).sort()).toEqual(['begun', 'begun', 'done']);
    const next = new Set(followed.map((each) => ('next' in each ? each.next?.row.id : null)));
    expect(next.size).toBe(1);
  });

  it('can’t begin where the match is ended at the same moment, nor the other way round', async () => {
    const pair = newPair();
    const first = await resignAfterCards(house, await beginMatch(house, pair, 'series-9'), 'A');
    const [begun, ended] = await Promise.all([
      nextRound(house, wish(first, pair.anna)),
      endMatch(house.neighbour, wish(first, pair.ben)),
    ]);
    expect([begun.kind, ended.kind].filter((kind) => kind === 'done')).toHaveLength(1);
    const { closing } = (await stored(house, first)).row;
    expect(closing).toEqual(begun.kind === 'done' ? { kind: 'next' } : { kind: 'match', by: 'B' });
    expect((await house.store.nextOf(first.row.id)) === null).toBe(ended.kind === 'done');
  });

  it('is nobody’s to begin but the two players’, and none follows a match that is decided', async () => {
    const pair = newPair();
    const first = await resignAfterCards(house, await beginMatch(house, pair, 'best-of-three'), 'B');
    expect((await nextRound(house, wish(first, snowflake()))).kind).toBe('stranger');
    const followed = await nextRound(house, wish(first, pair.anna));
    if (followed.kind !== 'done' || !followed.next) throw new Error(followed.kind);
    expect((await nextRound(house, wish(followed.next, pair.anna))).kind).toBe('absent');
    const second = await resignAfterCards(house, followed.next, 'B');
    expect(second.awaitsNext).toBe(false);
    expect((await nextRound(house, wish(second, pair.anna))).kind).toBe('match-over');
    expect((await endMatch(house, wish(second, pair.anna))).kind).toBe('match-over');
  });

  it('waits while the two play another duel in the channel', async () => {
    const pair = newPair();
    const first = await resignAfterCards(house, await beginMatch(house, pair, 'series-2'), 'B');
    await begin(house, pair);
    expect((await nextRound(house, wish(first, pair.anna))).kind).toBe('taken');
    expect((await stored(house, first)).awaitsNext).toBe(true);
  });
});

describe('a rematch', () => {
  it('is agreed on by both pressing, once, with the same terms; and the other one starts', async () => {
    const pair = newPair();
    const first = await resignAfterCards(house, await begin(house, pair, { clockHours: 6 }), 'B');
    const [one, other] = await Promise.all([
      rematch(house, wish(first, pair.anna), 24),
      rematch(house.neighbour, wish(first, pair.ben), 24),
    ]);
    expect([one.kind, other.kind].sort()).toEqual(['accepted', 'challenged']);
    const [table] = await house.store.ofPlayer(pair.guildId, pair.anna);
    expect(table?.row).toMatchObject({
      status: 'running',
      clockHours: 6,
      match: 'single',
      rematchOf: first.row.id,
    });
    const starter = table?.row.deal?.first === 'A' ? table.row.challenger : table?.row.opponent;
    expect(starter).not.toBe(first.personAt(first.row.deal?.first ?? 'A'));
  });

  it('is asked for once by the same person', async () => {
    const pair = newPair();
    const first = await resignAfterCards(house, await begin(house, pair), 'B');
    await rematch(house, wish(first, pair.anna), 24);
    const again = await rematch(house, wish(first, pair.anna), 24);
    expect(again).toMatchObject({ kind: 'challenged', challenged: { kind: 'taken' } });
  });

  it('is not to be had while the match goes on, nor by a stranger', async () => {
    const pair = newPair();
    const running = await beginMatch(house, pair, 'series-2');
    expect((await rematch(house, wish(running, pair.anna), 24)).kind).toBe('not-over');
    const first = await resignAfterCards(house, running, 'B');
    expect((await rematch(house, wish(first, pair.anna), 24)).kind).toBe('not-over');
    expect((await rematch(house, wish(first, snowflake()), 24)).kind).toBe('stranger');
    await endMatch(house, wish(first, pair.ben));
    expect((await rematch(house, wish(first, pair.anna), 24)).kind).toBe('challenged');
  });
});

describe('who starts', () => {
  it('changes with every duel of the same two on a server, whoever challenges', async () => {
    const pair = newPair();
    const starters: string[] = [];
    for (let duels = 0; duels < 6; duels++) {
      const swapped = duels % 2 === 0 ? pair : { ...pair, anna: pair.ben, ben: pair.anna };
      const table = await begin(house, swapped);
      starters.push(table.personAt(table.row.deal?.first ?? 'A'));
      await resignAfterCards(house, table, 'A');
    }
    for (const [place, starter] of starters.entries()) expect(starter).not.toBe(starters[place - 1]);
  });
});

describe('a challenge that anybody may accept', () => {
  it('is taken by the first of two at once; the other hears that it is taken', async () => {
    const pair = newPair();
    const clara = snowflake();
    const { table } = await challenge(house, snowflake(), terms(pair, { opponent: null }), 24);
    const accept = (user: string) =>
      ({ interaction: snowflake(), table: table.row.id, user, reply: 'accept' }) as const;
    const replies = await Promise.all([
      reply(house, accept(pair.ben)),
      reply(house.neighbour, accept(clara)),
    ]);
    expect(replies.map(({ kind }) => kind).sort()).toEqual(['closed', 'done']);
    const winner = replies[0].kind === 'done' ? pair.ben : clara;
    expect((await stored(house, table)).row).toMatchObject({ status: 'running', opponent: winner });
  });

  it('is not the challenger’s own to accept, and nobody’s to decline', async () => {
    const pair = newPair();
    const { table } = await challenge(house, snowflake(), terms(pair, { opponent: null }), 24);
    const answer = async (user: string, what: Reply): Promise<string> => {
      const request = { interaction: snowflake(), table: table.row.id, user, reply: what };
      return (await reply(house, request)).kind;
    };
    expect(await answer(pair.anna, 'accept')).toBe('not-yours');
    expect(await answer(pair.ben, 'decline')).toBe('not-yours');
    expect(await answer(pair.anna, 'withdraw')).toBe('done');
    expect(await answer(pair.ben, 'accept')).toBe('closed');
  });

  it('stands once a person and channel, and is not for who plays the challenger there already', async () => {
    const pair = newPair();
    await begin(house, pair);
    const open = terms(pair, { opponent: null });
    const { table } = await challenge(house, snowflake(), open, 24);
    expect(await challenge(house, snowflake(), open, 24)).toMatchObject({
      kind: 'taken',
      table: { row: { id: table.row.id } },
    });
    const request = {
      interaction: snowflake(),
      table: table.row.id,
      user: pair.ben,
      reply: 'accept',
    } as const;
    expect((await reply(house, request)).kind).toBe('taken');
    expect((await stored(house, table)).row.status).toBe('open');
  });
});
