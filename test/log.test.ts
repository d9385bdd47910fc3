import { describe, expect, it } from 'vitest';
import { openLog } from '../src/log.ts';

/** What a logger wrote, while `use` had it. */
function linesOf(format: 'json' | 'text', use: (log: ReturnType<typeof openLog>) => void): string {
  const lines: string[] = [];
  use(openLog({ level: 'info', format, destination: { write: (line) => void lines.push(line) } }));
  return lines.join('');
}

/** An error such as the database and Discord throw: it carries what a hand holds in many places. */
function talkativeError(): Error {
  const cause = Object.assign(new Error('no connection\nparams: 9s'), {
    detail: 'Key (card)=(9s)',
    code: '08006',
  });
  return Object.assign(new Error('Failed query: insert into event\nparams: 9s', { cause }), {
    params: ['9s'],
    requestBody: { json: { content: '9s' } },
    url: 'https://discord.com/api/v10/webhooks/1/9s',
  });
}

describe.each(['json', 'text'] as const)('a log in %s', (format) => {
  it('tells of an error where it arose and nothing that it carries', () => {
    const written = linesOf(format, (log) => log.error({ err: talkativeError() }, 'a fault'));
    expect(written).toContain('a fault');
    expect(written).toContain('Failed query: insert into event');
    expect(written).toContain('log.test.ts');
    expect(written).toContain('no connection');
    expect(written).not.toContain('9s');
  });

  it('leaves out what is below its level', () => {
    const written = linesOf(format, (log) => {
      log.debug('a whisper');
      log.warn({ table: 7 }, 'a warning');
    });
    expect(written).not.toContain('a whisper');
    expect(written).toContain('a warning');
  });
});

describe('a log for people', () => {
  it('is one line with its fields behind', () => {
    const written = linesOf('text', (log) => log.info({ commands: 3 }, 'registered the commands'));
    expect(written).toMatch(/^\d\d:\d\d:\d\d INFO {2}registered the commands {2}commands=3\n$/);
  });
});
