import { pickLocale } from '../../locale/index.ts';
import type { Locale } from '../../locale/index.ts';
import type { SoloFace } from '../../render/index.ts';
import type { Solo } from '../../table/solo/solo.ts';
import type { Context } from '../context.ts';
import type { Invoker } from '../interaction.ts';
import { localeOf } from '../say.ts';

/** A game as painters know it at this moment. */
export function faceOf(
  { solos }: Pick<Context, 'solos'>,
  solo: Solo,
  yesterday: number | null = null,
): SoloFace {
  const { id, version, variant, visibility, player, deal, daily, counts, guildId, ending } = solo.row;
  return {
    id,
    version,
    variant,
    visibility,
    player,
    deal: solo.isSecretAt(solos.clock()) ? null : deal,
    daily,
    counting: guildId === null ? 'nowhere' : counts ? 'yes' : 'again',
    canUndo: solo.canUndo,
    ending,
    yesterday,
  };
}

/** The words of a game's board: a public one speaks one language to everybody, a private one its player's. */
export function wordsOf({ row }: Solo, reader: Invoker): Locale {
  return row.visibility === 'public' ? pickLocale(row.locale) : localeOf(reader);
}
