import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LocaleCode, OptionValues, SeenMessage } from '../../playground/index.ts';
import { pickLocale } from '../../src/locale/index.ts';
import { generatorFrom } from '../engine/games.ts';
import { expectPlayedByTheRules, messagesDue, readBooks } from './books.ts';
import { buttonOf, deal, publicMessages } from './duel.ts';
import { grounds } from './ground.ts';
import { byPress, bySlash, playOn } from './players.ts';
import type { Manner } from './players.ts';
import { kindsOn, MATCH_OVER } from './rounds.ts';
import { openRoom, openScene } from './scene.ts';
import type { Room, Scene } from './scene.ts';

const SEED = 41;

interface Played {
  readonly room: Room;
  readonly final: SeenMessage;
  readonly first: SeenMessage;
}

/** The duels of each ground: together all rulesets, by commands and by presses, in both languages. */
const duels = {
  PGlite: [
    { name: 'Border Stones by commands', manner: bySlash, terms: {}, locale: 'en-US' },
    { name: 'Schotten Totten by presses', manner: byPress, terms: { game: 'schotten-totten' }, locale: 'de' },
  ],
  PostgreSQL: [
    {
      name: 'Schotten Totten online by presses',
      manner: byPress,
      terms: { game: 'schotten-totten-online', help: 'off' },
      locale: 'en-US',
    },
  ],
} as const satisfies Record<
  string,
  readonly {
    readonly name: string;
    readonly manner: Manner;
    readonly terms: OptionValues;
    readonly locale: LocaleCode;
  }[]
>;

describe.each(grounds)('a whole duel on %s', (ground, makeGround) => {
  let scene: Scene;
  const played = new Map<string, Played>();

  beforeAll(async () => {
    scene = await openScene(makeGround);
  });
  afterAll(() => scene.close());

  it.each([...duels[ground]])(
    '$name: is played to its announced end',
    async ({ name, manner, terms, locale }) => {
      const room = openRoom(scene);
      room.anna.speak(locale);
      room.ben.speak(locale);
      const { now } = await deal(room, terms);
      const dice = generatorFrom(SEED + played.size);
      const end = await playOn(room, manner, dice);
      expect(end.kind).toBe('over');
      expect(scene.standIn.history.refused()).toEqual([]);
      played.set(name, { room, final: end.board, first: now.board });
    },
  );

  it('leaves buttons on its last message alone', async () => {
    expect(played.size).toBe(duels[ground].length);
    for (const { room, final } of played.values()) {
      const buttons = () => publicMessages(room).filter((message) => message.buttons.length > 0);
      await scene.standIn.until(() => buttons().length === 1 || undefined, 'the last board to shrink');
      expect(publicMessages(room).at(-1)?.id).toBe(final.id);
      expect(kindsOn(final)).toEqual(MATCH_OVER);
    }
  });

  it('answers a press on its first board after the end with the end', async () => {
    for (const { room, first } of played.values()) {
      const answer = await room.anna.raw(first, buttonOf(first, 'hand')).shows();
      expect(answer.ephemeral).toBe(true);
      expect(answer.text).toContain(pickLocale(room.anna.locale).hand.over);
    }
  });

  it('is in the books as the rules have it, with result and points, and told turn by turn', async () => {
    expect(await scene.bot().stop()).toBe(0);
    const books = await readBooks(scene.ground);
    expect(books).toHaveLength(duels[ground].length);
    for (const [at, { room, final }] of [...played.values()].entries()) {
      const book = books[at];
      if (!book) throw new Error('A duel is missing from the books.');
      expectPlayedByTheRules(book);
      expect(publicMessages(room)).toHaveLength(messagesDue(book));
      const { result, stored } = book;
      const { points } = pickLocale(stored.row.locale).table;
      expect(final.text).toContain(
        points(room.anna.mention, result?.pointsA ?? -1, room.ben.mention, result?.pointsB ?? -1),
      );
      expect(stored.row.toldVersion).toBe(stored.row.version);
    }
  });
});
