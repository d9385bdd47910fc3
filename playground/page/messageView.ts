import { html, nothing, type TemplateResult } from 'lit';
import type { Face, PaneMessage, PaneReply, PaneState } from '../web/protocol.ts';
import { componentsView } from './componentsView.ts';
import { embedView } from './embedView.ts';
import { avatarOf, faceOf } from './faces.ts';
import { fileView } from './fileView.ts';
import { drawMarkdown, type Naming } from './markdown.ts';
import type { Pane, SentCommand } from './pane.ts';
import { stampText } from './times.ts';
import { wordsFor, type Words } from './words.ts';

/** What stands for somebody in a mention whom the client doesn't know: who has left, or never was there. */
const UNKNOWN = 'unknown-user';

/** How a pane calls what texts refer to. */
export function namingOf(state: PaneState): Naming {
  return {
    locale: state.locale,
    person: (id) => {
      const { name, isKnown } = faceOf(id, state.faces);
      return isKnown || id === state.me.id ? name : UNKNOWN;
    },
    room: (id) => state.rooms.find((room) => room.id === id)?.name ?? '…',
  };
}

const SAME_BREATH = 7 * 60_000;

/** Whether a message stands below the one before without name and picture. */
function continues(message: PaneMessage, before: PaneMessage | undefined): boolean {
  return (
    before !== undefined &&
    before.kind === 'message' &&
    message.command === null &&
    message.reply === null &&
    before.authorId === message.authorId &&
    before.ephemeral === message.ephemeral &&
    message.createdAt - before.createdAt < SAME_BREATH
  );
}

/** One message as its person sees it. */
export function messageView(
  pane: Pane,
  state: PaneState,
  message: PaneMessage,
  before: PaneMessage | undefined,
): TemplateResult {
  const words = wordsFor(state.locale);
  const author = faceOf(message.authorId, state.faces);
  if (message.kind === 'threadStarted') return threadStartedView(pane, state, message, author);
  return html`<discord-message
    data-id=${message.id}
    author=${author.name}
    avatar=${avatarOf(author, state.faces)}
    ?bot=${author.isBot}
    timestamp=${stampText(message.createdAt, state.locale)}
    ?highlight=${message.namesMe}
    ?ephemeral=${message.ephemeral}
    ?message-body-only=${continues(message, before)}
  >
    ${message.command ? usedView(state, message.command, words) : replyView(state, message.reply, words)}
    ${bodyView(state, message, author, words)}
    ${message.attachments.map((file) => fileView(state, message, file, words))}
    ${message.embeds.map((embed) => embedView(embed, namingOf(state)))}
    ${componentsView(pane, message, words)}
    <div slot="thread">
      ${failedView(pane, message, words)}
      ${message.thread ? threadView(pane, message.thread, words) : nothing}
      ${message.ephemeral ? onlyYouView(words, () => dismiss(pane, state, message)) : nothing}
    </div>
    ${message.ephemeral ? nothing : toolsView(pane, state, message, words)}
  </discord-message>`;
}

function bodyView(state: PaneState, message: PaneMessage, author: Face, words: Words): TemplateResult {
  if (message.thinking)
    return html`<span class="thinking"><i></i><i></i><i></i> ${words.thinking(author.name)}</span>`;
  const edited = message.edited ? html` <span class="edited">${words.edited}</span>` : nothing;
  const endsSmall = message.content.split('\n').at(-1)?.startsWith('-# ') === true;
  const prose = endsSmall ? 'prose ends-small' : 'prose';
  return html`<span class=${prose}>${drawMarkdown(message.content, namingOf(state))}${edited}</span>`;
}

function usedView(
  state: PaneState,
  { line, userId }: NonNullable<PaneMessage['command']>,
  words: Words,
): TemplateResult {
  const face = faceOf(userId, state.faces);
  const label = state.commands.find((command) => command.line === line)?.label ?? line;
  return html`<div slot="reply" class="used">
    <img alt="" src=${avatarOf(face, state.faces)} /><b>${face.name}</b> ${words.usedBefore(face.name)}
    <span class="used-name">/${label}</span> ${words.usedAfter}
  </div>`;
}

function replyView(state: PaneState, reply: PaneReply | null, words: Words): TemplateResult | typeof nothing {
  if (!reply) return nothing;
  if (reply.kind === 'gone') return html`<div slot="reply" class="used"><em>${words.goneReply}</em></div>`;
  const face = faceOf(reply.authorId, state.faces);
  const [firstLine = ''] = reply.content.split('\n');
  return html`<discord-reply
    slot="reply"
    author=${face.name}
    avatar=${avatarOf(face, state.faces)}
    ?bot=${face.isBot}
    >${drawMarkdown(firstLine, namingOf(state))}</discord-reply
  >`;
}

function failedView(pane: Pane, message: PaneMessage, words: Words): TemplateResult | typeof nothing {
  if (pane.presses.get(message.id)?.state !== 'failed') return nothing;
  return html`<div class="failed" role="alert">${words.failedPress}</div>`;
}

function onlyYouView(words: Words, onDismiss: () => void): TemplateResult {
  return html`<div class="only-you">
    <svg aria-hidden="true" width="16" height="16" viewBox="0 0 24 24">
      <path
        fill="currentColor"
        d="M12 5C5.6 5 2 12 2 12s3.6 7 10 7 10-7 10-7-3.6-7-10-7m0 11a4 4 0 1 1 0-8 4 4 0 0 1 0 8"
      />
    </svg>
    ${words.onlyYou} • <button type="button" class="dismiss" @click=${onDismiss}>${words.dismiss}</button>
  </div>`;
}

function dismiss(pane: Pane, state: PaneState, message: PaneMessage): void {
  pane.tell({ kind: 'dismiss', channelId: state.roomId, messageId: message.id });
}

function toolsView(pane: Pane, state: PaneState, message: PaneMessage, words: Words): TemplateResult {
  const remove = () => pane.tell({ kind: 'delete', channelId: state.roomId, messageId: message.id });
  return html`<div slot="reactions" class="tools">
    <button
      type="button"
      class="delete"
      title=${words.deleteMessage}
      aria-label=${words.deleteMessage}
      @click=${remove}
    >
      <svg aria-hidden="true" width="18" height="18" viewBox="0 0 24 24">
        <path fill="currentColor" d="M9 3h6l1 2h4v2H4V5h4zM6 8h12l-1 13H7z" />
      </svg>
    </button>
  </div>`;
}

function threadView(pane: Pane, thread: NonNullable<PaneMessage['thread']>, words: Words): TemplateResult {
  return html`<button type="button" class="thread" @click=${() => pane.open(thread.id)}>
    <b>${thread.name}</b> <span>${words.seeThread(thread.messages)} ›</span>
  </button>`;
}

function threadStartedView(pane: Pane, state: PaneState, message: PaneMessage, author: Face): TemplateResult {
  const room = state.rooms.find(({ name, kind }) => kind === 'thread' && name === message.content);
  return html`<discord-system-message type="thread" timestamp=${stampText(message.createdAt, state.locale)}
    ><b>${author.name}</b> ${wordsFor(state.locale).threadStarted(message.content)}
    ${
      room
        ? html`<button type="button" class="link-button" @click=${() => pane.open(room.id)}>
            ${room.name}
          </button>`
        : nothing
    }</discord-system-message
  >`;
}

/** A command that is on its way, or that the bot left unanswered. */
export function sentCommandView(pane: Pane, state: PaneState, sent: SentCommand): TemplateResult {
  const words = wordsFor(state.locale);
  const bot = state.faces.find(({ isBot }) => isBot) ?? faceOf('0', state.faces);
  const hasFailed = sent.state === 'failed';
  return html`<discord-message
    author=${bot.name}
    avatar=${avatarOf(bot, state.faces)}
    bot
    timestamp=${stampText(sent.at, state.locale)}
    ?ephemeral=${hasFailed}
  >
    ${usedView(state, { line: sent.line, userId: state.me.id }, words)}
    ${
      hasFailed
        ? html`<span class="failed" role="alert">❗ ${words.failedCommand}</span>`
        : html`<span class="thinking"><i></i><i></i><i></i> ${words.sending}</span>`
    }
    <div slot="thread">${hasFailed ? onlyYouView(words, () => pane.forget(sent.ref)) : nothing}</div>
  </discord-message>`;
}
