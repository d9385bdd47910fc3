import { describe, expect, it } from 'vitest';
import type { Interaction, Person, SeenMessage } from '../../playground/index.ts';
import { below, generatorFrom } from '../engine/games.ts';
import { expectPlayedByTheRules, readBooks } from './books.ts';
import { buttonOf, deal, PATIENCE, privateAnswer, publicMessages } from './duel.ts';
import { grounds } from './ground.ts';
import { offersOf, oneOf } from './players.ts';
import type { Dice } from './players.ts';
import { killAfter, openRoom, openScene } from './scene.ts';
import type { Room } from './scene.ts';

/** How many requests of the bot after a move it is killed: somewhere between none and past the last of them. */
const MOMENTS = [0, 1, 3];

/** Several starts of the bot, in milliseconds, on a machine that has a lot to do besides. */
const LONG = 300_000;
/** A killed bot is given up by the others after 15 seconds; the next look after such tables tells what it left. */
const UNTIL_SWEPT = 90_000;

/** What a player was shown as done. */
interface Answered {
  readonly card: string;
  readonly stone: number;
}

/** A move under way: what was sent, and what it is. */
interface Sent {
  readonly interaction: Interaction;
  readonly card: string | null;
  readonly stone: number;
}

describe('a bot that is killed in the middle of a duel', () => {
  it.concurrent.for(grounds)(
    'goes on after each start where it was, on %s: nothing answered is lost, nothing happens twice',
    { timeout: LONG },
    async ([, makeGround], { onTestFinished }) => {
      const scene = await openScene(makeGround);
      onTestFinished(() => scene.close());
      const room = openRoom(scene);
      const dice = generatorFrom(5);
      const { now } = await deal(room, { game: 'schotten-totten' });
      const answered: Answered[] = [];
      let kills = 0;
      for (let moves = 1; ; moves += 1) {
        const player = await whoIsUp(room);
        if (!player) break;
        const sent = await send(room, player, dice);
        // Three times, each a while after the last: at a random moment of what the bot does about a move.
        if (kills < MOMENTS.length && moves === 6 * (kills + 1)) {
          await killAfter(scene, MOMENTS[kills] ?? 0);
          kills += 1;
          if (sent.card !== null && shownAsDone(sent)) answered.push({ card: sent.card, stone: sent.stone });
          await scene.start();
          const old = await room.anna.raw(now.board, buttonOf(now.board, 'hand')).shows(undefined, PATIENCE);
          expect(old.text).toContain('Your hand');
        } else {
          await privateAnswer(sent.interaction);
          if (sent.card !== null) answered.push({ card: sent.card, stone: sent.stone });
        }
      }
      expect(kills).toBe(MOMENTS.length);
      const old = await room.anna.raw(now.board, buttonOf(now.board, 'hand')).shows(undefined, PATIENCE);
      expect(old.text).toContain('This round is over.');
      const final = await untilOver(room);
      expect(final.text).toContain('🏆');
      expect(await scene.bot().stop()).toBe(0);
      const [book] = await readBooks(scene.ground);
      if (!book) throw new Error('The duel is not in the books.');
      expectPlayedByTheRules(book);
      const played = book.stored.events.flatMap(({ event }) =>
        event.type === 'played' ? [{ card: event.card, stone: event.stone }] : [],
      );
      for (const move of answered) expect(played).toContainEqual(move);
      expect(book.stored.row.toldVersion).toBe(book.stored.row.version);
      const cards = played.map(({ card }) => card);
      expect(new Set(cards).size).toBe(cards.length);
      const claims = book.stored.events.filter(({ event }) => /^claim/.test(event.type)).length;
      const verdicts = publicMessages(room).filter(({ text }) => /^(🚩|<@\d+> claims)/u.test(text));
      // A verdict that was shown in the very moment of a kill may be shown again.
      expect(verdicts.length).toBeLessThanOrEqual(claims + kills);
    },
  );

  /** Whoever is offered something to do; undefined once the duel is over. */
  async function whoIsUp(room: Room): Promise<{ person: Person; hand: SeenMessage } | undefined> {
    for (const person of [room.anna, room.ben]) {
      const hand = await privateAnswer(person.slash(room.channel, 'hand'));
      const { cards, claims, mayEnd } = offersOf(hand);
      if (cards.length > 0 || claims.length > 0 || mayEnd) return { person, hand };
    }
    return undefined;
  }

  /** Sends a move out of those that are offered. */
  async function send(
    room: Room,
    { person, hand }: { person: Person; hand: SeenMessage },
    dice: Dice,
  ): Promise<Sent> {
    const { cards, claims, mayEnd } = offersOf(hand);
    if (claims.length > 0 && (cards.length === 0 || below(3, dice) > 0) && !mayEnd) {
      const stone = oneOf(claims, dice);
      return { interaction: person.slash(room.channel, 'claim', { stone }), card: null, stone };
    }
    if (cards.length === 0) return { interaction: person.slash(room.channel, 'end'), card: null, stone: 0 };
    const card = oneOf(cards, dice);
    const stones = await person.autocomplete(room.channel, 'play', { card, stone: '' }, 'stone');
    const stone = Number(oneOf(stones, dice).value);
    return { interaction: person.slash(room.channel, 'play', { card, stone }), card, stone };
  }

  function shownAsDone({ interaction }: Sent): boolean {
    return interaction.messages.some(({ loading }) => !loading);
  }

  /** The final message, told by whichever bot is there now. */
  function untilOver(room: Room): Promise<SeenMessage> {
    return room.standIn.until(
      () => publicMessages(room).findLast(({ text }) => text.includes('🏆')),
      'the end to be told',
      UNTIL_SWEPT,
    );
  }
});
