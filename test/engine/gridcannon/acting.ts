import { serialize } from 'node:v8';
import { GridPosition } from '../../../src/engine/gridcannon/position.ts';
import { gridcannon } from '../../../src/engine/gridcannon/ruleset.ts';
import type { GridEvent, GridRefusal } from '../../../src/engine/gridcannon/types.ts';

/** Acting in a test: actions as texts, and what comes of them as short lines. */

/** What an action brings about. It must be legal. */
export function eventsOf(position: GridPosition, text: string): readonly GridEvent[] {
  const decision = decide(position, text);
  if (!decision.ok) throw new Error(`${text}: ${decision.refusal.code}`);
  return decision.events;
}

/** Why an action is refused. It must be. */
export function refusalOf(position: GridPosition, text: string): GridRefusal['code'] {
  const decision = decide(position, text);
  if (decision.ok) throw new Error(`${text} is legal`);
  return decision.refusal.code;
}

/** The position after actions. They must be legal. */
export function after(position: GridPosition, ...texts: string[]): GridPosition {
  return texts.reduce((now, text) => evolve(now, eventsOf(now, text)), position);
}

export function evolve(position: GridPosition, events: readonly GridEvent[]): GridPosition {
  return events.reduce((now, event) => gridcannon.evolve(now, event), position);
}

/** What happens, a line an event. */
export function story(position: GridPosition, text: string): string[] {
  return eventsOf(position, text).map(tell);
}

/** How an event reads in a list: `7d turns up`. */
export function tell(event: GridEvent): string {
  switch (event.type) {
    case 'royalPlaced':
      return `${event.card} stands at ${event.spot}`;
    case 'kept':
      return 'the grid is kept';
    case 'swapped':
      return `${event.card} leaves ${event.cell} and goes under`;
    case 'filled':
      return `${event.card} fills ${event.cell}`;
    case 'placed':
      return `${event.card} lies on ${event.cell}`;
    case 'extracted':
      return `${event.cards.join(' ')} from ${event.cell} go under`;
    case 'reassigned':
      return `${event.card} moves from ${event.from} to ${event.to}`;
    case 'armoured':
      return `${event.card} arms ${event.spot}`;
    case 'fired':
      return `${event.cell} fires at ${event.card} in ${event.spot}: ${event.sum} of ${event.health}${event.fell ? ', falls' : ''}`;
    case 'turnedUp':
      return `${event.card} turns up`;
    case 'setupRoyalUp':
      return `${event.card} is next`;
    case 'wentUnder':
      return `${event.cards.join(' ')} go under`;
    case 'heldBack':
      return `${event.card} has to wait`;
    case 'resumed':
      return `${event.card} is up again`;
    case 'setupEnded':
      return 'play begins';
    case 'resigned':
      return 'gives up';
    case 'ended':
      return event.outcome.won ? `won with ${event.outcome.score}` : `lost by ${event.outcome.by}`;
  }
}

/** Every byte of a position, to see whether two are the same, or one is still what it was. */
export function bytesOf(position: GridPosition): string {
  const { options, core } = GridPosition.open(position);
  return serialize([options, core]).toString('base64');
}

function decide(position: GridPosition, text: string) {
  const action = gridcannon.parseAction(text);
  if (action === null) throw new Error(`${text} is no action`);
  return gridcannon.decide(position, 'A', action);
}
