import { paintLogLine } from '../render/index.ts';
import type { HandState } from '../render/index.ts';
import { act } from '../table/act.ts';
import { breakOff, desertion } from '../table/breakOff.ts';
import type { Whereabouts } from '../table/breakOff.ts';
import { reload } from '../table/challenge.ts';
import { deadlineOf } from '../table/clock.ts';
import type { Table } from '../table/table.ts';
import type { Context } from './context.ts';
import { answerMove, refuse, showHand } from './duel.ts';
import { isUp, rivalOf } from './find.ts';
import { beat } from './heartbeat.ts';
import type { PressInteraction } from './interaction.ts';

/** What a player can do about an opponent who doesn't play any more. */

/** How long a turn must have lasted before Discord is asked whether the other is still there, in milliseconds. */
const ASK_AFTER = 60_000;

type WayOut = HandState['wayOut'];

/** The way out that a player has at this moment; null where there is none, as long as the other plays. */
export async function wayOut(context: Context, table: Table, user: string): Promise<WayOut> {
  const way = await wayOutOf(context, table, user);
  if (way === null || way === 'left') return way;
  // Time seems to be over: it isn't where nobody could play, and the first to come back after that may be this player.
  await beat(context);
  return wayOutOf(context, await reload(context.house, table), user);
}

async function wayOutOf(context: Context, table: Table, user: string): Promise<WayOut> {
  const { row } = table;
  const now = context.house.clock();
  if (row.status !== 'running' || !row.timing || !table.seatOf(user)) return null;
  // The computer neither leaves nor falls silent: a turn that it owes is made by its clock.
  if (row.computer !== null) return null;
  const deadline = deadlineOf(row);
  if (deadline !== null && deadline <= now && !isUp(table, user)) return 'take-win';
  if (now - row.timing.turnSince < ASK_AFTER) return null;
  return desertion(table, user, await whereabouts(context, table, user), now);
}

function whereabouts({ channels }: Context, table: Table, user: string): Promise<Whereabouts> {
  return channels.presenceOf(table.row.guildId, rivalOf(table, user));
}

/** “Take the win” was pressed: it is theirs where the other's time is over, whatever the message was drawn for. */
export async function takeWin(context: Context, interaction: PressInteraction, table: Table): Promise<void> {
  await beat(context);
  const acted = await act(context.house, {
    interaction: interaction.id,
    table: table.row.id,
    user: interaction.invoker.id,
    action: { type: 'take-win' },
  });
  switch (acted.kind) {
    case 'acted': {
      const { ephemeral, messageId } = interaction.message;
      const isNotice = !ephemeral && messageId !== acted.table.row.board?.messageId;
      // The notice has done its work; what it says stays, as a line of what happened.
      if (isNotice) await interaction.repaint(paintLogLine(acted.table.face, publicOf(acted.table)));
      return answerMove(context, interaction, acted.table, {});
    }
    case 'refused':
      return refuse(interaction, acted.refusal, acted.table);
    case 'stranger':
      return refuse(interaction, { code: 'stranger' }, acted.table);
    case 'absent':
      return refuse(interaction, { code: 'no-duel' });
    case 'stale':
    case 'repeated':
      return;
  }
}

function publicOf(table: Table) {
  return table.publicEventsBetween(table.row.version - 1, table.row.version);
}

/** “End the round” was pressed: it ends without points where the other has left, or is silent without a clock. */
export async function endRound(context: Context, interaction: PressInteraction, table: Table): Promise<void> {
  const { id: press, invoker } = interaction;
  const seat = table.seatOf(invoker.id);
  if (!seat) return refuse(interaction, { code: 'stranger' }, table);
  await beat(context);
  const rival = await whereabouts(context, table, invoker.id);
  const { clock } = context.house;
  const broken = await breakOff(context.house, press, table.row.id, (now) => {
    const kind = desertion(now, invoker.id, rival, clock());
    return kind && { kind, by: seat };
  });
  switch (broken.kind) {
    case 'done':
      return answerMove(context, interaction, broken.table, {});
    case 'not-running': {
      if (broken.table.row.status !== 'running') return showHand(interaction, broken.table, {});
      const code = rival === 'unknown' ? 'presence-unknown' : 'round-not-deserted';
      return refuse(interaction, { code, opponent: rivalOf(broken.table, invoker.id) }, broken.table);
    }
    case 'repeated':
      return;
    case 'absent':
      return refuse(interaction, { code: 'no-duel' });
  }
}
