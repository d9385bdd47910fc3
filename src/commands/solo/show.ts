import type { GridSolution } from '../../engine/gridcannon/solution.ts';
import type { GridEvent } from '../../engine/gridcannon/types.ts';
import { parseCustomId, paintSolo, paintSoloElsewhere, paintSoloFinal } from '../../render/index.ts';
import type { Message, SoloMode } from '../../render/index.ts';
import { dayBefore } from '../../table/solo/day.ts';
import { solutionOf } from '../../table/solo/line.ts';
import type { Solo } from '../../table/solo/solo.ts';
import type { MessageRef } from '../../table/ports.ts';
import type { Context } from '../context.ts';
import type { Anywhere } from '../duel.ts';
import type { PressInteraction } from '../interaction.ts';
import { faceOf, wordsOf } from './face.ts';

/** Showing a game: in a new message, or in place of the one that was pressed. */

/** What is shown besides the board. */
export interface Shown {
  readonly mode?: SoloMode;
  readonly news: readonly GridEvent[];
  readonly remark?: string;
}

const DEAL: SoloMode = { kind: 'deal' };

/** Shows a game in a message of its own, and takes the buttons from the one that showed it before. */
export async function showAnew(
  context: Context,
  interaction: Anywhere,
  solo: Solo,
  shown: Shown,
): Promise<void> {
  const message = paint(context, interaction, solo, {
    ...shown,
    yesterday: await yesterdayOf(context, solo),
  });
  // Named after what asked for it: asked for again, the same board is posted again.
  const posted =
    solo.row.visibility === 'public' ? await interaction.publicly(message, `s${interaction.id}`) : null;
  if (posted) await takeOver(context, interaction, solo, posted);
  else await interaction.privately(message);
}

/** Shows a game in place of the message that was pressed; once it is over, with what its deal could have brought. */
export async function showInPlace(
  context: Context,
  interaction: PressInteraction,
  solo: Solo,
  shown: Shown,
): Promise<void> {
  const isOwn = isOwnMessage(solo, interaction.message);
  const yesterday = await yesterdayOf(context, solo);
  const show = async (solution: GridSolution | 'searching' | null): Promise<void> => {
    const painted = paint(context, interaction, solo, { ...shown, yesterday, solution });
    await (isOwn ? interaction.repaint(painted) : interaction.privately(painted));
  };
  const isSecret = solo.isSecretAt(context.solos.clock());
  await show(solo.row.ending && !isSecret ? 'searching' : null);
  // The end itself doesn't wait for what is found out about the deal.
  if (solo.row.ending && !isSecret) await show(await solutionOf(context.solos, solo));
}

/**
 * Whether a message may become the game's board: it is private, or it shows this game to everybody. A button that was
 * forged onto another message never paints over that one, and what its player alone may see never becomes public.
 */
function isOwnMessage({ row }: Solo, message: PressInteraction['message']): boolean {
  if (message.ephemeral) return true;
  const isBoard = message.customIds.some((customId) => {
    const press = parseCustomId(customId);
    return press !== null && 'solo' in press && press.solo === row.id;
  });
  return row.visibility === 'public' && isBoard;
}

/** What its player did with the daily deal of the day before, where this is that of today. */
async function yesterdayOf({ solos }: Context, { row }: Solo): Promise<number | null> {
  if (row.daily === null) return null;
  const before = await solos.store.dailyTry(row.player, dayBefore(Date.parse(row.daily)));
  return before?.row.id ?? null;
}

interface Painted extends Shown {
  readonly yesterday: number | null;
  readonly solution?: GridSolution | 'searching' | null;
}

function paint(
  context: Context,
  interaction: Anywhere,
  solo: Solo,
  { news, mode = DEAL, remark, yesterday, solution = null }: Painted,
): Message {
  const face = faceOf(context, solo, yesterday);
  const words = wordsOf(solo, interaction.invoker);
  return solo.row.ending
    ? paintSoloFinal(face, solo.view, words, { news, solution })
    : paintSolo(face, solo.view, words, { mode, news, remark: remark ?? null });
}

/** A new message is the public one from now on; the one before it tells where the game has gone. */
async function takeOver(
  { solos, channels }: Context,
  { invoker }: Anywhere,
  solo: Solo,
  posted: MessageRef,
): Promise<void> {
  const before = await solos.store.moveBoard(solo.row.id, posted);
  if (before)
    await channels.edit(before, paintSoloElsewhere(faceOf({ solos }, solo), wordsOf(solo, invoker)));
}
