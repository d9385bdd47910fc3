import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OptionValues, Person, SeenMessage } from '../../playground/index.ts';
import { generatorFrom } from '../engine/games.ts';
import { buttonOf, nextStanding, privateAnswer, publicMessages, standing } from './duel.ts';
import { Beside } from './beside.ts';
import { embeddedGround, postgresGround } from './ground.ts';
import { byPress, bySlash, takeTurn } from './players.ts';
import type { Manner } from './players.ts';
import { openRoom, openScene } from './scene.ts';
import type { Room, Scene } from './scene.ts';

/** The bot as a person, who can be challenged. */
function botIn({ standIn }: Room): { readonly id: string } {
  return { id: standIn.world.application.botId };
}

/** Anna challenges the bot; gives what everybody sees once she is up. */
async function challengeBot(room: Room, terms: OptionValues = {}): Promise<SeenMessage> {
  const { anna, channel } = room;
  const before = standing(room)?.board;
  await privateAnswer(anna.slash(channel, 'challenge', { opponent: botIn(room), ...terms }));
  return (await nextStanding(room, before)).board;
}

/** Anna plays on until the round is over; gives the last message. */
async function playOut(room: Room, manner: Manner, dice: () => number): Promise<SeenMessage> {
  for (;;) {
    const now = standing(room);
    if (!now) throw new Error('There is no board.');
    if (now.kind === 'over') return now.board;
    await takeTurn(room, room.anna, manner, dice);
    await nextStanding(room, now.board);
  }
}

/** Anna lays the first card that is suggested. */
async function layCard({ anna, channel }: Room): Promise<void> {
  const [card] = await anna.autocomplete(channel, 'play', { card: '' }, 'card');
  const typed = { card: card?.value ?? '' };
  const [stone] = await anna.autocomplete(channel, 'play', { ...typed, stone: '' }, 'stone');
  await privateAnswer(anna.slash(channel, 'play', { ...typed, stone: stone?.value ?? 0 }));
}

async function statsOf({ channel }: Room, person: Person): Promise<string> {
  return (await privateAnswer(person.slash(channel, 'stats'))).text;
}

describe('the computer', () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene(embeddedGround);
  });
  afterAll(() => scene.close());

  it.each([
    ['Border Stones', byPress, {}],
    ['Schotten Totten', bySlash, { game: 'schotten-totten', level: 'easy' }],
    ['Schotten Totten online', byPress, { game: 'schotten-totten-online', level: 'medium' }],
  ] as const)('plays a whole round of %s, one message a turn', async (_name, manner, terms) => {
    const room = openRoom(scene);
    const first = await challengeBot(room, terms);
    expect(first.text).toContain('Against the computer');
    const final = await playOut(room, manner, generatorFrom(3));
    expect(final.text).toMatch(/🏆|draw/);
    expect(final.text).toContain('no league points');
    // After each of Anna's turns there is one board, whether the computer has answered in it or not; and the verdicts.
    const boards = publicMessages(room).filter(({ text }) => /laid|begins|🏆|draw/.test(text));
    expect(boards.length).toBeLessThan(60);
    expect(await statsOf(room, room.anna)).toMatch(/Against the computer \((easy|medium)\): /);
    const league = await privateAnswer(room.anna.slash(room.channel, 'leaderboard'));
    expect(league.text).not.toContain('point');
  });
});

describe('twenty computer players at once', () => {
  it('leave people’s commands to be answered between their moves', async () => {
    const scene = await openScene(postgresGround);
    try {
      const rooms = Array.from({ length: 20 }, () => openRoom(scene));
      const watcher = openRoom(scene);
      await challengeBot(watcher);
      let playing = rooms.length;
      const games = rooms.map(async (room) => {
        await challengeBot(room);
        for (let cards = 0; cards < 3; cards++) await layCard(room);
        playing -= 1;
      });
      let answered = 0;
      while (playing > 0) {
        await privateAnswer(watcher.anna.slash(watcher.channel, 'hand'));
        answered += 1;
      }
      await Promise.all(games);
      expect(answered).toBeGreaterThan(5);
    } finally {
      await scene.close();
    }
  });
});

describe('a computer player', () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene(postgresGround);
  });
  afterAll(() => scene.close());

  it('plays a match, and a rematch, by presses', async () => {
    const room = openRoom(scene);
    await challengeBot(room, { match: 'best-of-three', level: 'easy' });
    const resign = async (): Promise<SeenMessage> => {
      const before = standing(room)?.board;
      const asked = await privateAnswer(room.anna.slash(room.channel, 'resign'));
      await room.anna.press(asked, buttonOf(asked, 'resign')).answered;
      return (await nextStanding(room, before)).board;
    };
    let final = await resign();
    await room.anna.press(final, buttonOf(final, 'nextRound')).answered;
    await nextStanding(room, final);
    final = await resign();
    expect(final.text).toContain('wins the match');
    await room.anna.press(final, buttonOf(final, 'rematch')).answered;
    const again = await nextStanding(room, final);
    expect(again.kind).toBe('up');
    expect(again.board.text).toContain('round 1 of 3');
  });

  it('moves on after the bot was killed while it thought', { timeout: 300_000 }, async () => {
    const room = openRoom(scene);
    await challengeBot(room);
    const beside = await Beside.open(scene.ground);
    try {
      const now = standing(room);
      if (now?.kind !== 'up') throw new Error('The round is over.');
      const { anna, channel, standIn } = room;
      const { version } = await beside.row(room);
      const [card] = await anna.autocomplete(channel, 'play', { card: '' }, 'card');
      const typed = { card: card?.value ?? '', stone: 1 };
      anna.slash(channel, 'play', typed);
      await expect
        .poll(async () => (await beside.row(room)).version, { interval: 1 })
        .toBeGreaterThan(version);
      await scene.bot().kill();
      standIn.advance(standIn.limits.firstAnswerWithin + 1);
      await scene.start();
      // Whether the computer had moved by then or not: the turn is made up for by its clock, and told.
      const next = await standIn.until(
        () => {
          const shown = standing(room);
          return shown?.kind === 'up' && shown.board.id !== now.board.id ? shown : undefined;
        },
        'Anna to be up again',
        90_000,
      );
      expect(next.person.id).toBe(anna.id);
    } finally {
      await beside.close();
    }
  });

  it('makes each move once where two processes hear everything', async () => {
    await scene.start();
    await scene.standIn.gateway.ready(2);
    const room = openRoom(scene);
    await challengeBot(room, { level: 'easy' });
    await playOut(room, bySlash, generatorFrom(5));
    // Each turn keeps its line: what Anna laid and, in the same message, what the computer did.
    const laid = publicMessages(room).flatMap(({ text }) => text.match(/laid `[^`]+` at stone \d/g) ?? []);
    expect(new Set(laid).size).toBe(laid.length);
    expect(laid.length).toBeGreaterThan(20);
  });
});
