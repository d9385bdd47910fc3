import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Interaction, Person, SeenMessage } from '../../playground/index.ts';
import { rulesetById } from '../../src/engine/stones/rulesets.ts';
import { keep } from '../../src/store/database.ts';
import { startOwnPostgres } from '../support/postgres.ts';
import type { OwnPostgresServer } from '../support/postgres.ts';
import { untilTold } from './books.ts';
import { deal, handOf, nextStanding, PATIENCE, privateAnswer, publicMessages } from './duel.ts';
import { postgresGround } from './ground.ts';
import { bySlash, offersOf, picks, places, repainted, takeTurn } from './players.ts';
import { openRoom, openScene } from './scene.ts';
import type { Room, Scene } from './scene.ts';

const CALLBACK = { route: '/interactions/:id/:token/callback' };
const POST = { method: 'POST', route: '/channels/:channel/messages' } as const;
const FOLLOW_UP = { method: 'POST', route: '/webhooks/:application/:token' } as const;
const EDIT = { method: 'PATCH', route: '/channels/:channel/messages/:message' } as const;

/** A killed or silenced teller is replaced after 15 seconds, by a sweep that comes every ten. */
const UNTIL_SWEPT = 60_000;

/** Here answers are due within Discord's own three seconds. */
const DISCORDS_OWN = 3_000;

describe('when something breaks', () => {
  let server: OwnPostgresServer;
  let scene: Scene;
  let room: Room;

  beforeAll(async () => {
    server = await startOwnPostgres();
    scene = await openScene(() => postgresGround(server.address), {}, DISCORDS_OWN);
  });
  afterAll(async () => {
    await scene.close();
    await server.end();
  });
  beforeEach(() => {
    room = openRoom(scene);
  });
  afterEach(() => scene.standIn.faults.clear());

  const begin = async () => {
    const { now } = await deal(room);
    if (now.kind !== 'up') throw new Error('The duel is over.');
    const [card = ''] = offersOf(await handOf(room, now.person)).cards;
    const other = now.person.id === room.anna.id ? room.ben : room.anna;
    return { up: now.person, other, board: now.board, card };
  };

  /** One card has been laid, and everybody has been told so once. */
  const expectOneMove = async (person: Person): Promise<void> => {
    await room.standIn.until(() => publicMessages(room)[2], 'the board of the turn', UNTIL_SWEPT);
    await untilTold(scene.ground, room);
    expect((await handOf(room, person)).text).toContain('39 cards in the pile');
    expect(publicMessages(room)).toHaveLength(3);
  };

  const lay = (person: Person, card: string): Interaction =>
    person.slash(room.channel, 'play', { card, stone: 5 });

  describe('at Discord', () => {
    it.each([
      ['answers that fail twice', CALLBACK, { kind: 'status', status: 500 }, 2],
      ['an answer that was taken, but whose receipt is lost', CALLBACK, { kind: 'lost' }, 1],
      ['a connection that is reset', CALLBACK, { kind: 'reset' }, 1],
      ['a private answer that is lost', FOLLOW_UP, { kind: 'lost' }, 1],
    ] as const)('%s: the move stands once, and is told once', async (_name, target, fault, times) => {
      const { up, card } = await begin();
      scene.standIn.faults.next(target, fault, times);
      const played = lay(up, card);
      await played.answered;
      await expectOneMove(up);
    });

    it.each([
      ['a post whose receipt is lost', POST, { kind: 'lost' }],
      ['a post that fails', POST, { kind: 'status', status: 502 }],
      ['a limit on posts', POST, { kind: 'status', status: 429, retryAfter: 0.05 }],
    ] as const)('%s: the press stands once, and is told once', async (_name, target, fault) => {
      const { up } = await begin();
      const hand = await handOf(room, up);
      const picked = await repainted(room, up, hand, up.press(hand, { customId: picks(hand)[0] ?? '' }));
      scene.standIn.faults.next(target, fault);
      await repainted(room, up, picked, up.press(picked, { customId: places(picked)[0] ?? '' }));
      await expectOneMove(up);
    });

    it('an outage of everything: the move stands, and the channel is told once it is over', async () => {
      const { up, other, card } = await begin();
      for (const target of [CALLBACK, POST, FOLLOW_UP]) {
        scene.standIn.faults.next(target, { kind: 'status', status: 503 }, 1_000);
      }
      const played = lay(up, card);
      await expect(played.answered).rejects.toThrow('did not respond');
      await room.standIn.until(
        () => (scene.output().includes('could not be told') ? true : undefined),
        'the bot to give up for now',
        PATIENCE,
      );
      scene.standIn.faults.clear();
      const next = await room.standIn.until(
        () => publicMessages(room)[2],
        'the board of the turn',
        UNTIL_SWEPT,
      );
      expect(next.text).toContain('at stone 5');
      expect(next.pinged).toEqual([other.id]);
      await expectOneMove(up);
    });

    it('a connection that is cut while a move is under way: it is answered, and play goes on', async () => {
      const { up, board, card } = await begin();
      const gate = scene.standIn.faults.hold(CALLBACK, 'before', 1);
      const played = lay(up, card);
      await gate.reached;
      scene.standIn.gateway.cut();
      gate.open();
      expect((await privateAnswer(played)).text).toContain('You laid');
      await scene.standIn.gateway.ready(1, PATIENCE);
      const next = await nextStanding(room, board);
      if (next.kind !== 'up') throw new Error('The duel is over.');
      await takeTurn(room, next.person, bySlash, () => 0);
      await nextStanding(room, next.board);
    });

    it('is slow in between: after two seconds the answer is put off, and comes all the same', async () => {
      await dealRun();
      // In the middle of a turn, the board is repainted before the player's own answer.
      const gate = scene.standIn.faults.hold(EDIT, 'before');
      const third = room.anna.slash(room.channel, 'play', { card: '7r', stone: 1 });
      const { message } = await third.answered;
      expect(message?.loading).toBe(true);
      gate.open();
      const hand = await third.shows(({ ephemeral }) => ephemeral, PATIENCE);
      expect(offersOf(hand).claims).toEqual([1]);
    });
  });

  /** Anna has laid 9 and 8 of red at stone 1 of the online rules, and holds the 7: with it she can claim at once. */
  async function dealRun(): Promise<void> {
    const now = await deal(room, { game: 'schotten-totten-online' });
    const { deck } = rulesetById('schotten-totten-online');
    const anna = ['9r', '8r', '7r', '1r', '2r', '3r'];
    const others = deck.filter((card) => !anna.includes(card));
    const dealt = { deck: [...anna, ...others], first: 'A', seed: '00' };
    await update(
      sql`update tables set deal = ${JSON.stringify(dealt)}::jsonb where channel_id = ${room.channel.id}`,
    );
    let board: SeenMessage = now.now.board;
    const [bens, ...more] = others;
    for (const [person, card, stone] of [
      [room.anna, '9r', 1],
      [room.ben, bens ?? '', 9],
      [room.anna, '8r', 1],
      [room.ben, more[0] ?? '', 9],
    ] as const) {
      await privateAnswer(person.slash(room.channel, 'play', { card, stone }));
      board = (await nextStanding(room, board)).board;
    }
    await untilTold(scene.ground, room);
  }

  async function update(statement: ReturnType<typeof sql>): Promise<void> {
    const open = await scene.ground.open();
    await open.driver.transact(async (transaction) => keep(await transaction.execute(statement)));
    await open.close();
  }

  describe('at the database', () => {
    it('that is away for a while: players hear of it in time, and nothing is lost or doubled', async () => {
      const { up, other, board, card } = await begin();
      await untilTold(scene.ground, room);
      await server.stop();
      const away = await Promise.all([
        privateAnswer(lay(up, card)),
        privateAnswer(other.slash(room.channel, 'hand')),
        privateAnswer(up.raw(board, { customId: board.buttons[0]?.customId ?? '' })),
      ]);
      for (const { text } of away) expect(text).toMatch(/Something broke on our side|can’t reach my memory/);
      expect(await up.autocomplete(room.channel, 'play', { card: '' }, 'card')).toEqual([]);
      await server.start();
      expect((await handOf(room, up)).text).toContain('40 cards in the pile');
      await privateAnswer(lay(up, card));
      await expectOneMove(up);
    });

    it('that blocks: players hear of it in time, and the next try stands once', async () => {
      const { up, card } = await begin();
      await untilTold(scene.ground, room);
      const open = await scene.ground.open();
      let free = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        free = resolve;
      });
      const answer = await new Promise<SeenMessage>((resolve, reject) => {
        open.driver
          .transact(async (transaction) => {
            await transaction.execute(sql`lock table events in access exclusive mode`);
            void privateAnswer(lay(up, card)).then(resolve, reject).finally(free);
            await held;
            return keep(null);
          })
          .catch(reject);
      });
      await open.close();
      expect(answer.text).toContain('Something broke on our side');
      expect((await handOf(room, up)).text).toContain('40 cards in the pile');
      await privateAnswer(lay(up, card));
      await expectOneMove(up);
    });
  });
});
