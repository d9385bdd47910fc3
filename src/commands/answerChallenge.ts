import type { AnyRefusal } from '../locale/index.ts';
import { paintClosedChallenge } from '../render/index.ts';
import type { ChallengeEnding } from '../render/index.ts';
import { reply } from '../table/challenge.ts';
import type { Reply } from '../table/challenge.ts';
import type { TableId } from '../table/ports.ts';
import type { Table } from '../table/table.ts';
import { letComputerPlay } from './computer.ts';
import type { Context } from './context.ts';
import { handMessage, refuse } from './duel.ts';
import type { Anywhere } from './duel.ts';
import { refuseForAnother } from './inTheWay.ts';
import type { PressInteraction } from './interaction.ts';
import { tell } from './tell.ts';
import { voiceOf } from './voice.ts';

/** Accept, Decline or Withdraw was pressed on a challenge. */
export async function answerChallenge(
  context: Context,
  interaction: PressInteraction,
  id: TableId,
  answer: Reply,
): Promise<void> {
  const { id: press, invoker } = interaction;
  const replied = await reply(context.house, {
    interaction: press,
    table: id,
    user: invoker.id,
    reply: answer,
  });
  switch (replied.kind) {
    case 'absent':
      return refuse(interaction, { code: 'press-unknown' });
    case 'not-yours':
      return refuse(interaction, notYours(replied.table, answer, invoker.id));
    case 'closed':
      return sayClosed(context, interaction, replied.table);
    case 'taken':
      return refuseForAnother(context, interaction, replied.table.row.challenger);
    case 'repeated':
      return;
    case 'done':
      if (answer === 'accept') return begin(context, interaction, replied.table);
      return close(context, interaction, replied.table, answer === 'decline' ? 'declined' : 'withdrawn');
  }
}

function notYours({ row }: Table, answer: Reply, user: string): AnyRefusal {
  if (answer === 'withdraw') return { code: 'not-challenger', challenger: row.challenger };
  if (row.opponent !== null) return { code: 'not-challenged', opponent: row.opponent };
  return user === row.challenger ? { code: 'challenge-yours' } : { code: 'press-unknown' };
}

/** The challenge is shown as it ended; by this press, unless somebody else is showing it already. */
async function close(
  context: Context,
  interaction: PressInteraction,
  table: Table,
  ending: 'declined' | 'withdrawn',
): Promise<void> {
  const told = await tell(context, table.row.id, voiceOf(context, interaction));
  if (told === 'nothing-new') await interaction.repaint(paintClosedChallenge(table.offer, ending));
}

/** Somebody came too late: the challenge is shown as it stands now, and the person hears what became of it. */
async function sayClosed(context: Context, interaction: PressInteraction, table: Table): Promise<void> {
  const ending = endingOf(table);
  if (!ending) return refuse(interaction, { code: 'stale' });
  if (!isLiveBoard(table, interaction)) await interaction.repaint(paintClosedChallenge(table.offer, ending));
  await refuse(interaction, { code: `challenge-${ending}` });
  await tell(context, table.row.id, voiceOf(context, interaction));
}

/** How a challenge stopped being open; null while it is. */
function endingOf({ row: { status } }: Table): ChallengeEnding | null {
  switch (status) {
    case 'open':
      return null;
    case 'declined':
    case 'withdrawn':
    case 'expired':
      return status;
    case 'running':
    case 'over':
    case 'ended':
      return 'accepted';
  }
}

/** Whether the pressed message is the duel's board: only a button edited by hand answers a challenge from there. */
function isLiveBoard({ row }: Table, { message }: PressInteraction): boolean {
  return row.deal !== null && row.toldVersion > 0 && row.board?.messageId === message.messageId;
}

/** The cards are dealt: the board appears, and who accepted, or challenged the computer, gets the own hand at once. */
export async function begin(context: Context, interaction: Anywhere, dealt: Table): Promise<void> {
  const table = await letComputerPlay(context, dealt);
  const told = await tell(context, table.row.id, voiceOf(context, interaction));
  if (told === 'mute') await refuse(interaction, { code: 'board-impossible' });
  const hand = handMessage(interaction, table, {});
  if (hand) await interaction.privately(hand);
}
