import type { Locale } from '../locale/index.ts';
import { button } from './buttons.ts';
import type { Button } from './buttons.ts';
import type { Press } from './customId.ts';

/** What the pages of all tables have in common. */

/** Stands between a page and the own line, which belongs to another page. */
const GAP = '⋮';

/** Which page of a table is shown. */
interface Shown {
  /** From 0. */
  readonly page: number;
  readonly pages: number;
  /** How many people the table has. */
  readonly people: number;
}

/** A page of people in their order, with the asker's own line, whichever page it stands on. */
interface Placings<Standing> extends Shown {
  readonly standings: readonly Standing[];
  readonly own: Standing | null;
}

/** How the lines of a table are put. */
interface PlacingWords<Standing> {
  readonly asker: string;
  readonly linesOf: (standing: Standing) => readonly string[];
  /** Said to who has no line, on how to get one. */
  readonly notYou: string;
}

/** The lines of a page, the asker's own among them or below, and the footer. */
export function placingLines<Standing extends { readonly user: string }>(
  page: Placings<Standing>,
  { asker, linesOf, notYou }: PlacingWords<Standing>,
  words: Locale,
): readonly string[] {
  const { standings, own } = page;
  const isHere = standings.some(({ user }) => user === asker);
  const ownLines = own ? [GAP, ...linesOf(own)] : [`-# ${notYou}`];
  return [
    ...standings.flatMap((standing) => linesOf(standing)),
    ...(isHere ? [] : ownLines),
    `-# ${pageFooter(page, words)}`,
  ];
}

/** How many people there are, and where there are several pages which one is shown. */
function pageFooter({ page, pages, people }: Shown, { league }: Locale): string {
  const all = league.people(people);
  return pages > 1 ? `${all} · ${league.page(page + 1, pages)}` : all;
}

/**
 * Both buttons to the neighbouring pages wherever there are several, so that they keep their places; dead where no page is.
 *
 * @param turnTo what a press means that leads to a page
 */
export function pageTurners(
  { page, pages }: Shown,
  turnTo: (page: number) => Press,
  { buttons }: Locale,
): readonly Button[] {
  if (pages <= 1) return [];
  const turner = (label: string, target: number): Button => {
    const there = Math.max(0, Math.min(target, pages - 1));
    return { ...button(turnTo(there), label, 'main'), disabled: there !== target };
  };
  return [turner(buttons.back, page - 1), turner(buttons.next, page + 1)];
}
