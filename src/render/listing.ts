import { latest } from './notice.ts';

/**
 * What a message can tell of a list beside its other lines: the first entries come first, and `…` stands for those at
 * the end that it has no room for.
 */
export function foremost(entries: readonly string[], others: readonly string[]): readonly string[] {
  return latest(entries.toReversed(), others).toReversed();
}
