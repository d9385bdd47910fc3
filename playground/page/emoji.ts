import { parse } from '@twemoji/parser';
import { html, type TemplateResult } from 'lit';

/** Where the picture of an emoji lies, as Discord draws it on every machine. */
export function emojiUrl(emoji: string): string {
  const [found] = parse(emoji, { buildUrl: (codePoints) => `/emoji/${codePoints}.svg` });
  return found?.url ?? '';
}

/** A text with its emoji as pictures. */
export function withEmoji(text: string): (string | TemplateResult)[] {
  const pieces: (string | TemplateResult)[] = [];
  let at = 0;
  for (const { url, indices, text: emoji } of parse(text, { buildUrl: (name) => `/emoji/${name}.svg` })) {
    pieces.push(text.slice(at, indices[0]));
    pieces.push(html`<img class="emoji" draggable="false" alt=${emoji} src=${url} />`);
    at = indices[1];
  }
  pieces.push(text.slice(at));
  return pieces.filter((piece) => piece !== '');
}
