import type { AnyRefusal } from '../locale/index.ts';
import { paintDuelPicker, paintHand } from '../render/index.ts';
import type { HandState, Message, Pending } from '../render/index.ts';
import type { Action, Event } from '../engine/stones/types.ts';
import { act } from '../table/act.ts';
import type { TakeWin } from '../table/act.ts';
import type { Table } from '../table/table.ts';
import { letComputerPlay } from './computer.ts';
import type { Context } from './context.ts';
import { choicesOf, chooseDuel, duelsHere, opponentOf, seatViewOf } from './find.ts';
import type { CommandInteraction, PressInteraction } from './interaction.ts';
import { localeOf, refusalMessage, refusalSentence } from './say.ts';
import { tell } from './tell.ts';
import { voiceOf } from './voice.ts';

/** What commands and presses at a duel have in common: finding it, acting, and answering. */

export type Anywhere = CommandInteraction | PressInteraction;

/**
 * The duel that a command means, by its optional `opponent`. Where there is none, or several fit, the person is
 * answered here (a refusal, or a picker that carries the command on) and null comes back.
 */
export async function findDuel(
  context: Context,
  interaction: CommandInteraction,
  pending: Pending,
): Promise<Table | null> {
  const { place, invoker, options } = interaction;
  if (!place.guildId) {
    await refuse(interaction, { code: 'not-in-server' });
    return null;
  }
  const opponent = opponentOf(options);
  const meant = chooseDuel(await duelsHere(context, place, invoker.id, opponent), invoker.id);
  if (meant.kind === 'one') return meant.table;
  if (await hasActed(context, interaction)) return null;
  if (meant.kind === 'several') await askWhich(context, interaction, pending, meant.tables);
  else
    await refuse(interaction, opponent === null ? { code: 'no-duel' } : { code: 'no-duel-with', opponent });
  return null;
}

/** Asks privately which of several duels is meant; the answer carries the command on. */
export async function askWhich(
  context: Context,
  interaction: Anywhere,
  pending: Pending,
  tables: readonly Table[],
): Promise<void> {
  const choices = await choicesOf(context, tables, interaction.invoker.id);
  await interaction.privately(paintDuelPicker(localeOf(interaction.invoker), pending, choices));
}

/**
 * Whether another process on the bot's token has acted on this very interaction. By that the duel may be over, or the
 * card gone from the hand: whoever came second must not tell the player so, but leave the answer to who acted.
 */
export function hasActed({ house }: Context, { id }: Anywhere): Promise<boolean> {
  return house.store.hasActed(id);
}

/** Answers with a refusal, for the person alone. */
export async function refuse(interaction: Anywhere, refusal: AnyRefusal, table?: Table): Promise<void> {
  await interaction.privately(refusalMessage(localeOf(interaction.invoker), refusal, table));
}

/** A player's own message: board, hand, and what can be done. Null for who doesn't play in this duel. */
export function handMessage(interaction: Anywhere, table: Table, state: Partial<HandState>): Message | null {
  const view = seatViewOf(table, interaction.invoker.id);
  if (!view) return null;
  return paintHand(table.face, view, localeOf(interaction.invoker), {
    picked: null,
    news: [],
    remark: null,
    wayOut: null,
    ...state,
  });
}

/**
 * Shows something to one person: in place of the private message that was pressed, else as a new private message.
 * A public message is never repainted with it, even where somebody forged a private button onto one.
 */
export async function showPrivately(interaction: Anywhere, message: Message): Promise<void> {
  if ('customId' in interaction && interaction.message.ephemeral) await interaction.repaint(message);
  else await interaction.privately(message);
}

/** Shows a player the own hand and what can be done. */
export async function showHand(
  interaction: Anywhere,
  table: Table,
  state: Partial<HandState>,
): Promise<void> {
  const message = handMessage(interaction, table, state);
  if (message) await showPrivately(interaction, message);
  else await refuse(interaction, { code: 'stranger' }, table);
}

/** An action at a table, with the version that its button was drawn for; a typed command has none. */
export interface Move {
  readonly action: Action | TakeWin;
  readonly drawnFor?: number;
}

/** Carries a move out and answers: what stands is told to everybody, and the player sees what is next. */
export async function move(context: Context, interaction: Anywhere, table: Table, move: Move): Promise<void> {
  const acted = await act(context.house, {
    interaction: interaction.id,
    table: table.row.id,
    user: interaction.invoker.id,
    ...move,
  });
  switch (acted.kind) {
    case 'acted':
      return answerMove(context, interaction, acted.table, {
        news: ownNews(acted.events, acted.table, interaction),
      });
    case 'refused': {
      const remark = refusalSentence(localeOf(interaction.invoker), acted.refusal, acted.table);
      if (acted.verdict === 'public') return answerMove(context, interaction, acted.table, {});
      return 'customId' in interaction
        ? showHand(interaction, acted.table, { remark })
        : refuse(interaction, acted.refusal, acted.table);
    }
    case 'stale':
      return showHand(interaction, acted.table, {});
    case 'repeated':
      return;
    case 'stranger':
      return refuse(interaction, { code: 'stranger' }, acted.table);
    case 'absent':
      return refuse(interaction, { code: 'no-duel' });
  }
}

/** What has just happened, as the player may hear it: another's draws stay out. */
function ownNews(events: readonly Event[], table: Table, interaction: Anywhere): readonly Event[] {
  const seat = table.seatOf(interaction.invoker.id);
  return events.filter((event) => event.type !== 'drew' || event.seat === seat);
}

/**
 * Answers a move that stands, and the computer's after it, where one plays. A press first repaints the private message that it sits on; a command's first answer is
 * the public one, and the hand follows privately.
 */
export async function answerMove(
  context: Context,
  interaction: Anywhere,
  table: Table,
  state: Partial<HandState>,
): Promise<void> {
  const present = await letComputerPlay(context, table);
  const voice = voiceOf(context, interaction);
  const tellAll = async (): Promise<void> => {
    if ((await tell(context, table.row.id, voice)) === 'mute')
      await refuse(interaction, { code: 'board-impossible' });
  };
  if ('customId' in interaction) {
    await showHand(interaction, present, state);
    await tellAll();
  } else {
    await tellAll();
    await showHand(interaction, present, state);
  }
}
