import type { StoneNumber } from '../engine/stones/types.ts';
import type { Pending } from '../render/index.ts';
import { findTable } from '../table/challenge.ts';
import type { TableId } from '../table/ports.ts';
import type { Table } from '../table/table.ts';
import type { Context } from './context.ts';
import { askWhich, findDuel, refuse } from './duel.ts';
import { chooseDuel, duelsHere, duelsOnServer, duelsToWatch, oneOf, opponentOf } from './find.ts';
import type { Meant } from './find.ts';
import type { CommandInteraction } from './interaction.ts';
import { parseStoneValue, textOf } from './options.ts';
import type { Aimed } from './options.ts';
import { carryOut } from './turn.ts';

/** The stone that a command names, with the table that a picked one brought along; else refuses, and gives null. */
export async function stoneNamed(interaction: CommandInteraction): Promise<Aimed<StoneNumber> | null> {
  const given = interaction.options.get('stone');
  const { value, table } = parseStoneValue(given);
  if (value !== null) return { value, table };
  await refuse(interaction, { code: 'stone-unknown', typed: textOf(given) });
  return null;
}

/** Runs a player's command at the duel that it means; `carried` is the table that a picked choice brought along. */
export async function runAtDuel(
  context: Context,
  interaction: CommandInteraction,
  pending: Pending,
  carried: TableId | null,
): Promise<void> {
  const table =
    carried === null
      ? await findDuel(context, interaction, pending)
      : await findCarried(context, interaction, carried);
  if (table) await carryOut(context, interaction, table, pending);
}

async function findCarried(
  context: Context,
  interaction: CommandInteraction,
  id: TableId,
): Promise<Table | null> {
  const table = await findTable(context.house, id);
  const isHere = table?.row.channelId === interaction.place.channelId;
  if (table?.dealt && isHere && table.seatOf(interaction.invoker.id)) return table;
  const stone = textOf(interaction.options.get('stone'));
  // Nobody suggested that: a number of more than one digit was typed, and belongs to no stone.
  await refuse(interaction, stone.length > 1 ? { code: 'stone-unknown', typed: stone } : { code: 'no-duel' });
  return null;
}

/**
 * Runs a command that who watches may give too. A player's own duels come first; `elsewhere` says whether the ones in
 * other channels of the server count where the player has none here.
 */
export async function runAtAnyDuel(
  context: Context,
  interaction: CommandInteraction,
  pending: Pending,
  elsewhere: 'here-only' | 'whole-server',
): Promise<void> {
  if (!interaction.place.guildId) return refuse(interaction, { code: 'not-in-server' });
  const meant = await duelSeen(context, interaction, elsewhere);
  if (meant.kind === 'one') return carryOut(context, interaction, meant.table, pending);
  if (meant.kind === 'several') return askWhich(context, interaction, pending, meant.tables);
  await refuse(interaction, { code: 'no-duel' });
}

async function duelSeen(
  context: Context,
  { place, invoker, options }: CommandInteraction,
  elsewhere: 'here-only' | 'whole-server',
): Promise<Meant> {
  const named = opponentOf(options);
  const mine = chooseDuel(await duelsHere(context, place, invoker.id, named), invoker.id);
  if (mine.kind !== 'none') return mine;
  const others = oneOf(await duelsToWatch(context, place, named));
  if (others.kind !== 'none' || elsewhere === 'here-only') return others;
  return chooseDuel(await duelsOnServer(context, place, invoker.id, named), invoker.id);
}
