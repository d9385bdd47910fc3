import { matchCards } from '../locale/index.ts';
import { paintCardPicker, paintResignQuestion, paintWhy, seatToExplain, toPublic } from '../render/index.ts';
import type { Pending } from '../render/index.ts';
import type { StoneNumber } from '../engine/stones/types.ts';
import type { Table } from '../table/table.ts';
import { moveBoard } from './moveBoard.ts';
import type { Context } from './context.ts';
import { hasActed, move, refuse, showHand, showPrivately } from './duel.ts';
import type { Anywhere } from './duel.ts';
import { seatViewOf } from './find.ts';
import { localeOf } from './say.ts';
import { wayOut } from './leave.ts';

/** Carries out a command once its duel is known: straight away, or after the player has said which one is meant. */
export async function carryOut(
  context: Context,
  interaction: Anywhere,
  table: Table,
  pending: Pending,
): Promise<void> {
  switch (pending.command) {
    case 'play':
      return playTyped(context, interaction, table, pending.typed, pending.stone);
    case 'claim':
      return move(context, interaction, table, { action: { type: 'claim', stone: pending.stone } });
    case 'end':
      return move(context, interaction, table, { action: { type: 'end' } });
    case 'why':
      return explainStone(interaction, table, pending.stone);
    case 'hand':
      return openHand(context, interaction, table);
    case 'board':
      return moveBoard(context, interaction, table);
    case 'resign':
      return askToResign(interaction, table);
  }
}

/** The hand, asked for: with what a player can do about an opponent who doesn't play any more. */
export async function openHand(context: Context, interaction: Anywhere, table: Table): Promise<void> {
  await showHand(interaction, table, { wayOut: await wayOut(context, table, interaction.invoker.id) });
}

/** Plays the card that a player typed; where it can mean several cards of the hand, asks which. */
async function playTyped(
  context: Context,
  interaction: Anywhere,
  table: Table,
  typed: string,
  stone: StoneNumber,
): Promise<void> {
  const view = seatViewOf(table, interaction.invoker.id);
  if (!view) return refuse(interaction, { code: 'stranger' }, table);
  const { understood, fitting } = matchCards(typed, view.hand);
  const [card] = fitting;
  if (card && fitting.length === 1) {
    return move(context, interaction, table, { action: { type: 'play', card, stone } });
  }
  if (await hasActed(context, interaction)) return;
  if (card) {
    const picker = paintCardPicker(table.face, localeOf(interaction.invoker), fitting, stone);
    return showPrivately(interaction, picker);
  }
  const code = understood ? 'card-not-held' : 'card-unknown';
  return refuse(interaction, { code, hand: view.hand }, table);
}

/** Says privately why a stone can or can't be claimed, from the table's cards alone. */
async function explainStone(interaction: Anywhere, table: Table, stone: StoneNumber): Promise<void> {
  const asker = table.seatOf(interaction.invoker.id);
  const view = toPublic(table.view(null));
  const seat = seatToExplain(table.face, view, asker, stone);
  if (!seat) return refuse(interaction, { code: 'why-withheld', stone }, table);
  await interaction.privately(paintWhy(table.face, view, localeOf(interaction.invoker), asker, stone, seat));
}

/** Asks once whether a player means to give the round up. */
async function askToResign(interaction: Anywhere, table: Table): Promise<void> {
  if (!table.seatOf(interaction.invoker.id)) return refuse(interaction, { code: 'stranger' }, table);
  await showPrivately(interaction, paintResignQuestion(table.face, localeOf(interaction.invoker)));
}
