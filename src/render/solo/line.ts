import type { GridAction, GridEvent, GridView } from '../../engine/gridcannon/types.ts';
import type { Locale } from '../../locale/index.ts';
import { button, rows } from '../buttons.ts';
import type { Button } from '../buttons.ts';
import type { Message } from '../message.ts';
import { textMessage } from '../notice.ts';
import type { SoloFace } from './face.ts';
import { newsLines, tableLines } from './running.ts';
import { headLine } from './status.ts';

/** A winning line after some of its actions. */
export interface SoloLinePage {
  /** From 0, the deal. */
  readonly step: number;
  /** How many actions there are. */
  readonly steps: number;
  /** The last of them; null at the deal. */
  readonly action: GridAction | null;
  /** What it brought about. */
  readonly news: readonly GridEvent[];
}

/** A page of a winning line, for one person, with buttons to the pages before and after it. */
export function paintSoloLine(face: SoloFace, view: GridView, words: Locale, page: SoloLinePage): Message {
  const { solo } = words;
  const { step, steps, action } = page;
  const heading = action === null ? solo.lineDeal(steps) : solo.line(step, steps);
  const head = [headLine({ ...face, visibility: 'private' }, words), `**${heading}**`];
  const table = tableLines(view, words);
  const news = newsLines(view, words, page.news, [...head, ...table]);
  return textMessage([...head, ...news, ...table].join('\n'), rows(turners(face, page, words)));
}

/**
 * To the start, back and on; always all, so that they keep their places. A dead button still needs a custom_id that no
 * other has: it names a step beyond the last.
 */
function turners({ id }: SoloFace, { step, steps }: SoloLinePage, words: Locale): readonly Button[] {
  const { solo, buttons } = words;
  const ways = [
    { label: solo.toStart, to: 0, leads: step > 1 },
    { label: buttons.back, to: step - 1, leads: step > 0 },
    { label: buttons.next, to: step + 1, leads: step < steps },
  ];
  return ways.map(({ label, to, leads }, place) => {
    const press = { kind: 'gridLine', solo: id, step: leads ? to : steps + 1 + place } as const;
    return { ...button(press, label, 'main'), disabled: !leads };
  });
}
