import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { z } from 'zod';

/** The process that holds a folder. `host` is null where the process doesn't answer. */
export interface Holder {
  readonly pid: number;
  /** When it asked for the folder, in milliseconds. */
  readonly since: number;
  readonly host: string | null;
}

/** What two processes that want the same folder tell each other, a line of JSON each. */
export interface Word {
  /** Of the speaker's socket. */
  readonly name: string;
  readonly host: string;
  /** Whose the folder is, seen by the speaker; `asking` where it has not been decided. */
  readonly verdict: 'asking' | 'mine' | 'yours';
}

const word = z.object({ name: z.string(), host: z.string(), verdict: z.enum(['asking', 'mine', 'yours']) });

/** A name for a socket that no other has had: when, who, and dice. Earlier names come first in the alphabet. */
export function makeName(): string {
  const dice = randomBytes(3).toString('hex');
  return `${Date.now()}-${process.pid}-${dice}`;
}

/** Who a name belongs to; null where it is no such name. */
export function parseName(name: string, host: string | null): Holder | null {
  const [, since, pid] = /^(\d+)-(\d+)-[0-9a-f]+$/.exec(name) ?? [];
  return since === undefined ? null : { pid: Number(pid), since: Number(since), host };
}

export function makeWord(name: string, verdict: Word['verdict']): string {
  return `${JSON.stringify({ name, host: hostname(), verdict })}\n`;
}

/** Reads a word once its line is whole; null before that, and where it is no word. */
export function parseWord(text: string): Word | null {
  if (!text.endsWith('\n')) return null;
  try {
    return word.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
