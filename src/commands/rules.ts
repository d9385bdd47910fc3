import { paintRules } from '../render/index.ts';
import { BOOKS, parseBookId } from '../locale/index.ts';
import type { BookId } from '../locale/index.ts';
import type { Context } from './context.ts';
import { chooseDuel, duelsHere } from './find.ts';
import type { Command, CommandInteraction } from './interaction.ts';
import { textOf } from './options.ts';
import { anywhereCommand, choiceOption } from './registration.ts';
import { localeOf } from './say.ts';

/** `/rules [game]`: how it is played, privately and in full; without `game`, the rules of what the person plays here. */
export const rules: Command<Context> = {
  data: anywhereCommand('rules', [choiceOption('rules', 'game', BOOKS)]),

  async run(context, interaction) {
    const ruleset =
      parseBookId(textOf(interaction.options.get('game'))) ?? (await rulesetHere(context, interaction));
    await interaction.privately(paintRules(localeOf(interaction.invoker), ruleset, 0));
  },
};

async function rulesetHere(context: Context, { place, invoker }: CommandInteraction): Promise<BookId> {
  const meant = chooseDuel(await duelsHere(context, place, invoker.id, null), invoker.id);
  if (meant.kind === 'one') return meant.table.row.ruleset;
  if (meant.kind === 'several') return meant.tables.at(-1)?.row.ruleset ?? 'border-stones';
  // In direct messages there is no duel to be had.
  if (place.kind === 'dm') return 'gridcannon';
  const alone = await context.solos.store.running(invoker.id, place.channelId);
  return alone ? 'gridcannon' : 'border-stones';
}
