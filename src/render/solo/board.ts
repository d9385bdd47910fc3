import { healthOf } from '../../engine/gridcannon/aim.ts';
import type { GridCard, GridView, Royal, Spot } from '../../engine/gridcannon/types.ts';
import { suitSign, valueFace } from '../../locale/index.ts';
import type { Locale } from '../../locale/index.ts';
import { AS_TEXT } from '../cards.ts';
import { gridCard } from './cards.ts';

/**
 * The grid with the twelve spots round it, as a block of code: every cell and every spot is four letters wide, a line 24.
 * Nothing depends on colour, and suits are asked for as letters, since as emoji they would be wider on some phones.
 */

const WIDTH = 4;
const FREE = ' · ';
const FALLEN = '†';
const HEIGHTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const MORE = '⁺';

/** What is written in free spots that can be chosen: a letter each. */
export type SpotMarks = Partial<Readonly<Record<Spot, string>>>;

/** The board itself. A number behind a royal is its health, a small one behind a card how many lie in its stack. */
export function soloBoardText(view: GridView, words: Locale, marks: SpotMarks = {}): string {
  const margin = ' '.repeat(WIDTH);
  const text = (at: Spot): string => spotText(view.royals[at], marks[at], words);
  const spot = (at: Spot): string => filled(text(at));
  const row = (left: Spot, first: number, right: Spot): string => {
    const cells = view.grid.slice(first, first + 3).map((stack) => filled(stackText(stack, words)));
    return `${filled(text(left), 'before')}│${cells.join('│')}│${spot(right)}`;
  };
  const edge = (left: string, between: string, right: string): string =>
    margin + left + Array<string>(3).fill('─'.repeat(WIDTH)).join(between) + right;
  const lines = [
    `${margin} ${spot('T1')} ${spot('T2')} ${spot('T3')}`,
    edge('┌', '┬', '┐'),
    row('L1', 0, 'R1'),
    row('L2', 3, 'R2'),
    row('L3', 6, 'R3'),
    edge('└', '┴', '┘'),
    `${margin} ${spot('B1')} ${spot('B2')} ${spot('B3')}`,
  ];
  return ['```', ...lines.map((line) => line.trimEnd()), '```'].join('\n');
}

/** What the board's marks mean, of those that are there. */
export function legendText({ royals, grid }: GridView, words: Locale): string {
  const standing = Object.values(royals).find(({ dead }) => !dead);
  const marks = [
    ...(standing ? [words.solo.healthMark(royalText(standing, words))] : []),
    ...(Object.values(royals).some(({ dead }) => dead) ? [words.solo.fallenMark] : []),
    ...(grid.some((stack) => stack.length > 1) ? [words.solo.heightMark] : []),
  ];
  return marks.length === 0 ? '' : `-# ${marks.join(' · ')}`;
}

/** A royal with its health, armour included: `K♥16`, `K♥†` once fallen. */
export function royalText(royal: Royal, words: Locale): string {
  return gridCard(royal.card, words) + (royal.dead ? FALLEN : String(healthOf(royal)));
}

function spotText(royal: Royal | undefined, mark: string | undefined, words: Locale): string {
  if (royal) return royalText(royal, words);
  return mark === undefined ? FREE : `[${mark}]`;
}

/** The top card of a stack, and its height where others lie below: `10♠³`. */
function stackText(stack: readonly GridCard[], words: Locale): string {
  const top = stack.at(-1);
  if (top === undefined) return FREE;
  const height = stack.length > 1 ? (HEIGHTS[stack.length] ?? MORE) : '';
  return valueFace(top, words).padStart(2) + suitSign(top) + AS_TEXT + height;
}

/** Text filled up with blanks to the width of a cell as it is seen. */
function filled(text: string, where: 'before' | 'behind' = 'behind'): string {
  const blanks = ' '.repeat(Math.max(0, WIDTH - text.replaceAll(AS_TEXT, '').length));
  return where === 'before' ? blanks + text : text + blanks;
}
