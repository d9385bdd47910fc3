import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person, SeenMessage } from '../../playground/index.ts';
import { buttonOf, challenge, deal, handOf, nextStanding, PATIENCE, privateAnswer } from './duel.ts';
import { publicMessages } from './duel.ts';
import { embeddedGround } from './ground.ts';
import { byPress, offersOf, picks, places, repainted } from './players.ts';
import { openRoom, openScene } from './scene.ts';
import type { Room, Scene } from './scene.ts';

describe('what can’t be done', () => {
  let scene: Scene;
  let room: Room;

  beforeAll(async () => {
    scene = await openScene(embeddedGround);
  });
  afterAll(() => scene.close());
  beforeEach(() => {
    room = openRoom(scene);
  });

  /** What somebody is told in private about a command. */
  const told = async (person: Person, line: string, values = {}): Promise<string> =>
    (await privateAnswer(person.slash(room.channel, line, values))).text;

  /** What somebody is told in private about a press that no client would send. */
  const forged = async (person: Person, on: SeenMessage, customId: string): Promise<string> =>
    (await privateAnswer(person.raw(on, { customId }))).text;

  /** A duel in which the cards have just been dealt. */
  const begin = async () => {
    const { now } = await deal(room);
    if (now.kind !== 'up') throw new Error('The duel is over.');
    const other = now.person.id === room.anna.id ? room.ben : room.anna;
    return { up: now.person, other, board: now.board };
  };

  describe('with a challenge', () => {
    it('is said to the challenger alone, in the own language', async () => {
      const { anna, ben, standIn } = room;
      anna.speak('de');
      expect(await told(anna, 'challenge', { opponent: anna })).toContain('Dich selbst');
      const bot = standIn.person('otherbot');
      for (const user of standIn.world.users) if (user.id === bot.id) user.bot = true;
      expect(await told(anna, 'challenge', { opponent: bot })).toContain('Andere Bots spielen nicht mit');
      const carl = standIn.person('carl');
      standIn.deny(room.channel, carl, 'ViewChannel');
      expect(await told(anna, 'challenge', { opponent: carl })).toContain('sieht diesen Kanal nicht');
      const seven = { opponent: ben, game: 'schotten-totten', hand: 7 };
      expect(await told(anna, 'challenge', seven)).toContain('nur bei Grenzsteine');
      expect(publicMessages(room)).toEqual([]);
    });

    it('is one at a time for the same two, whoever asks', async () => {
      const asked = await challenge(room);
      const again = (): Promise<string> => told(room.ben, 'challenge', { opponent: room.anna });
      expect(await again()).toContain('is open');
      await expect.poll(again, { timeout: PATIENCE }).toContain(`${room.channel.id}/${asked.id}`);
      await privateAnswer(room.ben.press(asked, buttonOf(asked, 'accept')));
      expect(await told(room.anna, 'challenge', { opponent: room.ben })).toContain('already play a duel');
    });

    it('can be answered by the one, withdrawn by the other, and by nobody else', async () => {
      const { anna, ben } = room;
      const asked = await challenge(room);
      const carl = scene.standIn.person('carl');
      for (const person of [anna, carl]) {
        for (const kind of ['accept', 'decline'] as const) {
          const answer = await privateAnswer(person.press(asked, buttonOf(asked, kind)));
          expect(answer.text).toContain(`Only ${ben.mention} can answer`);
        }
      }
      const withdraw = await privateAnswer(ben.press(asked, buttonOf(asked, 'withdraw')));
      expect(withdraw.text).toContain(`Only ${anna.mention} can withdraw`);
      expect(room.anna.look(asked).buttons).toHaveLength(4);
    });

    it.each([
      ['decline', 'ben', 'declined'],
      ['withdraw', 'anna', 'withdrew'],
    ] as const)('ends with %s; the buttons go, and an old press says so', async (kind, who, word) => {
      const asked = await challenge(room);
      const closed = await repainted(room, room[who], asked, room[who].press(asked, buttonOf(asked, kind)));
      expect(closed.text).toContain(word);
      expect(closed.buttons).toEqual([]);
      const late = await forged(room.ben, asked, buttonOf(asked, 'accept').customId);
      expect(late).toMatch(/was (declined|withdrawn)/);
      expect(await told(room.anna, 'hand')).toContain('no duel in this channel');
    });
  });

  describe('with commands', () => {
    it('where there is no duel is said in the own language', async () => {
      room.anna.speak('de');
      for (const line of ['hand', 'end', 'resign', 'board']) {
        expect(await told(room.anna, line)).toContain('kein Duell');
      }
      expect(await told(room.anna, 'play', { card: '9s', stone: 1 })).toContain('kein Duell');
      expect(await told(room.anna, 'hand', { opponent: room.ben })).toContain(room.ben.mention);
    });

    it('with a stone that there isn’t', async () => {
      const { up } = await begin();
      const [card = ''] = offersOf(await handOf(room, up)).cards;
      for (const stone of [0, 10, -1, 12, 99, 2 ** 40]) {
        expect(await told(up, 'play', { card, stone }), `stone ${stone}`).toContain('numbered 1 to 9');
        expect(await told(up, 'claim', { stone }), `stone ${stone}`).toContain('numbered 1 to 9');
        expect(await told(up, 'why', { stone }), `stone ${stone}`).toContain('numbered 1 to 9');
      }
      expect(offersOf(await handOf(room, up)).cards).toHaveLength(6);
    });

    it('with a card that nobody understands or holds', async () => {
      const { up } = await begin();
      const { cards } = offersOf(await handOf(room, up));
      const missing = ['9s', 'Kd', 'Ah', '5c', '2s', '7d', '8h'].find((card) => !cards.includes(card)) ?? '';
      expect(await told(up, 'play', { card: missing, stone: 1 })).toContain('isn’t in your hand');
      for (const card of ['nonsense', '@', 'x'.repeat(5_000), '🂡']) {
        expect(await told(up, 'play', { card, stone: 1 })).toMatch(/don’t know that card|isn’t in your hand/);
      }
      expect(publicMessages(room)).toHaveLength(2);
    });

    it('off turn, too early, or after the end', async () => {
      const { up, other } = await begin();
      const [card = ''] = offersOf(await handOf(room, up)).cards;
      const [theirs] = await other.autocomplete(room.channel, 'play', { card: '' }, 'card');
      expect(await told(other, 'play', { card: theirs?.value ?? '', stone: 1 })).toContain('isn’t your turn');
      expect(await told(other, 'end')).toContain('isn’t your turn');
      expect(await told(up, 'end')).toContain('have to lay a card');
      expect(await told(up, 'claim', { stone: 1 })).toContain('need three cards');
      const question = await privateAnswer(other.slash(room.channel, 'resign'));
      await repainted(room, other, question, other.press(question, buttonOf(question, 'resign')));
      expect(await told(up, 'play', { card, stone: 1 })).toContain('no duel in this channel');
    });

    it('in the bot’s direct messages, where nobody can be challenged', async () => {
      const dm = room.anna.openDm();
      expect(room.anna.commands(dm).map(({ name }) => name)).toEqual(['gridcannon', 'rules']);
      const rules = await room.anna.slash(dm, 'rules').shows();
      expect(rules.text).toContain('Gridcannon');
    });
  });

  describe('with presses', () => {
    it('of buttons edited by hand: never a move, never a hand for others', async () => {
      const { up, other, board } = await begin();
      const hand = await handOf(room, up);
      const [pick = ''] = picks(hand);
      const [, table = '', version = '', card = ''] = pick.split('.');
      const before = publicMessages(room).map(({ text }) => text);
      const nobody = [
        '',
        'x',
        'play',
        `play.${table}`,
        `play.${table}.${version}.${card}.0`,
        'rules.chess.0.-',
      ];
      for (const customId of [
        ...nobody,
        `play.${table}.-1.${card}.1`,
        `accept.99999.0`,
        'hand.999999999999999',
        `play.99999.1.${card}.1`,
      ]) {
        if (customId !== '') expect(await forged(up, board, customId)).toContain('don’t know this button');
      }
      const old = await forged(up, board, `play.${table}.0.${card}.1`);
      expect(old).toContain('Your hand');
      const foreign = await forged(other, board, `play.${table}.${version}.${card}.1`);
      expect(foreign).toContain('isn’t your turn');
      const unheld = ['9s', 'Kd', 'Ah', '5c', '2s', '7d', '8h'].find((each) => !hand.text.includes(each));
      expect(await forged(up, board, `pick.${table}.${version}.${unheld ?? '9s'}`)).toContain('Your hand');
      const accepted = await forged(room.ben, board, `accept.${table}.0`);
      expect(accepted).toContain('accepted already');
      expect(publicMessages(room).map(({ text }) => text)).toEqual(before);
      expect(room.anna.look(board).buttons).toHaveLength(2);
    });

    it('of a forged move on the public board: it stands, and the hand goes to its player alone', async () => {
      const { up, other, board } = await begin();
      const [pick = ''] = picks(await handOf(room, up));
      const customId = `${pick.replace('pick', 'play')}.3`;
      const answer = await privateAnswer(up.raw(board, { customId }));
      expect(answer.text).toContain('Your hand');
      const next = await nextStanding(room, board);
      expect(next.kind === 'up' && next.person.id).toBe(other.id);
      for (const message of publicMessages(room)) expect(message.text).not.toContain('Your hand');
      const old = await room.standIn.until(() => {
        const now = other.look(board);
        return now.buttons.length === 0 ? now : undefined;
      }, 'the old board to shrink');
      expect(old.text).toMatch(/^-# /);
    });

    it('by a stranger', async () => {
      const { up, board } = await begin();
      const carl = scene.standIn.person('carl', { locale: 'de' });
      const asked = await privateAnswer(carl.press(board, buttonOf(board, 'hand')));
      expect(asked.text).toContain('Du spielst in diesem Duell nicht mit');
      const [pick = ''] = picks(await handOf(room, up));
      expect(await forged(carl, board, `${pick.replace('pick', 'play')}.3`)).toContain('nicht mit');
      expect(await forged(carl, board, pick.replace(/^pick\.(\d+)\.(\d+).*/, 'resign.$1.$2'))).toContain(
        'nicht mit',
      );
    });

    it('on an old hand: the card is picked on the present board, the old stone shows the present', async () => {
      const { up, other, board } = await begin();
      const old = await handOf(room, up);
      const [first = '', second = ''] = picks(old);
      const picked = await repainted(room, up, old, up.press(old, { customId: first }));
      const fresh = await handOf(room, up);
      const stone = places(picked)[4] ?? '';
      await repainted(room, up, picked, up.press(picked, { customId: stone }));
      const theirs = await nextStanding(room, board);
      await byPress.play(room, other, await handOf(room, other), () => 0);
      await nextStanding(room, theirs.board);
      const repicked = await repainted(room, up, fresh, up.press(fresh, { customId: second }));
      expect(places(repicked).length).toBeGreaterThan(0);
      expect(repicked.buttons.filter(({ label }) => label.startsWith('✓'))).toHaveLength(1);
      const stale = await repainted(room, up, repicked, up.raw(repicked, { customId: stone }));
      expect(offersOf(stale).cards).toHaveLength(6);
      expect(places(stale)).toEqual([]);
    });
  });

  describe('with resigning', () => {
    it('asks once, also off turn, and can be left', async () => {
      const { other, board } = await begin();
      const question = await privateAnswer(other.slash(room.channel, 'resign'));
      expect(question.text).toContain('Do you want to resign?');
      const kept = await repainted(
        room,
        other,
        question,
        other.press(question, buttonOf(question, 'resignCancel')),
      );
      expect(kept.text).toContain('Your hand');
      const again = await privateAnswer(other.slash(room.channel, 'resign'));
      const press = (): Promise<unknown> => other.raw(again, buttonOf(again, 'resign')).answered;
      await Promise.all([press(), press()]);
      const end = await nextStanding(room, board);
      expect(end.kind).toBe('over');
      expect(end.board.text).toContain('no points');
      expect(publicMessages(room)).toHaveLength(3);
    });
  });

  describe('with asking why', () => {
    it('help off keeps verdicts from players, and not from who watches', async () => {
      const { up } = await begin();
      expect(await told(up, 'why', { stone: 1 })).toContain('Help is off');
      expect(await up.autocomplete(room.channel, 'why', { stone: '' }, 'stone')).toEqual([]);
      const carl = scene.standIn.person('carl', { locale: 'en-US' });
      expect(await told(carl, 'why', { stone: 1 })).toContain('Stone 1');
    });

    it('help on answers for any stone', async () => {
      await deal(room, { help: 'on' });
      expect(await told(room.anna, 'why', { stone: 9 })).toContain('The best still possible');
      expect(await room.anna.autocomplete(room.channel, 'why', { stone: '' }, 'stone')).toHaveLength(9);
    });
  });

  it('leaves every interaction answered and no fault in the log', () => {
    const failed = scene.standIn.world.interactions.filter(({ state }) => state === 'failed');
    expect(failed).toEqual([]);
    expect(scene.output()).not.toContain('fault');
  });
});
