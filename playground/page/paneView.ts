import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { keyed } from 'lit/directives/keyed.js';
import { ref } from 'lit/directives/ref.js';
import { repeat } from 'lit/directives/repeat.js';
import type { PaneRoom, PaneState } from '../web/protocol.ts';
import { composerView, roomName, SIGNS } from './composerView.ts';
import { avatarOf, faceOf } from './faces.ts';
import { messageView, sentCommandView } from './messageView.ts';
import type { Pane } from './pane.ts';
import { keepAtEnd } from './scrolling.ts';
import { themeNow } from './theme.ts';
import { wordsFor, type Words } from './words.ts';

/** A pane: whose it is, the rooms, the messages of the open one, and the line to write in. */
export function paneView(pane: Pane, state: PaneState): TemplateResult {
  return html`
    ${headView(pane, state)} ${awayView(state)} ${state.roomId === '' ? nothing : roomView(pane, state)}
  `;
}

/** Why there are no channels. */
function awayView(state: PaneState): TemplateResult | typeof nothing {
  if (state.standing === 'here') return nothing;
  const { left, deleted } = wordsFor(state.locale);
  return html`<p class="away" role="status">${state.standing === 'left' ? left : deleted}</p>`;
}

function roomView(pane: Pane, state: PaneState): TemplateResult {
  return html`
    ${keyed(
      `${state.roomId} ${themeNow()}`,
      html`<div class="scroller" tabindex="-1" ${ref(keepAtEnd)}>
        <discord-messages ?light-theme=${themeNow() === 'light'} no-background>
          ${welcomeView(state)} ${messagesView(pane, state)}
        </discord-messages>
      </div>`,
    )}
    ${composerView(pane.composer, state)}
  `;
}

const LANGUAGES = [
  ['en-US', 'English'],
  ['de', 'Deutsch'],
] as const;

function headView(pane: Pane, state: PaneState): TemplateResult {
  const words = wordsFor(state.locale);
  return html`<header class="head">
    <div class="whose">
      <img alt="" src=${avatarOf(state.me, state.faces)} /><b>${state.me.name}</b>
      <span class="languages" role="group" aria-label=${words.language}>
        ${LANGUAGES.map(
          ([locale, name]) =>
            html`<button
              type="button"
              lang=${locale}
              title=${name}
              aria-pressed=${state.locale === locale}
              @click=${() => pane.tell({ kind: 'speak', locale })}
            >
              ${locale.slice(0, 2).toUpperCase()}
            </button>`,
        )}
      </span>
    </div>
    <nav class="rooms" aria-label=${words.rooms}>${roomsView(pane, state, words)}</nav>
  </header>`;
}

/** Direct messages stand last, as a place to look into rather than to play in. */
function roomsView(pane: Pane, state: PaneState, words: Words): TemplateResult[] {
  const direct = state.rooms.filter(({ kind }) => kind === 'direct');
  const others = state.rooms.filter(({ kind }) => kind !== 'direct');
  return [...others, ...direct].map((room) => roomTabView(pane, state, room, words));
}

function roomTabView(pane: Pane, state: PaneState, room: PaneRoom, words: Words): TemplateResult {
  const read = BigInt(pane.read.get(room.id) ?? '0');
  const pings = room.pings.filter((id) => BigInt(id) > read).length;
  const isUnread = BigInt(room.newest) > read;
  return html`<button
    type="button"
    class="room ${isUnread ? 'unread' : ''}"
    aria-current=${room.id === state.roomId ? 'page' : nothing}
    ${ref((element) => {
      if (room.id === state.roomId) element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    })}
    @click=${() => pane.open(room.id)}
  >
    <i>${SIGNS[room.kind]}</i>${room.name}
    ${pings > 0 ? html`<span class="pings" aria-label=${words.newMessages(pings)}>${pings}</span>` : nothing}
  </button>`;
}

/** The beginning of a room; it says what to type first. */
function welcomeView(state: PaneState): TemplateResult {
  const words = wordsFor(state.locale);
  const room = state.rooms.find(({ id }) => id === state.roomId);
  const named = (line: string) => state.commands.find((one) => one.line === line)?.label ?? line;
  const other = state.present.find((id) => id !== state.me.id && !faceOf(id, state.faces).isBot);
  const bot = state.faces.find(({ isBot }) => isBot);
  const isDirect = room?.kind === 'direct';
  return html`<div class="welcome">
    <div class="welcome-sign">${SIGNS[room?.kind ?? 'text']}</div>
    <h2>${isDirect ? words.welcomeDirect(room.name) : words.welcome(roomName(state))}</h2>
    <p>
      ${
        isDirect
          ? words.howToDirect(named('rules'), named('gridcannon'))
          : words.howTo(
              named('challenge'),
              other === undefined ? words.somebody : faceOf(other, state.faces).name,
            )
      }
    </p>
    ${
      isDirect || !bot
        ? nothing
        : html`<p>${words.howToAlone(named('challenge'), bot.name, named('gridcannon'))}</p>`
    }
    ${state.botOnline ? nothing : html`<p class="offline">${words.offline}</p>`}
  </div>`;
}

/** Each message is drawn anew only when it, or what it depends on, has changed: there are up to a hundred. */
function messagesView(pane: Pane, state: PaneState) {
  const names = JSON.stringify([
    state.locale,
    state.faces,
    state.rooms.map(({ name }) => name),
    state.commands.length,
  ]);
  const sent = pane.commands.filter(({ roomId }) => roomId === state.roomId);
  return html`${repeat(
    pane.messages,
    ({ id }) => id,
    (message, index) => {
      const before = pane.messages[index - 1];
      return guard([message, before, pane.presses.get(message.id), names], () =>
        messageView(pane, state, message, before),
      );
    },
  )}${repeat(
    sent,
    (one) => one.ref,
    (one) => sentCommandView(pane, state, one),
  )}`;
}
