import type { StonesPosition } from '../../src/engine/stones/position.ts';
import type { DuelRecord } from '../../src/engine/stones/record.ts';
import { rulesetById } from '../../src/engine/stones/rulesets.ts';
import type { Event } from '../../src/engine/stones/types.ts';

/** A moment of a duel: the position, and what happened since the one before. */
export interface Moment {
  readonly position: StonesPosition;
  readonly events: readonly Event[];
}

/** A whole duel, action by action, beginning with the deal. */
export function walk({ game, options, deck, first, actions }: DuelRecord): readonly Moment[] {
  const ruleset = rulesetById(game);
  const moments: Moment[] = [{ position: ruleset.deal({ options, deck, first }), events: [] }];
  for (const text of actions) {
    const position = moments.at(-1)?.position;
    const action = ruleset.parseAction(text);
    const seat = position && ruleset.toMove(position);
    if (!position || !action || !seat) throw new Error(`“${text}” can't be done.`);
    const decision = ruleset.decide(position, seat, action);
    if (!decision.ok) throw new Error(`“${text}” is refused: ${decision.refusal.code}`);
    const { events } = decision;
    moments.push({ position: events.reduce((now, event) => ruleset.evolve(now, event), position), events });
  }
  return moments;
}
