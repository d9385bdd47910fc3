import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Interaction, OptionValues, Person, SeenMessage } from '../../playground/index.ts';
import { Beside } from './beside.ts';
import { expectPlayedByTheRules, readBooks } from './books.ts';
import type { Book } from './books.ts';
import { buttonOf, PATIENCE, privateAnswer, publicMessages } from './duel.ts';
import { postgresGround } from './ground.ts';
import { boardNow, dealMatch, GONE_ON, kindsOn, MATCH_OVER, resignOutOfTurn, rivalOf } from './rounds.ts';
import { offer, toldPrivately, withButtons } from './rounds.ts';
import { openRoom, openScene } from './scene.ts';
import type { Room, Scene } from './scene.ts';

/** How often each race is run: who is faster differs from time to time. */
const TIMES = [1, 2, 3];

/** Two bots on one database and one token: each hears every press, and two people press in the same instant. */
describe('two people at once, with two processes on one database', () => {
  let scene: Scene;
  let beside: Beside;
  let room: Room;
  /** Every press that was made for a race. */
  const raced: Interaction[] = [];

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
  beforeEach(() => {
    room = openRoom(scene);
  });

  /** Presses in the same instant. */
  const race = (...presses: readonly (readonly [Person, SeenMessage, string])[]): readonly Interaction[] => {
    const made = presses.map(([person, message, customId]) => person.press(message, { customId }));
    raced.push(...made);
    return made;
  };

  const playOne = async (terms: OptionValues): Promise<SeenMessage> => {
    await dealMatch(room, terms);
    return resignOutOfTurn(room, room.ben);
  };

  const booksHere = async (): Promise<readonly Book[]> =>
    (await readBooks(scene.ground)).filter(({ stored }) => stored.row.channelId === room.channel.id);

  it('who both press “Next round” play one next round, and each gets the own hand', async () => {
    const { anna, ben } = room;
    let final = await playOne({ match: 'series-4' });
    for (const time of TIMES) {
      const before = publicMessages(room).length;
      const { customId } = buttonOf(final, 'nextRound');
      const told = await Promise.all(
        race([anna, final, customId], [ben, final, customId]).map(toldPrivately),
      );
      for (const text of told) expect(text).toMatch(new RegExp(`round ${time + 1} of 4[^]*Your hand`));
      await boardNow(room, final);
      await withButtons(room, final, GONE_ON);
      await beside.untilTold(room);
      expect(publicMessages(room)).toHaveLength(before + 1);
      final = await resignOutOfTurn(room, time % 2 === 0 ? anna : ben);
    }
    const books = await booksHere();
    for (const book of books) expectPlayedByTheRules(book);
    expect(books.map(({ stored }) => stored.row.round)).toEqual([1, 2, 3, 4]);
    expect(kindsOn(final)).toEqual(MATCH_OVER);
  });

  it.each(TIMES)('one of whom goes on while the other ends the match: either happens (%i)', async () => {
    const { anna, ben } = room;
    const final = await playOne({ match: 'best-of-three' });
    const question = await privateAnswer(ben.press(final, buttonOf(final, 'endMatchAsk')));
    const [goes, ends] = race(
      [anna, final, buttonOf(final, 'nextRound').customId],
      [ben, question, buttonOf(question, 'endMatch').customId],
    );
    await Promise.all([goes?.answered, ends?.answered]);
    const after = await scene.standIn.until(
      () => {
        const now = anna.look(final);
        return kindsOn(now).includes('nextRound') ? undefined : now;
      },
      'the final message to change',
      PATIENCE,
    );
    const isOver = after.text.includes('has ended the match');
    expect(kindsOn(after)).toEqual(isOver ? MATCH_OVER : GONE_ON);
    const answered = await scene.standIn.until(
      () =>
        ben.look(question).buttons.some(({ label }) => label === 'Yes, end it')
          ? undefined
          : ben.look(question),
      'an answer to the question',
      PATIENCE,
    );
    expect(answered.text).toContain(isOver ? 'This match is over' : 'Your hand');
    if (goes) expect(await toldPrivately(goes)).toContain(isOver ? 'This match is over' : 'Your hand');
    if (isOver) expect(publicMessages(room).at(-1)?.id).toBe(final.id);
    else await boardNow(room, final);
    expect((await booksHere()).map(({ stored }) => stored.row.status)).toEqual(
      isOver ? ['over'] : ['over', 'running'],
    );
  });

  it('who both want a rematch play exactly one, and the other one starts', async () => {
    const { anna, ben } = room;
    let { person: starter } = await dealMatch(room, {});
    for (const time of TIMES) {
      const final = await resignOutOfTurn(room, time % 2 === 0 ? anna : ben);
      const { customId } = buttonOf(final, 'rematch');
      const presses = race([anna, final, customId], [ben, final, customId]);
      const now = await boardNow(room, final);
      expect(await Promise.any(presses.map(toldPrivately))).toContain('Your hand');
      expect(now.person.id).toBe(rivalOf(room, starter).id);
      starter = now.person;
    }
    await beside.untilTold(room);
    const rows = (await booksHere()).map(({ stored }) => stored.row);
    expect(rows.map(({ status }) => status)).toEqual(['over', 'over', 'over', 'running']);
    const live = publicMessages(room).filter((message) => /accept|hand/.test(kindsOn(message).join()));
    expect(live).toHaveLength(1);
  });

  it.each(TIMES)(
    'who both accept what anybody may: one plays, the other hears that it is taken (%i)',
    async (time) => {
      const { anna, ben } = room;
      const carl = scene.standIn.person(`carl${time}`);
      const asked = await offer(room, anna);
      const { customId } = buttonOf(asked, 'accept');
      const presses = race([ben, asked, customId], [carl, asked, customId]);
      const told = await Promise.all(presses.map(toldPrivately));
      const isBens = told[0]?.includes('Your hand') ?? false;
      expect(told[isBens ? 0 : 1]).toContain('Your hand');
      expect(told[isBens ? 1 : 0]).toContain('This challenge was accepted already');
      const player = isBens ? ben : carl;
      const { board } = await boardNow({ ...room, ben: player }, asked);
      expect(board.text).toContain(`➡️ ${player.mention}`);
      expect((await withButtons(room, asked, [])).text).toContain(`${player.mention} accepted`);
      await beside.untilTold(room);
      expect(publicMessages(room)).toHaveLength(2);
    },
  );

  it('get one answer to each press, and no fault is in the log', () => {
    for (const press of raced) {
      expect(press.messages.filter(({ ephemeral }) => ephemeral).length).toBeLessThanOrEqual(1);
    }
    const failed = scene.standIn.world.interactions.filter(({ state }) => state === 'failed');
    expect(failed).toEqual([]);
    expect(scene.output()).not.toContain('fault');
  });
});
