import { codeOf, DECK, isRoyal } from '../../engine/gridcannon/cards.ts';
import type { GridCard, GridView } from '../../engine/gridcannon/types.ts';
import { suitSign, valueFace } from '../../locale/index.ts';
import type { Locale } from '../../locale/index.ts';
import { AS_TEXT } from '../cards.ts';
import { mention } from '../faces.ts';
import { FACE_DOWN, gridCard } from './cards.ts';
import type { SoloFace } from './face.ts';

/** What lies beside the board, and which game it is. */

/** The first line of a game: what is played, and by whom where others see it. */
export function headLine({ visibility, player, ...face }: SoloFace, words: Locale): string {
  const who = visibility === 'public' ? [mention(player)] : [];
  return [`**${words.solo.game}**`, ...who, ...dealParts(face, words)].join(' · ');
}

/** Which deal it is: the day of a daily one, or its number; and the variant unless it is the standard one. */
export function dealParts(
  { daily, deal, variant }: Pick<SoloFace, 'daily' | 'deal' | 'variant'>,
  { solo }: Locale,
): readonly string[] {
  const number = deal === null ? [] : [solo.deal(deal)];
  return [
    ...(daily === null ? number : [solo.daily(daily)]),
    ...(variant === 'standard' ? [] : [solo.variants[variant]]),
  ];
}

/** Why a game doesn't count, in small print. In direct messages only a daily deal is missed in a table. */
export function countingLines({ counting, daily }: SoloFace, { solo }: Locale): readonly string[] {
  switch (counting) {
    case 'yes':
      return [];
    case 'again':
      return [`-# ${solo.uncounted.again}`];
    case 'nowhere':
      return daily === null ? [] : [`-# ${solo.uncounted.nowhere}`];
  }
}

/** The ploys, the used ones face down, and the pile; then the royals that are still to come. */
export function statusLines(view: GridView, words: Locale): readonly string[] {
  const { solo } = words;
  const coming = comingRoyals(view);
  return [
    `${ployText(view, words)} · ${pileText(view, words)}`,
    `${solo.toCome(coming.length)}${coming.length === 0 ? '' : ` (${bySuit(coming, words)})`}`,
  ];
}

/** The ploys of the tray, the used ones face down: `Ploys: A♠ 🃏 (used: 🎴×1)`. */
export function ployText({ ploys, used }: GridView, words: Locale): string {
  const { solo } = words;
  const unused = ploys.length === 0 ? solo.none : ploys.map((ploy) => gridCard(ploy, words)).join(' ');
  const spent = used.length === 0 ? '' : ` (${solo.used}: ${FACE_DOWN}×${used.length})`;
  return `${solo.ploys}: ${unused}${spent}`;
}

/** How many cards the pile has. Once all of them are known to have gone under it, they are named in their order. */
function pileText({ pile, under }: GridView, words: Locale): string {
  const { solo } = words;
  if (pile === 0 || under.length < pile) return solo.pile(pile);
  return `${solo.pile(pile)} (${solo.drawnNext(under.map((card) => gridCard(card, words)).join(' '))})`;
}

/** The royals that are neither on the table, nor up, nor set aside: those that the pile hides. */
function comingRoyals({ royals, pending, aside }: GridView): readonly GridCard[] {
  const here = [...Object.values(royals).map(({ card }) => card), pending, ...aside];
  return DECK.filter((card) => isRoyal(codeOf(card)) && !here.includes(card));
}

/** Royals, suit by suit: `♠JQ ♥K`. */
function bySuit(royals: readonly GridCard[], words: Locale): string {
  const suits = [...new Set(royals.map(suitSign))];
  return suits
    .map((suit) => {
      const values = royals
        .filter((royal) => suitSign(royal) === suit)
        .map((royal) => valueFace(royal, words));
      return `${suit}${AS_TEXT}${values.join('')}`;
    })
    .join(' ');
}

/** How many royals have fallen. */
export function fallenCount({ royals }: GridView): number {
  return Object.values(royals).filter(({ dead }) => dead).length;
}
