import { mostRounds, NO_ROUNDS } from '../../src/engine/stones/match.ts';
import type { MatchForm } from '../../src/engine/stones/match.ts';
import { rulesetById, rulesets } from '../../src/engine/stones/rulesets.ts';
import type { DuelRecord } from '../../src/engine/stones/record.ts';
import type { Card, Options, RulesetId, Seat } from '../../src/engine/stones/types.ts';
import type { TableFace } from '../../src/render/index.ts';
import { generatorFrom, manners, playGame, shuffled } from '../engine/games.ts';
import { tableOf } from './views.ts';
import { walk } from './walk.ts';
import type { Moment } from './walk.ts';

/** A whole duel at a table. */
export interface Round {
  readonly table: TableFace;
  readonly record: DuelRecord;
  readonly moments: readonly Moment[];
}

/** Two people whose ids are as long as ids get. */
const CHALLENGER = '9'.repeat(20);
const OPPONENT = `1${'9'.repeat(19)}`;
const GREATEST = 999_999_999_999_999;

/** Duels of every ruleset between players of every manner, with all languages, options and kinds of help. */
export function playRounds(each: number): readonly Round[] {
  return rulesets.flatMap(({ id }) => Array.from({ length: each }, (_, seed) => playRound(id, seed)));
}

function playRound(id: RulesetId, seed: number): Round {
  const ruleset = rulesetById(id);
  const options = optionsFor(id, seed);
  const [A, B] = [
    manners[seed % manners.length] ?? 'random',
    manners[(seed + 1) % manners.length] ?? 'random',
  ];
  const { record } = playGame({ name: `${id} ${seed}`, ruleset, options }, seed * 7919 + 1, { A, B });
  const table = tableOf(id, {
    id: GREATEST,
    version: GREATEST,
    options,
    locale: seed % 2 === 0 ? 'de' : 'en',
    help: seed % 3 === 0 ? 'on' : 'off',
    challenger: CHALLENGER,
    opponent: OPPONENT,
    ...placeInMatch(seed),
  });
  return { table, record, moments: walk(record) };
}

/** Where in a match a round stands, and when the move is due. */
function placeInMatch(seed: number): Pick<TableFace, 'match' | 'round' | 'score' | 'deadline'> {
  const forms: readonly MatchForm[] = ['single', 'best-of-three', 'series-9'];
  const match = forms[seed % forms.length] ?? 'single';
  const round = match === 'single' ? 1 : mostRounds(match) - (seed % 2);
  const score =
    round === 1 ? NO_ROUNDS : { rounds: round - 1, wins: { A: 1, B: 0 }, points: { A: 40, B: 39 } };
  return { match, round, score, deadline: seed % 4 === 0 ? null : 9_999_999_999_999 };
}

function optionsFor(id: RulesetId, seed: number): Options {
  const standard = id === 'schotten-totten-online' ? 'after' : 'before';
  return {
    claims: seed % 5 === 0 ? 'any' : standard,
    hand: id === 'border-stones' && seed % 4 === 0 ? 7 : 6,
  };
}

/**
 * The same duel up to a moment, with everything dealt anew that a seat (null: the public) can't see by then.
 * What was laid is laid all the same.
 */
export function dealtAnew({ record, moments }: Round, upTo: number, seat: Seat | null): DuelRecord {
  const position = moments[upTo]?.position;
  if (!position) throw new RangeError(`There is no moment ${upTo}`);
  const view = rulesetById(record.game).view(position, seat);
  const known = new Set<Card>([...view.stones.flatMap(({ A, B }) => [...A, ...B]), ...view.hand]);
  const hidden = record.deck.filter((card) => !known.has(card));
  const anew = shuffled(hidden, generatorFrom(upTo));
  const deck = record.deck.map((card) => (known.has(card) ? card : (anew.shift() ?? card)));
  return { ...record, deck, actions: record.actions.slice(0, upTo) };
}
