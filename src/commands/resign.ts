import { runAtDuel } from './aim.ts';
import type { Context } from './context.ts';
import type { Command } from './interaction.ts';
import { duelCommand, opponentOption } from './registration.ts';

/** `/resign [opponent]`: gives a duel up, also out of turn; asks once. */
export const resign: Command<Context> = {
  data: duelCommand('resign', [opponentOption('resign')]),
  run: (context, interaction) => runAtDuel(context, interaction, { command: 'resign' }, null),
};
