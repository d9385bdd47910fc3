import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChannelRecord, Person, SeenMessage } from '../../playground/index.ts';
import { keep } from '../../src/store/database.ts';
import { untilTold } from './books.ts';
import { buttonOf, challenge, deal, handOf, nextStanding, PATIENCE, pressesOn } from './duel.ts';
import { privateAnswer, publicMessages } from './duel.ts';
import { postgresGround } from './ground.ts';
import { byPress, bySlash, takeTurn } from './players.ts';
import { openRoom, openScene } from './scene.ts';
import type { Room, Scene } from './scene.ts';

describe('where a duel is played', () => {
  let scene: Scene;
  let room: Room;

  beforeAll(async () => {
    scene = await openScene(postgresGround);
  });
  afterAll(() => scene.close());
  beforeEach(() => {
    room = openRoom(scene);
  });

  const begin = async () => {
    const { now } = await deal(room);
    if (now.kind !== 'up') throw new Error('The duel is over.');
    const other = now.person.id === room.anna.id ? room.ben : room.anna;
    await untilTold(scene.ground, room);
    return { up: now.person, other, board: now.board };
  };

  const isLive = (person: Person, message: SeenMessage): boolean =>
    pressesOn(person.look(message)).some(({ kind }) => kind === 'hand');

  const shrunk = (message: SeenMessage): Promise<true> =>
    room.standIn.until(
      () => room.anna.look(message).buttons.length === 0 || undefined,
      'a board to shrink',
      PATIENCE,
    );

  /** The thread that a challenge with `thread` opened. */
  const threadOf = (): Promise<ChannelRecord> =>
    room.standIn.until(
      () => room.standIn.world.channels.find(({ thread }) => thread?.parentId === room.channel.id),
      'a thread',
      PATIENCE,
    );

  /** A duel in a thread of its own. */
  const beginInThread = async (): Promise<Room> => {
    const asked = await challenge(room, { thread: 'on' });
    await privateAnswer(room.ben.press(asked, buttonOf(asked, 'accept')));
    const inside = { ...room, channel: await threadOf() };
    await nextStanding(inside);
    return inside;
  };

  it('a thread of its own holds the duel, and the channel the challenge alone', async () => {
    const inside = await beginInThread();
    expect(publicMessages(room)).toHaveLength(1);
    const now = await nextStanding(inside);
    if (now.kind !== 'up') throw new Error('The duel is over.');
    await takeTurn(inside, now.person, bySlash, () => 0);
    await nextStanding(inside, now.board);
    expect((await privateAnswer(room.anna.slash(room.channel, 'hand'))).text).toContain('no duel');
  });

  it('a thread that may not be opened is spoken of, and the duel stays', async () => {
    room.standIn.deny(room.channel, 'bot', 'CreatePublicThreads');
    const asked = room.anna.slash(room.channel, 'challenge', { opponent: room.ben, thread: 'on' });
    expect((await privateAnswer(asked)).text).toContain('may not open a thread');
    const message = await asked.shows(({ ephemeral }) => !ephemeral);
    await privateAnswer(room.ben.press(message, buttonOf(message, 'accept')));
    await nextStanding(room);
    expect(publicMessages(room).some(({ text }) => text.includes('may not open a thread'))).toBe(true);
  });

  it('an archived thread wakes with the next turn', async () => {
    const inside = await beginInThread();
    const now = await nextStanding(inside);
    if (now.kind !== 'up') throw new Error('The duel is over.');
    const hand = await handOf(inside, now.person);
    room.standIn.archive(inside.channel);
    await byPress.play(inside, now.person, hand, () => 0);
    await nextStanding(inside, now.board);
    expect(inside.channel.thread?.archived).toBe(false);
  });

  it('a locked thread is left by /board elsewhere, and the duel goes on there', async () => {
    const inside = await beginInThread();
    const now = await nextStanding(inside);
    if (now.kind !== 'up') throw new Error('The duel is over.');
    room.standIn.archive(inside.channel, { locked: true });
    await now.person.slash(room.channel, 'board').shows(({ ephemeral }) => !ephemeral, PATIENCE);
    const here = await nextStanding(room);
    await takeTurn(room, now.person, bySlash, () => 0);
    expect((await nextStanding(room, here.board)).kind).toBe('up');
  });

  it('/board takes the live board along, from channel to channel', async () => {
    const { up, board } = await begin();
    const other = { ...room, channel: room.standIn.addChannel('elsewhere') };
    const moved = await up.slash(other.channel, 'board').shows(({ ephemeral }) => !ephemeral, PATIENCE);
    await shrunk(board);
    expect(isLive(up, moved)).toBe(true);
    await takeTurn(other, up, byPress, () => 0);
    const next = await nextStanding(other, moved);
    await shrunk(moved);
    expect(next.kind).toBe('up');
    expect((await privateAnswer(up.slash(room.channel, 'hand'))).text).toContain('no duel in this channel');
  });

  it('/board can’t take a duel where the same two have another one', async () => {
    const { up } = await begin();
    const other = { ...room, channel: room.standIn.addChannel('elsewhere') };
    await deal(other);
    const rival = up.id === room.anna.id ? room.ben : room.anna;
    const again = up.slash(other.channel, 'board', { opponent: rival });
    // The duel there is the one that is meant there; the other one stays where it is.
    await again.shows(({ ephemeral }) => !ephemeral, PATIENCE);
    expect((await privateAnswer(up.slash(room.channel, 'hand'))).text).toContain('Your hand');
  });

  it('/board gives who watches a private copy without a hand', async () => {
    await begin();
    const carl = room.standIn.person('carl', { locale: 'de' });
    const copy = await privateAnswer(carl.slash(room.channel, 'board'));
    expect(copy.text).toContain('40 Karten im Ziehstapel');
    expect(copy.text).not.toContain('Hand**');
    expect(publicMessages(room)).toHaveLength(2);
  });

  it('a board that a moderator deleted is followed by the next', async () => {
    const { up, board } = await begin();
    room.standIn.deleteMessage(board);
    const hand = await handOf(room, up);
    await byPress.play(room, up, hand, () => 0);
    expect((await nextStanding(room)).kind).toBe('up');
  });

  it('a channel that is gone is left by /board, and nothing is lost', async () => {
    const { up } = await begin();
    await takeTurn(room, up, bySlash, () => 0);
    const other = { ...room, channel: room.standIn.addChannel('refuge') };
    room.standIn.deleteChannel(room.channel);
    await up.slash(other.channel, 'board').shows(({ ephemeral }) => !ephemeral, PATIENCE);
    const now = await nextStanding(other);
    expect(now.board.text).toContain('39 cards in the pile');
    if (now.kind !== 'up') throw new Error('The duel is over.');
    await takeTurn(other, now.person, bySlash, () => 0);
    await nextStanding(other, now.board);
  });

  it.each([
    ['SendMessages', bySlash],
    ['SendMessages', byPress],
    ['ViewChannel', bySlash],
    ['ViewChannel', byPress],
  ] as const)('without %s turns are answered all the same', async (permission, manner) => {
    const { up, other, board } = await begin();
    room.standIn.deny(room.channel, 'bot', permission);
    await takeTurn(room, up, manner, () => 0);
    const next = await nextStanding(room, board);
    expect(next.kind === 'up' && next.person.id).toBe(other.id);
    await takeTurn(room, other, manner, () => 0);
    expect((await nextStanding(room, next.board)).kind).toBe('up');
  });

  it('a challenge whose time is over ends, by a press or by itself', async () => {
    const pressed = await challenge(room);
    await untilTold(scene.ground, room);
    await overdue();
    const late = await room.ben.press(pressed, buttonOf(pressed, 'accept')).answered;
    expect(late).toBeDefined();
    const closed = await closing(pressed);
    expect(closed.text).toContain('not answered in time');
    const again = await challenge(room);
    await overdue();
    expect((await closing(again)).text).toContain('not answered in time');
    expect(publicMessages(room)).toHaveLength(2);
    expect((await challenge(room)).buttons).toHaveLength(4);
  });

  const closing = (message: SeenMessage): Promise<SeenMessage> =>
    room.standIn.until(
      () => {
        const now = room.anna.look(message);
        return now.buttons.length === 0 ? now : undefined;
      },
      'the challenge to expire',
      PATIENCE,
    );

  /** Moves the end of the open challenges in the room into the past. */
  async function overdue(): Promise<void> {
    const open = await scene.ground.open();
    await open.driver.transact(async (transaction) =>
      keep(
        await transaction.execute(
          sql`update tables set expires_at = now() - interval '1 minute' where channel_id = ${room.channel.id}`,
        ),
      ),
    );
    await open.close();
  }
});
