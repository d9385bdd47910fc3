import { pickLocale } from '../../locale/index.ts';
import type { Press } from '../../render/index.ts';
import { paintSoloLine, paintSoloShare } from '../../render/index.ts';
import { actSolo, loadSolo } from '../../table/solo/act.ts';
import type { SoloRequest } from '../../table/solo/act.ts';
import { lineAt, solutionOf } from '../../table/solo/line.ts';
import type { Solo } from '../../table/solo/solo.ts';
import type { Context } from '../context.ts';
import { refuse } from '../duel.ts';
import { begin } from '../gridcannon.ts';
import type { PressInteraction } from '../interaction.ts';
import { localeOf, refusalSentence } from '../say.ts';
import { faceOf, wordsOf } from './face.ts';
import { showInPlace } from './show.ts';

/** What the buttons of a game of Gridcannon do. */

export type SoloPress = Extract<Press, { readonly solo: number }>;

export async function pressSolo(
  context: Context,
  interaction: PressInteraction,
  pressed: SoloPress,
): Promise<void> {
  switch (pressed.kind) {
    case 'gridAct':
      return act(context, interaction, pressed, pressed.action);
    case 'gridUndo':
      return act(context, interaction, pressed, { type: 'undo' });
    case 'gridMode':
    case 'gridSame':
    case 'gridNew':
    case 'gridShare':
    case 'gridLine': {
      const solo = await loadSolo(context.solos, pressed.solo);
      return solo
        ? pressOn(context, interaction, solo, pressed)
        : refuse(interaction, { code: 'press-unknown' });
    }
  }
}

async function pressOn(
  context: Context,
  interaction: PressInteraction,
  solo: Solo,
  pressed: Exclude<SoloPress, { kind: 'gridAct' | 'gridUndo' }>,
): Promise<void> {
  switch (pressed.kind) {
    case 'gridMode':
      return ask(context, interaction, solo, pressed);
    case 'gridSame':
    case 'gridNew':
      return again(context, interaction, solo, pressed.kind);
    case 'gridShare':
      return share(context, interaction, solo);
    case 'gridLine':
      return showLine(context, interaction, solo, pressed.step);
  }
}

async function act(
  context: Context,
  interaction: PressInteraction,
  { solo: id, version }: { readonly solo: number; readonly version: number },
  action: SoloRequest['action'],
): Promise<void> {
  const { id: interactionId, invoker } = interaction;
  const request = { interaction: interactionId, solo: id, user: invoker.id, drawnFor: version, action };
  const acted = await actSolo(context.solos, request);
  switch (acted.kind) {
    case 'acted':
    case 'stale':
      // A board that was drawn for another version lacks whatever has happened since.
      return showInPlace(context, interaction, acted.solo, { news: acted.solo.newsSince(version) });
    case 'refused': {
      const remark = refusalSentence(wordsOf(acted.solo, invoker), acted.refusal);
      return showInPlace(context, interaction, acted.solo, { news: lastNews(acted.solo), remark });
    }
    case 'repeated':
      return;
    case 'stranger':
      return refuse(interaction, { code: 'not-your-game', player: acted.solo.row.player });
    case 'absent':
      return refuse(interaction, { code: 'press-unknown' });
  }
}

/** What a ploy is for, or whether to give up, is asked in place of the board's own question. Nothing is stored. */
async function ask(
  context: Context,
  interaction: PressInteraction,
  solo: Solo,
  { version, mode }: Extract<SoloPress, { kind: 'gridMode' }>,
): Promise<void> {
  const { player } = solo.row;
  if (player !== interaction.invoker.id) return refuse(interaction, { code: 'not-your-game', player });
  const isStale = version !== solo.row.version;
  await showInPlace(context, interaction, solo, {
    news: isStale ? solo.newsSince(version) : lastNews(solo),
    ...(!isStale && { mode }),
  });
}

function lastNews(solo: Solo): Solo['moves'][number]['events'] {
  return solo.newsSince(solo.row.version - 1);
}

/** Another game like this one, for whoever presses: who watched may try the same deal. */
async function again(
  context: Context,
  interaction: PressInteraction,
  solo: Solo,
  kind: 'gridSame' | 'gridNew',
): Promise<void> {
  const { variant, visibility, deal, ending } = solo.row;
  // What is secret today can't be tried beforehand, even by a forged button.
  if (!ending || solo.isSecretAt(context.solos.clock()))
    return refuse(interaction, { code: 'press-unknown' });
  const wish = kind === 'gridSame' ? ({ kind: 'number', deal } as const) : ({ kind: 'any' } as const);
  await begin(context, interaction, { variant, visibility, wish });
}

/** Posts how a game went, without a card of it; the player's to do. */
async function share(context: Context, interaction: PressInteraction, solo: Solo): Promise<void> {
  const { player, ending, locale, id } = solo.row;
  if (player !== interaction.invoker.id) return refuse(interaction, { code: 'not-your-game', player });
  if (!ending) return refuse(interaction, { code: 'press-unknown' });
  // Pressed again within minutes, it is told once.
  await interaction.publicly(
    paintSoloShare(faceOf(context, solo), solo.view, pickLocale(locale)),
    `s${id}.told`,
  );
}

/** Pages through a line that wins the deal of a game that is over; for whoever asks, alone. */
async function showLine(
  context: Context,
  interaction: PressInteraction,
  solo: Solo,
  step: number,
): Promise<void> {
  const { solos } = context;
  const { invoker } = interaction;
  const { player, visibility, deal } = solo.row;
  if (visibility === 'private' && player !== invoker.id)
    return refuse(interaction, { code: 'not-your-game', player });
  if (solo.isSecretAt(solos.clock())) return refuse(interaction, { code: 'solution-secret' });
  if (!(await solos.store.noteSeen(invoker.id, deal))) return refuse(interaction, { code: 'deal-running' });
  const solution = await solutionOf(solos, solo);
  const page = solution?.outcome === 'won' ? lineAt(solo.row, solution.actions, step) : null;
  if (solution?.outcome !== 'won' || !page) return refuse(interaction, { code: 'no-solution' });
  const { view, action, events: news } = page;
  const steps = solution.actions.length;
  const message = paintSoloLine(faceOf(context, solo), view, localeOf(invoker), {
    step,
    steps,
    action,
    news,
  });
  const isPage = interaction.message.ephemeral && step > 0;
  await (isPage ? interaction.repaint(message) : interaction.privately(message));
}
