import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Interaction, Person, SeenMessage } from '../../playground/index.ts';
import { generatorFrom } from '../engine/games.ts';
import { expectPlayedByTheRules, readBooks } from './books.ts';
import { buttonOf, challenge, privateAnswer, publicMessages } from './duel.ts';
import { embeddedGround } from './ground.ts';
import { bySlash, playOn, repainted } from './players.ts';
import { answerResign, askToResign, boardNow, dealMatch, goOn, GONE_ON, kindsOn } from './rounds.ts';
import { layOne, MATCH_OVER, NEXT_DUE, openChallengeIn, resignOutOfTurn, rivalOf } from './rounds.ts';
import { toldPrivately, toldWithLinkTo, withButtons } from './rounds.ts';
import { openRoom, openScene } from './scene.ts';
import type { Room, Scene } from './scene.ts';

describe('a match', () => {
  let scene: Scene;
  let room: Room;

  beforeAll(async () => {
    scene = await openScene(embeddedGround);
  });
  afterAll(() => scene.close());
  beforeEach(() => {
    room = openRoom(scene);
  });

  /** The rounds of the matches that were played to their end, as the books must have them: won by A or by B. */
  const played: { readonly room: Room; readonly winners: readonly ('A' | 'B')[] }[] = [];

  const seatOf = (person: Person): 'A' | 'B' => (person.id === room.anna.id ? 'A' : 'B');

  const pressNext = (person: Person, final: SeenMessage): Interaction =>
    person.raw(final, buttonOf(final, 'nextRound'));

  it('best of three goes to 2:1: the score on every board, the other starts, either begins the next round', async () => {
    const { anna, ben } = room;
    anna.speak('de');
    const first = await dealMatch(room, { match: 'best-of-three', game: 'schotten-totten-online' });
    expect(first.board.text).toContain('Auf zwei Siege · Runde 1 von 3 · 0 : 0');

    const { board: one } = await playOn(room, bySlash, generatorFrom(3));
    const winner = one.text.includes(`🏆 **${anna.mention}`) ? anna : ben;
    const loser = rivalOf(room, winner);
    const [annas, bens] = winner === anna ? [1, 0] : [0, 1];
    const score = `${anna.mention} ${annas}, ${ben.mention} ${bens}`;
    expect(one.text).toContain(`**Auf zwei Siege** · nach Runde 1 von 3: ${score}`);
    expect(kindsOn(one)).toEqual(NEXT_DUE);

    const { hand: bensHand, now: second } = await goOn(room, ben, one);
    expect(bensHand.text).toContain('Your hand');
    expect(bensHand.text).toContain(`Best of three · round 2 of 3 · ${bens} : ${annas}`);
    expect(second.board.text).toContain(`Auf zwei Siege · Runde 2 von 3 · ${annas} : ${bens}`);
    expect(second.board.text).toContain(`⬅️ ${anna.mention}`);
    expect(second.board.pinged).toEqual([rivalOf(room, first.person).id]);
    expect((await withButtons(room, one, GONE_ON)).text).toBe(one.text);

    const two = await resignOutOfTurn(room, winner);
    expect(two.text).toContain(`nach Runde 2 von 3: ${anna.mention} 1, ${ben.mention} 1`);
    expect(two.pinged).toEqual([loser.id]);

    const { hand: annasHand, now: third } = await goOn(room, anna, two);
    expect(annasHand.text).toContain('Deine Hand');
    expect(annasHand.text).toContain('Auf zwei Siege · Runde 3 von 3 · 1 : 1');
    expect(third.person.id).toBe(first.person.id);
    await withButtons(room, two, GONE_ON);

    const three = await resignOutOfTurn(room, loser);
    expect(three.text).toContain(`🏆 **${winner.mention} gewinnt die Partie mit 2 zu 1 Runde!**`);
    expect(kindsOn(three)).toEqual(MATCH_OVER);
    const late = await toldPrivately(pressNext(ben, one));
    expect(late).toContain('This round is over.');
    expect(late).toContain(`${winner.mention} wins the match by 2 rounds to 1!`);
    played.push({ room, winners: [winner, loser, winner].map(seatOf) });
  });

  it('best of three is over at 2:0, and nothing more can be begun', async () => {
    await dealMatch(room, { match: 'best-of-three' });
    const one = await resignOutOfTurn(room, room.anna);
    await goOn(room, room.anna, one);
    const two = await resignOutOfTurn(room, room.anna);
    expect(two.text).toContain(`🏆 **${room.ben.mention} wins the match by 2 rounds to 0!**`);
    expect(kindsOn(two)).toEqual(MATCH_OVER);
    const forged = buttonOf(one, 'nextRound').customId.replace(/\d+\.\d+$/, buttonNumbers(two));
    expect(await toldPrivately(room.anna.raw(two, { customId: forged }))).toContain('This match is over');
    played.push({ room, winners: ['B', 'B'] });
  });

  it('a series counts points, and is drawn where they are equal', async () => {
    room.ben.speak('de');
    const first = await dealMatch(room, { match: 'series-2', game: 'schotten-totten' });
    expect(first.board.text).toContain('Series · round 1 of 2 · points 0 : 0');
    const one = await resignOutOfTurn(room, room.ben);
    expect(one.text).toContain(
      `**Series** · points after round 1 of 2: ${room.anna.mention} 5, ${room.ben.mention} 0`,
    );
    const { hand, now } = await goOn(room, room.ben, one);
    expect(hand.text).toContain('Serie · Runde 2 von 2 · Punkte 0 : 5');
    expect(now.board.text).toContain('Series · round 2 of 2 · points 5 : 0');
    const two = await resignOutOfTurn(room, room.anna);
    expect(two.text).toContain('**The series is a draw: each has 5 points.**');
    expect(kindsOn(two)).toEqual(MATCH_OVER);
    played.push({ room, winners: ['A', 'B'] });
  });

  it('a series is won by more points after its last round alone; a round without points brings none', async () => {
    await dealMatch(room, { match: 'series-3' });
    const one = await resignOutOfTurn(room, room.ben);
    await goOn(room, room.anna, one);
    const two = await resignOutOfTurn(room, room.ben);
    expect(kindsOn(two)).toEqual(NEXT_DUE);
    const { now } = await goOn(room, room.anna, two);
    await answerResign(room, room.anna, await askToResign(room, room.anna));
    const three = (await playOn({ ...room }, bySlash, generatorFrom(1))).board;
    expect(three.id).not.toBe(now.board.id);
    expect(three.text).toContain('no points');
    expect(three.text).toContain(`🏆 **${room.anna.mention} wins the series by 10 points to 0!**`);
    expect(kindsOn(three)).toEqual(MATCH_OVER);
    played.push({ room, winners: ['A', 'A', 'B'] });
  });

  it('is ended between two rounds by one player, who is asked once; then a rematch alone is left', async () => {
    const { anna, ben } = room;
    ben.speak('de');
    await dealMatch(room, { match: 'series-9' });
    const one = await resignOutOfTurn(room, anna);
    const asked = await privateAnswer(ben.press(one, buttonOf(one, 'endMatchAsk')));
    expect(asked.text).toContain('Willst du die Partie beenden?');
    const kept = await repainted(room, ben, asked, ben.press(asked, buttonOf(asked, 'endMatchCancel')));
    expect(kept.text).toContain('Diese Runde ist vorbei.');
    expect(kindsOn(anna.look(one))).toEqual(NEXT_DUE);

    const annas = await privateAnswer(anna.press(one, buttonOf(one, 'endMatchAsk')));
    const again = await privateAnswer(ben.press(one, buttonOf(one, 'endMatchAsk')));
    const answer = await repainted(room, ben, again, ben.press(again, buttonOf(again, 'endMatch')));
    expect(answer.text).toContain('Diese Partie ist vorbei');
    const closed = await withButtons(room, one, MATCH_OVER);
    expect(closed.text).toContain(`${ben.mention} has ended the match.`);
    expect(closed.text).not.toContain('wins the series');

    // Anna had been asked as well: her question shows what has become of the match, and has no buttons any more.
    const late = await repainted(room, anna, annas, anna.press(annas, buttonOf(annas, 'endMatch')));
    expect(late.text).toContain('This match is over');
    expect(late.buttons).toEqual([]);
    expect(await toldPrivately(pressNext(anna, one))).toContain('This match is over');
    expect(publicMessages(room).at(-1)?.id).toBe(one.id);
    played.push({ room, winners: ['B'] });
  });

  it('is the two players’ alone', async () => {
    await dealMatch(room, { match: 'series-2' });
    const one = await resignOutOfTurn(room, room.ben);
    const carl = scene.standIn.person('carl', { locale: 'de' });
    for (const kind of ['nextRound', 'endMatchAsk'] as const) {
      const press = carl.press(one, buttonOf(one, kind));
      expect(await toldPrivately(press)).toContain('Du spielst in diesem Duell nicht mit');
    }
    const forged = buttonOf(one, 'endMatchAsk').customId.replace('Ask', '');
    expect(await toldPrivately(carl.raw(one, { customId: forged }))).toContain('nicht mit');
    expect(kindsOn(room.anna.look(one))).toEqual(NEXT_DUE);
    played.push({ room, winners: ['A'] });
  });

  it('goes on once where both press “Next round” at once, and shows each of them the own hand', async () => {
    const { anna, ben } = room;
    await dealMatch(room, { match: 'series-4' });
    for (let round = 1; round < 4; round += 1) {
      const final = await resignOutOfTurn(room, anna);
      const before = publicMessages(room).length;
      const told = await Promise.all([anna, ben].map((each) => toldPrivately(pressNext(each, final))));
      await boardNow(room, final);
      for (const text of told) {
        expect(text).toContain('Your hand');
        expect(text).toContain(`round ${round + 1} of 4`);
      }
      await withButtons(room, final, GONE_ON);
      expect(publicMessages(room)).toHaveLength(before + 1);
    }
    played.push({ room, winners: ['B', 'B', 'B'] });
  });

  it('shows the present to late presses: a round that began stays, and is not resigned by an old question', async () => {
    const { anna, ben } = room;
    const first = await dealMatch(room, { match: 'series-2' });
    const question = await askToResign(room, anna);
    const one = await resignOutOfTurn(room, ben);
    const asked = await privateAnswer(anna.press(one, buttonOf(one, 'endMatchAsk')));
    const { now } = await goOn(room, ben, one);
    await withButtons(room, one, GONE_ON);
    const before = publicMessages(room).length;

    const resigned = await answerResign(room, anna, question);
    expect(resigned.text).toContain('This round is over');
    for (const kind of ['nextRound', 'endMatchAsk'] as const) {
      const told = await toldPrivately(anna.raw(one, buttonOf(one, kind)));
      expect(told, kind).toContain('round 2 of 2');
      expect(told, kind).toContain('Your hand');
    }
    const ended = await repainted(room, anna, asked, anna.press(asked, buttonOf(asked, 'endMatch')));
    expect(ended.text).toContain('round 2 of 2');
    const rematch = buttonOf(one, 'nextRound').customId.replace(/nextRound\.(\d+)\.\d+/, 'rematch.$1');
    expect(await toldPrivately(anna.raw(one, { customId: rematch }))).toContain('This round is over');
    const old = await toldPrivately(ben.raw(first.board, buttonOf(first.board, 'hand')));
    expect(old).toContain('This round is over.');
    expect(publicMessages(room)).toHaveLength(before);
    expect((await layOne(room, now, 5)).kind).toBe('up');
    played.push({ room, winners: ['A'] });
  });

  it('waits, and says where, while the two have another challenge or duel in the channel', async () => {
    const { anna, ben } = room;
    await dealMatch(room, { match: 'series-2' });
    const one = await resignOutOfTurn(room, ben);
    const asked = await challenge(room);
    const waits = await toldWithLinkTo(asked, () => pressNext(anna, one));
    expect(waits).toContain(`A challenge between you and ${ben.mention} is open`);
    await privateAnswer(ben.press(asked, buttonOf(asked, 'accept')));
    const duel = await boardNow(room, asked);
    const plays = await toldWithLinkTo(duel.board, () => pressNext(ben, one));
    expect(plays).toContain(`You already play a duel with ${anna.mention}`);
    await resignOutOfTurn(room, anna);
    const { now } = await goOn(room, ben, one);
    expect(now.board.text).toContain('round 2 of 2 · points 5 : 0');
    played.push({ room, winners: ['A', 'B'] });
  });

  it.each(['SendMessages', 'ViewChannel'] as const)(
    'goes on, and is asked for again, where the bot lacks %s',
    async (permission) => {
      const { anna, ben, standIn, channel } = room;
      await dealMatch(room, { match: 'series-2' });
      const one = await resignOutOfTurn(room, ben);
      standIn.deny(channel, 'bot', permission);
      const { now } = await goOn(room, ben, one);
      expect(now.board.text).toContain('round 2 of 2 · points 5 : 0');
      await withButtons(room, one, GONE_ON);
      const two = await resignOutOfTurn(room, ben);
      anna.press(two, buttonOf(two, 'rematch'));
      const asked = await openChallengeIn(room);
      expect(asked.pinged).toEqual([ben.id]);
      await privateAnswer(ben.press(asked, buttonOf(asked, 'accept')));
      await boardNow(room, asked);
      await withButtons(room, asked, []);
      played.push({ room, winners: ['A', 'A'] });
      standIn.allow(channel, 'bot', permission);
    },
  );

  it('leaves each of its rounds in the books, once, with the points that were told', async () => {
    expect(scene.output()).not.toContain('fault');
    // What the bot may not do it is refused with 403, and nothing else is refused.
    expect(scene.standIn.history.refused().filter(({ status }) => status !== 403)).toEqual([]);
    expect(await scene.bot().stop()).toBe(0);
    const books = await readBooks(scene.ground);
    for (const { room: there, winners } of played) {
      const rounds = books.filter(({ stored }) => stored.row.channelId === there.channel.id);
      const over = rounds.filter(({ stored }) => stored.row.status === 'over');
      for (const book of over) expectPlayedByTheRules(book);
      expect(over.map(({ result }) => result?.winner)).toEqual(winners);
      expect(rounds.filter(({ result }) => result !== null)).toHaveLength(winners.length);
      for (const { stored } of rounds) expect(stored.row.toldVersion).toBe(stored.row.version);
    }
  });

  /** The numbers of the table and its version that the buttons of a message carry. */
  function buttonNumbers(message: SeenMessage): string {
    const { customId } = buttonOf(message, 'replay');
    return `${customId.split('.')[1] ?? ''}.1`;
  }
});
