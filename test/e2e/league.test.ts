import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChannelRecord, GuildRecord, Interaction, Person, SeenMessage } from '../../playground/index.ts';
import { deadOn, privateAnswer } from './duel.ts';
import { postgresGround } from './ground.ts';
import { bookRounds } from './bookedRounds.ts';
import type { Round } from './bookedRounds.ts';
import { repainted } from './players.ts';
import { openScene } from './scene.ts';
import type { Scene } from './scene.ts';

const monthName = (at: number): string =>
  new Date(at).toLocaleDateString('en', { month: 'long', timeZone: 'UTC' });

describe('the league of a server', () => {
  let scene: Scene;
  let guild: GuildRecord;
  let channel: ChannelRecord;
  let anna: Person;
  let ben: Person;
  let servers = 0;

  beforeAll(async () => {
    scene = await openScene(postgresGround);
  });
  afterAll(() => scene.close());
  beforeEach(() => {
    servers += 1;
    guild = scene.standIn.addGuild(`server${servers}`);
    channel = scene.standIn.addChannel('league', guild);
    [anna, ben] = [member('anna'), member('ben')];
  });

  /** Somebody who is on this server alone. */
  const member = (name: string): Person => scene.standIn.person(`${name}${servers}`, { guild });

  /** As somebody is called on a server. */
  const called = ({ name }: Person): string => name.slice(0, 1).toUpperCase() + name.slice(1);

  const book = (...rounds: readonly Round[]): Promise<void> => bookRounds(scene.ground, guild.id, rounds);

  /** So many rounds that somebody wins by five points to none. */
  const wins = (winner: Person, loser: Person, count = 1): readonly Round[] =>
    Array.from({ length: count }, () => ({ people: [winner, loser], points: [5, 0] }));

  const leaderboard = (person: Person, options = {}): Promise<SeenMessage> =>
    privateAnswer(person.slash(channel, 'leaderboard', options));
  const stats = (person: Person, user?: Person): Promise<SeenMessage> =>
    privateAnswer(person.slash(channel, 'stats', { user }));

  /** The lines as they read: a number and its word, which no line break parts, with an ordinary space between. */
  const linesOf = ({ text }: SeenMessage): readonly string[] => text.replaceAll('\u00A0', ' ').split('\n');

  /** The lines of people alone: who has which rank and how many points. */
  const ranksIn = (table: SeenMessage): readonly string[] =>
    linesOf(table).filter((line) => /^(\*\*)?\d+ · /.test(line));

  const turned = (table: SeenMessage, press: Interaction): Promise<SeenMessage> =>
    repainted({ standIn: scene.standIn, channel, anna, ben }, anna, table, press);

  it('is empty at first, and nobody has statistics', async () => {
    const table = await leaderboard(anna);
    expect(linesOf(table)).toEqual([
      expect.stringMatching(/^### All games · \w+ \d{4}$/),
      'Nobody has finished a round in this time yet: `/challenge` begins one.',
    ]);
    expect(table.buttons).toEqual([]);
    expect((await stats(anna)).text).toContain('You have not finished a round on this server yet');
    expect((await stats(anna, ben)).text).toContain(
      `${called(ben)} has not finished a round on this server yet`,
    );
  });

  describe('with three pages', () => {
    /** Everybody has won a round against Ben, the first with 23 points, the last with one; Anna comes fifteenth. */
    beforeEach(async () => {
      const others = Array.from({ length: 22 }, (_, place) => member(`${'abcdefghijklmnopqrstuv'[place]}-`));
      const ranked = [...others.slice(0, 14), anna, ...others.slice(14)];
      await book(
        ...ranked.map((person, place): Round => ({ people: [person, ben], points: [23 - place, 0] })),
      );
    });

    it('is turned page by page in one private message, with the own line always there', async () => {
      const own = [`**15 · ${called(anna)} (you) · 9 points**`, '-# 1 win · 1 round'];
      const first = await leaderboard(anna);
      expect(linesOf(first).slice(1, 3)).toEqual([`1 · A\\-${servers} · 23 points`, '-# 1 win · 1 round']);
      expect(linesOf(first).slice(21)).toEqual(['⋮', ...own, '-# 24 people · page 1 of 3']);
      expect(deadOn(first)).toEqual(['Back']);

      const second = await turned(first, anna.press(first, { label: 'Next' }));
      expect(second.id).toBe(first.id);
      expect(linesOf(second).slice(9, 11)).toEqual(own);
      expect(ranksIn(second)).toHaveLength(10);
      expect(linesOf(second).at(-1)).toBe('-# 24 people · page 2 of 3');

      const third = await turned(second, anna.press(second, { label: 'Next' }));
      expect(linesOf(third).slice(7)).toEqual([
        `24 · ${called(ben)} · 0 points`,
        '-# 0 wins · 23 rounds',
        '⋮',
        ...own,
        '-# 24 people · page 3 of 3',
      ]);
      expect(deadOn(third)).toEqual(['Next']);
      const back = await turned(third, anna.press(third, { label: 'Back' }));
      expect(back.text).toBe(second.text);
      expect(scene.standIn.world.messages[channel.id]?.filter(({ visibleTo }) => visibleTo === null)).toEqual(
        [],
      );
    });

    it('is there for who has not played, and shows its last page for any later one', async () => {
      const table = await leaderboard(member('carl'));
      expect(linesOf(table).slice(21)).toEqual([
        '-# You have not finished a round in this time yet: `/challenge` begins one.',
        '-# 24 people · page 1 of 3',
      ]);
      let own = await leaderboard(anna);
      for (const page of [3, 99, 999_999_999_999_999]) {
        const last = await turned(own, anna.raw(own, { customId: `leaderboard.all.month.${page}` }));
        expect(linesOf(last).at(-1)).toBe('-# 24 people · page 3 of 3');
        own = await turned(last, anna.raw(last, { customId: 'leaderboard.all.month.0' }));
      }
      const made = await privateAnswer(anna.raw(own, { customId: 'leaderboard.all.month.-1' }));
      expect(made.text).toContain('I don’t know this button any more');
    });
  });

  it('gives equal points one rank, and puts more wins first, then fewer rounds', async () => {
    const [carl, dora, emil] = [member('carl'), member('dora'), member('emil')];
    await book(
      ...wins(anna, emil, 2),
      ...wins(ben, emil, 2),
      { people: [ben, emil], points: [0, 0], winner: null, by: 'draw' },
      { people: [emil, carl], points: [5, 4] },
      { people: [emil, carl], points: [0, 1] },
      { people: [carl, emil], points: [5, 0] },
      { people: [dora, emil], points: [5, 0] },
    );
    expect(ranksIn(await leaderboard(dora))).toEqual([
      `1 · ${called(anna)} · 10 points`,
      `1 · ${called(ben)} · 10 points`,
      `1 · ${called(carl)} · 10 points`,
      expect.stringContaining(`4 · `),
      expect.stringContaining(`4 · `),
    ]);
  });

  it('counts one game or all, and this month, this year or all time, in UTC to the millisecond', async () => {
    const now = new Date();
    const month = Date.UTC(now.getUTCFullYear(), now.getUTCMonth());
    const year = Date.UTC(now.getUTCFullYear(), 0);
    const game = 'schotten-totten';
    await book(
      { people: [anna, ben], points: [5, 1], at: month },
      { people: [ben, anna], points: [5, 2], at: month - 1 },
      { people: [anna, ben], points: [5, 3], at: year, game },
      { people: [ben, anna], points: [5, 4], at: year - 1, game },
    );
    const pointsIn = async (options = {}): Promise<readonly string[]> =>
      ranksIn(await leaderboard(anna, options)).map((line) =>
        line.replace(/^\**\d+ · | points?\**$| \(you\)/g, ''),
      );
    const table = (annas: number, bens: number): readonly string[] => {
      const lines = [`${called(anna)} · ${annas}`, `${called(ben)} · ${bens}`];
      return annas >= bens ? lines : lines.toReversed();
    };
    // In January the year begins with the month.
    const isJanuary = month === year;
    expect(await pointsIn()).toEqual(isJanuary ? table(10, 4) : table(5, 1));
    expect(await pointsIn({ period: 'month', game })).toEqual(isJanuary ? table(5, 3) : []);
    expect(await pointsIn({ period: 'year' })).toEqual(isJanuary ? table(10, 4) : table(12, 9));
    expect(await pointsIn({ period: 'year', game })).toEqual(table(5, 3));
    expect(await pointsIn({ period: 'all' })).toEqual(table(16, 14));
    expect(await pointsIn({ period: 'all', game })).toEqual(table(9, 8));
    expect(await pointsIn({ period: 'all', game: 'schotten-totten-online' })).toEqual([]);
    // The month before was Ben's.
    const champion = linesOf(await leaderboard(anna)).find((line) => line.startsWith('🏆'));
    expect(champion).toContain(monthName(month - 1));
    expect(champion).toContain(called(ben));
    expect((await stats(ben)).text).toMatch(/🏆 \d months? won/);
  });

  it('speaks the reader’s language', async () => {
    await book(...wins(anna, ben));
    anna.speak('de');
    const table = await leaderboard(anna, { period: 'all' });
    expect(linesOf(table)).toEqual([
      '### Alle Spiele · Insgesamt',
      `**1 · ${called(anna)} (du) · 5 Punkte**`,
      '-# 1 Sieg · 1 Runde',
      `2 · ${called(ben)} · 0 Punkte`,
      '-# 0 Siege · 1 Runde',
      '-# 2 Personen',
    ]);
    expect((await stats(anna, ben)).text).toContain(`Du gegen ${called(ben)}`);
  });

  it('keeps who has left by name, and shows any name as it is written', async () => {
    const odd = member('**a**_b_~c~[d](e)\u202E# @e');
    await book(...wins(ben, anna, 3), ...wins(odd, anna, 2));
    ben.leave(guild);
    const gone = member('dora');
    await book(...wins(gone, anna));
    gone.deleteAccount();
    const ranks = ranksIn(await leaderboard(anna));
    expect(ranks[0]).toBe(`1 · ${called(ben)} · 15 points`);
    expect(ranks[1]).toBe(`2 · \\*\\*a\\*\\*\\_b\\_\\~c\\~\\[d\\]\\(e\\)\\# \\@e${servers} · 10 points`);
    expect(ranks[2]).toMatch(/^3 · \S+ · 5 points$/);
    expect(ranks[3]).toBe(`**4 · ${called(anna)} (you) · 0 points**`);
    expect(linesOf(await stats(anna, ben))[0]).toBe(`### ${called(ben)}`);
    expect((await stats(odd)).text).toContain(`### \\*\\*a\\*\\*`);
  });

  it('adds a person’s rounds up, and what two did against each other', async () => {
    const carl = member('carl');
    await book(
      { people: [anna, ben], points: [5, 2], by: 'three-adjacent', at: Date.now() - 5000 },
      { people: [ben, anna], points: [1, 5], winner: 'B', by: 'three-adjacent', at: Date.now() - 4000 },
      { people: [anna, carl], points: [5, 0], by: 'timeout', at: Date.now() - 3000 },
      { people: [ben, anna], points: [5, 4], at: Date.now() - 2000 },
      { people: [anna, ben], points: [3, 3], winner: null, by: 'draw', at: Date.now() - 1000 },
    );
    expect(linesOf(await stats(anna))).toEqual([
      `### ${called(anna)} (you)`,
      '5 rounds: 3 won, 1 drawn, 1 lost',
      '22 points, 4.4 a round · 22 stones',
      'Longest streak: 3 rounds won in a row',
      'Most often won with three adjacent stones (2 times)',
    ]);
    expect(linesOf(await stats(anna, ben)).slice(-2)).toEqual([
      `**You against ${called(ben)}**`,
      '2 won, 1 drawn, 1 lost · points 17 to 11',
    ]);
    expect(linesOf(await stats(ben, anna)).slice(-2)).toEqual([
      `**You against ${called(anna)}**`,
      '1 won, 1 drawn, 2 lost · points 11 to 17',
    ]);
    expect((await stats(ben, carl)).text).toContain(`You and ${called(carl)} have not finished a round`);
  });

  it('is each server’s own', async () => {
    await book(...wins(anna, ben));
    const other = scene.standIn.addGuild('other');
    anna.join(other);
    const there = scene.standIn.addChannel('there', other);
    const table = await privateAnswer(anna.slash(there, 'leaderboard', { period: 'all' }));
    expect(table.text).toContain('Nobody has finished a round');
    const own = await privateAnswer(anna.slash(there, 'stats'));
    expect(own.text).toContain('You have not finished a round on this server yet');
  });
});
