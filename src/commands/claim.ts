import { STONE_NUMBERS } from '../engine/stones/seats.ts';
import { runAtDuel, stoneNamed } from './aim.ts';
import type { Context } from './context.ts';
import type { Command } from './interaction.ts';
import { duelCommand, opponentOption, stoneOption } from './registration.ts';
import { duelsTyped, suggestStones } from './suggest.ts';
import type { Suggested } from './suggest.ts';

/** `/claim stone [opponent]`: claims a stone; the prover decides, and everybody hears why. */
export const claim: Command<Context> = {
  data: duelCommand('claim', [stoneOption('claim'), opponentOption('claim')]),

  async run(context, interaction) {
    const stone = await stoneNamed(interaction);
    if (!stone) return;
    await runAtDuel(context, interaction, { command: 'claim', stone: stone.value }, stone.table);
  },

  async autocomplete(context, interaction) {
    return suggestStones(await duelsTyped(context, interaction), interaction.focused.value, ownComplete);
  },
};

/** The unowned stones where the player's own side is complete, whether or not a claim would succeed. */
function ownComplete({ view }: Suggested) {
  return STONE_NUMBERS.filter((number) => {
    const stone = view.stones[number - 1];
    return stone?.owner === null && stone[view.seat].length === 3;
  });
}
