import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OptionValues, Person, SeenMessage } from '../../playground/index.ts';
import { parseCard } from '../../src/engine/stones/cards.ts';
import { keep } from '../../src/store/database.ts';
import type { StoredDeal, StoredTable } from '../../src/table/ports.ts';
import { generatorFrom } from '../engine/games.ts';
import { readBooks } from './books.ts';
import type { Book } from './books.ts';
import { deal, nextStanding, privateAnswer, publicMessages } from './duel.ts';
import { postgresGround } from './ground.ts';
import { offersOf, oneOf } from './players.ts';
import { openRoom, openScene } from './scene.ts';
import type { Room, Scene } from './scene.ts';

const TURNS = 20;
/** Where they lay: few stones, so that there is much to claim, and none beside another, so that nobody wins by it. */
const FRONT = [1, 4, 7, 9];
const GAME = 'schotten-totten';

/** A command as somebody gave it. */
interface Said {
  readonly by: 'anna' | 'ben';
  readonly line: string;
  readonly values: OptionValues;
}

/** What can be seen of a round: by everybody, by each of the two, and in the log. */
interface Seen {
  readonly public: readonly string[];
  readonly anna: readonly string[];
  readonly ben: readonly string[];
  readonly log: readonly string[];
}

describe('while a round runs, nothing that others see depends on hidden cards', () => {
  let scene: Scene;
  let script: readonly Said[];
  let original: Book;
  let seen: Seen;

  beforeAll(async () => {
    scene = await openScene(postgresGround);
    const room = openRoom(scene);
    await deal(room, { game: GAME, clock: 'none' });
    const from = scene.output().length;
    script = await improvise(room);
    seen = await look(room, from);
    original = await bookOf(room);
  });
  afterAll(() => scene.close());

  /** Plays some turns by what is offered, with claims and questions in between; gives what was said. */
  async function improvise(room: Room): Promise<readonly Said[]> {
    const dice = generatorFrom(11);
    const lines: Said[] = [];
    const say = async (person: Person, line: string, values: OptionValues): Promise<SeenMessage> => {
      lines.push({ by: person.id === room.anna.id ? 'anna' : 'ben', line, values });
      return privateAnswer(person.slash(room.channel, line, values));
    };
    let now = await nextStanding(room);
    for (let turn = 0; turn < TURNS && now.kind === 'up'; turn += 1) {
      const { person } = now;
      let hand = await say(person, 'hand', {});
      for (const stone of offersOf(hand).claims) hand = await say(person, 'claim', { stone });
      const stones = await person.autocomplete(room.channel, 'play', { stone: '' }, 'stone');
      const front = stones.filter(({ value }) => FRONT.includes(Number(value)));
      const stone = Number(oneOf(front.length > 0 ? front : stones, dice).value);
      await say(person, 'play', { card: oneOf(offersOf(hand).cards, dice), stone });
      now = await nextStanding(room, now.board);
    }
    return lines;
  }

  /** Says the same again in another room, whose cards have been dealt as given. */
  async function repeat(dealt: StoredDeal): Promise<Seen> {
    const room = openRoom(scene);
    await deal(room, { game: GAME, clock: 'none' });
    await lay(room, dealt);
    const from = scene.output().length;
    let board: SeenMessage | undefined;
    for (const { by, line, values } of script) {
      await privateAnswer(room[by].slash(room.channel, line, values));
      if (line === 'play') board = (await nextStanding(room, board)).board;
    }
    return look(room, from);
  }

  /** Puts the cards of a table in another order before anybody has moved, and makes the board say who begins now. */
  async function lay(room: Room, dealt: StoredDeal): Promise<void> {
    const open = await scene.ground.open();
    await open.driver.transact(async (transaction) =>
      keep(
        await transaction.execute(
          sql`update tables set deal = ${JSON.stringify(dealt)}::jsonb where channel_id = ${room.channel.id}`,
        ),
      ),
    );
    await open.close();
  }

  async function bookOf(room: Room): Promise<Book> {
    const books = await readBooks(scene.ground);
    const book = books.find(({ stored }) => stored.row.channelId === room.channel.id);
    if (!book) throw new Error('The duel is not in the books.');
    return book;
  }

  /** What is seen, without what differs from room to room: ids. The first board was drawn for the first deal. */
  async function look(room: Room, from: number): Promise<Seen> {
    const { id } = (await bookOf(room)).stored.row;
    const [challenge, dealt, ...turns] = publicMessages(room);
    if (!challenge || !dealt) throw new Error('The duel was not told.');
    const face = ({ text, api }: SeenMessage): string =>
      JSON.stringify([text, api.components])
        .replaceAll(/("custom_id":"[a-z]+\.)\d+/gi, '$1#')
        .replaceAll(room.anna.id, 'anna')
        .replaceAll(room.ben.id, 'ben');
    const privately = (person: Person): readonly string[] =>
      person
        .sees(room.channel)
        .filter(({ ephemeral }) => ephemeral)
        // Ben's first hand was drawn for the first deal.
        .slice(person.id === room.ben.id ? 1 : 0)
        .map(face);
    const log = scene.output().slice(from).split('\n');
    return {
      public: turns.map(face),
      anna: privately(room.anna),
      ben: privately(room.ben),
      log: log.map((line) => line.replaceAll(/\d{6,}/g, '#').replaceAll(`"table":${id},`, '')),
    };
  }

  /** The deal with those cards in another order that were never laid and whose places are given. */
  function redealt({ row, events }: StoredTable, isMovable: (card: string) => boolean): StoredDeal {
    if (!row.deal) throw new Error('There is no deal.');
    const laid = new Set<string>(
      events.flatMap(({ event }) => (event.type === 'played' ? [event.card] : [])),
    );
    const { deck } = row.deal;
    const hidden = deck.filter((card) => !laid.has(card) && isMovable(card));
    const turned = [...hidden.slice(1), ...hidden.slice(0, 1)].reverse();
    expect(hidden.length).toBeGreaterThan(5);
    return {
      ...row.deal,
      deck: deck.map((card) => (hidden.includes(card) ? (turned[hidden.indexOf(card)] ?? card) : card)),
    };
  }

  /** All cards that a seat has held. */
  function heldBy({ row, events }: StoredTable, seat: 'A' | 'B'): ReadonlySet<string> {
    const { hand } = row.options;
    const dealt = row.deal?.deck.slice(seat === 'A' ? 0 : hand, seat === 'A' ? hand : 2 * hand) ?? [];
    const drawn = events.flatMap(({ event }) =>
      event.type === 'drew' && event.seat === seat ? [event.card as string] : [],
    );
    return new Set([...dealt, ...drawn]);
  }

  it('has something to compare: claims granted and refused, and cards laid by both', () => {
    const kinds = original.stored.events.map(({ event }) => event.type);
    expect(kinds.filter((kind) => kind === 'played')).toHaveLength(TURNS);
    expect(kinds).toContain('claimRefused');
    expect(seen.public.length).toBeGreaterThan(TURNS);
  });

  it('dealt anew, everybody sees the same, and the log says the same', async () => {
    const again = await repeat(redealt(original.stored, () => true));
    expect(again.public).toEqual(seen.public);
    expect(again.log).toEqual(seen.log);
    expect(again.anna).not.toEqual(seen.anna);
  });

  it.each([
    ['anna', 'ben', 'A'],
    ['ben', 'anna', 'B'],
  ] as const)('dealt anew but for the cards of %s, that player sees the same', async (same, other, seat) => {
    const own = heldBy(original.stored, seat);
    const again = await repeat(redealt(original.stored, (card) => !own.has(card)));
    expect(again.public).toEqual(seen.public);
    expect(again[same]).toEqual(seen[same]);
    expect(again[other]).not.toEqual(seen[other]);
  });

  it('no line of the log names a card, at any level', () => {
    const words = scene.output().split(/[^0-9A-Za-z]+/);
    expect(words.filter((word) => parseCard(GAME, word) !== null)).toEqual([]);
  });

  it('a stranger who forges a press on the public board sees no hand, and publishes none', async () => {
    const room = openRoom(scene);
    await deal(room, { game: GAME, clock: 'none' });
    const { board } = await nextStanding(room);
    const { row } = (await bookOf(room)).stored;
    const before = publicMessages(room).map(({ text }) => text);
    const forged = [`hand.${row.id}`, `pick.${row.id}.${row.version}.5r`, `choose.${row.id}.0.hand`];
    for (const customId of forged) {
      for (const person of [scene.standIn.person('carl'), room.anna, room.ben]) {
        const answer = await privateAnswer(person.raw(board, { customId }));
        if (person.name === 'carl') expect(answer.text).toContain('You don’t play in this duel');
      }
    }
    expect(publicMessages(room).map(({ text }) => text)).toEqual(before);
  });
});
