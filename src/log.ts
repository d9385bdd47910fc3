import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { z } from 'zod';
import type { LogFormat, LogLevel } from './env.ts';

export interface LogOptions {
  readonly level: LogLevel;
  /** One JSON object a line for machines, or a line of text for a person at a terminal. */
  readonly format: LogFormat;
  /** Where the lines go; the standard output where nothing is said. */
  readonly destination?: DestinationStream;
}

/**
 * Opens the log. Errors are written by what is known to be harmless: what they are called, the first line of what they
 * say, where they arose. An error of the database or of Discord carries more (parameters, bodies, addresses), in which
 * hands, tokens and passwords stand; none of that is ever logged.
 */
export function openLog({
  level,
  format,
  destination = pino.destination({ sync: true }),
}: LogOptions): Logger {
  const serializers = { err: describeError };
  return pino({ level, base: null, serializers }, format === 'json' ? destination : asText(destination));
}

interface ErrorDescription {
  readonly type: string;
  readonly message: string;
  readonly code?: string | number;
  readonly at: readonly string[];
  readonly cause?: ErrorDescription;
}

/** Longest message that is still one. */
const MESSAGE = 300;
const FRAMES = 12;

/** What may be told of an error. */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', at: [] };
  const [message = ''] = error.message.split('\n');
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  return {
    type: error.name,
    message: message.slice(0, MESSAGE),
    ...codeOf(error),
    at: frames.slice(0, FRAMES).map((frame) => frame.trim().slice('at '.length)),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

function codeOf(error: Error): { readonly code?: string | number } {
  const code = 'code' in error ? error.code : undefined;
  return typeof code === 'string' || typeof code === 'number' ? { code } : {};
}

/** A line as pino writes it. */
const written = z.looseObject({ level: z.number(), time: z.number(), msg: z.string().default('') });
const describedError = z.object({
  type: z.string(),
  message: z.string(),
  at: z.array(z.string()),
  cause: z.unknown().optional(),
});

/** Turns pino's JSON into `12:01:07 WARN  what happened  key=value`, with an error on lines of its own. */
function asText(destination: DestinationStream): DestinationStream {
  return {
    write(line) {
      const { level, time, msg, err, ...fields } = written.parse(JSON.parse(line));
      const clock = new Date(time).toTimeString().slice(0, 8);
      const label = (pino.levels.labels[level] ?? '').toUpperCase().padEnd(5);
      const pairs = Object.entries(fields).map(([key, value]) => `  ${key}=${JSON.stringify(value)}`);
      destination.write(`${clock} ${label} ${msg}${pairs.join('')}\n${errorLines(err)}`);
    },
  };
}

function errorLines(err: unknown): string {
  const error = describedError.safeParse(err).data;
  if (!error) return '';
  const own = [`${error.type}: ${error.message}`, ...error.at].map((line) => `    ${line}\n`).join('');
  return own + errorLines(error.cause);
}
