import { runAtAnyDuel } from './aim.ts';
import type { Context } from './context.ts';
import type { Command } from './interaction.ts';
import { duelCommand, opponentOption } from './registration.ts';

/** `/board [opponent]`: moves a player's live board here; anybody else gets a private copy. */
export const board: Command<Context> = {
  data: duelCommand('board', [opponentOption('board')]),
  run: (context, interaction) => runAtAnyDuel(context, interaction, { command: 'board' }, 'whole-server'),
};
