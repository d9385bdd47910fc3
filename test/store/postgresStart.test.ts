import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connectStore } from '../../src/store/connect.ts';
import { createDatabase } from '../support/postgres.ts';
import type { FreshDatabase } from '../support/postgres.ts';

/** What the operator is told, in one sentence, when the bot can't use the database of DATABASE_URL. */

describe('a start on PostgreSQL', () => {
  let database: FreshDatabase;

  beforeAll(async () => {
    database = await createDatabase(inject('postgres'));
  });
  afterAll(() => database.drop());

  async function refusal(change: (url: URL) => void): Promise<string> {
    const url = new URL(database.url);
    change(url);
    return messageFrom(url.href);
  }

  async function messageFrom(databaseUrl: string): Promise<string> {
    const lost = (error: Error): never => {
      throw error;
    };
    const opened = await connectStore({ databaseUrl, dataDir: '', lost }).catch((error: unknown) => error);
    return opened instanceof Error ? opened.message : 'it started';
  }

  it('says which database it is, with its version and without its password', async () => {
    const { host, pathname, password } = new URL(database.url);
    const lost = (): void => undefined;
    const opened = await connectStore({ databaseUrl: database.url, dataDir: '', lost });
    expect(opened.description).toMatch(/^PostgreSQL \d+/);
    expect(opened.description).toContain(`at ${host}, database ${pathname.slice(1)}`);
    expect(opened.description).not.toContain(`:${password}@`);
    expect(opened.warning).toBeNull();
    await opened.close();
  });

  it('names the server where nobody listens', async () => {
    const message = await refusal((url) => {
      url.host = '127.0.0.1:1';
    });
    expect(message).toMatch(
      /^The database at 127\.0\.0\.1:1 can't be used: connect ECONNREFUSED .+ Check DATABASE_URL/,
    );
  });

  it('names the user who is not let in, and not the password', async () => {
    const message = await refusal((url) => {
      url.username = 'stranger';
      url.password = 'open-sesame';
    });
    expect(message).toContain('doesn\'t let the user "stranger" in');
    expect(message).not.toContain('open-sesame');
  });

  it('names the database that there is not', async () => {
    const message = await refusal((url) => {
      url.pathname = '/atlantis';
    });
    expect(message).toMatch(/^The server at .+ has no database "atlantis": create it first\.$/);
  });

  it.each([
    'mysql://me:secret@localhost/x',
    'postgres//me:secret@localhost',
    'me:secret',
    'postgres://me:se/cret@localhost/x',
  ])('refuses %s as an address, and repeats nothing of it', async (url) => {
    expect(await messageFrom(url)).toBe('DATABASE_URL is no address of a PostgreSQL database.');
  });
});
