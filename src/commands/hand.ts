import { runAtDuel } from './aim.ts';
import type { Context } from './context.ts';
import type { Command } from './interaction.ts';
import { duelCommand, opponentOption } from './registration.ts';

/** `/hand [opponent]`: shows the player, and nobody else, the hand and what can be done with it. */
export const hand: Command<Context> = {
  data: duelCommand('hand', [opponentOption('hand')]),
  run: (context, interaction) => runAtDuel(context, interaction, { command: 'hand' }, null),
};
