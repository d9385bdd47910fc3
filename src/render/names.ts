/** The longest plain name shown in a label. */
const LONGEST = 24;

/** Control characters and those that turn the direction of writing: they could disguise what stands beside them. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A person's name for places that show no markdown (labels of buttons, choices): printable and short. */
export function plainName(name: string): string {
  const printable = name.replace(UNPRINTABLE, '').replace(/\s+/g, ' ').trim();
  if (printable === '') return '?';
  return printable.length > LONGEST ? `${cut(printable, LONGEST - 1)}…` : printable;
}

/** A person's name for text with markdown: nothing in it formats, mentions, links or begins a list. */
export function escapeName(name: string): string {
  return plainName(name).replace(/[\\*_~`|>#[\]()<@:+\-.]/g, '\\$&');
}

/** A text of at most so many characters (UTF-16 units, the strictest way to count), cut between letters only. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  let kept = '';
  for (const { segment } of letters.segment(text)) {
    if (kept.length + segment.length > most) break;
    kept += segment;
  }
  return kept;
}
