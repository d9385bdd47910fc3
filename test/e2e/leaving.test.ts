import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Person, SeenMessage } from '../../playground/index.ts';
import { makeCustomId } from '../../src/render/index.ts';
import { Beside } from './beside.ts';
import { buttonOf, deal, handOf, PATIENCE, privateAnswer, publicMessages } from './duel.ts';
import { postgresGround } from './ground.ts';
import { repainted } from './players.ts';
import { kindsOn, rivalOf } from './rounds.ts';
import { openRoom, openScene } from './scene.ts';
import type { Room, Scene } from './scene.ts';

const DAY = 24 * 60;

/** A duel without a clock. */
interface Held {
  readonly room: Room;
  /** Who is up, and who waits. */
  readonly up: Person;
  readonly other: Person;
  readonly board: SeenMessage;
}

describe('a round that is held up', () => {
  let scene: Scene;
  let beside: Beside;
  let leaver: Held;
  let waiter: Held;
  let deleted: Held;
  let back: Held;

  /** Whoever acts is known to be there for a minute; so people leave first, and a bot that is new to them follows. */
  beforeAll(async () => {
    scene = await openScene(postgresGround);
    beside = await Beside.open(scene.ground);
    [leaver, waiter, deleted, back] = [await begin(), await begin(), await begin(), await begin()];
    leaver.up.leave();
    waiter.other.leave();
    deleted.up.deleteAccount();
    back.up.leave();
    await scene.bot().stop();
    await scene.start();
  });
  afterAll(async () => {
    await beside.close();
    await scene.close();
  });
  afterEach(() => scene.standIn.faults.clear());

  /** Deals a duel whose turn has lasted some minutes. */
  async function begin(): Promise<Held> {
    const room = openRoom(scene);
    const { now } = await deal(room, { clock: 'none' });
    if (now.kind !== 'up') throw new Error('The duel is over.');
    await beside.untilTold(room);
    const { person: up, board } = now;
    return { room, up, other: rivalOf(room, up), board };
  }

  /** The message that a round was ended with, as somebody sees it who is still there. */
  const ended = (room: Room, anna: Person): Promise<SeenMessage> =>
    scene.standIn.until(
      () =>
        publicMessages({ ...room, anna }).find(({ text }) =>
          text.includes('has ended this round: no points'),
        ),
      'the end of the round',
      PATIENCE,
    );

  const forge = async ({ room, board }: Held, person: Person): Promise<SeenMessage> => {
    const { id, version } = await beside.row(room);
    return privateAnswer(
      person.raw(board, { customId: makeCustomId({ kind: 'endRound', table: id, version }) }),
    );
  };

  /** “End the round”, pressed in the own hand. */
  async function end({ room }: Held, person: Person): Promise<SeenMessage> {
    const hand = await handOf(room, person);
    return repainted(room, person, hand, person.press(hand, buttonOf(hand, 'endRound')));
  }

  const expectNoPoints = async (room: Room): Promise<void> => {
    const { stored, result } = await beside.book(room);
    expect(stored.row.status).toBe('ended');
    expect(result).toBeNull();
  };

  it('by somebody who has left the server may be ended by the other, once the turn is older than a minute', async () => {
    const { room, up, other, board } = leaver;
    expect(kindsOn(await handOf(room, other))).not.toContain('endRound');
    await beside.pass(room, 2);
    const hand = await handOf(room, other);
    expect(hand.text).toContain(`${up.mention} has left the server: you may end the round, without points.`);
    const own = await end(leaver, other);
    expect(own.text).toContain(`${up.mention} has left the server, so ${other.mention} has ended this round`);
    expect(kindsOn(own)).not.toContain('endRound');
    const last = await ended(room, other);
    expect(last.pinged).toEqual([]);
    expect(kindsOn(last)).toEqual(['rematch', 'replay']);
    await scene.standIn.until(
      () => other.look(board).buttons.length === 0 || undefined,
      'the board before it to lose its buttons',
      PATIENCE,
    );
    await expectNoPoints(room);
    expect((await privateAnswer(other.slash(room.channel, 'hand'))).text).toContain(
      'no duel in this channel',
    );
  });

  it('by somebody who has left while the other is up may be ended as well', async () => {
    const { room, up } = waiter;
    await beside.pass(room, 2);
    await end(waiter, up);
    await ended(room, up);
    await expectNoPoints(room);
  });

  it('by somebody whose account is gone may be ended by the other', async () => {
    const { room, other } = deleted;
    await beside.pass(room, 2);
    await end(deleted, other);
    await ended(room, other);
    await expectNoPoints(room);
  });

  it('goes on where who had left has come back', async () => {
    const { room, up, other } = back;
    await beside.pass(room, 2);
    const hand = await handOf(room, other);
    up.join();
    expect((await handOf(room, up)).text).toContain('Your hand');
    const refused = await privateAnswer(other.raw(hand, buttonOf(hand, 'endRound')));
    expect(refused.text).toContain(`${up.mention} is still here`);
    expect((await beside.row(room)).status).toBe('running');
  });

  it('can’t be ended by a made-up press while both are there, nor by a stranger', async () => {
    const held = await begin();
    await beside.pass(held.room, 13 * DAY);
    for (const person of [held.up, held.other]) {
      expect((await forge(held, person)).text).toContain('is still here');
      expect(kindsOn(await handOf(held.room, person))).not.toContain('endRound');
    }
    const stranger = await forge(held, scene.standIn.person('carl'));
    expect(stranger.text).toContain('You don’t play in this duel');
    expect((await beside.row(held.room)).status).toBe('running');
  });

  it('is not ended while Discord doesn’t say whether the other is there', async () => {
    const held = await begin();
    await scene.bot().stop();
    await scene.start();
    await beside.pass(held.room, 2);
    scene.standIn.faults.next(
      { method: 'GET', route: '/guilds/:guild/members/:user' },
      { kind: 'status', status: 500 },
      1_000,
    );
    expect(kindsOn(await handOf(held.room, held.other))).not.toContain('endRound');
    expect((await forge(held, held.other)).text).toContain('Discord didn’t say in time');
    expect((await beside.row(held.room)).status).toBe('running');
  });

  it('for 14 days without a clock may be ended by the one who waits, and by nobody else', async () => {
    const held = await begin();
    const { room, up, other } = held;
    await beside.pass(room, 14 * DAY);
    expect(kindsOn(await handOf(room, up))).not.toContain('endRound');
    expect((await forge(held, up)).text).toContain('is still here');
    const hand = await handOf(room, other);
    expect(hand.text).toContain(`${up.mention} has not moved for 14 days`);
    other.speak('de');
    const own = await end(held, other);
    expect(own.text).toContain(`also hat ${other.mention} diese Runde beendet: keine Punkte.`);
    expect(own.text).toContain('Deine Hand');
    expect((await ended(room, other)).text).toContain(
      `${up.mention} had not moved for 14 days, so ${other.mention}`,
    );
    await expectNoPoints(room);
    await other.raw(hand, buttonOf(hand, 'endRound')).answered;
    expect(other.look(hand).text).toBe(own.text);
    expect(publicMessages(room)).toHaveLength(3);
  });
});
