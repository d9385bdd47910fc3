import { cardOf, cardOrNull } from './cards.ts';
import { chain, pileCard } from './core.ts';
import type { GridCore } from './core.ts';
import { CELLS } from './geometry.ts';
import { actionOf, listMoves, MOST_MOVES } from './legal.ts';
import { outcomeOfCore } from './outcome.ts';
import { GridPosition } from './position.ts';
import { SPOTS } from './types.ts';
import type { GridAction, GridCard, GridOutcome, GridView, Royal, Spot } from './types.ts';

/** The one place where secrets are removed: the order of the pile, but for the part that went under it for all to see. */
export function viewOfGrid(position: GridPosition): GridView {
  const { options, core } = GridPosition.open(position);
  return {
    variant: options.variant,
    phase: core.phase,
    grid: CELLS.map((_, cell) => stack(core, core.top[cell] ?? 0)),
    royals: royalsOf(core),
    ploys: trayCards(core, 'unused'),
    used: trayCards(core, 'used'),
    pending: cardOrNull(core.pending),
    held: cardOrNull(core.held),
    aside: asideOf(core),
    pile: core.pileSize,
    under: underOf(core),
    outcome: gridOutcome(position),
    legal: legalGridActions(position),
  };
}

/** How a game ended, or null while it runs. */
export function gridOutcome(position: GridPosition): GridOutcome | null {
  const { core } = GridPosition.open(position);
  return core.phase === 'over' ? outcomeOfCore(core, core.lostBy) : null;
}

/** All actions that are possible, resigning left out; none when over. */
export function legalGridActions(position: GridPosition): readonly GridAction[] {
  const moves = new Uint16Array(MOST_MOVES);
  const count = listMoves(GridPosition.open(position).core, moves);
  const actions: GridAction[] = [];
  for (let place = 0; place < count; place++) actions.push(actionOf(moves[place] ?? 0));
  return actions;
}

function stack(core: GridCore, top: number): readonly GridCard[] {
  return chain(core, top).map(cardOf);
}

function royalsOf(core: GridCore): GridView['royals'] {
  const royals: Partial<Record<Spot, Royal>> = {};
  for (const [index, spot] of SPOTS.entries()) {
    const card = core.royal[index] ?? 0;
    if (card === 0) continue;
    const armour = stack(core, core.armourTop[index] ?? 0);
    royals[spot] = { card: cardOf(card), armour, dead: (core.fallen & (1 << index)) !== 0 };
  }
  return royals;
}

function asideOf(core: GridCore): readonly GridCard[] {
  return Array.from(core.aside.subarray(core.asideUp, core.asideSize), cardOf);
}

function underOf(core: GridCore): readonly GridCard[] {
  const cards: GridCard[] = [];
  for (let from = core.pileSize - core.known; from < core.pileSize; from++) {
    cards.push(cardOf(pileCard(core, from)));
  }
  return cards;
}

function trayCards(core: GridCore, which: 'used' | 'unused'): readonly GridCard[] {
  const cards: GridCard[] = [];
  for (let place = 0; place < core.traySize; place++) {
    const isUsed = (core.used & (1 << place)) !== 0;
    if (isUsed === (which === 'used')) cards.push(cardOf(core.tray[place] ?? 0));
  }
  return cards;
}
