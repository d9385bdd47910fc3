import { Changes } from './changes.ts';
import { Clock } from './clock.ts';
import { nextSnowflake } from './snowflake.ts';
import type { World } from './world.ts';

/** Walls that a test may move; all else is Discord's and fixed. */
export interface Limits {
  /** Milliseconds until an unanswered interaction fails. Discord: 3000. */
  firstAnswerWithin: number;
  /** Milliseconds for which an interaction's token is good. Discord: 15 minutes. */
  tokenLife: number;
  /** How many edits of messages older than an hour a channel takes in a span of milliseconds. */
  oldMessageEdits: { edits: number; within: number };
}

/** What every part of the stand-in works on: the world, its time, and word of each change. */
export interface Core {
  /** Where the stand-in listens: `http://127.0.0.1:PORT`, with the port once it is known. */
  readonly address: () => string;
  readonly world: World;
  readonly clock: Clock;
  readonly changes: Changes;
  readonly limits: Limits;
}

const MINUTE = 60_000;

/** Puts behaviour around a world; the world itself stays plain data. */
export function makeCore(world: World, address: Core['address'], limits: Partial<Limits> = {}): Core {
  const clock = new Clock(world.clockOffset);
  clock.onAdvance(() => {
    world.clockOffset = clock.offset;
  });
  return {
    address,
    world,
    clock,
    changes: new Changes(),
    limits: {
      firstAnswerWithin: 3000,
      tokenLife: 15 * MINUTE,
      oldMessageEdits: { edits: 3, within: 20_000 },
      ...limits,
    },
  };
}

/** A new id of this world, with the stand-in's time in it. */
export function mint(core: Core): string {
  const id = nextSnowflake(core.clock.now(), core.world.lastSnowflake);
  core.world.lastSnowflake = id;
  return id;
}
