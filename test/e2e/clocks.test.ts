import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person, SeenMessage } from '../../playground/index.ts';
import { makeCustomId } from '../../src/render/index.ts';
import { Beside } from './beside.ts';
import { buttonOf, deal, handOf, nextStanding, PATIENCE } from './duel.ts';
import { privateAnswer, publicMessages } from './duel.ts';
import { postgresGround } from './ground.ts';
import { bySlash, repainted, takeTurn } from './players.ts';
import { kindsOn, rivalOf } from './rounds.ts';
import { openRoom, openScene } from './scene.ts';
import type { Room, Scene } from './scene.ts';

const HOUR = 3_600_000;
const stamp = (at: number): string => `<t:${Math.floor(at / 1000)}:R>`;

/** A duel with an hour for each move. */
interface Timed {
  readonly room: Room;
  /** Who is up, and who waits. */
  readonly up: Person;
  readonly other: Person;
  readonly board: SeenMessage;
}

/** Two bots on one database and one token: each looks after every clock. */
describe('the clock of a move', () => {
  let scene: Scene;
  let beside: Beside;
  /** How many messages everybody is to see in the end in a room: the challenge, boards, and what the clock tells. */
  const due = new Map<Room, number>();

  beforeAll(async () => {
    scene = await openScene(postgresGround);
    await scene.start();
    await scene.standIn.gateway.ready(2);
    beside = await Beside.open(scene.ground);
  });
  afterAll(async () => {
    await beside.close();
    await scene.close();
  });

  /** Deals a duel and plays so many turns of it; in the end there are to be so many messages. */
  async function begin({ turns, messages }: { turns: number; messages: number }): Promise<Timed> {
    const room = openRoom(scene);
    due.set(room, messages);
    let { now } = await deal(room, { clock: '1' });
    for (let turn = 0; turn < turns && now.kind === 'up'; turn += 1) {
      await takeTurn(room, now.person, bySlash, () => 0);
      now = await nextStanding(room, now.board);
    }
    if (now.kind !== 'up') throw new Error('The duel is over.');
    await beside.untilTold(room);
    const { person: up, board } = now;
    return { room, up, other: rivalOf(room, up), board };
  }

  const deadline = async (room: Room): Promise<number> => (await beside.timing(room)).turnSince + HOUR;

  /** What the clock has told. */
  const reminders = (room: Room): readonly SeenMessage[] =>
    publicMessages(room).filter(({ text }) => text.includes('it’s your turn against'));
  const notices = (room: Room): readonly SeenMessage[] =>
    publicMessages(room).filter((message) => kindsOn(message).includes('takeWin'));

  const untilLapsed = async (room: Room): Promise<SeenMessage> => {
    const notice = await scene.standIn.until(() => notices(room)[0], 'the end of the time', PATIENCE);
    await beside.untilStage(room, 'lapsed');
    return notice;
  };

  const forged = async (room: Room, person: Person, board: SeenMessage): Promise<SeenMessage> => {
    const { id, version } = await beside.row(room);
    return privateAnswer(
      person.raw(board, { customId: makeCustomId({ kind: 'takeWin', table: id, version }) }),
    );
  };

  const final = (room: Room): Promise<SeenMessage> =>
    scene.standIn.until(
      () => publicMessages(room).find(({ text }) => text.includes('🏆')),
      'the end of the round',
      PATIENCE,
    );

  it.concurrent(
    'stands on the board as a time that counts down, and begins anew with each turn',
    async () => {
      const { room, up, board } = await begin({ turns: 0, messages: 3 });
      const first = await deadline(room);
      expect(board.text).toContain(`⏳ Move due ${stamp(first)}`);
      await beside.pass(room, 10);
      await takeTurn(room, up, bySlash, () => 0);
      const next = await nextStanding(room, board);
      expect(await deadline(room)).toBeGreaterThanOrEqual(first);
      expect(next.board.text).toContain(`⏳ Move due ${stamp(await deadline(room))}`);
    },
  );

  it.concurrent('reminds once, and gives the win to whoever presses for it after the deadline', async () => {
    const { room, up, other, board } = await begin({ turns: 2, messages: 7 });
    await beside.pass(room, 46);
    const reminder = await scene.standIn.until(() => reminders(room)[0], 'a reminder', PATIENCE);
    expect(reminder.pinged).toEqual([up.id]);
    expect(reminder.text).toContain(stamp(await deadline(room)));
    await beside.untilStage(room, 'reminded');
    const early = await forged(room, other, board);
    expect(early.text).toContain(`The other’s move is due ${stamp(await deadline(room))}`);
    expect((await forged(room, up, board)).text).toContain('you are up yourself');

    await beside.pass(room, 15);
    const notice = await untilLapsed(room);
    expect(notice.pinged).toEqual([other.id]);
    expect(notice.text).toContain(stamp((await deadline(room)) + HOUR));
    const take = buttonOf(notice, 'takeWin');
    const stranger = scene.standIn.person('carl');
    expect((await privateAnswer(stranger.press(notice, take))).text).toContain('You don’t play in this duel');
    expect((await privateAnswer(up.press(notice, take))).text).toContain('you are up yourself');
    const won = await privateAnswer(other.press(notice, take));
    expect(won.text).toContain(`🏆 **${other.mention} wins.**`);
    const end = await final(room);
    expect(end.text).toContain(`${up.mention} ran out of time.`);
    expect(end.text).toContain(`${other.mention} 5`);
    expect(end.text).toContain(`${up.mention} 0`);
    expect(room.anna.look(notice).buttons).toEqual([]);
    expect(reminders(room)).toHaveLength(1);
    const { stored, result } = await beside.book(room);
    const seat = stored.row.challenger === other.id ? 'A' : 'B';
    const points = seat === 'A' ? { pointsA: 5, pointsB: 0 } : { pointsA: 0, pointsB: 5 };
    expect(result).toMatchObject({ winner: seat, by: 'timeout', ...points });
  });

  it.concurrent(
    'lets the win be taken from the own hand as well; before both have laid a card without points',
    async () => {
      const { room, up, other } = await begin({ turns: 0, messages: 5 });
      await beside.pass(room, 61);
      const notice = await untilLapsed(room);
      expect(kindsOn(await handOf(room, up))).not.toContain('takeWin');
      const hand = await handOf(room, other);
      expect(hand.text).toContain(`${up.mention}’s time is over: you may take the win.`);
      const won = await repainted(room, other, hand, other.press(hand, buttonOf(hand, 'takeWin')));
      expect(won.text).toContain(`🏆 **${other.mention} wins.**`);
      const end = await final(room);
      expect(end.text).toContain('before both had laid a card: no points');
      const late = await privateAnswer(other.raw(notice, buttonOf(notice, 'takeWin')));
      expect(late.text).toContain('This round is over');
      const { result } = await beside.book(room);
      expect(result).toMatchObject({ by: 'timeout', pointsA: 0, pointsB: 0 });
    },
  );

  it.concurrent('gives nothing to take once the other has moved after all', async () => {
    const { room, up, other } = await begin({ turns: 0, messages: 5 });
    await beside.pass(room, 61);
    const notice = await untilLapsed(room);
    await takeTurn(room, up, bySlash, () => 0);
    await beside.untilTold(room);
    const late = await privateAnswer(other.press(notice, buttonOf(notice, 'takeWin')));
    expect(late.text).toContain('There is no win to take');
    expect(kindsOn(await handOf(room, other))).not.toContain('takeWin');
    expect((await privateAnswer(up.press(notice, buttonOf(notice, 'takeWin')))).text).toContain(
      `The other’s move is due ${stamp(await deadline(room))}`,
    );
    expect(await beside.timing(room)).toMatchObject({ stage: 'running' });
  });

  it.concurrent('ends the round by itself after twice the time, with the points', async () => {
    const { room, up, other } = await begin({ turns: 2, messages: 7 });
    await beside.pass(room, 61);
    await untilLapsed(room);
    await beside.pass(room, 60);
    const end = await final(room);
    expect(end.text).toContain(`${up.mention} ran out of time.`);
    expect(end.text).toContain(`${other.mention} 5`);
    await beside.untilTold(room);
    const late = await privateAnswer(up.slash(room.channel, 'play', { card: 'As', stone: 1 }));
    expect(late.text).toContain('no duel in this channel');
    const { result } = await beside.book(room);
    expect(result).toMatchObject({ by: 'timeout', winner: other.id === room.anna.id ? 'A' : 'B' });
  });

  it('has told each thing once, whichever bot told it', () => {
    expect(due.size).toBe(5);
    for (const [room, messages] of due) {
      expect(publicMessages(room)).toHaveLength(messages);
      expect(reminders(room).length).toBeLessThanOrEqual(1);
    }
  });
});
