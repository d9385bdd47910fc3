import { makeAction, parseAction } from './actions.ts';
import { decideDuel } from './decide.ts';
import { legalActions } from './legal.ts';
import { toMove } from './outcome.ts';
import { dealDuel, evolveDuel, type StonesPosition } from './position.ts';
import type { DuelRecord } from './record.ts';
import type { Action, Refusal, RulesetId, Seat } from './types.ts';

/** Where a record leads to; or the first action that is illegal, why, and the position before it. */
export type Replay =
  | { readonly ok: true; readonly position: StonesPosition }
  | { readonly ok: false; readonly at: number; readonly refusal: Refusal; readonly position: StonesPosition };

/**
 * Plays a record through. Its actions are those of whoever is up: `play 9s 4`, `claim 3`, `end`; and those of the
 * seat that they name: `resign A`, `timeout B`. What happens by itself is no action, and a refused claim is none.
 */
export function replayRecord(record: DuelRecord): Replay {
  let position = dealDuel(record.game, record);
  for (const [at, text] of record.actions.entries()) {
    const step = act(record.game, position, text);
    if (!step.ok) return { ok: false, at, refusal: step.refusal, position };
    position = step.position;
  }
  return { ok: true, position };
}

/** What whoever is up may do, as texts of a record in code-unit order; resigning and timeouts left out. */
export function legalTexts(position: StonesPosition): string[] {
  return legalActions(position).map(makeAction).sort();
}

type Step =
  | { readonly ok: true; readonly position: StonesPosition }
  | { readonly ok: false; readonly refusal: Refusal };

function act(game: RulesetId, position: StonesPosition, text: string): Step {
  const turn = toMove(position);
  if (turn === null) return { ok: false, refusal: { code: 'game-over' } };
  const said = parseBreakOff(text) ?? parseOwnAction(game, turn, text);
  if (said === null) return { ok: false, refusal: { code: 'unknown-action' } };
  const decision = decideDuel(position, said.seat, said.action);
  if (!decision.ok) return { ok: false, refusal: decision.refusal };
  return { ok: true, position: decision.events.reduce(evolveDuel, position) };
}

interface Said {
  readonly seat: Seat;
  readonly action: Action;
}

function parseBreakOff(text: string): Said | null {
  const [, type, seat] = /^(resign|timeout) ([AB])$/.exec(text) ?? [];
  if ((type !== 'resign' && type !== 'timeout') || (seat !== 'A' && seat !== 'B')) return null;
  return { seat, action: { type } };
}

/** Giving up without saying who is no action of a record. */
function parseOwnAction(game: RulesetId, seat: Seat, text: string): Said | null {
  const action = parseAction(game, text);
  if (action === null || action.type === 'resign' || action.type === 'timeout') return null;
  return { seat, action };
}
