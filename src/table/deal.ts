import { createCipheriv, randomBytes } from 'node:crypto';
import type { Seat } from '../engine/stones/types.ts';
import type { StoredDeal } from './ports.ts';

/** How many random bytes a deal is made from. A 32-bit seed could be searched from one's own hand; 256 bits can't. */
export const SEED_BYTES = 32;

/** Where the dice come from: gives that many random bytes. */
export type Dice = (bytes: number) => Uint8Array;

/** The dice of the operating system. */
export const systemDice: Dice = (bytes) => randomBytes(bytes);

/**
 * An endless stream of unbiased numbers out of 32 bytes, the same for the same bytes for ever.
 *
 * The bytes are the key of AES-256 in counter mode (the counter starts at 0); its key stream is read as unsigned
 * 32-bit big-endian words. `below(n)` takes the next word that is smaller than the largest multiple of n that fits
 * into 32 bits, and gives its remainder by n; greater words are thrown away, so every result is equally likely.
 */
function numbersFrom(seed: Uint8Array): (n: number) => number {
  const cipher = createCipheriv('aes-256-ctr', seed, Buffer.alloc(16));
  let block = Buffer.alloc(0);
  let offset = 0;
  const word = (): number => {
    if (offset === block.length) {
      block = cipher.update(Buffer.alloc(256));
      offset = 0;
    }
    offset += 4;
    return block.readUInt32BE(offset - 4);
  };
  return (n) => {
    const limit = 2 ** 32 - (2 ** 32 % n);
    let drawn = word();
    while (drawn >= limit) drawn = word();
    return drawn % n;
  };
}

/**
 * Shuffles a deck (given in its canonical order) and says who starts, from 32 bytes and nothing else.
 * The starter is drawn first (0: A, 1: B), unless `starter` is given, when that number is drawn and not used; then
 * comes a Fisher–Yates shuffle from the last card down: card i changes places with card `below(i + 1)`.
 * The first card of the result is the top of the deck.
 */
export function dealFrom(seed: Uint8Array, deck: readonly string[], starter?: Seat): StoredDeal {
  if (seed.length !== SEED_BYTES)
    throw new RangeError(`A deal needs ${SEED_BYTES} bytes, got ${seed.length}.`);
  const below = numbersFrom(seed);
  const drawn: Seat = below(2) === 0 ? 'A' : 'B';
  const shuffled = [...deck];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = below(last + 1);
    const [x, y] = [shuffled[last], shuffled[other]];
    if (x === undefined || y === undefined) throw new RangeError('The shuffle left the deck.');
    shuffled[last] = y;
    shuffled[other] = x;
  }
  return { deck: shuffled, first: starter ?? drawn, seed: Buffer.from(seed).toString('hex') };
}
