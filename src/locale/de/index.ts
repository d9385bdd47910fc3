import type { en } from '../en/index.ts';
import { buttons } from './buttons.ts';
import { challenge, questions } from './challenge.ts';
import { choices, commands, suggestions } from './commands.ts';
import { game } from './game.ts';
import { hand } from './hand.ts';
import { history } from './history.ts';
import { league, stats } from './league.ts';
import { leaving } from './leaving.ts';
import { match } from './match.ts';
import { refusals } from './refusals.ts';
import { rules } from './rules/index.ts';
import { solo } from './solo.ts';
import { soloLeague } from './soloLeague.ts';
import { table } from './table.ts';
import { verdict } from './verdict.ts';

export const de: typeof en = {
  buttons,
  challenge,
  choices,
  commands,
  game,
  hand,
  history,
  league,
  leaving,
  match,
  questions,
  refusals,
  rules,
  solo,
  soloLeague,
  stats,
  suggestions,
  table,
  verdict,
};
