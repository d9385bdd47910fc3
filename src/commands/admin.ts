import { paintEnded, plainName, toPublic } from '../render/index.ts';
import { breakOff } from '../table/breakOff.ts';
import type { Table } from '../table/table.ts';
import type { Context } from './context.ts';
import { refuse } from './duel.ts';
import { duelsToWatch } from './find.ts';
import type { Choice, Command, CommandInteraction } from './interaction.ts';
import { duelOption, moderatorCommand, subcommand } from './registration.ts';
import { tell } from './tell.ts';
import { voiceOf } from './voice.ts';

/**
 * `/admin end [duel]`: ends a duel of this channel without points. Discord lets only those use it who may manage
 * messages, or whom the server names; so nothing but the command itself ends a duel: no button does.
 */
export const admin: Command<Context> = {
  data: moderatorCommand('admin', [subcommand('admin', 'end', [duelOption('admin end')])]),

  async run(context, interaction) {
    if (!interaction.place.guildId) return refuse(interaction, { code: 'not-in-server' });
    const tables = await duelsToWatch(context, interaction.place, null);
    const given = interaction.options.get('duel');
    const [first, ...others] = tables;
    const isClear = given === undefined && others.length === 0;
    const meant = isClear ? first : tables.find(({ row }) => row.id === given);
    if (meant) return endByModerator(context, interaction, meant);
    // Heard by two processes, the command has ended the duel already.
    if (await context.house.store.hasActed(interaction.id)) return;
    await refuse(interaction, { code: first ? 'which-duel' : 'no-duel-running' });
  },

  async autocomplete(context, { place, focused }) {
    const tables = await duelsToWatch(context, place, null);
    const choices = await Promise.all(tables.slice(-MOST_CHOICES).map((table) => choiceOf(context, table)));
    return choices.filter(({ name }) => name.toLowerCase().includes(focused.value.toLowerCase()));
  },
};

/** The most choices that Discord shows. */
const MOST_CHOICES = 25;

async function choiceOf({ channels }: Context, table: Table): Promise<Choice> {
  const [one, other] = await Promise.all(
    (['A', 'B'] as const).map((seat) => channels.nameOf(table.row.guildId, table.personAt(seat), 'plain')),
  );
  return { name: `${plainName(one ?? '')} – ${plainName(other ?? '')}`, value: table.row.id };
}

async function endByModerator(
  context: Context,
  interaction: CommandInteraction,
  table: Table,
): Promise<void> {
  const { invoker, id } = interaction;
  const broken = await breakOff(context.house, id, table.row.id, () => ({
    kind: 'moderator',
    by: invoker.id,
  }));
  if (broken.kind === 'repeated') return;
  if (broken.kind !== 'done') return refuse(interaction, { code: 'no-duel-running' });
  const told = await tell(context, table.row.id, voiceOf(context, interaction));
  if (told === 'mute') await refuse(interaction, { code: 'board-impossible' });
  // Whoever tells a move of the same moment tells the end as well; the moderator is answered all the same.
  const { face } = broken.table;
  if (told === 'nothing-new')
    await interaction.privately(paintEnded(face, toPublic(broken.table.view(null))));
}
