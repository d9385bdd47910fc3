import { paintRules, paintWhy, paintWhyList, parseCustomId, mayAskWhy, toPublic } from '../render/index.ts';
import type { Press } from '../render/index.ts';
import { pickLocale } from '../locale/index.ts';
import { findTable } from '../table/challenge.ts';
import type { Table } from '../table/table.ts';
import { answerChallenge } from './answerChallenge.ts';
import type { Context } from './context.ts';
import { move, refuse, showHand, showPrivately } from './duel.ts';
import type { PressInteraction } from './interaction.ts';
import { askToEndMatch, pressEndMatch, pressNextRound, pressRematch } from './followRound.ts';
import { showLeaderboard } from './leaderboard.ts';
import { endRound, takeWin } from './leave.ts';
import { giveRecord, lookBack } from './lookBack.ts';
import { localeOf } from './say.ts';
import { pressSolo } from './solo/press.ts';
import type { SoloPress } from './solo/press.ts';
import { showSoloLeaderboard } from './soloLeaderboard.ts';
import { carryOut, openHand } from './turn.ts';
import { seatViewOf } from './find.ts';

/** What every button does. A custom_id that is none of ours, or was edited by hand, gets a private answer. */
export async function press(context: Context, interaction: PressInteraction): Promise<void> {
  const pressed = parseCustomId(interaction.customId);
  if (!pressed) return refuse(interaction, { code: 'press-unknown' });
  switch (pressed.kind) {
    case 'accept':
    case 'decline':
    case 'withdraw':
      return answerChallenge(context, interaction, pressed.table, pressed.kind);
    case 'rules': {
      const reader = pressed.language === null ? localeOf(interaction.invoker) : pickLocale(pressed.language);
      return showPrivately(interaction, paintRules(reader, pressed.ruleset, pressed.page));
    }
    case 'hand':
    case 'pick':
    case 'play':
    case 'claim':
    case 'end':
    case 'why':
    case 'whyList':
    case 'resignAsk':
    case 'resign':
    case 'resignCancel':
    case 'nextRound':
    case 'endMatchAsk':
    case 'endMatch':
    case 'endMatchCancel':
    case 'rematch':
    case 'takeWin':
    case 'endRound':
    case 'choose': {
      const table = await findTable(context.house, pressed.table);
      return table?.dealt
        ? pressAtTable(context, interaction, table, pressed)
        : refuse(interaction, { code: 'press-unknown' });
    }
    case 'leaderboard':
      return showLeaderboard(context, interaction, pressed);
    case 'soloLeaderboard':
      return showSoloLeaderboard(context, interaction, pressed);
    case 'gridAct':
    case 'gridUndo':
    case 'gridMode':
    case 'gridSame':
    case 'gridNew':
    case 'gridShare':
    case 'gridLine':
      return pressSolo(context, interaction, pressed);
    case 'lookBack':
      return lookBack(context, interaction, Number(interaction.values[0]), 0);
    case 'replay':
      return lookBack(context, interaction, pressed.table, pressed.move);
    case 'record':
      return giveRecord(context, interaction, pressed.table);
  }
}

type TablePress = Exclude<
  Press,
  | SoloPress
  | {
      kind:
        | 'accept'
        | 'decline'
        | 'withdraw'
        | 'rules'
        | 'leaderboard'
        | 'soloLeaderboard'
        | 'lookBack'
        | 'replay'
        | 'record';
    }
>;

async function pressAtTable(
  context: Context,
  interaction: PressInteraction,
  table: Table,
  pressed: TablePress,
): Promise<void> {
  switch (pressed.kind) {
    case 'hand':
    case 'resignCancel':
      return openHand(context, interaction, table);
    case 'pick': {
      // Picking is no act: it holds on any later board, as long as the card is still there.
      const held = seatViewOf(table, interaction.invoker.id)?.hand.includes(pressed.card) ?? false;
      return showHand(interaction, table, { picked: held ? pressed.card : null });
    }
    case 'play': {
      const { card, stone, version } = pressed;
      return move(context, interaction, table, { action: { type: 'play', card, stone }, drawnFor: version });
    }
    case 'claim': {
      const { stone, version } = pressed;
      return move(context, interaction, table, { action: { type: 'claim', stone }, drawnFor: version });
    }
    case 'end':
      return move(context, interaction, table, { action: { type: 'end' }, drawnFor: pressed.version });
    case 'resignAsk':
      return carryOut(context, interaction, table, { command: 'resign' });
    case 'resign':
      // Meant for this round whatever has been played since the question.
      return move(context, interaction, table, { action: { type: 'resign' } });
    case 'nextRound':
      return pressNextRound(context, interaction, table);
    case 'endMatchAsk':
      return askToEndMatch(context, interaction, table);
    case 'endMatch':
      return pressEndMatch(context, interaction, table);
    case 'endMatchCancel':
      return showHand(interaction, table, {});
    case 'rematch':
      return pressRematch(context, interaction, table);
    case 'takeWin':
      return takeWin(context, interaction, table);
    case 'endRound':
      return endRound(context, interaction, table);
    case 'why':
    case 'whyList':
      return explain(interaction, table, pressed);
    case 'choose':
      return carryOut(context, interaction, table, pressed.pending);
  }
}

/** “Why?”: the list of stones, or the answer for one, as a private message beside the hand. */
async function explain(
  interaction: PressInteraction,
  table: Table,
  pressed: Extract<Press, { kind: 'why' | 'whyList' }>,
): Promise<void> {
  const reader = localeOf(interaction.invoker);
  const asker = table.seatOf(interaction.invoker.id);
  const view = toPublic(table.view(null));
  if (pressed.kind === 'whyList') return interaction.privately(paintWhyList(table.face, view, reader, asker));
  const { stone, seat } = pressed;
  if (!mayAskWhy(table.face, view, asker, stone, seat)) {
    return refuse(interaction, { code: 'why-withheld', stone }, table);
  }
  await interaction.privately(paintWhy(table.face, view, reader, asker, stone, seat));
}
