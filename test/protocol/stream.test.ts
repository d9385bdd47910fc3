import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EngineProcess, parseAnswer } from './engineProcess.ts';

const ASKED = '"do":"prove","game":"border-stones","stones":"JsQsKs|/|/|/|/|/|/|/|/|","stone":1,"player":"A"';
const VERDICT = '"proven":true,"why":"unbeatable"';

describe('the stream of lines', () => {
  let engine: EngineProcess;
  beforeEach(() => {
    engine = new EngineProcess();
  });
  afterEach(() => engine.kill());
  it('ends when the input ends, without a word', async () => {
    expect(await engine.end()).toEqual({ rest: [], code: 0, complaints: '' });
  });

  it('answers a last line that has no break', async () => {
    await engine.write(`{"id":1,${ASKED}}\n{"id":2,${ASKED}}`);
    const { rest, code } = await engine.end();
    expect(rest.map((line) => parseAnswer(line)['id'])).toEqual([1, 2]);
    expect(code).toBe(0);
  });

  it('takes the line breaks of any system', async () => {
    await engine.write(`{"id":1,${ASKED}}\r\n\r\n{"id":3,${ASKED}}\r\n`);
    const { rest } = await engine.end();
    expect(rest.map(parseAnswer)).toMatchObject([{ id: 1 }, { error: 'bad-json' }, { id: 3 }]);
  });

  it('takes a line in pieces, cut anywhere', async () => {
    const bytes = Buffer.from(`{"id":"Ä😀",${ASKED}}\n`);
    for (const byte of bytes) await engine.write(Buffer.of(byte));
    expect(parseAnswer(await engine.answer())).toMatchObject({ id: 'Ä😀', proven: true });
  });

  it('answers each line at once, without waiting for the next', async () => {
    for (const id of [1, 2, 3])
      expect(await engine.ask(`{"id":${id},${ASKED}}`)).toContain(`{"id":${id},${VERDICT}`);
  });

  it('streams 100,000 lines, in order and in little memory', async () => {
    const padding = 'x'.repeat(1000);
    const sending = sendLines(engine, 100_000, (id) => `{"id":${id},${ASKED},"padding":"${padding}"}\n`);
    for (let id = 0; id < 100_000; id++) {
      const line = await engine.answer();
      if (!line.startsWith(`{"id":${id},${VERDICT}`)) expect(line).toBe(`the answer to ${id}`);
    }
    await sending;
    // The lines are 120 MB; a process that kept them would need more than that beside itself.
    expect(peakMegabytes(engine)).toBeLessThan(200);
    expect(await engine.end()).toEqual({ rest: [], code: 0, complaints: '' });
  });

  it('goes on after lines that are far too long', async () => {
    for (let piece = 0; piece < 40; piece++) await engine.write('x'.repeat(500_000));
    await engine.write(`\n{"id":1,${ASKED}}\n`);
    const { rest } = await engine.end();
    expect(rest.map(parseAnswer)).toMatchObject([{ error: 'bad-request' }, { id: 1 }]);
    expect(rest[0]).toContain('longer than 16777216 characters');
  });

  it('answers a long line that is right', async () => {
    const positions = Array.from({ length: 20_000 }, () => `{${ASKED}}`).join(',');
    const answer = await engine.ask(
      `{"do":"prove-many","game":"border-stones","repeat":1,"positions":[${positions}]}`,
    );
    expect(parseAnswer(answer)).toMatchObject({ proofs: 20_000, proven: 20_000 });
  });

  it('stops quietly when nobody listens any more', async () => {
    expect(await engine.ask(`{"id":1,${ASKED}}`)).toContain(VERDICT);
    engine.talkWithoutListening(`{"id":2,${ASKED}}\n`.repeat(20_000));
    expect(await engine.exit()).toEqual({ code: 0, complaints: '' });
  });
});

describe('an id', () => {
  const asked = new EngineProcess();
  afterAll(() => asked.kill());

  it.each([
    '0',
    '-0',
    '1.0',
    '12345678901234567890',
    '1e400',
    'null',
    'false',
    '""',
    '"\\u00e4\\n\\"}"',
    '[]',
    '{"id":[1,{"do":"}"}],"é":2}',
    `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  ])('comes back letter for letter: %s', async (id) => {
    expect(await asked.ask(`{"id":${id},${ASKED}}`)).toContain(`{"id":${id},${VERDICT}`);
    expect(await asked.ask(`{${ASKED} , "id" : ${id} }`)).toContain(`{"id":${id},${VERDICT}`);
    expect(await asked.ask(`{"x":"\\\\","\\u0069d":${id},"do":"fly"}`)).toContain(
      `{"id":${id},"error":"unknown-do"`,
    );
    expect(await asked.ask(`{"id":0,"id":${id}}`)).toContain(`{"id":${id},"error":"bad-request"`);
  });

  it('never breaks the line of its answer, not even for readers that take a carriage return for a break', async () => {
    expect(await asked.ask('{"id":[1,\r2],"do":"fly"}')).toContain('{"id":[1, 2],"error":"unknown-do"');
    expect(await asked.ask('{"id":"a\\r","do":"fly"}')).toContain('{"id":"a\\r","error":"unknown-do"');
  });

  it('is left out where none came or none can be read', async () => {
    for (const line of [`{${ASKED}}`, '{"ID":1,"do":"fly"}', '{"id":1', '[{"id":1}]', '{"a":{"id":1}}']) {
      expect(parseAnswer(await asked.ask(line))).not.toHaveProperty('id');
    }
  });
});

async function sendLines(to: EngineProcess, count: number, line: (id: number) => string): Promise<void> {
  const batch = 500;
  for (let start = 0; start < count; start += batch) {
    await to.write(Array.from({ length: batch }, (_, index) => line(start + index)).join(''));
  }
}

/** The most memory that the process has had, where the system tells. */
function peakMegabytes({ pid }: EngineProcess): number {
  if (process.platform !== 'linux') return 0;
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid ?? 0}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
