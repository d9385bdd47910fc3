import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person, SeenMessage } from '../../playground/index.ts';
import { deal, handOf, labelsOn, nextStanding, privateAnswer } from './duel.ts';
import type { Standing } from './duel.ts';
import { embeddedGround } from './ground.ts';
import { offersOf, takeTurn, bySlash } from './players.ts';
import { openRoom, openScene } from './scene.ts';
import type { Room, Scene } from './scene.ts';

/** A name as it is shown on a server. */
const capital = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

const pileIn = ({ text }: SeenMessage): number => Number(/(\d+) cards in the pile/.exec(text)?.[1]);

describe('one person in three duels of one channel', () => {
  let scene: Scene;
  /** Anna against Ben, Carl and Dora, all in one channel. */
  let rooms: readonly Room[];

  beforeAll(async () => {
    scene = await openScene(embeddedGround);
    const room = openRoom(scene);
    const rivals = [room.ben, scene.standIn.person('carl'), scene.standIn.person('dora')];
    rooms = rivals.map((ben) => ({ ...room, ben }));
    let last: Standing | undefined;
    for (const one of rooms) {
      const { now } = await dealAgainst(one, last?.board);
      last = now;
      // Until the rival has moved, it may be the rival's turn; afterwards Anna is up in all three.
      if (now.kind === 'up' && now.person.id !== one.anna.id) {
        await takeTurn({ ...one }, one.ben, bySlash, () => 0);
        last = await nextStanding(one, now.board);
      }
    }
  });
  afterAll(() => scene.close());

  /** The board belongs to the newest of the duels: the one before it, which stands there already, is handed in. */
  async function dealAgainst(
    room: Room,
    before: SeenMessage | undefined,
  ): Promise<{ readonly now: Standing }> {
    const asked = await room.anna.slash(room.channel, 'challenge', { opponent: room.ben }).shows();
    const accept = asked.buttons.find(({ customId }) => customId.startsWith('accept.'))?.customId ?? '';
    await privateAnswer(room.ben.press(asked, { customId: accept }));
    return { now: await nextStanding(room, before) };
  }

  const first = (): Room => {
    const [room] = rooms;
    if (!room) throw new Error('There is no duel.');
    return room;
  };
  const anna = (): Person => first().anna;

  it('is asked which one a command means, and the answer carries it on', async () => {
    const { channel } = first();
    const question = await privateAnswer(anna().slash(channel, 'hand'));
    expect(labelsOn(question)).toEqual(rooms.map(({ ben }) => `${capital(ben.name)} · your turn`));
    const [, carls] = question.buttons;
    const press = anna().press(question, { customId: carls?.customId ?? '' });
    await press.answered;
    expect(anna().look(question).text).toContain(rooms[1]?.ben.mention);
    expect(anna().look(question).text).toContain('Your hand');
  });

  it('says with whom by the option “opponent”', async () => {
    for (const { ben, channel } of rooms) {
      const hand = await privateAnswer(anna().slash(channel, 'hand', { opponent: ben }));
      expect(hand.text).toContain(ben.mention);
      const named = await anna().autocomplete(channel, 'play', { opponent: ben, card: '' }, 'card');
      expect(named.map(({ value }) => value)).toEqual(offersOf(hand).cards);
    }
  });

  it('gets suggestions that say against whom and carry the table; what is picked is played there', async () => {
    const { channel } = first();
    const cards = await anna().autocomplete(channel, 'play', { card: '' }, 'card');
    expect(cards).toHaveLength(18);
    const doras = cards.find(({ name }) => name.endsWith(' · Dora'));
    expect(doras?.value).toMatch(/^[0-9A-Z]+[shdc]@\d+$/);
    const card = doras?.value ?? '';
    const stones = await anna().autocomplete(channel, 'play', { card, stone: '' }, 'stone');
    expect(stones).toHaveLength(9);
    const played = anna().slash(channel, 'play', { card, stone: stones[4]?.value ?? 0 });
    const told = await played.shows(({ ephemeral }) => !ephemeral);
    expect(told.text).toContain(`at stone 5`);
    expect(told.pinged).toEqual([rooms[2]?.ben.id]);
  });

  it('is asked where a typed card may be meant in several, and is never heard twice', async () => {
    const { channel } = first();
    const [room] = rooms;
    if (!room) throw new Error('There is no duel.');
    const hand = await privateAnswer(anna().slash(channel, 'hand', { opponent: room.ben }));
    const card = offersOf(hand).cards[0] ?? '';
    const question = await privateAnswer(anna().slash(channel, 'play', { card, stone: 2 }));
    expect(question.buttons).toHaveLength(2);
    const [bens] = question.buttons;
    const press = (): Promise<unknown> => anna().press(question, { customId: bens?.customId ?? '' }).answered;
    await Promise.all([press(), press()]);
    const after = await privateAnswer(anna().slash(channel, 'hand', { opponent: room.ben }));
    expect(offersOf(after).cards).toEqual([]);
    expect(pileIn(after)).toBe(pileIn(hand) - 1);
  });

  it('means the duel in which one is up where there is just one', async () => {
    // Ben and Dora have been answered; only Carl waits for Anna.
    const { channel } = first();
    const hand = await handOf(first(), anna());
    expect(hand.text).toContain(rooms[1]?.ben.mention);
    const cards = await anna().autocomplete(channel, 'play', { card: '' }, 'card');
    expect(cards.map(({ value }) => value)).toEqual(offersOf(hand).cards);
    const played = anna().slash(channel, 'play', { card: cards[0]?.value ?? '', stone: 9 });
    expect((await played.shows(({ ephemeral }) => !ephemeral)).pinged).toEqual([rooms[1]?.ben.id]);
  });

  it('is asked off turn too, and gets suggestions there', async () => {
    const { channel } = first();
    expect((await privateAnswer(anna().slash(channel, 'resign'))).buttons).toHaveLength(3);
    expect(await anna().autocomplete(channel, 'play', { card: '' }, 'card')).toHaveLength(18);
  });

  it('can’t reach a duel of another channel by a number that looks like a table’s', async () => {
    const elsewhere = openRoom(scene);
    await deal({ ...elsewhere, anna: scene.standIn.person('emil'), ben: scene.standIn.person('fred') });
    const refused = await privateAnswer(anna().slash(elsewhere.channel, 'claim', { stone: 14 }));
    expect(refused.text).toContain('numbered 1 to 9');
  });
});
