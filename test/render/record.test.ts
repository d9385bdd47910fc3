import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeRecord } from '../../src/engine/stones/record.ts';
import { rulesetById } from '../../src/engine/stones/rulesets.ts';
import { locales } from '../../src/locale/index.ts';
import { paintRecord } from '../../src/render/index.ts';
import type { Message } from '../../src/render/index.ts';
import { expectWithinLimits } from './limits.ts';
import { playRounds } from './rounds.ts';
import { tableOf } from './views.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
const [round] = playRounds(1);

describe('the record of a duel', () => {
  let folder = '';
  beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'record-'))));
  afterAll(() => rm(folder, { recursive: true }));

  it('is a file named after its duel, with the text as it is', () => {
    const message = paintRecord(
      tableOf('border-stones', { id: 12 }),
      '{"game":"border-stones"}\n',
      locales.en,
    );
    expect(message.file).toEqual({ name: 'merestone-12.json', text: '{"game":"border-stones"}\n' });
    expect(message.ping).toBeNull();
    expect(message.content).toMatchInlineSnapshot(`
      "The record of this duel: the shuffled deck and every move. With the file in Merestone’s folder, this line replays it:
      \`\`\`sh
      printf '{"do":"replay","record":%s}\\n' "$(tr -d '\\n' < merestone-12.json)" | npm run --silent engine
      \`\`\`"
    `);
  });

  it('says in German too how it is replayed', () => {
    const { content } = paintRecord(tableOf('border-stones', { id: 12 }), '{}', locales.de);
    expect(content).toContain(
      'Liegt die Datei im Ordner von Merestone, spielt diese Zeile sie nach:\n```sh\n',
    );
    expect(content).toContain('< merestone-12.json');
  });

  it('keeps Discord’s limits', () => {
    const table = tableOf('border-stones', { id: 999_999_999_999_999 });
    expectWithinLimits(paintRecord(table, '{}', locales.en));
    expectWithinLimits(paintRecord(table, '{}', locales.de));
  });

  it('replays to the same end by the line it gives, however its text is broken into lines', async () => {
    if (!round) throw new Error('No duel was played.');
    const { record, moments, table } = round;
    const text = `${JSON.stringify(makeRecord(record), null, 2)}\n`;
    const message = paintRecord(tableOf(table.ruleset), text, locales.en);
    const answer = await answerOf(message, folder);
    const last = moments.at(-1);
    const outcome = last && rulesetById(record.game).outcome(last.position);
    expect(outcome).toBeTruthy();
    expect(answer).toMatchObject({ view: { result: outcome, turn: null } });
  });
});

/** Does what the message says, with its file in a folder of its own, and gives what the engine answers. */
async function answerOf({ content, file }: Message, folder: string): Promise<unknown> {
  const [, line] = /```sh\n(.+)\n```/.exec(content) ?? [];
  if (!line || !file) throw new Error('The message gives no line, or no file.');
  const path = join(folder, file.name);
  await writeFile(path, file.text);
  const { stdout } = await promisify(execFile)('sh', ['-c', line.replace(file.name, path)], { cwd: project });
  return JSON.parse(stdout);
}
