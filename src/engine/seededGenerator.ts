import type { Generator } from './stones/playouts.ts';

/**
 * A fast source of numbers that look random and are the same for the same seed on every machine: xoshiro128**
 * (Blackman and Vigna), whose 128 bits of state are filled from the seed by SplitMix32. For measuring and for
 * experiments that can be repeated; decks for people are never shuffled with it.
 *
 * @param seed any safe integer
 * @returns integers from 0 to 2^32 - 1
 */
export function seededGenerator(seed: number): Generator {
  const fill = splitMix32(seed | 0, Math.floor(seed / 2 ** 32) | 0);
  let a = fill();
  let b = fill();
  let c = fill();
  let d = fill();
  return () => {
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotate(d, 11);
    return result;
  };
}

/** Spreads two halves of a seed over as many numbers as are asked for; neighbouring seeds share nothing. */
function splitMix32(low: number, high: number): () => number {
  let state = low ^ Math.imul(high, 0x9e3779b1);
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return mixed ^ (mixed >>> 16);
  };
}

function rotate(bits: number, by: number): number {
  return (bits << by) | (bits >>> (32 - by));
}
