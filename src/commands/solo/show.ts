import type { GridSolution } from '../../engine/gridcannon/solution.ts';
import type { GridEvent } from '../../engine/gridcannon/types.ts';
import { paintSolo, paintSoloElsewhere, paintSoloFinal } from '../../render/index.ts';
import type { Message, SoloMode } from '../../render/index.ts';
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
  /** The player's try at the daily deal of yesterday. */
  readonly yesterday?: number;
}

const DEAL: SoloMode = { kind: 'deal' };

/** Shows a game in a message of its own, and takes the buttons from the one that showed it before. */
export async function showAnew(
  context: Context,
  interaction: Anywhere,
  solo: Solo,
  shown: Shown,
): Promise<void> {
  const message = paint(context, interaction, solo, shown, null);
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
  const { message } = interaction;
  const isPublic = solo.row.visibility === 'public';
  const show = (solution: GridSolution | 'searching' | null): Promise<void> => {
    const painted = paint(context, interaction, solo, shown, solution);
    // What its player alone may see never comes into a message that others see, even by a forged button.
    return isPublic || message.ephemeral ? interaction.repaint(painted) : interaction.privately(painted);
  };
  const isSecret = solo.isSecretAt(context.solos.clock());
  await show(solo.row.ending && !isSecret ? 'searching' : null);
  if (isPublic && !message.ephemeral) await takeOver(context, interaction, solo, message);
  // The end itself doesn't wait for what is found out about the deal.
  if (solo.row.ending && !isSecret) await show(await solutionOf(context.solos, solo));
}

function paint(
  context: Context,
  interaction: Anywhere,
  solo: Solo,
  { news, mode = DEAL, remark, yesterday }: Shown,
  solution: GridSolution | 'searching' | null,
): Message {
  const face = faceOf(context, solo, yesterday ?? null);
  const words = wordsOf(solo, interaction.invoker);
  return solo.row.ending
    ? paintSoloFinal(face, solo.view, words, { news, solution })
    : paintSolo(face, solo.view, words, { mode, news, remark: remark ?? null });
}

/** A message is the public one from now on; the one before it tells where the game has gone. */
async function takeOver(
  { solos, channels }: Context,
  { invoker }: Anywhere,
  solo: Solo,
  { channelId, messageId }: MessageRef,
): Promise<void> {
  if (solo.row.board?.messageId === messageId) return;
  const before = await solos.store.moveBoard(solo.row.id, { channelId, messageId });
  if (before)
    await channels.edit(before, paintSoloElsewhere(faceOf({ solos }, solo), wordsOf(solo, invoker)));
}
