import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';

/** A short name for a fault, told to the player and written to the log, so that the two find each other. */
export function newReference(): string {
  return randomBytes(3).toString('hex');
}

/**
 * Whether a rejection that nobody handled comes from inside discord.js's gateway, with no code of ours on the stack.
 * Such are known and harmless: a session declared invalid right behind its resumption, say, makes discord.js 14.28
 * read what it has just thrown away, and then connect anew all the same.
 */
function isGatewayFault(reason: unknown): boolean {
  if (!(reason instanceof Error) || reason.stack === undefined) return false;
  const frames = reason.stack.split('\n').filter((line) => line.trimStart().startsWith('at '));
  const isGateway = (frame: string): boolean =>
    /node_modules[\\/](@discordjs[\\/]ws|discord\.js[\\/]src[\\/]client)[\\/]/.test(frame);
  const isForeign = (frame: string): boolean => /node_modules[\\/]|\(?node:|<anonymous>/.test(frame);
  return frames.some(isGateway) && frames.every(isForeign);
}

/**
 * Keeps the process alive through the gateway's known faults. Any other rejection that nobody handled leaves the
 * program in a state that nobody knows: it is logged, and `end` is called to stop it. Gives what takes the watch off.
 */
export function watchRejections(log: Logger, end: () => void): () => void {
  const watch = (reason: unknown): void => {
    if (isGatewayFault(reason)) {
      log.warn({ err: reason }, 'discord.js stumbled over its gateway and goes on');
      return;
    }
    log.fatal({ err: reason, reference: newReference() }, 'a fault of ours that nobody handled');
    end();
  };
  process.on('unhandledRejection', watch);
  return () => void process.off('unhandledRejection', watch);
}
