import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { StandIn, World } from '../index.ts';

/** What the playground keeps between two runs. */
export interface Kept {
  /** Null for a new one. */
  readonly world: World | null;
  /** The secret of the page's address: the same each time, so that an open page finds its way back. */
  readonly token: string;
}

/** Raised when a world of today could not be read by yesterday's code, or the other way round. */
const VERSION = 2;

const isWorld = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'lastSnowflake' in value;

const keptFile = z.discriminatedUnion('version', [
  z.object({ version: z.literal(VERSION), token: z.string().min(20), world: z.custom<World>(isWorld) }),
  z.object({
    version: z.literal(1),
    token: z.string().min(20),
    world: z.custom<FirstWorld>(isWorld).transform(ofToday),
  }),
]);

/** A world of the first version. */
type FirstWorld = Omit<World, 'users' | 'guilds'> & {
  users: Omit<World['users'][number], 'deleted'>[];
  guilds: Omit<World['guilds'][number], 'allowances'>[];
};

/** Nobody had deleted an account then, and no server had opened a command to anybody. */
function ofToday(world: FirstWorld): World {
  return {
    ...world,
    users: world.users.map((user) => ({ ...user, deleted: false })),
    guilds: world.guilds.map((guild) => ({ ...guild, allowances: [] })),
  };
}

/**
 * Reads what was kept. Nothing there: a fresh start.
 *
 * @throws Error when something is there that can't be read: it may be somebody's games, so it isn't written over.
 */
export function readKept(path: string): Kept {
  const text = readIfThere(path);
  if (text === null) return { world: null, token: randomBytes(18).toString('base64url') };
  const { data } = keptFile.safeParse(parseJson(text));
  if (!data) throw new Error(`${path} is not of this version of the playground: move it away to begin anew.`);
  const { world, token } = data;
  // Whoever waited for an answer when it ended waits in vain.
  for (const interaction of world.interactions) {
    if (interaction.state === 'open') interaction.state = 'failed';
  }
  return { world, token };
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Puts the file there as a whole: a crash in the middle leaves the old one. Only its owner may read it. */
function writeKept(path: string, token: string, world: World): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, JSON.stringify({ version: VERSION, token, world }), { mode: 0o600 });
  renameSync(`${path}.new`, path);
}

/** Between two writings there is at least this many times what one takes, so keeping never slows the game. */
const REST = 5;

/**
 * Writes the world down soon after each change, a burst of changes once: within hundredths of a second as long as the
 * world is small, which is what a kill can cost.
 *
 * @returns what ends that: it writes one last time.
 */
export function keepWorld(discord: StandIn, path: string, token: string): () => void {
  let timer: NodeJS.Timeout | null = null;
  let pause = 0;
  const write = () => {
    timer = null;
    const began = performance.now();
    writeKept(path, token, discord.world);
    pause = REST * (performance.now() - began);
  };
  write();
  const off = discord.onChange(() => {
    timer ??= setTimeout(write, pause);
  });
  return () => {
    off();
    if (timer) clearTimeout(timer);
    write();
  };
}
