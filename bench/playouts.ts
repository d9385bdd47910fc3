import { playouts } from '../src/engine/stones/playouts.ts';
import type { StonesRuleset } from '../src/engine/stones/duel.ts';
import { rulesets } from '../src/engine/stones/rulesets.ts';
import type { Options } from '../src/engine/stones/types.ts';
import { below, generatorFrom, shuffled } from '../test/engine/games.ts';
import { naiveAct, naiveDeal, naiveLegal } from '../test/engine/oracle/naiveDuel.ts';

/** How fast whole duels are played at random, through the same rules as at every table. */

const SEED = 7;
const GAMES = 200_000;
const NAIVE_GAMES = 100;

/** Prints random duels a second of each ruleset on one core, beside those of the naive duel of the tests. */
export function benchPlayouts(): void {
  for (const ruleset of rulesets) {
    const options = ruleset.parseOptions({});
    if (!options.ok) throw new Error(options.message);
    const { fast, actions } = duelsASecond(ruleset, options.value);
    const slow = naiveDuelsASecond(ruleset, options.value);
    print(
      `playouts, ${ruleset.id}: ${thousands(fast)} thousand duels a second (${actions.toFixed(1)} actions each)`,
    );
    print(`  the naive duel: ${thousands(slow)} thousand, so ${Math.round(fast / slow)} to 1`);
  }
}

function duelsASecond({ id }: StonesRuleset, options: Options): { fast: number; actions: number } {
  playouts(id, options, GAMES / 10, generatorFrom(SEED));
  const start = performance.now();
  const { games, actions } = playouts(id, options, GAMES, generatorFrom(SEED));
  return { fast: (1000 * games) / (performance.now() - start), actions: actions / games };
}

function naiveDuelsASecond(ruleset: StonesRuleset, options: Options): number {
  const generator = generatorFrom(SEED);
  naiveDuels(ruleset, options, NAIVE_GAMES / 10, generator);
  const start = performance.now();
  naiveDuels(ruleset, options, NAIVE_GAMES, generator);
  return (1000 * NAIVE_GAMES) / (performance.now() - start);
}

function naiveDuels(
  { id, deck }: StonesRuleset,
  options: Options,
  count: number,
  generator: () => number,
): void {
  for (let game = 0; game < count; game++) {
    let duel = naiveDeal(id, options, shuffled(deck, generator), below(2, generator) === 0 ? 'A' : 'B');
    for (let legal = naiveLegal(duel); legal.length > 0; legal = naiveLegal(duel)) {
      duel = naiveAct(duel, legal[below(legal.length, generator)] ?? '');
    }
  }
}

function thousands(count: number): string {
  return (count / 1000).toFixed(count < 100_000 ? 2 : 0);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
