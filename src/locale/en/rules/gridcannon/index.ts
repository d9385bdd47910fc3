import type { RulesPage } from '../../../rulesPage.ts';
import { armour, attack, attacks, ploys } from './fighting.ts';
import { end, tips, variants } from './end.ts';
import { credits, rulings } from './rulings.ts';
import { daily, onDiscord } from './onDiscord.ts';
import { noRoyal, placing } from './royals.ts';
import { goal, grid, setup, turn } from './playing.ts';

/** The book of Gridcannon. */
export const gridcannon: readonly RulesPage[] = [
  goal,
  grid,
  setup,
  turn,
  attack,
  attacks,
  placing,
  noRoyal,
  ploys,
  armour,
  end,
  tips,
  variants,
  onDiscord,
  daily,
  rulings,
  credits,
];
