import { runAtDuel } from './aim.ts';
import type { Context } from './context.ts';
import type { Command } from './interaction.ts';
import { duelCommand, opponentOption } from './registration.ts';

/** `/end [opponent]`: ends a turn in which there is still something to decide. */
export const end: Command<Context> = {
  data: duelCommand('end', [opponentOption('end')]),
  run: (context, interaction) => runAtDuel(context, interaction, { command: 'end' }, null),
};
