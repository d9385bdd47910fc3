import { describe, expect, it } from 'vitest';
import { DECK } from '../../src/engine/gridcannon/cards.ts';
import { snowflake } from './samples.ts';
import {
  aDailyTry,
  aMove,
  anUndo,
  aSolo,
  everyGridEvent,
  freshDay,
  freshDeal,
  lost,
  NOON,
  placed,
  playSolo,
  startSolo,
  won,
} from './soloSamples.ts';
import type { Bench } from './suite.ts';
import { testSoloDeals } from './suiteSoloDeals.ts';
import { testSoloMoves } from './suiteSoloMoves.ts';

/** All that the store of games alone promises, whichever database it is on. */
export function testSolos(at: () => Bench): void {
  testBeginning(at);
  testDailyTries(at);
  testCounting(at);
  testSoloMoves(at);
  testSoloDeals(at);
}

function testBeginning(at: () => Bench): void {
  describe('a game alone', () => {
    it('comes back as it was begun: running, at version 0, with what happened by itself', async () => {
      const { solos } = at();
      const solo = aSolo();
      const begun = await solos.begin(solo, everyGridEvent, snowflake());
      const { id } = begun.solo.row;
      expect(begun).toEqual({
        kind: 'begun',
        solo: {
          row: { ...solo, id, counts: true, version: 0, board: null, ending: null, endedAt: null },
          moves: [{ version: 0, events: everyGridEvent }],
        },
      });
      expect(await solos.find(id)).toEqual(begun.solo);
      expect(await solos.running(solo.player, solo.channelId)).toEqual(begun.solo);
    });

    it('keeps a deal as great as a number can be exact, and all of its deck in order', async () => {
      const { solos } = at();
      const solo = aSolo({ deal: Number.MAX_SAFE_INTEGER });
      const { row } = (await solos.begin(solo, [], snowflake())).solo;
      expect([row.deal, row.deck]).toEqual([2 ** 53 - 1, DECK.toReversed()]);
    });

    it('begins once, however often Discord repeats the command, even where it is over meanwhile', async () => {
      const { solos } = at();
      const [solo, interaction] = [aSolo(), snowflake()];
      const first = await solos.begin(solo, [], interaction);
      expect(await solos.begin(solo, [], interaction)).toEqual({ kind: 'repeated', solo: first.solo });
      const { id } = first.solo.row;
      await solos.commit(aMove({ id, version: 0, ending: lost, endedAt: NOON }));
      const again = await solos.begin(solo, [], interaction);
      expect([again.kind, again.solo.row.id]).toEqual(['repeated', id]);
      expect(await solos.running(solo.player, solo.channelId)).toBeNull();
    });

    it('finds the place taken by the one that its player has in the channel, whatever deal is asked for', async () => {
      const { solos } = at();
      const solo = aSolo();
      const first = await solos.begin(solo, [], snowflake());
      const interaction = snowflake();
      const again = await solos.begin({ ...solo, deal: freshDeal(), variant: 'standard' }, [], interaction);
      expect(again).toEqual({ kind: 'taken', solo: first.solo });
      expect(await solos.hasActed(interaction)).toBe(false);
    });

    it('has room beside the ones of other people, in other channels and in the direct messages', async () => {
      const { solos } = at();
      const solo = aSolo();
      await solos.begin(solo, [], snowflake());
      const others = [
        { ...solo, player: snowflake() },
        { ...solo, channelId: snowflake() },
        { ...solo, channelId: snowflake(), guildId: null },
      ];
      for (const other of others) expect((await solos.begin(other, [], snowflake())).kind).toBe('begun');
    });

    it.each([won(2), lost])('finds its place free once the one before it is $status', async (ending) => {
      const { solos } = at();
      const solo = aSolo();
      const before = await playSolo(solos, solo, ending);
      const { kind, solo: after } = await solos.begin(solo, [], snowflake());
      expect(kind).toBe('begun');
      expect((await solos.running(solo.player, solo.channelId))?.row.id).toBe(after.row.id);
      expect((await solos.find(before))?.row.ending).toEqual(ending);
    });

    it('of an id that was never given is not found', async () => {
      expect(await at().solos.find(2_000_000_000)).toBeNull();
    });

    it('and a duel know each other’s interactions', async () => {
      const { solos, store } = at();
      const interaction = snowflake();
      const id = await startSolo(solos);
      await solos.commit(aMove({ id, version: 0, interaction }));
      expect([await solos.hasActed(interaction), await store.hasActed(interaction)]).toEqual([true, true]);
      expect(await store.commit({ id: 1, version: 0, interaction })).toBe('repeated');
    });
  });
}

function testDailyTries(at: () => Bench): void {
  describe('a try at the daily deal', () => {
    it('is the only one of its person that day, in whatever channel or server, over or not', async () => {
      const { solos } = at();
      const [daily, player] = [freshDay(), snowflake()];
      const first = await solos.begin(aDailyTry(daily, { player }), [], snowflake());
      expect(await solos.begin(aDailyTry(daily, { player }), [], snowflake())).toEqual({
        kind: 'taken',
        solo: first.solo,
      });
      const { id } = first.solo.row;
      await solos.commit(aMove({ id, version: 0, ending: lost, endedAt: NOON }));
      const again = await solos.begin(aDailyTry(daily, { player, guildId: null }), [], snowflake());
      expect([again.kind, again.solo.row.id, again.solo.row.ending]).toEqual(['taken', id, lost]);
      expect(await solos.dailyTry(player, daily)).toEqual(again.solo);
    });

    it('may be made every day, and by everybody', async () => {
      const { solos } = at();
      const [daily, player] = [freshDay(), snowflake()];
      const tries = [aDailyTry(daily, { player }), aDailyTry(freshDay(), { player }), aDailyTry(daily)];
      for (const each of tries) expect((await solos.begin(each, [], snowflake())).kind).toBe('begun');
      expect(await solos.dailyTry(snowflake(), daily)).toBeNull();
    });

    it('runs beside another game in the same channel, whichever was begun first', async () => {
      const { solos } = at();
      const solo = aSolo();
      const { player, channelId } = solo;
      const [daily, other] = [freshDay(), freshDay()];
      await solos.begin(aDailyTry(daily, { player, channelId }), [], snowflake());
      expect(await solos.running(player, channelId)).toBeNull();
      const { kind, solo: beside } = await solos.begin(solo, [], snowflake());
      expect(kind).toBe('begun');
      expect((await solos.begin(aDailyTry(other, { player, channelId }), [], snowflake())).kind).toBe(
        'begun',
      );
      expect(await solos.running(player, channelId)).toEqual(beside);
    });

    it('is never public nor of another variant: a fault that would give it away is refused', async () => {
      const { solos } = at();
      for (const wrong of [{ visibility: 'public' }, { variant: 'empty-centre' }] as const) {
        const solo = aDailyTry(freshDay(), wrong);
        await expect(solos.begin(solo, [], snowflake())).rejects.toMatchObject({
          name: 'StoreError',
          constraint: 'solos_daily_kept_secret',
        });
      }
    });

    it('is unfinished once its day is over, as long as it runs', async () => {
      const { solos } = at();
      const [day, next] = [freshDay(), freshDay()];
      const given = { daily: day, variant: 'standard', visibility: 'private' } as const;
      const left = await startSolo(solos, given);
      const over = await playSolo(solos, given, lost);
      const later = await startSolo(solos, { ...given, daily: next });
      const endless = await startSolo(solos);
      expect(await solos.unfinishedDailies(day)).not.toContain(left);
      const unfinished = await solos.unfinishedDailies(next);
      expect([left, over, later, endless].filter((id) => unfinished.includes(id))).toEqual([left]);
    });
  });
}

function testCounting(at: () => Bench): void {
  const counts = async (given: Parameters<typeof aSolo>[0]) => {
    const { solo } = await at().solos.begin(aSolo(given), [placed], snowflake());
    return solo.row.counts;
  };

  describe('a game alone counts', () => {
    it('where it is its player’s first try at this deal, and no other one does, on whichever server', async () => {
      const [player, deal] = [snowflake(), freshDeal()];
      expect(await counts({ player, deal })).toBe(true);
      expect(await counts({ player, deal })).toBe(false);
      expect(await counts({ player, deal: freshDeal() })).toBe(true);
      expect(await counts({ player: snowflake(), deal })).toBe(true);
    });

    it('in one variant only of the same deal: in the other its cards are known', async () => {
      const [player, deal] = [snowflake(), freshDeal()];
      expect(await counts({ player, deal, variant: 'standard' })).toBe(true);
      expect(await counts({ player, deal, variant: 'empty-centre' })).toBe(false);
      expect(await counts({ player: snowflake(), deal, variant: 'empty-centre' })).toBe(true);
    });

    it('on a server alone: in the direct messages it doesn’t, but is a first try there', async () => {
      const [player, deal] = [snowflake(), freshDeal()];
      expect(await counts({ player, deal, guildId: null })).toBe(false);
      expect(await counts({ player, deal })).toBe(false);
    });

    it('unless its player has seen how the deal can be won', async () => {
      const { solos } = at();
      const [player, deal] = [snowflake(), freshDeal()];
      expect(await solos.noteSeen(player, deal)).toBe(true);
      expect(await solos.noteSeen(player, deal)).toBe(true);
      expect(await counts({ player, deal })).toBe(false);
      expect(await counts({ player: snowflake(), deal })).toBe(true);
    });

    it('as long as it runs, since nobody is shown how their own deal can be won', async () => {
      const { solos } = at();
      const [player, deal] = [snowflake(), freshDeal()];
      expect(await counts({ player, deal })).toBe(true);
      expect(await solos.noteSeen(player, deal)).toBe(false);
      expect(await solos.noteSeen(snowflake(), deal)).toBe(true);
    });

    it('or was seen before it, of the two asked for at once', async () => {
      const { solos } = at();
      const tries = Array.from({ length: 5 }, async () => {
        const [player, deal] = [snowflake(), freshDeal()];
        const [isCounted, isSeen] = await Promise.all([
          counts({ player, deal }),
          solos.noteSeen(player, deal),
        ]);
        expect(isCounted && isSeen).toBe(false);
      });
      await Promise.all(tries);
    });

    it('where it is the daily deal, but not where that deal is played again on another day', async () => {
      const [player, deal] = [snowflake(), freshDeal()];
      expect(await counts(aDailyTry(freshDay(), { player, deal }))).toBe(true);
      expect(await counts({ player, deal, variant: 'standard' })).toBe(false);
    });

    it('not where the first try was taken back to nothing: what was seen stays seen', async () => {
      const { solos } = at();
      const [player, deal] = [snowflake(), freshDeal()];
      const id = await startSolo(solos, { player, deal });
      await solos.commit(aMove({ id, version: 0 }));
      await solos.commit(anUndo(id, 1));
      expect(await counts({ player, deal })).toBe(false);
    });
  });
}
