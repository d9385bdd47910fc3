import type { Decision } from '../ruleset.ts';
import { cardOf } from './cards.ts';
import { readGridAction } from './actions.ts';
import { chronicleInto } from './chronicle.ts';
import { chain, copyOf } from './core.ts';
import type { GridCore } from './core.ts';
import { isLegal, moveOf } from './legal.ts';
import { makeMove } from './moves.ts';
import { GridPosition } from './position.ts';
import type { GridAction, GridCard, GridEvent, GridRefusal } from './types.ts';

/**
 * What an action brings about: the event itself, then all that happens by itself, in order. Or why it is refused, the
 * first reason that applies: the game is over, there is no such action, or it is not possible at this point.
 */
export function decideGrid(position: GridPosition, given: GridAction): Decision<GridEvent, GridRefusal> {
  const { core } = GridPosition.open(position);
  if (core.phase === 'over') return refuse('game-over');
  const action = readGridAction(given);
  if (!action) return refuse('unknown-action');
  if (action.type === 'resign') {
    return {
      ok: true,
      events: [{ type: 'resigned' }, { type: 'ended', outcome: { won: false, by: 'resign' } }],
    };
  }
  const move = moveOf(action);
  if (!isLegal(core, move)) return refuse('illegal');
  const events = [eventOf(core, action)];
  const after = copyOf(core);
  makeMove(after, move, chronicleInto(events, after));
  return { ok: true, events };
}

/** The event of the action itself, as it is told before anything of it has happened. */
function eventOf(core: GridCore, action: Exclude<GridAction, { type: 'resign' }>): GridEvent {
  switch (action.type) {
    case 'royal':
      return { type: 'royalPlaced', card: cardOf(core.pending), spot: action.spot };
    case 'keep':
      return { type: 'kept' };
    case 'swap':
      return { type: 'swapped', card: topCard(core, action.cell), cell: action.cell };
    case 'place':
      return { type: 'placed', card: cardOf(core.pending), cell: action.cell };
    case 'extract': {
      const cards = chain(core, core.top[action.cell - 1] ?? 0).map(cardOf);
      return { type: 'extracted', cell: action.cell, cards };
    }
    case 'reassign': {
      const { from, to } = action;
      return { type: 'reassigned', card: topCard(core, from), from, to };
    }
    case 'armour':
      return { type: 'armoured', card: cardOf(core.pending), spot: action.spot };
  }
}

function topCard(core: GridCore, cell: number): GridCard {
  return cardOf(core.top[cell - 1] ?? 0);
}

function refuse(code: GridRefusal['code']): Decision<GridEvent, GridRefusal> {
  return { ok: false, refusal: { code }, noted: [] };
}
