import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Interaction, SeenMessage } from '../../playground/index.ts';
import { expectPlayedByTheRules, readBooks } from './books.ts';
import type { Book } from './books.ts';
import { buttonOf, nextStanding, PATIENCE, privateAnswer, publicMessages } from './duel.ts';
import { embeddedGround, postgresGround } from './ground.ts';
import { dealForScript, expectTotalsToAddUp, letTimePass, SCRIPT } from './ledger.ts';
import { answerResign, askToResign, boardNow, dealMatch, goOn, GONE_ON, kindsOn } from './rounds.ts';
import { layOne, offer, resignOutOfTurn, toldPrivately, toldWithLinkTo, withButtons } from './rounds.ts';
import { openRoom, openScene } from './scene.ts';
import type { Room, Scene } from './scene.ts';

/** Several starts of the bot, in milliseconds, on a machine that has a lot to do besides. */
const LONG = 300_000;

/** How many matches are to go on in the moment of a kill. */
const AT_ONCE = 4;

/** A round that ends by one press, which has not been made; and what its player does once a killed bot is back. */
interface Ripe {
  readonly room: Room;
  readonly press: () => Interaction;
  readonly again: () => Promise<unknown>;
}

/** Both have laid a card, and Ben has been asked whether he means to resign. */
async function ripen(scene: Scene): Promise<Ripe> {
  const room = openRoom(scene);
  const first = await dealMatch(room, {});
  await layOne(room, await layOne(room, first, 1), 2);
  const { ben, channel } = room;
  const question = await askToResign(room, ben);
  return {
    room,
    press: () => ben.press(question, buttonOf(question, 'resign')),
    async again() {
      const now = await privateAnswer(ben.slash(channel, 'hand'));
      if (now.text.includes('Your hand')) await answerResign(room, ben, await askToResign(room, ben));
    },
  };
}

/** Anna has laid nine cards that nobody can beat, and has claimed two stones of three that are adjacent. */
async function ripenByScript(scene: Scene): Promise<Ripe> {
  const room = openRoom(scene);
  const { anna, ben, channel } = room;
  const { board } = await dealMatch(room, {});
  await dealForScript(scene.ground, room);
  let last = board;
  for (const [turn, [card, stone]] of SCRIPT.entries()) {
    const person = turn % 2 === 0 ? anna : ben;
    await privateAnswer(person.slash(channel, 'play', { card, stone }));
    last = (await boardNow(room, last)).board;
  }
  await privateAnswer(anna.slash(channel, 'claim', { stone: 1 }));
  const hand = await privateAnswer(anna.slash(channel, 'claim', { stone: 2 }));
  const third = hand.buttons.find(({ label }) => label === 'Claim 3')?.customId ?? '';
  return {
    room,
    press: () => anna.press(hand, { customId: third }),
    again: () => privateAnswer(anna.slash(channel, 'claim', { stone: 3 })),
  };
}

/** Presses at once, and kills the bot after so many requests of its own. */
async function killDuring(
  { standIn, bot }: Scene,
  requests: number,
  presses: readonly (() => Interaction)[],
): Promise<void> {
  const before = standIn.history.rest().length;
  for (const press of presses) press();
  await standIn.until(
    () => standIn.history.rest().length >= before + requests || undefined,
    `${requests} requests`,
    PATIENCE,
  );
  await bot().kill();
  // Whoever still waits for an answer sees now that none comes.
  standIn.advance(standIn.limits.firstAnswerWithin + 1);
}

/** The messages that say who has won a round. */
function finalsIn(room: Room): readonly SeenMessage[] {
  return publicMessages(room).filter(({ text }) => text.includes('🏆'));
}

/**
 * Opens a challenge that nobody will accept; gives what waits until a sweep has ended it. A sweep comes to it after all
 * tables that are older.
 */
async function openYoungest(scene: Scene): Promise<() => Promise<unknown>> {
  const room = openRoom(scene);
  const { anna, channel } = room;
  const challenge = await offer(room, anna);
  await toldWithLinkTo(challenge, () => anna.slash(channel, 'challenge'));
  return () => withButtons(room, challenge, []);
}

/** Every round of these rooms is over, booked once, told whole and once; the totals are those of the rounds. */
async function expectBookedOnce(scene: Scene, rooms: readonly Room[]): Promise<void> {
  expect(await scene.bot().stop()).toBe(0);
  const isTheirs = ({ stored }: Book): boolean =>
    rooms.some(({ channel }) => channel.id === stored.row.channelId);
  const books = (await readBooks(scene.ground)).filter(isTheirs);
  for (const book of books) {
    expectPlayedByTheRules(book);
    expect(book.stored.row.toldVersion).toBe(book.stored.row.version);
  }
  expect(books).toHaveLength(rooms.length);
  for (const room of rooms) expect(finalsIn(room)).toHaveLength(1);
  expect(await expectTotalsToAddUp(scene.ground)).toBe(rooms.length);
}

describe('the end of a round, whenever the bot is killed', { concurrent: true, timeout: LONG }, () => {
  // After how many requests that follow the last presses the bot is killed: between none and past most of them. Several
  // rounds end at each of these moments, and each has come to another point by then.
  it.for([
    ['PGlite', embeddedGround, [1, 6], []],
    ['PostgreSQL', postgresGround, [0, 3, 8], [ripenByScript]],
  ] as const)('is booked once and told once, on %s', async (given, { onTestFinished }) => {
    const [, makeGround, moments, more] = given;
    const scene = await openScene(makeGround);
    onTestFinished(() => scene.close());
    const rooms: Room[] = [];
    let swept: () => Promise<unknown> = () => Promise.resolve();
    for (const moment of moments) {
      const kinds = [ripen, ripen, ripen, ripen, ...more];
      const ripe = await Promise.all(kinds.map((kind) => kind(scene)));
      swept = await openYoungest(scene);
      await killDuring(
        scene,
        moment,
        ripe.map(({ press }) => press),
      );
      if (moment === moments.at(-1)) await letTimePass(scene.ground);
      await scene.start();
      for (const { room, again } of ripe) {
        await again();
        rooms.push(room);
      }
    }
    await swept();
    await expectBookedOnce(scene, rooms);
  });
});

describe('a match, whenever the bot is killed', { timeout: LONG }, () => {
  let scene: Scene;

  beforeAll(async () => {
    scene = await openScene(postgresGround);
  });
  afterAll(() => scene.close());

  it('keeps one final message, and goes on below it, where that was shown but not noted', async () => {
    const room = openRoom(scene);
    const { standIn } = scene;
    const first = await dealMatch(room, { match: 'series-2' });
    const { board } = await layOne(room, await layOne(room, first, 1), 2);
    const question = await askToResign(room, room.ben);
    const gate = standIn.faults.hold({ method: 'POST', route: '/channels/:channel/messages' }, 'after', 1);
    room.ben.press(question, buttonOf(question, 'resign'));
    await gate.reached;
    const { board: final } = await nextStanding(room, board);
    await scene.bot().kill();
    gate.open();
    await scene.start();
    const { hand, now } = await goOn(room, room.ben, final);
    expect(hand.text).toContain('round 2 of 2 · points 0 : 5');
    await letTimePass(scene.ground);
    await withButtons(room, final, GONE_ON);
    expect(finalsIn(room)).toHaveLength(1);
    expect(publicMessages(room).at(-1)?.id).toBe(now.board.id);
  });

  it('begins its next round once', async () => {
    const rooms = Array.from({ length: AT_ONCE }, () => openRoom(scene));
    const finals = await Promise.all(
      rooms.map(async (room) => {
        await dealMatch(room, { match: 'series-2' });
        return { room, final: await resignOutOfTurn(room, room.anna) };
      }),
    );
    await killDuring(
      scene,
      AT_ONCE,
      finals.flatMap(({ room: { anna, ben }, final }) =>
        [anna, ben].map((person) => () => person.press(final, buttonOf(final, 'nextRound'))),
      ),
    );
    await letTimePass(scene.ground);
    await scene.start();
    for (const { room, final } of finals) {
      const next = room.ben.raw(final, buttonOf(final, 'nextRound'));
      expect(await toldPrivately(next)).toContain('round 2 of 2');
      await boardNow(room, final);
      await withButtons(room, final, GONE_ON);
      const boards = publicMessages(room).filter(({ text }) => text.includes('· round 2 of 2 ·'));
      expect(boards.map(kindsOn)).toEqual([['hand', 'rules']]);
      expect(finalsIn(room)).toHaveLength(1);
    }
    const books = await readBooks(scene.ground);
    for (const { channel } of rooms) {
      const rounds = books.map(({ stored }) => stored.row).filter((row) => row.channelId === channel.id);
      expect(rounds.map(({ round, status }) => [round, status])).toEqual([
        [1, 'over'],
        [2, 'running'],
      ]);
    }
    await expectTotalsToAddUp(scene.ground);
  });
});
