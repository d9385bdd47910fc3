import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChannelRecord, OptionValues, Person } from '../../playground/index.ts';
import { commands } from '../../src/commands/index.ts';
import { Beside } from './beside.ts';
import { buttonOf, deal, PATIENCE, privateAnswer, publicMessages } from './duel.ts';
import { postgresGround } from './ground.ts';
import { boardNow, kindsOn, offer, resignOutOfTurn, toldPrivately } from './rounds.ts';
import { toldWithLinkTo, withButtons } from './rounds.ts';
import { openRoom, openScene } from './scene.ts';
import type { Room, Scene } from './scene.ts';

const OFFERED = ['accept', 'withdraw', 'rules'];

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

/** The thread that a challenge has opened in a room. */
function threadIn({ standIn, channel }: Room): Promise<ChannelRecord> {
  return standIn.until(
    () => standIn.world.channels.find(({ thread }) => thread?.parentId === channel.id),
    `a thread in ${channel.name}`,
    PATIENCE,
  );
}

/** What somebody is told in private about a challenge of theirs. */
function told(person: Person, terms: OptionValues = {}): Promise<string> {
  return toldPrivately(person.slash(room.channel, 'challenge', terms));
}

/** Registers the commands as a bot of another version would, with more choices for every text option. */
async function register(more: readonly { readonly name: string; readonly value: string }[]): Promise<void> {
  const { apiUrl, applicationId, token } = scene.standIn;
  const body = commands.map(({ data }) => ({
    ...data,
    options: ('options' in data ? (data.options ?? []) : []).map((option) =>
      'choices' in option && option.type === ApplicationCommandOptionType.String
        ? { ...option, choices: [...(option.choices ?? []), ...more] }
        : option,
    ),
  }));
  const answer = await fetch(`${apiUrl}/v10/applications/${applicationId}/commands`, {
    method: 'PUT',
    headers: { authorization: `Bot ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
}

describe('a challenge that anybody may accept', () => {
  it('names and pings nobody, and leaves nobody to decline', async () => {
    const asked = await offer(room, room.anna, { match: 'best-of-three', clock: '336' });
    expect(asked.text).toContain(
      `${room.anna.mention} challenges anybody to **Border Stones**, best of three`,
    );
    expect(asked.text).toContain('14 days a move');
    expect(asked.pinged).toEqual([]);
    expect(kindsOn(asked)).toEqual(OFFERED);
    const forged = { customId: buttonOf(asked, 'accept').customId.replace('accept', 'decline') };
    expect(await toldPrivately(room.ben.raw(asked, forged))).toContain('I don’t know this button');
    expect(kindsOn(room.anna.look(asked))).toEqual(OFFERED);
  });

  it('is played by one of two who accept in the same instant; the other hears that it is taken', async () => {
    const { anna, ben } = room;
    const carl = scene.standIn.person('carl', { locale: 'de' });
    for (const people of [
      [ben, carl],
      [carl, ben],
    ]) {
      const there = { ...room, channel: scene.standIn.addChannel('for-anybody') };
      const asked = await offer(there, anna);
      const answers = await Promise.all(
        people.map(async (person) => {
          const text = await toldPrivately(person.press(asked, buttonOf(asked, 'accept')));
          return { person, text };
        }),
      );
      const [player, ...more] = answers.filter(({ text }) => /Your hand|Deine Hand/.test(text));
      expect(more).toEqual([]);
      const late = answers.find(({ person }) => person !== player?.person)?.text;
      expect(late).toMatch(/was accepted already|schon angenommen/);
      const { board } = await boardNow({ ...there, ben: player?.person ?? ben }, asked);
      expect(board.text).toContain(`➡️ ${player?.person.mention ?? ''}`);
      await withButtons(there, asked, []);
      expect(publicMessages(there)).toHaveLength(2);
    }
  });

  it('is not the challenger’s own to accept; withdrawn by the challenger alone, it says so to who comes late', async () => {
    const { anna, ben } = room;
    ben.speak('de');
    const asked = await offer(room, anna);
    const own = await toldPrivately(anna.press(asked, buttonOf(asked, 'accept')));
    expect(own).toContain('This challenge is your own');
    const others = await toldPrivately(ben.press(asked, buttonOf(asked, 'withdraw')));
    expect(others).toContain(`Nur ${anna.mention} kann diese Herausforderung zurückziehen`);
    expect(kindsOn(anna.look(asked))).toEqual(OFFERED);
    anna.press(asked, buttonOf(asked, 'withdraw'));
    const closed = await withButtons(room, asked, []);
    expect(closed.text).toBe(`${anna.mention} withdrew the challenge to **Border Stones**.`);
    expect(await toldPrivately(ben.raw(asked, buttonOf(asked, 'accept')))).toContain('zurückgezogen');
    expect(publicMessages(room)).toHaveLength(1);
  });

  it('is accepted or withdrawn where both are pressed at once', async () => {
    const { anna, ben } = room;
    const asked = await offer(room, anna);
    const accepted = ben.press(asked, buttonOf(asked, 'accept'));
    const withdrawn = anna.press(asked, buttonOf(asked, 'withdraw'));
    const closed = await withButtons(room, asked, []);
    const isDealt = closed.text.includes('accepted');
    const late = await toldPrivately(isDealt ? withdrawn : accepted);
    expect(late).toContain(isDealt ? 'was accepted already' : 'was withdrawn');
    if (isDealt) await boardNow(room, asked);
    expect(publicMessages(room)).toHaveLength(isDealt ? 2 : 1);
  });

  it('stands once a person and channel: a second one is refused with a link to the first', async () => {
    const { anna, ben } = room;
    const asked = await offer(room, anna);
    const again = await toldWithLinkTo(asked, () => anna.slash(room.channel, 'challenge'));
    expect(again).toContain('Your challenge to anybody is still open');
    expect(publicMessages(room)).toHaveLength(1);
    expect(kindsOn(await offer(room, ben))).toEqual(OFFERED);
    expect(kindsOn(await offer(room, anna, { opponent: ben }))).toContain('decline');
    const elsewhere = { ...room, channel: scene.standIn.addChannel('elsewhere') };
    expect(kindsOn(await offer(elsewhere, anna))).toEqual(OFFERED);
  });

  it('is not for who plays or is challenged by the same person there, and says where', async () => {
    const { anna, ben } = room;
    const asked = await offer(room, anna);
    const direct = await offer(room, anna, { opponent: ben });
    const accept = () => ben.press(asked, buttonOf(asked, 'accept'));
    const waits = await toldWithLinkTo(direct, accept);
    expect(waits).toContain(`A challenge between you and ${anna.mention} is open`);
    await privateAnswer(ben.press(direct, buttonOf(direct, 'accept')));
    const { board } = await boardNow(room, direct);
    const plays = await toldWithLinkTo(board, accept);
    expect(plays).toContain(`You already play a duel with ${anna.mention}`);
    expect(kindsOn(anna.look(asked))).toEqual(OFFERED);
    await resignOutOfTurn(room, anna);
    expect(await toldPrivately(accept())).toContain('Your hand');
  });

  it.each([
    ['de', 'en-US', 'du bist dran', 'Your hand'],
    ['en-GB', 'de', 'it’s your turn', 'Deine Hand'],
  ] as const)(
    'is played in the challenger’s language (%s), and the hands are in each player’s own',
    async (challengers, accepters, up, hand) => {
      const { anna, ben } = room;
      anna.speak(challengers);
      ben.speak(accepters);
      const asked = await offer(room, anna, { thread: 'on' });
      const own = await privateAnswer(ben.press(asked, buttonOf(asked, 'accept')));
      expect(own.text).toContain(hand);
      const { board } = await boardNow({ ...room, channel: await threadIn(room) });
      expect(board.text).toContain(up);
    },
  );

  it('shows its first board in its thread, also where a sweep comes while Discord opens it', async () => {
    const asked = await offer(room, room.anna, { thread: 'on' });
    const later = openRoom(scene);
    const overdue = await offer(later, later.anna);
    await beside.untilTold(later);
    const route = '/channels/:channel/messages/:message/threads';
    const gate = scene.standIn.faults.hold({ method: 'POST', route }, 'before', 1);
    const hand = room.ben.press(asked, buttonOf(asked, 'accept'));
    await gate.reached;
    // Once a sweep has told that this younger challenge is over, it has come by the duel.
    await beside.expire(later);
    await withButtons(later, overdue, []);
    gate.open();
    await privateAnswer(hand);
    await boardNow({ ...room, channel: await threadIn(room) });
    expect(publicMessages(room)).toHaveLength(1);
  });
});

describe('the options of a challenge', () => {
  it.each(['soon', '0', '337', '-1', '1.5', '1e2', '٣', ' '])(
    'have no clock “%s”: nothing is opened, and it is said in private',
    async (clock) => {
      room.ben.speak('de');
      expect(await told(room.anna, { opponent: room.ben, clock })).toContain('A clock gives 1 to 336');
      expect(await told(room.ben, { clock })).toContain('1 bis 336 ganze Stunden');
      expect(publicMessages(room)).toEqual([]);
    },
  );

  it.each([
    ['1', '1 hour a move', true],
    ['336', '14 days a move', true],
    [' NONE ', 'open until', false],
    [undefined, '2 days a move', true],
  ] as const)('take the clock “%s”', async (clock, words, isTimed) => {
    const { now } = await deal(room, { clock });
    const [asked] = publicMessages(room);
    expect(asked?.text).toContain('accepted');
    expect(now.board.text.includes('Move due')).toBe(isTimed);
    const elsewhere = { ...room, channel: scene.standIn.addChannel('clocks') };
    expect((await offer(elsewhere, room.anna, { clock })).text).toContain(words);
  });

  it('that only another version of the bot has registered are refused, and nothing is opened', async () => {
    await register([{ name: 'series-12', value: 'series-12' }]);
    for (const name of ['game', 'match', 'claims', 'help', 'thread']) {
      const said = await told(room.anna, { opponent: room.ben, [name]: 'series-12' });
      expect(said, name).toContain('has no such choice');
    }
    expect(publicMessages(room)).toEqual([]);
    await register([]);
    expect(kindsOn(await offer(room, room.anna))).toEqual(OFFERED);
  });
});

it('leaves every interaction answered and no fault in the log', () => {
  const failed = scene.standIn.world.interactions.filter(({ state }) => state === 'failed');
  expect(failed).toEqual([]);
  expect(scene.output()).not.toContain('fault');
});
