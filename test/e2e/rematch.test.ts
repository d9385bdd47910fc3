import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Interaction, OptionValues, Person, SeenMessage } from '../../playground/index.ts';
import { Beside } from './beside.ts';
import { readBooks } from './books.ts';
import { buttonOf, challenge, PATIENCE, privateAnswer, publicMessages } from './duel.ts';
import { postgresGround } from './ground.ts';
import { repainted } from './players.ts';
import { boardNow, dealMatch, kindsOn, MATCH_OVER, openChallengeIn, resignOutOfTurn } from './rounds.ts';
import { rivalOf, toldPrivately, withButtons } from './rounds.ts';
import type { Board } from './rounds.ts';
import { openRoom, openScene } from './scene.ts';
import type { Room, Scene } from './scene.ts';

const OFFERED = ['accept', 'decline', 'withdraw', 'rules'];

describe('a rematch', () => {
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

  const press = (person: Person, final: SeenMessage): Interaction =>
    person.press(final, buttonOf(final, 'rematch'));

  /** A duel that Ben gave up: its first board and its final message. */
  const playOne = async (terms: OptionValues = {}): Promise<{ first: Board; final: SeenMessage }> => {
    const first = await dealMatch(room, terms);
    return { first, final: await resignOutOfTurn(room, room.ben) };
  };

  /** Asks for a rematch; gives the challenge that everybody sees. */
  const ask = async (person: Person, final: SeenMessage, before?: SeenMessage): Promise<SeenMessage> => {
    press(person, final);
    const asked = await openChallengeIn(room, before);
    await beside.untilTold(room);
    return asked;
  };

  it('is one new duel where both press at once, and the other one starts, as often as they like', async () => {
    const { anna, ben } = room;
    let { person: starter } = await dealMatch(room, { match: 'single' });
    for (const loser of [anna, ben, anna]) {
      const final = await resignOutOfTurn(room, loser);
      const presses = [anna, ben].map((each) => press(each, final));
      const now = await boardNow(room, final);
      const hands = await Promise.any(presses.map(toldPrivately));
      expect(hands).toContain('Your hand');
      expect(now.person.id).toBe(rivalOf(room, starter).id);
      starter = now.person;
    }
    await beside.untilTold(room);
    const open = publicMessages(room).filter((message) => kindsOn(message).includes('accept'));
    expect(open).toEqual([]);
    const boards = publicMessages(room).filter((message) => kindsOn(message).includes('hand'));
    expect(boards).toHaveLength(1);
    const rows = (await readBooks(scene.ground))
      .map(({ stored }) => stored.row)
      .filter(({ channelId }) => channelId === room.channel.id);
    expect(rows.map(({ status }) => status)).toEqual(['over', 'over', 'over', 'running']);
    expect(rows.map(({ rematchOf }) => rematchOf)).toEqual([null, ...rows.slice(0, 3).map(({ id }) => id)]);
  });

  it('is asked for on the same terms, and accepted on the challenge', async () => {
    const { anna, ben } = room;
    anna.speak('de');
    const terms = { game: 'schotten-totten', claims: 'any', help: 'on', clock: '12', match: 'series-2' };
    const { first, final: one } = await playOne(terms);
    const question = await privateAnswer(anna.press(one, buttonOf(one, 'endMatchAsk')));
    anna.press(question, buttonOf(question, 'endMatch'));
    const final = await withButtons(room, one, MATCH_OVER);

    const asked = await ask(ben, final);
    expect(asked.text).toContain(
      `${anna.mention}, ${ben.mention} möchte eine Revanche in **Schotten Totten**`,
    );
    expect(asked.text).toContain('als Serie von 2 Runden');
    expect(asked.text).toContain('12 Stunden');
    expect(asked.text).toContain('Hilfe an');
    expect(asked.pinged).toEqual([anna.id]);
    expect(kindsOn(asked)).toEqual(OFFERED);

    const hand = await privateAnswer(anna.press(asked, buttonOf(asked, 'accept')));
    expect(hand.text).toContain('Deine Hand');
    const now = await boardNow(room, asked);
    expect(now.person.id).toBe(rivalOf(room, first.person).id);
    expect(now.board.text).toContain('Serie · Runde 1 von 2 · Punkte 0 : 0');
    // Who asks is the challenger, and sits left.
    expect(now.board.text).toContain(`⬅️ ${ben.mention}`);
    expect((await withButtons(room, asked, [])).text).toContain('angenommen');
    expect(kindsOn(anna.look(final))).toEqual(MATCH_OVER);
  });

  it('is agreed on by the other’s press on the final message too; one press more shows the hand', async () => {
    const { anna, ben } = room;
    const { final } = await playOne();
    const asked = await ask(anna, final);
    const hand = await privateAnswer(press(ben, final));
    expect(hand.text).toContain('Your hand');
    const now = await boardNow(room, asked);
    expect((await withButtons(room, asked, [])).text).toContain(`${ben.mention} accepted`);
    for (const person of [anna, ben])
      expect(await toldPrivately(press(person, final))).toContain('Your hand');
    expect(publicMessages(room).at(-1)?.id).toBe(now.board.id);
  });

  it('can be declined, and asked for again; asked twice it says where it stands', async () => {
    const { anna, ben } = room;
    const { final } = await playOne();
    const asked = await ask(anna, final);
    const again = await toldPrivately(press(anna, final));
    expect(again).toContain(`A challenge between you and ${ben.mention} is open`);
    expect(again).toContain(`/${asked.id})`);
    const declined = await repainted(room, ben, asked, ben.press(asked, buttonOf(asked, 'decline')));
    expect(declined.text).toContain(`${ben.mention} declined`);
    expect(declined.buttons).toEqual([]);
    expect((await ask(ben, final)).pinged).toEqual([anna.id]);
  });

  it.each([
    ['withdrawn', 'withdrew'],
    ['overdue', 'was not answered in time'],
  ] as const)('that is %s is asked for anew by the next press', async (how, words) => {
    const { anna, ben } = room;
    const { final } = await playOne();
    const asked = await ask(anna, final);
    if (how === 'withdrawn') anna.press(asked, buttonOf(asked, 'withdraw'));
    else await beside.expire(room);
    if (how === 'withdrawn') await withButtons(room, asked, []);
    const anew = await ask(ben, final, asked);
    expect(anew.pinged).toEqual([anna.id]);
    expect((await withButtons(room, asked, [])).text).toContain(words);
    await privateAnswer(anna.press(anew, buttonOf(anew, 'accept')));
    await boardNow(room, anew);
  });

  it('is one duel or one new question where it is agreed on and withdrawn at once', async () => {
    const { anna, ben } = room;
    const { final } = await playOne();
    const asked = await ask(anna, final);
    const deeds = [press(ben, final), anna.press(asked, buttonOf(asked, 'withdraw'))];
    await Promise.all(deeds.map(({ answered }) => answered));
    const closed = await withButtons(room, asked, []);
    if (closed.text.includes('accepted')) await boardNow(room, asked);
    else {
      expect((await openChallengeIn(room, asked)).pinged).toEqual([anna.id]);
    }
    await beside.untilTold(room);
    const live = publicMessages(room).filter((message) => /accept|hand/.test(kindsOn(message).join()));
    expect(live).toHaveLength(1);
  });

  it('is the two players’ alone, and none while they play or ask each other otherwise', async () => {
    const { anna, ben } = room;
    const { final } = await playOne();
    const carl = scene.standIn.person('carl', { locale: 'de' });
    expect(await toldPrivately(press(carl, final))).toContain('Du spielst in diesem Duell nicht mit');
    const asked = await challenge(room);
    await beside.untilTold(room);
    const waits = await toldPrivately(press(ben, final));
    expect(waits).toContain(`A challenge between you and ${anna.mention} is open`);
    expect(waits).toContain(`/${asked.id})`);
    await privateAnswer(ben.press(asked, buttonOf(asked, 'accept')));
    const { board } = await boardNow(room, asked);
    await beside.untilTold(room);
    const plays = await toldPrivately(press(anna, final));
    expect(plays).toContain(`You already play a duel with ${ben.mention}`);
    expect(plays).toContain(`/${board.id})`);
  });

  it('stays in the thread of the duel before', async () => {
    const asked = await challenge(room, { thread: 'on' });
    await privateAnswer(room.ben.press(asked, buttonOf(asked, 'accept')));
    const threads = () =>
      scene.standIn.world.channels.filter(({ thread }) => thread?.parentId === room.channel.id);
    const thread = await scene.standIn.until(() => threads()[0], 'a thread', PATIENCE);
    const inside = { ...room, channel: thread };
    const final = await resignOutOfTurn(inside, room.ben);
    press(room.anna, final);
    await scene.standIn.until(
      () => publicMessages(inside).find((message) => kindsOn(message).includes('accept')),
      'the challenge',
      PATIENCE,
    );
    await privateAnswer(press(room.ben, final));
    await boardNow(inside, final);
    expect(threads()).toHaveLength(1);
    expect(publicMessages(room)).toHaveLength(1);
  });

  it('is not needed for the other one to start: a new challenge of the same two does it, anywhere on the server', async () => {
    let { person: starter } = await dealMatch(room, {});
    await resignOutOfTurn(room, room.anna);
    const elsewhere = { ...room, channel: scene.standIn.addChannel('elsewhere') };
    const swapped = { ...elsewhere, anna: room.ben, ben: room.anna };
    for (const there of [room, elsewhere, swapped, room]) {
      const asked = await challenge(there);
      await privateAnswer(there.ben.press(asked, buttonOf(asked, 'accept')));
      const now = await boardNow(there, asked);
      expect(now.person.id).toBe(rivalOf(room, starter).id);
      starter = now.person;
      await resignOutOfTurn(there, there.anna);
    }
  });

  it('leaves every interaction answered and no fault in the log', () => {
    const failed = scene.standIn.world.interactions.filter(({ state }) => state === 'failed');
    expect(failed).toEqual([]);
    expect(scene.output()).not.toContain('fault');
    expect(scene.standIn.history.refused()).toEqual([]);
  });
});
