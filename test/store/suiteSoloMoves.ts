import { eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { keep } from '../../src/store/database.ts';
import { soloMoves, solos as soloTable } from '../../src/store/schema.ts';
import { snowflake } from './samples.ts';
import {
  aMove,
  anUndo,
  aSolo,
  everyGridEvent,
  lost,
  NOON,
  placed,
  playSolo,
  startSolo,
  won,
} from './soloSamples.ts';
import type { Bench } from './suite.ts';

/** What a press changes at a game alone. */
export function testSoloMoves(at: () => Bench): void {
  testChanges(at);
  testTakingBack(at);
  testBoards(at);
  testUnreadableSolos(at);
}

function testChanges(at: () => Bench): void {
  describe('a move at a game alone', () => {
    it('brings events of every kind, which come back as they were, by the version that each made', async () => {
      const { solos } = at();
      const id = await startSolo(solos);
      const change = { kind: 'move', events: everyGridEvent } as const;
      expect(await solos.commit(aMove({ id, version: 0, change }))).toBe('committed');
      expect(await solos.commit(aMove({ id, version: 1 }))).toBe('committed');
      const found = await solos.find(id);
      expect(found?.row.version).toBe(2);
      expect(found?.moves).toEqual([
        { version: 0, events: [] },
        { version: 1, events: everyGridEvent },
        { version: 2, events: [placed] },
      ]);
    });

    it('made for a version that has passed is stale, and nothing of it stays', async () => {
      const { solos } = at();
      const id = await startSolo(solos);
      await solos.commit(aMove({ id, version: 0 }));
      const before = await solos.find(id);
      const late = aMove({ id, version: 0, ending: won(6), endedAt: NOON });
      expect(await solos.commit(late)).toBe('stale');
      expect(await solos.find(id)).toEqual(before);
      expect(await solos.commit({ ...late, version: 1 })).toBe('committed');
    });

    it('acts once by one interaction: a second time it is repeated, whatever it asks', async () => {
      const { solos } = at();
      const [id, other] = [await startSolo(solos), await startSolo(solos)];
      const move = aMove({ id, version: 0 });
      expect(await solos.commit(move)).toBe('committed');
      for (const again of [move, { ...move, version: 1 }, { ...move, id: other }]) {
        expect(await solos.commit(again)).toBe('repeated');
      }
      expect((await solos.find(id))?.row.version).toBe(1);
      expect((await solos.find(other))?.row.version).toBe(0);
    });

    it('is one of two that are made at once for the same version; the other is stale', async () => {
      const { solos } = at();
      const id = await startSolo(solos);
      const done = await Promise.all([1, 2].map(() => solos.commit(aMove({ id, version: 0 }))));
      expect(done.toSorted()).toEqual(['committed', 'stale']);
      expect((await solos.find(id))?.moves.length).toBe(2);
    });

    it.each([
      won(6),
      won(0),
      { status: 'lost', by: 'invincible-royal' },
      { status: 'lost', by: 'out-of-cards' },
      { status: 'lost', by: 'resign' },
    ] as const)('ends the game (%o), to the millisecond', async (ending) => {
      const { solos } = at();
      const id = await playSolo(solos, {}, ending, NOON + 1);
      expect((await solos.find(id))?.row).toMatchObject({ version: 1, ending, endedAt: NOON + 1 });
    });

    it('of a game that is over is stale, and so is one of a game that never was', async () => {
      const { solos } = at();
      const id = await playSolo(solos, {}, lost);
      expect(await solos.commit(aMove({ id, version: 1 }))).toBe('stale');
      expect(await solos.commit(anUndo(id, 1))).toBe('stale');
      expect(await solos.commit(aMove({ id: 2_000_000_000, version: 0 }))).toBe('stale');
    });

    it('that ends a game without saying when is a fault, and nothing of it stays', async () => {
      const { solos } = at();
      const id = await startSolo(solos);
      const move = aMove({ id, version: 0, ending: lost });
      await expect(solos.commit(move)).rejects.toMatchObject({ constraint: 'solos_running_or_ended' });
      expect((await solos.find(id))?.row.version).toBe(0);
      expect(await solos.hasActed(move.interaction ?? '')).toBe(false);
    });

    it('can be nobody’s: the end of the day ends a game, once', async () => {
      const { solos } = at();
      const id = await startSolo(solos);
      const ending = { status: 'lost', by: 'day-over' } as const;
      const dayOver = aMove({
        id,
        version: 0,
        interaction: null,
        change: { kind: 'none' },
        ending,
        endedAt: NOON,
      });
      expect(await solos.commit(dayOver)).toBe('committed');
      expect(await solos.commit(dayOver)).toBe('stale');
      const found = await solos.find(id);
      expect(found?.row.ending).toEqual(ending);
      expect(found?.moves).toEqual([{ version: 0, events: [] }]);
    });
  });
}

function testTakingBack(at: () => Bench): void {
  describe('taking back', () => {
    it('removes the newest move that is left, one after the other, and the version goes up', async () => {
      const { solos } = at();
      const { solo } = await solos.begin(aSolo(), [placed], snowflake());
      const { id } = solo.row;
      const versions = async () => (await solos.find(id))?.moves.map(({ version }) => version);
      for (const version of [0, 1, 2]) await solos.commit(aMove({ id, version }));
      expect(await solos.commit(anUndo(id, 3))).toBe('committed');
      expect(await versions()).toEqual([0, 1, 2]);
      expect(await solos.commit(aMove({ id, version: 4 }))).toBe('committed');
      expect(await versions()).toEqual([0, 1, 2, 5]);
      for (const version of [5, 6, 7]) expect(await solos.commit(anUndo(id, version))).toBe('committed');
      expect(await solos.find(id)).toEqual({
        row: { ...solo.row, version: 8 },
        moves: [{ version: 0, events: [placed] }],
      });
    });

    it('what happened when the game began is a fault, and nothing of it stays', async () => {
      const { solos } = at();
      const { solo } = await solos.begin(aSolo(), [placed], snowflake());
      const undo = anUndo(solo.row.id, 0);
      await expect(solos.commit(undo)).rejects.toThrow(`Game ${solo.row.id} has no move left to take back.`);
      expect(await solos.find(solo.row.id)).toEqual(solo);
      expect(await solos.hasActed(undo.interaction ?? '')).toBe(false);
    });

    it('touches no other game', async () => {
      const { solos } = at();
      const [id, other] = [await startSolo(solos), await startSolo(solos)];
      for (const each of [id, other]) await solos.commit(aMove({ id: each, version: 0 }));
      await solos.commit(anUndo(id, 1));
      expect((await solos.find(other))?.moves.length).toBe(2);
    });
  });
}

function testBoards(at: () => Bench): void {
  describe('the public board of a game alone', () => {
    it('is the message posted last; the one before is given', async () => {
      const { solos } = at();
      const id = await startSolo(solos);
      const post = () => ({ channelId: snowflake(), messageId: snowflake() });
      const [first, second] = [post(), post()];
      expect(await solos.moveBoard(id, first)).toBeNull();
      expect(await solos.moveBoard(id, first)).toBeNull();
      expect(await solos.moveBoard(id, second)).toEqual(first);
      expect((await solos.find(id))?.row.board).toEqual(second);
    });

    it('stays the newer one of two, whichever is noted first: the older is given', async () => {
      const { solos } = at();
      const id = await startSolo(solos);
      const channelId = snowflake();
      const [older, newer] = [999, 1000].map((messageId) => ({ channelId, messageId: String(messageId) }));
      if (!older || !newer) throw new Error('no messages');
      await solos.moveBoard(id, newer);
      expect(await solos.moveBoard(id, older)).toEqual(older);
      expect((await solos.find(id))?.row.board).toEqual(newer);
    });

    it('of a game that never was is nobody’s', async () => {
      expect(await at().solos.moveBoard(2_000_000_000, { channelId: '1', messageId: '2' })).toBeNull();
    });
  });
}

/** What was edited to what, and the field that the error must name. */
const edits: readonly (readonly [string, PgUpdateSetSource<typeof soloTable>, string])[] = [
  ['a card that there is not', { deck: ['9s', '1x'] }, 'row.deck.1: no card'],
  ['no deck', { deck: sql`'null'::jsonb` }, 'row.deck: '],
  ['half a board', { visibility: 'both' }, 'row.visibility: '],
  ['a loss that there is not', { status: 'lost', loss: 'bored', endedAt: new Date(NOON) }, 'row.ending.by: '],
];

function testUnreadableSolos(at: () => Bench): void {
  describe('the row of a game alone that somebody has edited by hand', () => {
    it.each(edits)('to %s is an error that names the game and the field', async (_what, edit, field) => {
      const { solos, database } = at();
      const id = await startSolo(solos);
      await database.driver.transact(async (transaction) =>
        keep(await transaction.update(soloTable).set(edit).where(eq(soloTable.id, id))),
      );
      await expect(solos.find(id)).rejects.toThrow(`Game ${id} of the database can't be read: ${field}`);
    });

    it('in one of its events is an error that names the event, and no card', async () => {
      const { solos, database } = at();
      const id = await startSolo(solos);
      const events = [placed, { type: 'turnedUp', card: 'Zz' }];
      await database.driver.transact(async (transaction) =>
        keep(await transaction.update(soloMoves).set({ events }).where(eq(soloMoves.soloId, id))),
      );
      const message = await solos.find(id).catch((error: unknown) => String(error));
      expect(message).toContain(`Game ${id} of the database can't be read: moves.0.events.1.card: no card`);
      expect(message).not.toContain('Zz');
    });
  });
}
