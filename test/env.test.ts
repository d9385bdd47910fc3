import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readEnvironment, readVariables } from '../src/env.ts';
import type { Environment } from '../src/env.ts';

const TOKEN = 'a-token-that-nobody-may-see';

function read(given: Record<string, string | undefined>): Environment {
  const result = readEnvironment({ DISCORD_TOKEN: TOKEN, ...given });
  if (result.kind === 'broken') throw new Error(result.problems.join('\n'));
  return result.environment;
}

function problems(given: Record<string, string | undefined>): readonly string[] {
  const result = readEnvironment({ DISCORD_TOKEN: TOKEN, ...given });
  return result.kind === 'broken' ? result.problems : [];
}

describe('the settings', () => {
  it('need nothing but a token', () => {
    expect(read({})).toEqual({
      discordToken: TOKEN,
      discordApiUrl: null,
      databaseUrl: null,
      dataDir: './data',
      challengeHours: 24,
      moveHours: 48,
      logLevel: 'info',
      logFormat: null,
    });
  });

  it('are taken as they stand', () => {
    const environment = read({
      DISCORD_API_URL: 'http://127.0.0.1:4000/api',
      DATABASE_URL: 'postgresql://me:secret@db:5432/merestone',
      DATA_DIR: '/var/merestone',
      CHALLENGE_HOURS: '0.5',
      MOVE_HOURS: 'none',
      LOG_LEVEL: 'debug',
      LOG_FORMAT: 'json',
    });
    expect(environment).toEqual({
      discordToken: TOKEN,
      discordApiUrl: 'http://127.0.0.1:4000/api',
      databaseUrl: 'postgresql://me:secret@db:5432/merestone',
      dataDir: '/var/merestone',
      challengeHours: 0.5,
      moveHours: null,
      logLevel: 'debug',
      logFormat: 'json',
    });
  });

  it('count as not set where they are empty', () => {
    expect(
      read({ DISCORD_API_URL: '', DATABASE_URL: ' ', DATA_DIR: '', CHALLENGE_HOURS: '', LOG_LEVEL: '' }),
    ).toEqual(read({}));
  });

  it.each([
    ['DISCORD_API_URL', 'http://127.0.0.1:4000/api/'],
    ['DISCORD_API_URL', 'http://127.0.0.1:4000/api/v10'],
    ['DISCORD_API_URL', '127.0.0.1'],
    ['DISCORD_API_URL', 'ftp://discord.example/api'],
    ['DATABASE_URL', 'mysql://me:secret@db/merestone'],
    ['DATABASE_URL', 'secret'],
    ['DATABASE_URL', 'postgres:///merestone'],
    ['CHALLENGE_HOURS', 'a day'],
    ['CHALLENGE_HOURS', '0'],
    ['CHALLENGE_HOURS', '-1'],
    ['CHALLENGE_HOURS', '100000'],
    ['MOVE_HOURS', 'never'],
    ['MOVE_HOURS', '0'],
    ['MOVE_HOURS', '1.5'],
    ['MOVE_HOURS', '337'],
    ['LOG_LEVEL', 'loud'],
    ['LOG_FORMAT', 'xml'],
    ['DISCORD_TOKEN', '"secret"'],
    ['DISCORD_TOKEN', 'Bot secret'],
  ])('%s is named when it is %s, without its value', (name, value) => {
    const told = problems({ [name]: value });
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(new RegExp(`^${name} `));
    expect(told[0]).not.toContain('secret');
  });

  it('take the directory of a socket for the database', () => {
    expect(read({ DATABASE_URL: 'postgres:///merestone?host=/run/postgresql' }).databaseUrl).not.toBeNull();
  });

  it('are all named at once', () => {
    const told = problems({ DISCORD_TOKEN: undefined, CHALLENGE_HOURS: 'x', LOG_LEVEL: 'y' });
    expect(told.map((problem) => problem.split(' ')[0])).toEqual([
      'DISCORD_TOKEN',
      'CHALLENGE_HOURS',
      'LOG_LEVEL',
    ]);
  });

  it('without a token say where to get one and how to play without', () => {
    const told = problems({ DISCORD_TOKEN: '' });
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('https://discord.com/developers/applications');
    expect(told[0]).toContain('npm run playground');
  });
});

describe('the .env file', () => {
  const place = mkdtempSync(join(tmpdir(), 'merestone-env-'));

  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    rmSync(place, { recursive: true, force: true });
  });

  it('gives what the environment leaves out or empty, and stays out of the environment', () => {
    writeFileSync(join(place, '.env'), 'DATA_DIR=/from/the/file\nLOG_LEVEL=debug\nCHALLENGE_HOURS=12\n');
    vi.spyOn(process, 'cwd').mockReturnValue(place);
    vi.stubEnv('DATA_DIR', '/from/the/environment');
    vi.stubEnv('LOG_LEVEL', '');
    expect(readVariables()).toMatchObject({
      DATA_DIR: '/from/the/environment',
      LOG_LEVEL: 'debug',
      CHALLENGE_HOURS: '12',
    });
    expect(process.env['CHALLENGE_HOURS']).toBeUndefined();
  });
});
