import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NotPossible } from '../../playground/index.ts';
import type { Choice, Person, SeenMessage } from '../../playground/index.ts';
import { Beside } from './beside.ts';
import { buttonOf, challenge, deal, handOf, nextStanding, PATIENCE } from './duel.ts';
import { privateAnswer, publicMessages } from './duel.ts';
import { postgresGround } from './ground.ts';
import { byPress, bySlash, takeTurn } from './players.ts';
import { kindsOn } from './rounds.ts';
import { openRoom, openScene } from './scene.ts';
import type { Room, Scene } from './scene.ts';

/** A name as it is shown on a server. */
const capital = ({ name }: Person): string => name.slice(0, 1).toUpperCase() + name.slice(1);

/** Two bots, so that everything is heard twice. */
describe('a moderator’s end', () => {
  let scene: Scene;
  let beside: Beside;
  let moderator: Person;
  let room: Room;

  beforeAll(async () => {
    scene = await openScene(postgresGround);
    await scene.start();
    await scene.standIn.gateway.ready(2);
    beside = await Beside.open(scene.ground);
    moderator = scene.standIn.person('mo');
    scene.standIn.makeModerator(moderator);
  });
  afterAll(async () => {
    await beside.close();
    await scene.close();
  });
  beforeEach(() => {
    room = openRoom(scene);
  });

  /** Another two in the same channel. */
  const others = (): Room => ({ ...openRoom(scene), channel: room.channel });

  /** Deals a duel and plays a turn of it. */
  async function begin(two = room, terms = {}): Promise<SeenMessage> {
    const before = publicMessages(two).at(-1);
    const asked = await challenge(two, { clock: 'none', ...terms });
    await privateAnswer(two.ben.press(asked, buttonOf(asked, 'accept')));
    const first = await nextStanding(two, before);
    if (first.kind !== 'up') throw new Error('The duel is over.');
    await takeTurn(two, first.person, bySlash, () => 0);
    const { board } = await nextStanding(two, first.board);
    await beside.untilTold(two);
    return board;
  }

  const firstLine = ({ text }: SeenMessage): string => text.split('\n')[0] ?? '';

  /** Ends the duel that is meant; gives the message that everybody sees then. */
  function end(by: Person, duel?: Choice): Promise<SeenMessage> {
    const before = publicMessages(room).at(-1)?.id;
    by.slash(room.channel, 'admin end', { duel: duel?.value });
    return told(before);
  }

  /** The newest message, once it says that a round was ended. */
  function told(before?: string): Promise<SeenMessage> {
    const look = (): SeenMessage | undefined => {
      const last = publicMessages(room).at(-1);
      return last && last.id !== before && firstLine(last).includes('has ended this round')
        ? last
        : undefined;
    };
    return scene.standIn.until(look, 'the end of a round', PATIENCE);
  }

  it('is a command that others don’t have, unless the server gives it to them', async () => {
    await begin();
    expect(room.anna.commands(room.channel).map(({ name }) => name)).not.toContain('admin');
    expect(() => room.anna.slash(room.channel, 'admin end')).toThrow(NotPossible);
    scene.standIn.allowCommand('admin', room.anna);
    expect(firstLine(await end(room.anna))).toContain(
      `A moderator, ${room.anna.mention}, has ended this round`,
    );
  });

  it('ends the only duel of the channel for all to see, without points, and the two can play again', async () => {
    const board = await begin();
    const last = await end(moderator);
    expect(firstLine(last)).toBe(`A moderator, ${moderator.mention}, has ended this round: no points.`);
    expect(last.pinged).toEqual(board.pinged);
    expect(kindsOn(last)).toEqual(['rematch', 'replay']);
    await scene.standIn.until(
      () => room.anna.look(board).buttons.length === 0 || undefined,
      'the board before it to lose its buttons',
      PATIENCE,
    );
    const { stored, result } = await beside.book(room);
    expect(stored.row).toMatchObject({ status: 'ended', closing: { kind: 'moderator', by: moderator.id } });
    expect(result).toBeNull();
    const late = await privateAnswer(room.ben.raw(board, buttonOf(board, 'hand')));
    expect(late.text).toContain('This round is over.');
    expect(kindsOn(late)).toEqual([]);
    await begin();
    expect(publicMessages(room)).toHaveLength(7);
  });

  it('of one of several duels is asked which; names are suggested', async () => {
    const [one, other] = [room, others()];
    await begin(one);
    await begin(other);
    const asked = await privateAnswer(moderator.slash(room.channel, 'admin end'));
    expect(asked.text).toContain('with the option `duel`');
    const all = await moderator.autocomplete(room.channel, 'admin end', { duel: '' }, 'duel');
    expect(all.map(({ name }) => name)).toEqual(
      [one, other].map(({ anna, ben }) => `${capital(anna)} – ${capital(ben)}`),
    );
    const typed = { duel: capital(other.ben) };
    const [found, ...more] = await moderator.autocomplete(room.channel, 'admin end', typed, 'duel');
    expect(more).toEqual([]);
    await end(moderator, found);
    expect(kindsOn(await handOf(one, one.anna))).not.toEqual([]);
    const gone = await privateAnswer(other.anna.slash(room.channel, 'hand'));
    expect(gone.text).toContain('no duel in this channel');
  });

  it('of nothing is refused in a sentence: no duel, a challenge alone, a duel of another channel', async () => {
    const nothing = async (place: Room, duel?: number): Promise<void> => {
      const said = await privateAnswer(moderator.slash(place.channel, 'admin end', { duel }));
      expect(said.text).toContain('No duel runs in this channel');
    };
    await nothing(room);
    await challenge(room);
    await nothing(room);
    const elsewhere = openRoom(scene);
    await begin(elsewhere);
    await nothing(room, (await beside.row(elsewhere)).id);
    expect((await beside.row(elsewhere)).status).toBe('running');
  });

  it('ends the match as well', async () => {
    await begin(room, { match: 'best-of-three' });
    moderator.speak('de');
    const last = await end(moderator);
    moderator.speak('en-US');
    expect(firstLine(last)).toBe(
      `A moderator, ${moderator.mention}, has ended this round: no points. The match ends with it.`,
    );
    expect(kindsOn(last)).toEqual(['rematch', 'replay']);
    await begin(room, { match: 'best-of-three' });
  });

  it('while a move is still being told is answered at once, and told after the move', async () => {
    const { now } = await deal(room, { clock: 'none' });
    if (now.kind !== 'up') throw new Error('The duel is over.');
    const gate = scene.standIn.faults.hold(
      { method: 'POST', route: '/channels/:channel/messages' },
      'before',
      1,
    );
    const played = takeTurn(room, now.person, byPress, () => 0);
    await gate.reached;
    const said = await privateAnswer(moderator.slash(room.channel, 'admin end'));
    expect(firstLine(said)).toContain('has ended this round');
    gate.open();
    await played;
    expect((await told()).text).toContain('39 cards in the pile');
    expect((await beside.row(room)).status).toBe('ended');
  });
});
