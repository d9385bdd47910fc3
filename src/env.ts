import { config } from 'dotenv';
import { z } from 'zod';
import { LONGEST_CLOCK } from './table/clock.ts';

/** The settings of the bot, read and checked once. */
export interface Environment {
  readonly discordToken: string;
  /** Where Discord is, for discord.js's `rest.api`; null for the real one. */
  readonly discordApiUrl: string | null;
  /** A PostgreSQL database; null for the embedded one in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  /** Hours after which an unanswered challenge ends. */
  readonly challengeHours: number;
  /** The clock of challenges that name none: hours a turn; null for none. */
  readonly moveHours: number | null;
  readonly logLevel: LogLevel;
  /** `null`: readable on a terminal, else JSON. */
  readonly logFormat: LogFormat | null;
}

export type LogLevel = (typeof logLevels)[number];
export type LogFormat = (typeof logFormats)[number];

/** The settings, or every one that is missing or broken, each in a sentence for the person who runs the bot. */
export type EnvironmentRead =
  | { readonly kind: 'read'; readonly environment: Environment }
  | { readonly kind: 'broken'; readonly problems: readonly string[] };

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
const logFormats = ['json', 'text'] as const;
const LONGEST_CHALLENGE = 24 * 30;

const NO_TOKEN =
  'DISCORD_TOKEN is missing: make a bot at https://discord.com/developers/applications (New Application, Bot, Reset ' +
  'Token) and put its token into .env as DISCORD_TOKEN=..., or play without Discord: npm run playground.';
const BAD_TOKEN = 'DISCORD_TOKEN holds blanks or quotes: paste the token alone.';
const BAD_API_URL =
  'DISCORD_API_URL is no address of an API: give one like http://127.0.0.1:3000/api, without a version and without ' +
  'a slash at the end, or leave it out for Discord itself.';
const BAD_DATABASE_URL =
  'DATABASE_URL is no address of a PostgreSQL database: give one like postgres://user:password@host:5432/merestone ' +
  '(special characters of the password as %23 and the like), or leave it out to keep the tables in DATA_DIR.';
const BAD_HOURS = `CHALLENGE_HOURS is no number of hours: give one above 0 and up to ${LONGEST_CHALLENGE}, like 24.`;
const BAD_MOVE_HOURS = `MOVE_HOURS is no clock: give whole hours from 1 to ${LONGEST_CLOCK}, like 48, or none.`;
const BAD_LEVEL = `LOG_LEVEL is none of the levels: give one of ${logLevels.join(', ')}.`;
const BAD_FORMAT = `LOG_FORMAT is none of the formats: give one of ${logFormats.join(', ')}.`;

/** The variables and what is right for each. The messages never repeat a value: it may be a secret. */
const variables = z.object({
  DISCORD_TOKEN: z.string(NO_TOKEN).regex(/^[^\s"']+$/, BAD_TOKEN),
  DISCORD_API_URL: z.string().refine(isApiUrl, BAD_API_URL).optional(),
  DATABASE_URL: z.string().refine(isDatabaseUrl, BAD_DATABASE_URL).optional(),
  DATA_DIR: z.string().default('./data'),
  CHALLENGE_HOURS: z.coerce
    .number(BAD_HOURS)
    .positive(BAD_HOURS)
    .max(LONGEST_CHALLENGE, BAD_HOURS)
    .default(24),
  MOVE_HOURS: z
    .union(
      [
        z.literal('none').transform(() => null),
        z.coerce
          .number(BAD_MOVE_HOURS)
          .int(BAD_MOVE_HOURS)
          .min(1, BAD_MOVE_HOURS)
          .max(LONGEST_CLOCK, BAD_MOVE_HOURS),
      ],
      BAD_MOVE_HOURS,
    )
    .default(48),
  LOG_LEVEL: z.enum(logLevels, BAD_LEVEL).default('info'),
  LOG_FORMAT: z.enum(logFormats, BAD_FORMAT).optional(),
});

/** The variables of the process, and for those that are not set there the ones of `.env` in the working directory. */
export function readVariables(): Record<string, string | undefined> {
  const file = config({ quiet: true, processEnv: {} }).parsed ?? {};
  return { ...withoutEmpty(file), ...withoutEmpty(process.env) };
}

/** Reads the settings out of variables. An empty variable counts as not set. */
export function readEnvironment(given: Readonly<Record<string, string | undefined>>): EnvironmentRead {
  const { data, error } = variables.safeParse(withoutEmpty(given));
  if (error) return { kind: 'broken', problems: [...new Set(error.issues.map((issue) => issue.message))] };
  return {
    kind: 'read',
    environment: {
      discordToken: data.DISCORD_TOKEN,
      discordApiUrl: data.DISCORD_API_URL ?? null,
      databaseUrl: data.DATABASE_URL ?? null,
      dataDir: data.DATA_DIR,
      challengeHours: data.CHALLENGE_HOURS,
      moveHours: data.MOVE_HOURS,
      logLevel: data.LOG_LEVEL,
      logFormat: data.LOG_FORMAT ?? null,
    },
  };
}

function withoutEmpty(given: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
}

/** discord.js puts `/v10/...` behind it as it stands, so a slash or a version at the end would be one too many. */
function isApiUrl(text: string): boolean {
  if (!URL.canParse(text) || /(\/|\/v\d+)$/.test(text)) return false;
  const { protocol, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && search === '' && hash === '';
}

/** An address without a host names the directory of a socket by the parameter `host`. */
function isDatabaseUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, host, searchParams } = new URL(text);
  return /^postgres(ql)?:$/.test(protocol) && (host !== '' || searchParams.has('host'));
}
