import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person, SeenMessage } from '../../playground/index.ts';
import { pickLocale } from '../../src/locale/index.ts';
import { makeCustomId } from '../../src/render/index.ts';
import { Beside } from './beside.ts';
import { buttonOf, deadOn, deal, PATIENCE, privateAnswer, publicMessages, standing } from './duel.ts';
import { postgresGround } from './ground.ts';
import { repainted } from './players.ts';
import { boardNow, dealMatch, kindsOn, layOne, resignOutOfTurn } from './rounds.ts';
import { openRoom, openScene } from './scene.ts';
import type { Room, Scene } from './scene.ts';

/** A name as it is shown on a server. */
const capital = ({ name }: Person): string => name.slice(0, 1).toUpperCase() + name.slice(1);

describe('the duels of a person', () => {
  let scene: Scene;
  let beside: Beside;
  let moderator: Person;

  beforeAll(async () => {
    scene = await openScene(postgresGround);
    beside = await Beside.open(scene.ground);
    moderator = scene.standIn.person('mo');
    scene.standIn.makeModerator(moderator);
  });
  afterAll(async () => {
    await beside.close();
    await scene.close();
  });

  const games = ({ channel }: Room, person: Person): Promise<SeenMessage> =>
    privateAnswer(person.slash(channel, 'games'));

  const linesOf = ({ text }: SeenMessage): readonly string[] => text.split('\n');

  /** A duel of Anna's in a channel of its own, in which she is up or waits. */
  async function begin(anna: Person, turn: 'up' | 'waits', terms = {}): Promise<Room> {
    const room = { ...openRoom(scene), anna };
    const now = await dealMatch(room, terms);
    if ((now.person.id === anna.id) !== (turn === 'up')) await layOne(room, now, 5);
    await beside.untilTold(room);
    return room;
  }

  const linkTo = ({ channel }: Room, board: SeenMessage | undefined): string =>
    `[to the board](https://discord.com/channels/${scene.standIn.guild.id}/${channel.id}/${board?.id})`;

  it('are none at first', async () => {
    const room = openRoom(scene);
    const list = await games(room, room.anna);
    expect(list.text).toBe('You have no duels on this server yet: `/challenge` begins one.');
    expect(list.selects).toEqual([]);
  });

  it('are listed from anywhere on the server: those first where one is up, then the last that ended', async () => {
    const { anna, channel } = openRoom(scene);
    const waits = await begin(anna, 'waits', { match: 'best-of-three', clock: '1' });
    const up = await begin(anna, 'up', { game: 'schotten-totten' });
    const won = await begin(anna, 'up');
    await resignOutOfTurn(won, won.ben);
    const stopped = await begin(anna, 'waits');
    moderator.slash(stopped.channel, 'admin end');
    await scene.standIn.until(
      () => publicMessages(stopped).find(({ text }) => text.includes('has ended this round')),
      'the end of a round',
      PATIENCE,
    );
    for (const room of [won, stopped]) await beside.untilTold(room);

    const list = await games({ ...up, channel }, anna);
    expect(list.ephemeral).toBe(true);
    const { turnSince } = await beside.timing(waits);
    const due = `⏳ Move due <t:${Math.floor((turnSince + 3_600_000) / 1000)}:R>`;
    const score = 'Best of three · round 1 of 3 · 0 : 0';
    expect(linesOf(list).slice(0, 5)).toEqual([
      '### Running',
      `- **Your turn** against ${capital(up.ben)} · Schotten Totten · ${linkTo(up, standing(up)?.board)}`,
      `- ${capital(waits.ben)} is up · Border Stones · ${score} · ${due} · ${linkTo(waits, standing(waits)?.board)}`,
      '### Finished last',
      expect.stringMatching(`^- Ended without a result against ${capital(stopped.ben)} · Border Stones`),
    ]);
    expect(linesOf(list).slice(5)).toEqual([
      expect.stringMatching(`^- Won 5:0 against ${capital(won.ben)} · Border Stones · <t:\\d+:R> · `),
    ]);
    expect(linesOf(list).at(-1)).toContain(linkTo(won, publicMessages(won).at(-1)));
    expect(list.selects[0]?.options.map(({ label }) => label)).toEqual([
      `Running against ${capital(up.ben)} · Schotten Totten`,
      `Running against ${capital(waits.ben)} · Border Stones · round 1 of 3`,
      `Ended without a result against ${capital(stopped.ben)} · Border Stones`,
      `Won 5:0 against ${capital(won.ben)} · Border Stones`,
    ]);
    const theirs = await games(won, won.ben);
    expect(theirs.text).toContain(`Lost 0:5 against ${capital(anna)}`);
    anna.speak('de');
    expect((await games(won, anna)).text).toContain(pickLocale('de').history.youAreUp(capital(up.ben)));
  });

  describe('looked back at while it runs', () => {
    let room: Room;
    let id: number;
    beforeAll(async () => {
      room = openRoom(scene);
      const now = await dealMatch(room, {});
      await layOne(room, await layOne(room, now, 1), 2);
      await beside.untilTold(room);
      ({ id } = await beside.row(room));
    });

    const pageFor = async (person: Person, move: number): Promise<SeenMessage> => {
      const { board } = await boardNow(room);
      return privateAnswer(
        person.raw(board, { customId: makeCustomId({ kind: 'replay', table: id, move }) }),
      );
    };

    it('shows what everybody may see, from its list, to the players as to others', async () => {
      const list = await games(room, room.anna);
      const before = publicMessages(room).length;
      const shown = await repainted(room, room.anna, list, room.anna.choose(list, { value: String(id) }));
      expect(shown.id).toBe(list.id);
      expect(linesOf(shown)[0]).toBe('**Move 0 of 2: the deal**');
      expect(shown.selects).toEqual([]);
      const carl = scene.standIn.person('carl');
      for (const move of [0, 1, 2]) {
        const [own, other] = [await pageFor(room.anna, move), await pageFor(carl, move)];
        expect(own.text).toBe(other.text);
        expect(own.text).not.toContain('In hand');
        expect(kindsOn(own)).toEqual(['replay', 'replay', 'replay', 'replay']);
      }
      expect(publicMessages(room)).toHaveLength(before);
    });

    it('shows nothing to others in a channel where it isn’t played, whatever they make up', async () => {
      const elsewhere = openRoom(scene);
      const list = await games(elsewhere, elsewhere.anna);
      const customId = makeCustomId({ kind: 'replay', table: id, move: 0 });
      const refused = await privateAnswer(elsewhere.anna.raw(list, { customId }));
      expect(refused.text).toContain('I don’t know this button any more');
      const own = await games(elsewhere, room.anna);
      const shown = await repainted(elsewhere, room.anna, own, room.anna.choose(own, { value: String(id) }));
      expect(linesOf(shown)[0]).toBe('**Move 0 of 2: the deal**');
    });

    it('has no record, though a press for it is made up', async () => {
      const { board } = await boardNow(room);
      const customId = makeCustomId({ kind: 'record', table: id });
      const refused = await privateAnswer(room.anna.raw(board, { customId }));
      expect(refused.text).toContain('This duel has no record file');
      expect(refused.attachments).toEqual([]);
    });

    it('grows with each move, and shows the last one for a move that there isn’t', async () => {
      const last = await pageFor(room.ben, 2);
      expect(deadOn(last)).toEqual(['Next', 'End']);
      await layOne(room, await boardNow(room), 3);
      const back = await repainted(room, room.ben, last, room.ben.press(last, { label: 'Back' }));
      expect(linesOf(back)[0]).toBe('**Move 1 of 3**');
      expect(linesOf(await pageFor(room.ben, 999))[0]).toBe('**Move 3 of 3**');
    });
  });

  it('of another server are unknown here, whatever is pressed', async () => {
    const room = openRoom(scene);
    await deal(room);
    await beside.untilTold(room);
    const { id } = await beside.row(room);
    const guild = scene.standIn.addGuild('another');
    const elsewhere = { ...room, channel: scene.standIn.addChannel('elsewhere', guild) };
    room.anna.join(guild);
    const list = await games(elsewhere, room.anna);
    expect(list.text).toContain('You have no duels on this server yet');
    const presses = [
      { customId: makeCustomId({ kind: 'replay', table: id, move: 0 }) },
      { customId: makeCustomId({ kind: 'record', table: id }) },
      ...[String(id), '', 'x', '0', '-1', '1.5', '99999999999', '9'.repeat(40)].map((value) => ({
        customId: 'lookBack',
        values: [value],
      })),
    ];
    for (const press of presses) {
      const refused = await privateAnswer(room.anna.raw(list, press));
      expect(refused.text, JSON.stringify(press)).toContain('I don’t know this button any more');
    }
  });

  it('that a moderator has ended can be looked back at, and have no record', async () => {
    const room = openRoom(scene);
    const now = await dealMatch(room, {});
    await layOne(room, now, 1);
    moderator.slash(room.channel, 'admin end');
    const last = await scene.standIn.until(
      () => publicMessages(room).find(({ text }) => text.includes('has ended this round')),
      'the end of the round',
      PATIENCE,
    );
    const first = await privateAnswer(room.ben.press(last, buttonOf(last, 'replay')));
    expect(first.text).not.toContain('has ended this round');
    const end = await repainted(room, room.ben, first, room.ben.press(first, { label: 'Next' }));
    expect(end.text).toContain('has ended this round');
    expect(end.text).not.toContain('In hand');
    expect(kindsOn(end)).not.toContain('record');
    const { id } = await beside.row(room);
    const customId = makeCustomId({ kind: 'record', table: id });
    const refused = await privateAnswer(room.ben.raw(last, { customId }));
    expect(refused.text).toContain('This duel has no record file');
  });
});
