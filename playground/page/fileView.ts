import { html, type TemplateResult } from 'lit';
import type { PaneFile, PaneMessage, PaneState } from '../web/protocol.ts';
import type { Words } from './words.ts';

/** A file on a message, to be downloaded. The server hands it to nobody but those who see the message. */
export function fileView(
  state: PaneState,
  message: PaneMessage,
  file: PaneFile,
  words: Words,
): TemplateResult {
  const path = ['attachments', state.roomId, message.id, file.id].join('/');
  const token = new URLSearchParams(location.search).get('token') ?? '';
  const query = new URLSearchParams({ as: state.me.id, token }).toString();
  return html`<a
    slot="attachments"
    class="file"
    href="/${path}?${query}"
    download=${file.filename}
    title=${words.download}
  >
    <svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24">
      <path fill="currentColor" d="M6 2h8l5 5v15H6zm7 1.5V8h4.5zM9 12v1.5h7V12zm0 3.5V17h7v-1.5z" />
    </svg>
    <span><b>${file.filename}</b> <small>${sizeText(file.size, state.locale)}</small></span>
  </a>`;
}

const KILOBYTE = 1024;

/** A size as a person reads it, in bytes below a kilobyte. */
function sizeText(bytes: number, locale: string): string {
  const [amount, unit] = bytes < KILOBYTE ? [bytes, 'byte'] : [bytes / KILOBYTE, 'kilobyte'];
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits: 2,
  }).format(amount);
}
