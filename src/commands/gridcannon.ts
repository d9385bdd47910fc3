import { GRID_VARIANTS } from '../engine/gridcannon/ruleset.ts';
import { beginSolo, findSolo, isKnownDeal, parseDealWish } from '../table/solo/begin.ts';
import type { BeginRequest } from '../table/solo/begin.ts';
import { dayBefore } from '../table/solo/day.ts';
import type { Visibility } from '../table/solo/ports.ts';
import type { Solo } from '../table/solo/solo.ts';
import type { Context } from './context.ts';
import { refuse } from './duel.ts';
import type { Anywhere } from './duel.ts';
import type { AutocompleteInteraction, Choice, Command } from './interaction.ts';
import { textOf } from './options.ts';
import { anywhereCommand, choiceOption, suggestedOption } from './registration.ts';
import { localeOf } from './say.ts';
import { wordsOf } from './solo/face.ts';
import { showAnew } from './solo/show.ts';

const VISIBILITIES: readonly Visibility[] = ['public', 'private'];

/**
 * `/gridcannon [variant] [visible] [deal]`: begins a game alone, or shows the one that the person has in this channel.
 */
export const gridcannon: Command<Context> = {
  data: anywhereCommand('gridcannon', [
    choiceOption('gridcannon', 'variant', GRID_VARIANTS),
    choiceOption('gridcannon', 'visible', VISIBILITIES),
    suggestedOption('gridcannon', 'deal'),
  ]),

  async run(context, interaction) {
    const { options } = interaction;
    const typed = textOf(options.get('deal'));
    const wish = parseDealWish(typed);
    if (wish === null || (wish.kind === 'number' && !(await isKnownDeal(context.solos, wish.deal))))
      return refuse(interaction, { code: 'deal-unknown', typed });
    const variant = textOf(options.get('variant'));
    const visibility = textOf(options.get('visible'));
    await begin(context, interaction, {
      variant: GRID_VARIANTS.find((each) => each === variant) ?? null,
      visibility: VISIBILITIES.find((each) => each === visibility) ?? null,
      wish,
    });
  },

  autocomplete: suggestDeals,
};

/** What is asked for; null where it was left open. */
interface Terms extends Pick<BeginRequest, 'wish'> {
  readonly variant: BeginRequest['variant'] | null;
  readonly visibility: BeginRequest['visibility'] | null;
}

/** Begins a game for whoever used a command or a button, unless one stands there: that one is shown. */
export async function begin(context: Context, interaction: Anywhere, terms: Terms): Promise<void> {
  const { id, invoker, place } = interaction;
  const { guildId, channelId } = place;
  const request: BeginRequest = {
    variant: terms.variant ?? 'standard',
    visibility: terms.visibility ?? 'public',
    wish: terms.wish,
    interaction: id,
    player: invoker.id,
    locale: localeOf(invoker).language,
    guildId,
    channelId,
  };
  const standing = await findSolo(context.solos, request);
  if (standing) {
    // Begun by this very interaction, it is shown by the process that came first.
    if (!(await context.solos.store.hasActed(id))) await showStanding(context, interaction, standing, terms);
    return;
  }
  const { kind, solo } = await beginSolo(context.solos, request);
  if (kind === 'begun') {
    const isOther = solo.row.daily !== null && !isAsAsked(solo, terms);
    const remark = wordsOf(solo, invoker).solo.dailyTerms;
    await showAnew(context, interaction, solo, { news: solo.newsSince(-1), ...(isOther && { remark }) });
  }
  if (kind === 'taken') await showStanding(context, interaction, solo, terms);
}

/** The game that a person has already, with a word on why it isn't the one that was asked for. */
async function showStanding(
  context: Context,
  interaction: Anywhere,
  solo: Solo,
  terms: Terms,
): Promise<void> {
  const remark = wordsOf(solo, interaction.invoker).solo.inTheWay;
  const news = solo.newsSince(solo.row.version - 1);
  await showAnew(context, interaction, solo, { news, ...(!isAsAsked(solo, terms) && { remark }) });
}

/** Whether a game has all that was asked for. */
function isAsAsked({ row }: Solo, { variant, visibility, wish }: Terms): boolean {
  const isDeal = wish.kind !== 'number' || wish.deal === row.deal;
  const isVariant = variant === null || variant === row.variant;
  return isDeal && isVariant && (visibility === null || visibility === row.visibility);
}

/** The daily deal, that of yesterday by its number, and the number that is being typed. */
async function suggestDeals(
  { solos }: Context,
  { focused, invoker }: AutocompleteInteraction,
): Promise<readonly Choice[]> {
  const { solo: words } = localeOf(invoker);
  const typed = focused.value.trim();
  const yesterday = await solos.store.daily(dayBefore(solos.clock()));
  const offered: Choice[] = [{ name: words.dealDaily, value: 'daily' }];
  if (yesterday) offered.push({ name: words.dealOfYesterday(yesterday.deal), value: String(yesterday.deal) });
  const fitting = offered.filter(({ name, value }) =>
    [name, String(value)].some((text) => text.toLowerCase().includes(typed.toLowerCase())),
  );
  const wish = parseDealWish(typed);
  const isNumber =
    wish?.kind === 'number' &&
    !fitting.some(({ value }) => value === typed) &&
    (await isKnownDeal(solos, wish.deal));
  return isNumber ? [{ name: words.dealNumber(wish.deal), value: typed }, ...fitting] : fitting;
}
