import { and, eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { keep } from '../../src/store/database.ts';
import { events, tables } from '../../src/store/schema.ts';
import { aChange, played, startDuel } from './samples.ts';
import type { Bench } from './suite.ts';

/** What was edited to what, and the field that the error must name. */
const edits: readonly (readonly [string, PgUpdateSetSource<typeof tables>, string])[] = [
  ['a timing that there is not', { options: { claims: 'sometimes', hand: 6 } }, 'row.options.claims: '],
  ['no options', { options: sql`'null'::jsonb` }, 'row.options: '],
  [
    'a card that there is not',
    { deal: { deck: ['9s', '1x'], first: 'A', seed: '' } },
    'row.deal.deck.1: no card',
  ],
  ['a third seat', { deal: { deck: [], first: 'C', seed: '' } }, 'row.deal.first: '],
  ['a ruleset that there is not', { ruleset: 'chess' }, 'row.ruleset: '],
  ['half a help', { help: 'maybe' }, 'row.help: '],
  ['a match that there is not', { match: 'series-10' }, 'row.match: '],
  ['half a score', { score: { rounds: 1, wins: { A: 1 }, points: { A: 5, B: 2 } } }, 'row.score.wins.B: '],
  [
    'half a win',
    { score: { rounds: 1, wins: { A: 0.5, B: 0.5 }, points: { A: 5, B: 2 } } },
    'row.score.wins.A: ',
  ],
  ['a closing that there is not', { closing: { kind: 'earthquake' } }, 'row.closing.kind: '],
  ['a third seat that left', { closing: { kind: 'left', by: 'C' } }, 'row.closing.by: '],
];

export function testUnreadable(at: () => Bench): void {
  describe('a row that somebody has edited by hand', () => {
    it.each(edits)('to %s is an error that names the table and the field', async (_what, edit, field) => {
      const { store, database } = at();
      const id = await startDuel(store);
      await database.driver.transact(async (transaction) =>
        keep(await transaction.update(tables).set(edit).where(eq(tables.id, id))),
      );
      await expect(store.find(id)).rejects.toThrow(`Table ${id} of the database can't be read: ${field}`);
    });

    it('in one of its events is an error that names the event, and no card', async () => {
      const { store, database } = at();
      const id = await startDuel(store);
      await store.commit(aChange({ id, version: 1, events: [played, played] }));
      const wrong = { type: 'drew', seat: 'A', card: 'Zz' };
      const isSecond = and(eq(events.tableId, id), eq(events.place, 1));
      await database.driver.transact(async (transaction) =>
        keep(await transaction.update(events).set({ event: wrong }).where(isSecond)),
      );
      const message = await store.find(id).catch((error: unknown) => String(error));
      expect(message).toContain(`Table ${id} of the database can't be read: events.1.event.card: no card`);
      expect(message).not.toContain('Zz');
    });
  });
}
