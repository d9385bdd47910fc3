import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Interaction } from '../../playground/index.ts';
import { generatorFrom } from '../engine/games.ts';
import { expectPlayedByTheRules, messagesDue, readBooks, untilTold } from './books.ts';
import { buttonOf, challenge, deal, handOf, nextStanding, PATIENCE } from './duel.ts';
import { pressesOn, privateAnswer, publicMessages } from './duel.ts';
import { postgresGround } from './ground.ts';
import { byPress, bySlash, offersOf, oneOf, picks, places, playOn, repainted } from './players.ts';
import { openRoom, openScene } from './scene.ts';
import type { Room, Scene } from './scene.ts';

/** Two bots on one database and one token: each hears every command and every press. */
describe('two processes on one database', () => {
  let scene: Scene;

  beforeAll(async () => {
    scene = await openScene(postgresGround);
    await scene.start();
    await scene.standIn.gateway.ready(2);
  });
  afterAll(() => scene.close());

  /** How often everybody sees the same message. */
  const repeats = (room: Room): number => {
    const texts = publicMessages(room).map(({ text, components }) => JSON.stringify([text, components]));
    return texts.length - new Set(texts).size;
  };

  /** Both bots have done with everything: each has closed its side of every interaction. */
  const settled = (room: Room): Promise<unknown> =>
    scene.standIn.until(
      () => publicMessages(room).filter(({ buttons }) => buttons.length > 0).length === 1 || undefined,
      'boards before the last to shrink',
      PATIENCE,
    );

  it.each([
    ['commands', bySlash, 'schotten-totten-online'],
    ['presses', byPress, 'border-stones'],
  ] as const)('play a whole duel by %s: each move once, each turn told once', async (_name, manner, game) => {
    const room = openRoom(scene);
    await deal(room, { game, claims: 'any' });
    const end = await playOn(room, manner, generatorFrom(7));
    expect(end.kind).toBe('over');
    await settled(room);
    const [book] = (await readBooks(scene.ground)).filter(
      ({ stored }) => stored.row.channelId === room.channel.id,
    );
    if (!book) throw new Error('The duel is not in the books.');
    expectPlayedByTheRules(book);
    expect(publicMessages(room)).toHaveLength(messagesDue(book));
  });

  it('say nothing but what became of the move to somebody whose move stood', async () => {
    const room = openRoom(scene);
    const { now } = await deal(room);
    let standing = now;
    for (let turn = 0; turn < 6; turn += 1) {
      if (standing.kind !== 'up') throw new Error('The duel is over.');
      const { person } = standing;
      const { cards } = offersOf(await handOf(room, person));
      const played = person.slash(room.channel, 'play', { card: oneOf(cards, () => turn), stone: turn + 1 });
      await privateAnswer(played);
      standing = await nextStanding(room, standing.board);
      const [answer, ...more] = played.messages.filter(({ ephemeral }) => ephemeral);
      expect(more).toEqual([]);
      expect(answer?.text).toContain('You laid');
    }
  });

  it('let the last of several duels end without “you have no duel”', async () => {
    const room = openRoom(scene);
    const { now } = await deal(room);
    if (now.kind !== 'up') throw new Error('The duel is over.');
    const question = await privateAnswer(room.anna.slash(room.channel, 'resign'));
    const answer = await repainted(
      room,
      room.anna,
      question,
      room.anna.press(question, buttonOf(question, 'resign')),
    );
    expect(answer.text).toContain('You resigned.');
    const end = await nextStanding(room, now.board);
    expect(end.kind).toBe('over');
    expect(repeats(room)).toBe(0);
  });

  it('keep the buttons of a board that is shown anew', async () => {
    const room = openRoom(scene);
    const { now } = await deal(room);
    await untilTold(scene.ground, room);
    const moved = await room.ben.slash(room.channel, 'board').shows(({ ephemeral }) => !ephemeral);
    await scene.standIn.until(
      () => room.anna.look(now.board).buttons.length === 0 || undefined,
      'the old board to shrink',
    );
    // Whatever the slower process still does to it is done before it answers the next command.
    await handOf(room, room.ben);
    await handOf(room, room.ben);
    expect(pressesOn(room.ben.look(moved)).map(({ kind }) => kind)).toContain('hand');
  });

  /** Both at once; gives what each of them reads in private. */
  const atOnce = (...deeds: readonly (() => Interaction)[]): readonly Interaction[] =>
    deeds.map((deed) => deed());

  it('take two crossed challenges as one', async () => {
    const room = openRoom(scene);
    const { anna, ben, channel } = room;
    const crossed = atOnce(
      () => anna.slash(channel, 'challenge', { opponent: ben }),
      () => ben.slash(channel, 'challenge', { opponent: anna }),
    );
    const answers = await Promise.all(crossed.map((one) => one.shows(undefined, PATIENCE)));
    // Whose challenge stands may be led to it as well, where the other one's command has shown it.
    const inPrivate = answers.filter(({ ephemeral }) => ephemeral);
    expect(inPrivate.length).toBeGreaterThan(0);
    for (const { text } of inPrivate) expect(text).toContain('is open');
    await room.standIn.until(() => publicMessages(room)[0], 'the challenge', PATIENCE);
    await untilTold(scene.ground, room);
    expect(publicMessages(room)).toHaveLength(1);
  });

  it('deal once where Accept is pressed twice at once', async () => {
    const room = openRoom(scene);
    const asked = await challenge(room);
    const accept = buttonOf(asked, 'accept');
    const presses = atOnce(
      () => room.ben.press(asked, accept),
      () => room.ben.press(asked, accept),
    );
    await Promise.all(presses.map((press) => privateAnswer(press)));
    const texts = presses.flatMap(({ messages }) => messages.filter(({ ephemeral }) => ephemeral));
    expect(texts.filter(({ text }) => text.includes('Your hand'))).toHaveLength(1);
    expect(texts.filter(({ text }) => text.includes('accepted already'))).toHaveLength(1);
    await nextStanding(room);
    expect(publicMessages(room)).toHaveLength(2);
  });

  it('decide between Accept and Withdraw at once', async () => {
    const room = openRoom(scene);
    const asked = await challenge(room);
    const [accepted, withdrawn] = atOnce(
      () => room.ben.press(asked, buttonOf(asked, 'accept')),
      () => room.anna.press(asked, buttonOf(asked, 'withdraw')),
    );
    await Promise.all([accepted?.answered, withdrawn?.answered]);
    const after = await scene.standIn.until(() => {
      const now = room.anna.look(asked);
      return now.buttons.length === 0 ? now : undefined;
    }, 'the challenge to close');
    const isDealt = after.text.includes('accepted');
    const loser = isDealt ? withdrawn : accepted;
    const sorry = await loser?.shows(({ ephemeral }) => ephemeral, PATIENCE);
    expect(sorry?.text).toContain(isDealt ? 'was accepted already' : 'was withdrawn');
    if (isDealt) await nextStanding(room);
    expect(publicMessages(room)).toHaveLength(isDealt ? 2 : 1);
  });

  it('play one card where the same button is pressed twice, and where two stones are pressed at once', async () => {
    const room = openRoom(scene);
    const { now } = await deal(room);
    if (now.kind !== 'up') throw new Error('The duel is over.');
    const { person } = now;
    const hand = await handOf(room, person);
    const picked = await repainted(
      room,
      person,
      hand,
      person.press(hand, { customId: picks(hand)[0] ?? '' }),
    );
    const [one = '', other = ''] = places(picked);
    const presses = atOnce(
      () => person.press(picked, { customId: one }),
      () => person.press(picked, { customId: one }),
      () => person.press(picked, { customId: other }),
    );
    await Promise.all(presses.map(({ answered }) => answered));
    const next = await nextStanding(room, now.board);
    expect(next.kind === 'up' && next.person.id).not.toBe(person.id);
    expect(drawnSinceDeal(await handOf(room, person))).toBe(1);
    expect(publicMessages(room)).toHaveLength(3);
  });

  it('let both people act in the same instant: who is up moves, the other hears that it is not their turn', async () => {
    const room = openRoom(scene);
    const { now } = await deal(room);
    if (now.kind !== 'up') throw new Error('The duel is over.');
    const up = now.person;
    const other = up.id === room.anna.id ? room.ben : room.anna;
    const [mine, theirs] = [await handOf(room, up), await handOf(room, other)];
    const card = offersOf(mine).cards[0] ?? '';
    const theirCards = await other.autocomplete(room.channel, 'play', { card: '' }, 'card');
    expect(theirs.text).toContain('is up.');
    const early = { card: theirCards[0]?.value ?? '', stone: 1 };
    const [good, bad] = atOnce(
      () => up.slash(room.channel, 'play', { card, stone: 5 }),
      () => other.slash(room.channel, 'play', early),
    );
    if (!good || !bad) throw new Error('Nothing was sent.');
    expect((await privateAnswer(good)).text).toContain('You laid');
    const answer = await privateAnswer(bad);
    // In the same instant it may have become their turn already.
    expect(answer.text).toMatch(/It isn’t your turn|You laid/);
  });
});

/** How many cards have been drawn, and so laid, since the deal: with six in each hand, 40 of 52 are in the pile. */
function drawnSinceDeal(hand: { readonly text: string }): number {
  return 40 - Number(/(\d+) cards in the pile/.exec(hand.text)?.[1]);
}
