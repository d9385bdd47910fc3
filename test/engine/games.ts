import fc from 'fast-check';
import { valueOf, codeOf } from '../../src/engine/stones/cards.ts';
import type { StonesPosition } from '../../src/engine/stones/position.ts';
import type { DuelRecord } from '../../src/engine/stones/record.ts';
import { legalTexts } from '../../src/engine/stones/replay.ts';
import type { Card, Seat, Stone } from '../../src/engine/stones/types.ts';
import { after, variantNamed, variants, type Variant } from './duels.ts';

/** Whole duels of players with different manners, each made from one number. */

/** `eager` claims what it can, `shy` hardly anything, `builder` claims too and lays cards where they fit. */
export type Manner = 'random' | 'eager' | 'shy' | 'builder';

export const manners: readonly Manner[] = ['random', 'eager', 'shy', 'builder'];

/** Integers from 0 to 2^32 - 1, all from one seed (mulberry32). */
export function generatorFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** An integer below a limit. */
export function below(limit: number, generator: () => number): number {
  return Math.floor((generator() / 2 ** 32) * limit);
}

/** The things in another order. */
export function shuffled<Thing>(things: readonly Thing[], generator: () => number): Thing[] {
  const rest = [...things];
  return things.flatMap(() => rest.splice(below(rest.length, generator), 1));
}

export interface Game {
  readonly record: DuelRecord;
  /** Every position, from the deal to the end. */
  readonly positions: readonly StonesPosition[];
  readonly end: StonesPosition;
}

/** Everything that a whole duel follows from, short enough to be read when a property fails. */
export interface Setup {
  readonly variant: string;
  readonly seed: number;
  readonly manner: Readonly<Record<Seat, Manner>>;
}

/** Duels of these variants, of players of all manners. */
export function setups(among: readonly Variant[] = variants): fc.Arbitrary<Setup> {
  const manner = fc.constantFrom(...manners);
  return fc.record({
    variant: fc.constantFrom(...among.map(({ name }) => name)),
    seed: fc.integer(),
    manner: fc.record({ A: manner, B: manner }),
  });
}

/** A whole duel. */
export function playSetup({ variant, seed, manner }: Setup): Game {
  return playGame(variantNamed(variant), seed, manner);
}

/** A whole duel of A's and B's manners. */
export function playGame(variant: Variant, seed: number, manner: Readonly<Record<Seat, Manner>>): Game {
  const { ruleset, options } = variant;
  const generator = generatorFrom(seed);
  const deck = shuffled(ruleset.deck, generator);
  const first: Seat = below(2, generator) === 0 ? 'A' : 'B';
  const actions: string[] = [];
  const positions = [ruleset.deal({ options, deck, first })];
  for (;;) {
    const position = lastOf(positions);
    const seat = ruleset.toMove(position);
    if (seat === null) {
      return { record: { game: ruleset.id, options, deck, first, actions }, positions, end: position };
    }
    const { stones } = ruleset.view(position, null);
    const action = choose(legalTexts(position), { manner: manner[seat], stones, seat }, generator);
    actions.push(action);
    positions.push(after(position, action));
  }
}

interface Player {
  readonly manner: Manner;
  readonly stones: readonly Stone[];
  readonly seat: Seat;
}

/** What a player of this manner does, of what is legal. */
export function choose(legal: readonly string[], player: Player, generator: () => number): string {
  const claims = legal.filter((text) => text.startsWith('claim'));
  const plays = legal.filter((text) => text.startsWith('play'));
  const ends = legal.filter((text) => text === 'end');
  switch (player.manner) {
    case 'random':
      return oneOf(legal, generator);
    case 'eager':
      return oneOf(firstFilled(claims, plays, ends), generator);
    case 'shy':
      return oneOf(below(40, generator) === 0 ? legal : firstFilled(plays, ends, claims), generator);
    case 'builder':
      return oneOf(firstFilled(claims, fitting(plays, player), ends), generator);
  }
}

/** The plays that fit best to what lies there. */
function fitting(plays: readonly string[], { stones, seat }: Player): string[] {
  const rated = plays.map((text) => {
    const [, card = '', stone] = text.split(' ');
    const side = stones[Number(stone) - 1]?.[seat] ?? [];
    return { text, worth: side.reduce((sum, laid) => sum + fit(laid, card), side.length === 0 ? 0.5 : 0) };
  });
  const best = Math.max(...rated.map(({ worth }) => worth));
  return rated.filter(({ worth }) => worth === best).map(({ text }) => text);
}

function fit(laid: Card, card: string): number {
  const step = Math.abs('0123456789TJQK'.indexOf(card.charAt(0).replace('A', '1')) - valueOf(codeOf(laid)));
  if (step === 0) return 2;
  if (laid.charAt(1) !== card.charAt(1)) return step <= 2 ? 0.3 : -1;
  return step <= 2 ? 3 : 1;
}

function firstFilled(...lists: readonly (readonly string[])[]): readonly string[] {
  return lists.find((list) => list.length > 0) ?? [];
}

function oneOf(texts: readonly string[], generator: () => number): string {
  const text = texts[below(texts.length, generator)];
  if (text === undefined) throw new Error('There is nothing to choose from.');
  return text;
}

function lastOf(positions: readonly StonesPosition[]): StonesPosition {
  const last = positions.at(-1);
  if (last === undefined) throw new Error('There is no position.');
  return last;
}
