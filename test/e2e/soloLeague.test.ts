import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChannelRecord, GuildRecord, Person, SeenMessage } from '../../playground/index.ts';
import { keep } from '../../src/store/database.ts';
import { bookSolo } from '../../src/store/soloBooking.ts';
import { deadOn, labelsOn, privateAnswer } from './duel.ts';
import { postgresGround } from './ground.ts';
import { repainted } from './players.ts';
import { openScene } from './scene.ts';
import type { Scene } from './scene.ts';

/** A game that counts and has ended now; `score` null where it is lost. */
interface Game {
  readonly player: Person;
  readonly score: number | null;
  /** The day whose daily deal it is; null for every other game. */
  readonly daily?: string | null;
  /** In milliseconds. */
  readonly endedAt?: number;
}

describe('the tables of Gridcannon', () => {
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
    guild = scene.standIn.addGuild(`grid${servers}`);
    channel = scene.standIn.addChannel('table', guild);
    [anna, ben] = [member('anna'), member('ben')];
  });

  const member = (name: string): Person => scene.standIn.person(`${name}-grid${servers}`, { guild });

  /** Books games as the bot does when they end, beside the bot and without playing them. */
  const book = async (...games: readonly Game[]): Promise<void> => {
    const open = await scene.ground.open();
    try {
      await open.driver.transact(async (transaction) => {
        for (const { player, score, daily = null, endedAt = Date.now() } of games) {
          await bookSolo(transaction, { guildId: guild.id, player: player.id, score, daily, endedAt });
        }
        return keep(null);
      });
    } finally {
      await open.close();
    }
  };

  const shown = (options: Readonly<Record<string, string>>): Promise<SeenMessage> =>
    privateAnswer(anna.slash(channel, 'leaderboard', options));
  const pressed = (table: SeenMessage, label: string): Promise<SeenMessage> =>
    repainted({ standIn: scene.standIn, channel, anna, ben }, anna, table, anna.press(table, { label }));
  const linesOf = ({ text }: SeenMessage): readonly string[] => text.replaceAll('\\', '').split('\n');
  /** The lines of people, by the first word of their names. */
  const peopleIn = (table: SeenMessage): readonly string[] =>
    linesOf(table)
      .filter((line) => /^(\*\*)?\d+ · /.test(line))
      .map((line) => line.replace(/-grid\d+/, '').toLowerCase());

  const today = (): string => new Date().toISOString().slice(0, 10);

  it('are empty at first, and say how to get onto them', async () => {
    const table = await shown({ game: 'gridcannon' });
    expect(linesOf(table)).toEqual([
      expect.stringMatching(/^### Gridcannon · \w+ \d{4}$/),
      'Nobody has finished a game in this time yet: `/gridcannon` begins one.',
    ]);
    expect(labelsOn(table)).toEqual(['Month', 'Year', 'All time']);
    const daily = await shown({ game: 'gridcannon-daily' });
    expect(linesOf(daily)).toEqual([
      expect.stringMatching(/^### Gridcannon: daily deal · \d+ \w+ \d{4}$/),
      'Nobody here has finished a daily deal in this time: `/gridcannon deal:daily` begins today’s. There is one try a day, wherever you play.',
    ]);
    expect(labelsOn(daily)).toEqual(['Today', 'Yesterday', 'Month', 'Year', 'All time']);
  });

  it('tell what games add up to, and lead from one span to the next in one message', async () => {
    const lastYear = Date.UTC(new Date().getUTCFullYear(), 0) - 1;
    await book(
      { player: anna, score: 3 },
      { player: anna, score: 6 },
      { player: anna, score: null },
      { player: ben, score: 4, endedAt: lastYear },
      { player: ben, score: 4, endedAt: lastYear },
      { player: ben, score: 5, endedAt: lastYear },
    );
    const month = await shown({ game: 'gridcannon', period: 'day' });
    expect(deadOn(month)).toEqual(['Month']);
    expect(peopleIn(month)).toEqual(['**1 · anna (you) · 2 wins**']);
    expect(linesOf(month)).toContain('-# 3 games · best 6, mean 4.5 · run of wins 0, longest 2');
    const all = await pressed(month, 'All time');
    expect(all.id).toBe(month.id);
    expect(deadOn(all)).toEqual(['All time']);
    expect(peopleIn(all)).toEqual(['1 · ben · 3 wins', '**2 · anna (you) · 2 wins**']);
    expect(linesOf(all)).toContain('-# 3 games · best 5, mean 4.3 · run of wins 3, longest 3');
    expect((await pressed(all, 'Month')).text).toBe(month.text);
  });

  it('tell today’s tries at the daily deal, and in German too', async () => {
    await book(
      { player: ben, score: 2, daily: today() },
      { player: anna, score: null, daily: today() },
      { player: member('carl'), score: 5 },
    );
    const day = await shown({ game: 'gridcannon-daily' });
    expect(peopleIn(day)).toEqual(['1 · ben · won, 2 ploys left', '**2 · anna (you) · lost**']);
    anna.speak('de');
    const month = await pressed(day, 'Month');
    expect(peopleIn(month)).toEqual(['1 · ben · 1 sieg', '**2 · anna (du) · 0 siege**']);
    expect(deadOn(month)).toEqual(['Monat']);
  });

  it('have pages of ten', async () => {
    const others = Array.from({ length: 11 }, (_, place) => member(`p${place}`));
    await book(...others.map((player): Game => ({ player, score: 1 })), { player: anna, score: null });
    const first = await shown({ game: 'gridcannon' });
    expect(peopleIn(first)).toHaveLength(11);
    expect(linesOf(first).slice(-4)).toEqual([
      '⋮',
      expect.stringContaining('12 · '),
      '-# 1 game',
      '-# 12 people · page 1 of 2',
    ]);
    const second = await pressed(first, 'Next');
    expect(peopleIn(second)).toHaveLength(2);
    expect(deadOn(second)).toEqual(['Next', 'Month']);
  });

  it('leave the duels’ table as it was: a day of theirs is the month', async () => {
    const table = await shown({ period: 'day' });
    expect(linesOf(table)).toEqual([
      expect.stringMatching(/^### All games · [A-Z]\w+ \d{4}$/),
      'Nobody has finished a round in this time yet: `/challenge` begins one.',
    ]);
  });
});
