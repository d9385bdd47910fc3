import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Person, SeenMessage } from '../../playground/index.ts';
import { Beside } from './beside.ts';
import { commitsOf } from './books.ts';
import { buttonOf, deadOn, handOf, nextStanding, privateAnswer, publicMessages } from './duel.ts';
import { postgresGround } from './ground.ts';
import { dealForScript, SCRIPT } from './ledger.ts';
import { repainted } from './players.ts';
import { dealMatch, kindsOn, layOne, rivalOf } from './rounds.ts';
import { openRoom, openScene } from './scene.ts';
import type { Room, Scene } from './scene.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What the engine says of a record, as far as it is looked at here. */
const replayed = z.object({
  view: z.object({
    result: z.object({ winner: z.string(), by: z.string() }),
    points: z.object({ A: z.number(), B: z.number() }),
    stones: z.array(z.object({ owner: z.string().nullable() })),
  }),
});

/** A round that is over, and the message that it ended with. */
interface Over {
  readonly room: Room;
  readonly final: SeenMessage;
}

describe('a duel that is over', () => {
  let scene: Scene;
  let beside: Beside;
  let three: Over;
  let timeout: Over;

  beforeAll(async () => {
    scene = await openScene(postgresGround);
    beside = await Beside.open(scene.ground);
    [three, timeout] = await Promise.all([winByThree(), winByTimeout()]);
  });
  afterAll(async () => {
    await beside.close();
    await scene.close();
  });

  /** Anna completes and claims the stones 1 to 3; Ben claims one in vain. */
  async function winByThree(): Promise<Over> {
    const room = openRoom(scene);
    const { anna, ben, channel } = room;
    let { board } = await dealMatch(room, { claims: 'any', help: 'on' });
    await dealForScript(scene.ground, room);
    for (const [turn, [card, stone]] of SCRIPT.entries()) {
      const person = turn % 2 === 0 ? anna : ben;
      if (turn === 7) await privateAnswer(ben.slash(channel, 'claim', { stone: 9 }));
      const hand = await privateAnswer(person.slash(channel, 'play', { card, stone }));
      if (kindsOn(hand).includes('claim')) await privateAnswer(anna.slash(channel, 'claim', { stone }));
      const now = await nextStanding(room, board);
      ({ board } = now);
      if (now.kind === 'over') break;
    }
    return { room, final: board };
  }

  /** Both lay a card; then the time of who is up runs out, and the other takes the win. */
  async function winByTimeout(): Promise<Over> {
    const room = openRoom(scene);
    const begun = await dealMatch(room, { clock: '1' });
    const now = await layOne(room, await layOne(room, begun, 1), 2);
    await beside.untilTold(room);
    await beside.pass(room, 61);
    const other = rivalOf(room, now.person);
    const hand = await handOf(room, other);
    await repainted(room, other, hand, other.press(hand, buttonOf(hand, 'takeWin')));
    const final = await scene.standIn.until(
      () => publicMessages(room).find(({ text }) => text.includes('🏆')),
      'the end of the round',
    );
    return { room, final };
  }

  const replayOf = ({ final }: Over, person: Person): Promise<SeenMessage> =>
    privateAnswer(person.press(final, buttonOf(final, 'replay')));

  it('is replayed from the deal to the end and back, in one private message', async () => {
    const { room, final } = three;
    const { stored } = await beside.book(room);
    const moves = commitsOf(stored).size;
    const messages = publicMessages(room).length;
    const { ben } = room;
    const step = (now: SeenMessage, label: string): Promise<SeenMessage> =>
      repainted(room, ben, now, ben.press(now, { label }));
    const start = await replayOf(three, ben);
    expect(start.text).toMatch(new RegExp(`^\\*\\*Move 0 of ${moves}: the deal\\*\\*\n`));
    expect(start.text).toContain('In hand');
    let page = start;
    const pages = [page];
    for (let move = 1; move <= moves; move += 1) {
      page = await step(page, 'Next');
      expect(page.id).toBe(start.id);
      expect(page.text).toContain(`**Move ${move} of ${moves}**`);
      pages.push(page);
    }
    expect(page.text).toContain('three adjacent stones');
    expect(deadOn(page)).toEqual(['Next', 'End']);
    expect(() => ben.press(page, { label: 'Next' })).toThrow('disabled');
    for (let move = moves - 1; move >= 0; move -= 1) {
      page = await step(page, 'Back');
      expect(page.text).toBe(pages[move]?.text);
    }
    const end = await step(page, 'End');
    expect(end.text).toBe(pages[moves]?.text);
    expect((await step(end, 'Start')).text).toBe(start.text);
    // Each move is told as it was when it was made.
    const told = pages.map(({ text }) => text.split('\n')[1] ?? '');
    expect(told.filter((line) => line.includes('no proof'))).toHaveLength(1);
    expect(told.filter((line) => line.includes(' took stone '))).toHaveLength(3);
    expect(publicMessages(room)).toHaveLength(messages);
    expect(room.anna.look(final).buttons).toEqual(final.buttons);
  });

  it('is replayed for anybody, in their own language', async () => {
    const carl = scene.standIn.person('carl', { locale: 'de' });
    const page = await replayOf(timeout, carl);
    expect(page.text).toContain('die verteilten Karten');
    const last = await repainted(timeout.room, carl, page, carl.press(page, { label: 'Ende' }));
    expect(last.text).toContain('Auf der Hand');
    expect(last.text).not.toContain('⏳');
  });

  it.each([
    ['by three adjacent stones', () => three],
    ['by a timeout', () => timeout],
  ] as const)('%s has a record that the engine replays to the same end', async (_name, over) => {
    const { room, final } = over();
    const answer = await privateAnswer(room.ben.press(final, buttonOf(final, 'record')));
    const [file] = answer.attachments;
    if (!file) throw new Error('There is no file.');
    const { stored, result } = await beside.book(room);
    expect(file.filename).toBe(`merestone-${stored.row.id}.json`);
    const fetched = await fetch(file.url);
    const { view } = replayed.parse(await runShown(answer, file.filename, await fetched.text()));
    expect(view.result).toEqual({ winner: result?.winner, by: result?.by });
    expect(view.points).toEqual({ A: result?.pointsA, B: result?.pointsB });
    const owned = (seat: string): number => view.stones.filter(({ owner }) => owner === seat).length;
    expect([owned('A'), owned('B')]).toEqual([result?.stonesA, result?.stonesB]);
  });

  /** Runs the line that stands beside a record, with the file where it was downloaded to; gives what is printed. */
  async function runShown({ text }: SeenMessage, filename: string, record: string): Promise<unknown> {
    const line = /```sh\n(.*)\n```/.exec(text)?.[1] ?? '';
    expect(line).toContain(`< ${filename})`);
    const folder = await mkdtemp(join(tmpdir(), 'merestone-record-'));
    try {
      const path = join(folder, filename);
      await writeFile(path, record);
      const ran = await promisify(execFile)('sh', ['-c', line.replace(filename, path)], { cwd: ROOT });
      return JSON.parse(ran.stdout);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
});
