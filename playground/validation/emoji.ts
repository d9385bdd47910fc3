/** One emoji of Unicode's own list; built at run time since the compiler's target predates the `v` flag. */
const EMOJI = new RegExp(String.raw`^\p{RGI_Emoji}$`, 'v');
const EMOJI_STYLE = '\uFE0F';

/** Whether a text is exactly one emoji; the mark that asks for the coloured form may be missing. */
export function isUnicodeEmoji(text: string): boolean {
  return EMOJI.test(text) || EMOJI.test(text + EMOJI_STYLE);
}
