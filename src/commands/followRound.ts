import { paintEndMatchQuestion } from '../render/index.ts';
import { endMatch, nextRound, rematch, whatFollowed } from '../table/sequel.ts';
import type { Followed } from '../table/sequel.ts';
import type { Table } from '../table/table.ts';
import { begin } from './answerChallenge.ts';
import type { Context } from './context.ts';
import { refuse, showHand, showPrivately } from './duel.ts';
import { rivalOf } from './find.ts';
import { linkToTable, refuseForAnother, taken } from './inTheWay.ts';
import type { PressInteraction } from './interaction.ts';
import { localeOf, refusalMessage } from './say.ts';
import { tell } from './tell.ts';
import { channelVoice, voiceOf } from './voice.ts';

/** What can be pressed once a round is over: the next round, the end of the match, a rematch. */

/** “Next round” was pressed: the cards are dealt again, and who pressed sees the own hand. */
export async function pressNextRound(
  context: Context,
  interaction: PressInteraction,
  table: Table,
): Promise<void> {
  const followed = await nextRound(context.house, wishOf(interaction, table));
  if (followed.kind !== 'done' || !followed.next) return answerFollowed(context, interaction, followed);
  await tell(context, table.row.id, voiceOf(context, interaction));
  await begin(context, interaction, followed.next);
}

/** “End the match” was pressed: it asks once. */
export async function askToEndMatch(
  context: Context,
  interaction: PressInteraction,
  table: Table,
): Promise<void> {
  if (table.row.status !== 'over') return refuse(interaction, { code: 'press-unknown' });
  if (!table.seatOf(interaction.invoker.id)) return refuse(interaction, { code: 'stranger' }, table);
  if (!table.awaitsNext) {
    return answerFollowed(context, interaction, await whatFollowed(context.house, table));
  }
  await showPrivately(interaction, paintEndMatchQuestion(table.face, localeOf(interaction.invoker)));
}

/** The match is ended between two rounds, and everybody sees it on the final message. */
export async function pressEndMatch(
  context: Context,
  interaction: PressInteraction,
  table: Table,
): Promise<void> {
  const followed = await endMatch(context.house, wishOf(interaction, table));
  if (followed.kind !== 'done') return answerFollowed(context, interaction, followed);
  await sayMatchOver(interaction, followed.table);
  await tell(context, table.row.id, channelVoice(context));
}

/** In place of the question, where it was answered. */
async function sayMatchOver(interaction: PressInteraction, table: Table): Promise<void> {
  const reader = localeOf(interaction.invoker);
  await showPrivately(interaction, refusalMessage(reader, { code: 'match-over' }, table));
}

/** A press that came too late is shown what stands now. */
async function answerFollowed(
  context: Context,
  interaction: PressInteraction,
  followed: Followed,
): Promise<void> {
  switch (followed.kind) {
    case 'done':
    case 'repeated':
      return;
    case 'absent':
      return refuse(interaction, { code: 'press-unknown' });
    case 'stranger':
      return refuse(interaction, { code: 'stranger' }, followed.table);
    case 'match-over':
      return sayMatchOver(interaction, followed.table);
    case 'begun':
      await showHand(interaction, followed.next, {});
      await tell(context, followed.next.row.id, channelVoice(context));
      return;
    case 'taken': {
      const { row } = followed.table;
      const rival = rivalOf(followed.table, interaction.invoker.id);
      return refuseForAnother(context, interaction, rival, row.channelId);
    }
  }
}

/** “Rematch” was pressed: the other is asked, or, where the other has asked, the cards are dealt. */
export async function pressRematch(
  context: Context,
  interaction: PressInteraction,
  table: Table,
): Promise<void> {
  const rival = table.seatOf(interaction.invoker.id) && rivalOf(table, interaction.invoker.id);
  if (
    rival &&
    table.row.computer === null &&
    (await context.channels.presenceOf(table.row.guildId, rival)) === 'left'
  ) {
    return refuse(interaction, { code: 'challenge-absent', opponent: rival });
  }
  const asked = await rematch(context.house, wishOf(interaction, table), context.settings.challengeHours);
  switch (asked.kind) {
    case 'absent':
      return refuse(interaction, { code: 'press-unknown' });
    case 'stranger':
      return refuse(interaction, { code: 'stranger' }, asked.table);
    case 'not-over':
    case 'begun':
      return showHand(interaction, asked.table, {});
    case 'challenged': {
      const { kind, table: there } = asked.challenged;
      if (kind === 'repeated') return;
      if (kind === 'opened' && there.dealt) return begin(context, interaction, there);
      const told = await tell(context, there.row.id, voiceOf(context, interaction));
      if (kind === 'taken') {
        return refuse(interaction, taken(there, interaction.invoker.id, await linkToTable(context, there)));
      }
      return told === 'mute' ? refuse(interaction, { code: 'board-impossible' }) : undefined;
    }
    case 'accepted': {
      const { replied } = asked;
      if (replied.kind === 'done') return begin(context, interaction, replied.table);
      if (replied.kind === 'repeated' || replied.kind === 'absent') return;
      const link = await linkToTable(context, replied.table);
      return refuse(interaction, taken(replied.table, interaction.invoker.id, link));
    }
  }
}

function wishOf(interaction: PressInteraction, table: Table) {
  return { interaction: interaction.id, table: table.row.id, user: interaction.invoker.id };
}
