import { z } from 'zod';
import { chooseAction } from '../src/ai/duel/chooseAction.ts';
import { chooseGridAction } from '../src/ai/grid/chooseGridAction.ts';
import { LEVELS, type Level } from '../src/ai/level.ts';
import type { Thought } from '../src/ai/thought.ts';
import { GRID_VARIANTS, gridcannon } from '../src/engine/gridcannon/ruleset.ts';
import type { GridVariant } from '../src/engine/gridcannon/types.ts';
import type { StonesRuleset } from '../src/engine/stones/duel.ts';
import { rulesets } from '../src/engine/stones/rulesets.ts';
import type { Action, Seat } from '../src/engine/stones/types.ts';
import { below, generatorFrom, shuffled } from '../test/engine/games.ts';

/** How well the computer players play, by whole games: every deal is played twice, with changed seats. */

/** Games of each pair of players, and deals of Gridcannon. */
const { GAMES } = z.object({ GAMES: z.coerce.number().int().min(2).default(600) }).parse(process.env);
const SEED = 7;

type Player = Level | 'random';

/** Who plays against whom. */
const PAIRS: readonly (readonly [Player, Player])[] = [
  ['easy', 'random'],
  ['medium', 'easy'],
  ['medium', 'random'],
];

/** Prints who beats whom in each duel, how often Gridcannon is won, the standard error, and what a move takes. */
export function benchPlayers(): void {
  for (const ruleset of rulesets) {
    for (const [one, other] of PAIRS) printPair(ruleset, one, other);
  }
  for (const variant of GRID_VARIANTS) for (const level of LEVELS) printGrid(variant, level);
}

function printPair(ruleset: StonesRuleset, one: Player, other: Player): void {
  const clock = new MoveClock();
  let [won, drawn, games] = [0, 0, 0];
  for (; games < GAMES; games += 2) {
    for (const seat of ['A', 'B'] as const) {
      const winner = playDuel(ruleset, { one, other, seat, seed: SEED + games }, clock);
      if (winner === seat) won += 1;
      else if (winner === null) drawn += 1;
    }
  }
  const lost = games - won - drawn;
  print(
    `players, ${ruleset.id}: ${one} beats ${other} ${won} : ${lost}${drawn > 0 ? `, ${drawn} drawn` : ''} ` +
      `(${percent((won + drawn / 2) / games, games)}); ${one}: ${clock.tell()}`,
  );
}

interface Duel {
  readonly one: Player;
  readonly other: Player;
  /** Where `one` sits. */
  readonly seat: Seat;
  readonly seed: number;
}

/** Plays a duel; `clock` takes the time of the moves of `one`. */
function playDuel(ruleset: StonesRuleset, { one, other, seat, seed }: Duel, clock: MoveClock): Seat | null {
  const options = ruleset.parseOptions({});
  if (!options.ok) throw new Error(options.message);
  const generator = generatorFrom(seed);
  const deck = shuffled(ruleset.deck, generator);
  const first: Seat = below(2, generator) === 0 ? 'A' : 'B';
  let position = ruleset.deal({ options: options.value, deck, first });
  for (let up = ruleset.toMove(position); up !== null; up = ruleset.toMove(position)) {
    const player = up === seat ? one : other;
    const choose = (): Action =>
      player === 'random'
        ? oneOf(ruleset.legalActions(position), generator)
        : chooseAction({ ...ruleset.view(position, up), seat: up }, player, thought(generator));
    const decision = ruleset.decide(position, up, up === seat ? clock.time(choose) : choose());
    if (!decision.ok) throw new Error(`${player} chose what is refused: ${decision.refusal.code}`);
    position = decision.events.reduce((now, event) => ruleset.evolve(now, event), position);
  }
  return ruleset.outcome(position)?.winner ?? null;
}

function printGrid(variant: GridVariant, level: Level): void {
  const clock = new MoveClock();
  let [won, points] = [0, 0];
  for (let deal = 0; deal < GAMES; deal++) {
    const score = playGrid(variant, level, SEED + deal, clock);
    if (score === null) continue;
    won += 1;
    points += score;
  }
  print(
    `players, gridcannon ${variant}: ${level} wins ${won} of ${GAMES} deals (${percent(won / GAMES, GAMES)}), ` +
      `score ${(points / Math.max(1, won)).toFixed(2)}; ${clock.tell()}`,
  );
}

/** The score of a game that is won, else null. */
function playGrid(variant: GridVariant, level: Level, seed: number, clock: MoveClock): number | null {
  const generator = generatorFrom(seed);
  const deck = shuffled(gridcannon.deck, generator);
  let position = gridcannon.deal({ options: { variant }, deck, first: 'A' });
  while (gridcannon.toMove(position) !== null) {
    const view = gridcannon.view(position, 'A');
    const action = clock.time(() => chooseGridAction(view, level, thought(generator)));
    const decision = gridcannon.decide(position, 'A', action);
    if (!decision.ok) throw new Error(`${level} chose what is refused: ${decision.refusal.code}`);
    position = decision.events.reduce((now, event) => gridcannon.evolve(now, event), position);
  }
  const outcome = gridcannon.outcome(position);
  return outcome?.won === true ? outcome.score : null;
}

/** Takes the time of moves. */
class MoveClock {
  readonly #times: number[] = [];

  time<Move>(choose: () => Move): Move {
    const start = performance.now();
    const move = choose();
    this.#times.push(performance.now() - start);
    return move;
  }

  tell(): string {
    const times = this.#times.sort((one, other) => one - other);
    const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
    const most = times[Math.floor(0.99 * times.length)] ?? 0;
    return `${mean.toFixed(2)} ms a move, 99 of 100 within ${most.toFixed(1)} ms`;
  }
}

function thought(generator: () => number): Thought {
  return { seed: generator(), shouldStop: () => false };
}

function oneOf<Thing>(things: readonly Thing[], generator: () => number): Thing {
  const thing = things[below(things.length, generator)];
  if (thing === undefined) throw new Error('There is nothing to choose from.');
  return thing;
}

/** A share of so many games, with its standard error. */
function percent(share: number, games: number): string {
  const error = Math.sqrt((share * (1 - share)) / games);
  return `${(100 * share).toFixed(1)} ± ${(100 * error).toFixed(1)} %`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
