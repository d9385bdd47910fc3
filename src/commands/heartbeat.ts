import type { Context } from './context.ts';

/** The longest time without a heartbeat that still counts as running, in milliseconds. */
const PATIENCE = 60_000;

/**
 * Notes that people can play: Discord's events arrive here, or one just has. Where they arrived nowhere for a while,
 * every running turn gets that time back; whatever a clock decides is decided after that.
 */
export async function beat({ house, log }: Context): Promise<void> {
  const givenBack = await house.store.beat(house.clock(), PATIENCE);
  if (givenBack > 0) log.info({ milliseconds: givenBack }, 'clocks were given back the time that no bot ran');
}
