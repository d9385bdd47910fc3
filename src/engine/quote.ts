/** How much of a text that can't be read is repeated in the sentence about it. */
const LONGEST = 24;

/**
 * What was given, for the sentence that says why it can't be read: short whatever it is, and on one line.
 * Texts and numbers are quoted, anything larger is only named, so that no input is too deep or too long.
 */
export function quote(given: unknown): string {
  if (typeof given === 'string') {
    return JSON.stringify(given.length > LONGEST ? `${given.slice(0, LONGEST)}…` : given);
  }
  if (given === undefined) return 'nothing';
  if (Array.isArray(given)) return 'a list';
  return typeof given === 'object' && given !== null ? 'an object' : JSON.stringify(given);
}
