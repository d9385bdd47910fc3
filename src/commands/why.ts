import { STONE_NUMBERS } from '../engine/stones/seats.ts';
import { seatToExplain } from '../render/index.ts';
import { runAtAnyDuel, runAtDuel, stoneNamed } from './aim.ts';
import type { Context } from './context.ts';
import type { Command } from './interaction.ts';
import { duelCommand, opponentOption, stoneOption } from './registration.ts';
import { duelsTyped, suggestStones } from './suggest.ts';
import type { Suggested } from './suggest.ts';

/** `/why stone [opponent]`: says privately why a stone can, or can't, be claimed. */
export const why: Command<Context> = {
  data: duelCommand('why', [stoneOption('why'), opponentOption('why')]),

  async run(context, interaction) {
    const stone = await stoneNamed(interaction);
    if (!stone) return;
    const pending = { command: 'why', stone: stone.value } as const;
    await (stone.table === null
      ? runAtAnyDuel(context, interaction, pending, 'here-only')
      : runAtDuel(context, interaction, pending, stone.table));
  },

  async autocomplete(context, interaction) {
    return suggestStones(await duelsTyped(context, interaction), interaction.focused.value, askable);
  },
};

/** The stones that the player may ask about. */
function askable({ table, view }: Suggested) {
  return STONE_NUMBERS.filter((stone) => seatToExplain(table.face, view, view.seat, stone) !== null);
}
