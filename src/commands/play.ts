import { matchCards } from '../locale/index.ts';
import { cardLabel } from '../render/index.ts';
import { openStones } from '../engine/stones/turn.ts';
import { runAtDuel, stoneNamed } from './aim.ts';
import type { Context } from './context.ts';
import type { AutocompleteInteraction, Choice, Command } from './interaction.ts';
import { makeCardValue, parseCardValue } from './options.ts';
import { cardOption, duelCommand, opponentOption, stoneOption } from './registration.ts';
import { duelsTyped, suggestStones } from './suggest.ts';
import type { Suggested } from './suggest.ts';

/** `/play card stone [opponent]`: lays a card; a part of its name is enough where it fits one card of the hand. */
export const play: Command<Context> = {
  data: duelCommand('play', [cardOption('play'), stoneOption('play'), opponentOption('play')]),

  async run(context, interaction) {
    const card = parseCardValue(interaction.options.get('card'));
    const stone = await stoneNamed(interaction);
    if (!stone) return;
    const pending = { command: 'play', typed: card.value, stone: stone.value } as const;
    await runAtDuel(context, interaction, pending, card.table ?? stone.table);
  },

  async autocomplete(context, interaction) {
    const duels = await duelsTyped(context, interaction);
    return interaction.focused.name === 'card'
      ? suggestCards(duels, interaction)
      : suggestStones(duels, interaction.focused.value, ({ view }) => openStones(view));
  },
};

/** Exactly the player's own cards, narrowed by what is typed. */
function suggestCards(duels: readonly Suggested[], { focused }: AutocompleteInteraction): readonly Choice[] {
  const typed = parseCardValue(focused.value).value;
  return duels.flatMap(({ table, view, against }) =>
    (typed.trim() === '' ? view.hand : matchCards(typed, view.hand).fitting).map((card) => ({
      name: cardLabel(table.face, card, against),
      value: makeCardValue(card, against === undefined ? null : table.row.id),
    })),
  );
}
