import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Person, SeenMessage } from '../../playground/index.ts';
import { makeCustomId } from '../../src/render/index.ts';
import { Beside } from './beside.ts';
import { challenge, deal, handOf, PATIENCE, privateAnswer, publicMessages } from './duel.ts';
import { postgresGround } from './ground.ts';
import { kindsOn, rivalOf } from './rounds.ts';
import { openRoom, openScene } from './scene.ts';
import type { Room, Scene } from './scene.ts';

const HOUR = 3_600_000;
const stamp = (at: number): string => `<t:${Math.floor(at / 1000)}:R>`;

/** What an overdue challenge waits for at most, in milliseconds: one sweep ends it, the one after the next tells it. */
const SWEPT = 3 * PATIENCE;

describe('time in which no bot could be played with', () => {
  let scene: Scene;
  let beside: Beside;
  let room: Room;

  beforeAll(async () => {
    scene = await openScene(postgresGround);
    beside = await Beside.open(scene.ground);
  });
  afterAll(async () => {
    await beside.close();
    await scene.close();
  });
  beforeEach(() => {
    room = openRoom(scene);
  });

  /** Deals a duel. */
  const begin = async () => {
    const { now } = await deal(room, { clock: '1' });
    if (now.kind !== 'up') throw new Error('The duel is over.');
    await beside.untilTold(room);
    return { up: now.person, other: rivalOf(room, now.person), board: now.board };
  };

  const takeWin = async (person: Person, board: SeenMessage): Promise<SeenMessage> => {
    const { id, version } = await beside.row(room);
    const customId = makeCustomId({ kind: 'takeWin', table: id, version });
    return privateAnswer(person.raw(board, { customId }));
  };

  it('is given back by the first start, once, and the board shows the new deadline', async () => {
    const { up, board } = await begin();
    // Discord has taken the reminder, but the bot is killed before it hears so, and away for three hours.
    const gate = scene.standIn.faults.hold(
      { method: 'POST', route: '/channels/:channel/messages' },
      'after',
      1,
    );
    await beside.pass(room, 46);
    await gate.reached;
    await scene.bot().kill();
    gate.open();
    await beside.pass(room, 180);
    await beside.silence(180);
    const { turnSince } = await beside.timing(room);
    await Promise.all([scene.start(), scene.start()]);
    const given = [...scene.output().matchAll(/"milliseconds":(\d+)/g)].map(([, time]) => Number(time));
    expect(given).toHaveLength(1);
    const since = (await beside.timing(room)).turnSince;
    expect(since - turnSince).toBe(given[0]);
    expect(Date.now() - since).toBeLessThan(HOUR);
    const painted = await scene.standIn.until(
      () => {
        const now = room.anna.look(board);
        return now.text.includes(stamp(since + HOUR)) ? now : undefined;
      },
      'the board to show the new deadline',
      PATIENCE,
    );
    expect(painted.buttons).toEqual(board.buttons);
    expect(painted.text.replace(/<t:\d+:R>/, '')).toBe(board.text.replace(/<t:\d+:R>/, ''));
    await beside.untilStage(room, 'reminded');
    const told = publicMessages(room);
    expect(told).toHaveLength(3);
    expect(told.at(-1)?.pinged).toEqual([up.id]);
  });

  it('does not count for who looks or presses for the win before the next heartbeat', async () => {
    const { up, other, board } = await begin();
    const backAgain = async (): Promise<void> => {
      await beside.pass(room, 190);
      await beside.silence(180);
    };
    await backAgain();
    expect(kindsOn(await handOf(room, other))).not.toContain('takeWin');
    await backAgain();
    const answer = await takeWin(other, board);
    expect(answer.text).toContain(stamp((await beside.timing(room)).turnSince + HOUR));
    expect(publicMessages(room).at(-1)?.text).toContain(`${up.mention}, it’s your turn.`);
  });

  it('is no time of the clock while a bot is cut off from Discord’s events', async () => {
    await begin();
    const [one, other] = [openRoom(scene), openRoom(scene)];
    await Promise.all([challenge(one), challenge(other)]);
    await Promise.all([beside.untilTold(one), beside.untilTold(other)]);
    scene.standIn.gateway.stop();
    const noticed = (): boolean => scene.output().split('the connection to Discord was lost').length > 2;
    await vi.waitUntil(noticed, { timeout: PATIENCE });
    await beside.pass(room, 190);
    const beat = await beside.lastBeat();
    // What every sweep does, whether or not it looks after the clocks: two of them have come by.
    for (const swept of [one, other]) {
      await beside.expire(swept);
      await scene.standIn.until(
        () => publicMessages(swept).find(({ text }) => text.includes('not answered in time')),
        'a sweep',
        SWEPT,
      );
    }
    expect(await beside.timing(room)).toMatchObject({ stage: 'running' });
    expect(publicMessages(room)).toHaveLength(2);
    expect(await beside.lastBeat()).toBe(beat);
  });
});
