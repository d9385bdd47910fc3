/** How well a computer player plays, weakest first. */
export const LEVELS = ['easy', 'medium'] as const;

export type Level = (typeof LEVELS)[number];

/** Reads a level; null where there is none of that name. */
export function parseLevel(text: string): Level | null {
  return LEVELS.find((level) => level === text) ?? null;
}
