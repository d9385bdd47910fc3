import { serialize } from 'node:v8';
import { codeOf, parseCard } from '../../src/engine/stones/cards.ts';
import { handOver, takeCard } from '../../src/engine/stones/core.ts';
import type { StonesRuleset } from '../../src/engine/stones/duel.ts';
import { StonesPosition } from '../../src/engine/stones/position.ts';
import { rulesetById, rulesets } from '../../src/engine/stones/rulesets.ts';
import { seatIndex, otherSeat } from '../../src/engine/stones/seats.ts';
import { coreOf } from '../../src/engine/stones/settleBoard.ts';
import type { Card, Event, Options, Refusal, RulesetId, Seat } from '../../src/engine/stones/types.ts';
import { boardFrom } from './boards.ts';

/** Positions and moves for tests, in the shortest words. */

export interface Variant {
  readonly name: string;
  readonly ruleset: StonesRuleset;
  readonly options: Options;
}

/** Every ruleset with every way in which its options can be set. */
export const variants: readonly Variant[] = rulesets.flatMap((ruleset) =>
  (['before', 'after', 'any'] as const).flatMap((claims) =>
    ([6, 7] as const).flatMap((hand) => {
      const options = ruleset.parseOptions({ claims, hand });
      const name = `${ruleset.id}, claims ${claims}, hand of ${hand}`;
      return options.ok ? [{ name, ruleset, options: options.value }] : [];
    }),
  ),
);

export function variantNamed(name: string): Variant {
  const variant = variants.find((each) => each.name === name);
  if (variant === undefined) throw new Error(`There is no variant ${name}.`);
  return variant;
}

/** The options of a ruleset: those given, and the standard for the others. */
export function optionsOf(id: RulesetId, given: Partial<Options> = {}): Options {
  const parsed = rulesetById(id).parseOptions({ ...given });
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.value;
}

/** Cards as text with blanks between. */
export function cards(id: RulesetId, text: string): Card[] {
  return text
    .split(' ')
    .filter((each) => each !== '')
    .map((each) => card(id, each));
}

export function card(id: RulesetId, text: string): Card {
  const parsed = parseCard(id, text);
  if (parsed === null) throw new Error(`${text} is no card of ${id}`);
  return parsed;
}

export interface Scene {
  readonly A?: string;
  readonly B?: string;
  /** The draw pile, top first. */
  readonly pile?: string;
  readonly turn?: Seat;
  readonly options?: Partial<Options>;
  /** How many turns in a row, just before, were passed. */
  readonly passes?: number;
}

/** A position at the start of a turn (A's, if not said otherwise), from its table (boards.ts), hands and pile. */
export function scene(id: RulesetId, stones: string, given: Scene = {}): StonesPosition {
  const { turn = 'A', passes = 0 } = given;
  const options = optionsOf(id, given.options);
  const core = coreOf(boardFrom(id, stones), options);
  for (const seat of ['A', 'B'] as const) {
    for (const held of cards(id, given[seat] ?? '')) takeCard(core, seatIndex(seat), codeOf(held));
  }
  core.deck = Uint8Array.from(cards(id, given.pile ?? ''), codeOf);
  core.dealt = 0;
  core.turn = seatIndex(otherSeat(turn));
  handOver(core, passes);
  return new StonesPosition({ ruleset: id, options, core, age: 0, refused: [] });
}

/** What an action of whoever is up, or of the seat given, brings about. It must be legal. */
export function eventsOf(position: StonesPosition, text: string, seat?: Seat): readonly Event[] {
  const decision = decide(position, text, seat);
  if (!decision.ok) throw new Error(`${text}: ${decision.refusal.code}`);
  return decision.events;
}

/** Why an action is refused. It must be. */
export function refusalOf(position: StonesPosition, text: string, seat?: Seat): Refusal {
  const decision = decide(position, text, seat);
  if (decision.ok) throw new Error(`${text} is legal`);
  return decision.refusal;
}

/** What a refused action leaves behind for everybody. */
export function notedOf(position: StonesPosition, text: string, seat?: Seat): readonly Event[] {
  const decision = decide(position, text, seat);
  if (decision.ok) throw new Error(`${text} is legal`);
  return decision.noted;
}

/** The position after actions of whoever is up in turn. */
export function after(position: StonesPosition, ...texts: string[]): StonesPosition {
  return texts.reduce((now, text) => evolve(now, eventsOf(now, text)), position);
}

export function evolve(position: StonesPosition, events: readonly Event[]): StonesPosition {
  const ruleset = rulesetOf(position);
  return events.reduce((now, event) => ruleset.evolve(now, event), position);
}

export function rulesetOf(position: StonesPosition): StonesRuleset {
  return rulesetById(StonesPosition.open(position).ruleset);
}

/** Every byte of a position, to see whether two are the same, or one is still what it was. */
export function bytesOf(position: StonesPosition): string {
  return serialize(StonesPosition.open(position)).toString('base64');
}

/** How an event reads in a list: `B draws 5c`. */
export function tell(event: Event): string {
  switch (event.type) {
    case 'played':
      return `${event.seat} plays ${event.card} at ${event.stone}`;
    case 'claimed':
      return `${event.seat} takes ${event.stone}`;
    case 'claimRefused':
      return `${event.seat} is refused ${event.stone}`;
    case 'drew':
      return `${event.seat} draws ${event.card}`;
    case 'turnEnded':
      return `${event.seat} ${event.passed ? 'passes' : 'ends the turn'}`;
    case 'settled':
      return `step ${event.step}: ${event.awards.map(({ stone, seat, reason }) => `${stone} ${seat ?? '-'} ${reason}`).join(', ')}`;
    case 'resigned':
      return `${event.seat} resigns`;
    case 'timedOut':
      return `${event.seat} runs out of time`;
    case 'ended':
      return `${event.outcome.winner ?? 'nobody'} wins by ${event.outcome.by}`;
  }
}

/** What happened, a line an event. */
export function story(position: StonesPosition, text: string, seat?: Seat): string[] {
  return eventsOf(position, text, seat).map(tell);
}

function decide(position: StonesPosition, text: string, seat?: Seat) {
  const ruleset = rulesetOf(position);
  const action = ruleset.parseAction(text);
  if (action === null) throw new Error(`${text} is no action`);
  return ruleset.decide(position, seat ?? ruleset.toMove(position) ?? 'A', action);
}
