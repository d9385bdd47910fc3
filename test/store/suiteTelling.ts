import { describe, expect, it } from 'vitest';
import { aChallenge, aChange, crossed, openTable, snowflake, startDuel } from './samples.ts';
import type { Bench } from './suite.ts';

const NOON = Date.UTC(2026, 0, 1, 12);
const PATIENCE = 15_000;

const aMessage = () => ({ channelId: snowflake(), messageId: snowflake() });

export function testTelling(at: () => Bench): void {
  const begin = (id: number, version: number, now: number) =>
    at().store.beginTelling(id, version, now, now - PATIENCE);

  describe('telling a channel', () => {
    it('is in one hand at a time', async () => {
      const id = await openTable(at().store);
      expect(await begin(id, 0, NOON)).toBe(true);
      expect(await begin(id, 0, NOON + 1)).toBe(false);
    });

    it('waits for its turn while an older version is being told', async () => {
      const { store } = at();
      const id = await openTable(store);
      await begin(id, 0, NOON);
      await store.commit(aChange({ id, version: 0, status: 'withdrawn' }));
      expect(await begin(id, 1, NOON + 1)).toBe(false);
      await store.told(id, 0);
      expect(await begin(id, 1, NOON + 2)).toBe(true);
    });

    it('is done once it is told, and the new message is the live one', async () => {
      const { store } = at();
      const id = await openTable(store);
      const board = aMessage();
      await begin(id, 0, NOON);
      await store.told(id, 0, board);
      expect((await store.find(id))?.row).toMatchObject({ toldVersion: 0, board });
      expect(await begin(id, 0, NOON + 2 * PATIENCE)).toBe(false);
    });

    it('without a new message keeps the live one', async () => {
      const { store } = at();
      const id = await openTable(store);
      const board = aMessage();
      await store.told(id, 0, board);
      await store.commit(aChange({ id, version: 0, status: 'declined' }));
      await store.told(id, 1);
      expect((await store.find(id))?.row).toMatchObject({ toldVersion: 1, board });
    });

    it('passes to another where the first one has crashed', async () => {
      const id = await openTable(at().store);
      await begin(id, 0, NOON);
      expect(await begin(id, 0, NOON + PATIENCE - 1)).toBe(false);
      expect(await begin(id, 0, NOON + PATIENCE)).toBe(true);
    });

    it('by one who was thought to have crashed undoes nothing of what came after', async () => {
      const { store } = at();
      const id = await startDuel(store);
      await begin(id, 1, NOON);
      await store.commit(aChange({ id, version: 1 }));
      await begin(id, 2, NOON + PATIENCE);
      await store.told(id, 1, aMessage());
      expect(await begin(id, 2, NOON + PATIENCE + 1)).toBe(false);
      const board = aMessage();
      await store.told(id, 2, board);
      await store.told(id, 1, aMessage());
      expect((await store.find(id))?.row).toMatchObject({ toldVersion: 2, board });
    });

    it('is due for tables with something untold that nobody is telling', async () => {
      const { store } = at();
      const id = await openTable(store);
      expect(await store.untold(NOON)).toContain(id);
      await begin(id, 0, NOON);
      expect(await store.untold(NOON - 1)).not.toContain(id);
      expect(await store.untold(NOON)).toContain(id);
      await store.told(id, 0, aMessage());
      expect(await store.untold(NOON)).not.toContain(id);
      await store.commit(aChange({ id, version: 0, status: 'withdrawn' }));
      expect(await store.untold(NOON)).toContain(id);
    });
  });

  describe('the live message', () => {
    const boardOf = async (id: number) => (await at().store.find(id))?.row.board;

    it('is the one posted last: the one before is named, to lose its buttons', async () => {
      const { store } = at();
      const id = await openTable(store);
      const [first, second, third] = [aMessage(), aMessage(), aMessage()];
      expect(await store.told(id, 0, first)).toBeNull();
      expect(await store.moveBoard(id, second)).toEqual(first);
      await store.commit(aChange({ id, version: 0, status: 'withdrawn' }));
      expect(await store.told(id, 1, third)).toEqual(second);
      expect(await boardOf(id)).toEqual(third);
    });

    it('is the newer of two posted at once, whichever is noted first', async () => {
      const { store } = at();
      const duels = [await startDuel(store), await startDuel(store)] as const;
      const [older, newer] = [aMessage(), aMessage()];
      await store.told(duels[0], 1, newer);
      expect(await store.moveBoard(duels[0], older)).toEqual(older);
      await store.moveBoard(duels[1], newer);
      expect(await store.told(duels[1], 1, older)).toEqual(older);
      for (const id of duels) expect(await boardOf(id)).toEqual(newer);
      expect((await store.find(duels[1]))?.row.toldVersion).toBe(1);
    });

    it('is the newer one also where its id has a digit more', async () => {
      const { store } = at();
      const id = await openTable(store);
      const [older, newer] = ['999999999999999999', '1000000000000000000'].map((messageId) => ({
        channelId: snowflake(),
        messageId,
      }));
      await store.moveBoard(id, older ?? aMessage());
      expect(await store.moveBoard(id, newer ?? aMessage())).toEqual(older);
    });

    it('noted twice is one message, and nothing has to lose its buttons', async () => {
      const { store } = at();
      const id = await startDuel(store);
      const board = aMessage();
      expect(await store.moveBoard(id, board)).toBeNull();
      expect(await store.told(id, 1, board)).toBeNull();
      expect(await store.told(id, 1, board)).toBeNull();
      expect(await boardOf(id)).toEqual(board);
    });

    it('is not what a late teller posts, even where that is newer', async () => {
      const { store } = at();
      const id = await startDuel(store);
      const [board, late] = [aMessage(), aMessage()];
      await store.told(id, 1, board);
      expect(await store.told(id, 1, late)).toEqual(late);
      expect(await boardOf(id)).toEqual(board);
    });
  });

  describe('moving a table', () => {
    it('takes it to another channel', async () => {
      const { store } = at();
      const id = await openTable(store);
      const channelId = snowflake();
      expect(await store.moveChannel(id, channelId)).toBe('moved');
      expect((await store.find(id))?.row.channelId).toBe(channelId);
    });

    it('leaves it where it is when the two have a table there', async () => {
      const { store } = at();
      const challenge = aChallenge();
      const id = await openTable(store, challenge);
      const elsewhere = { ...crossed(challenge), channelId: snowflake() };
      await openTable(store, elsewhere);
      expect(await store.moveChannel(id, elsewhere.channelId)).toBe('taken');
      expect((await store.find(id))?.row.channelId).toBe(challenge.channelId);
    });
  });
}
