import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { ref } from 'lit/directives/ref.js';
import type { PaneState } from '../web/protocol.ts';
import { PLUS, type Composer, type Draft, type Field } from './composer.ts';
import { avatarOf, faceOf } from './faces.ts';
import type { Item } from './filling.ts';
import { wordsFor, type Words } from './words.ts';

/** The line at the bottom of a pane, with the list above it. */
export function composerView(composer: Composer, state: PaneState): TemplateResult {
  const words = wordsFor(state.locale);
  const room = state.rooms.find(({ id }) => id === state.roomId);
  if (room?.locked === true) return html`<div class="composer locked">${words.locked}</div>`;
  return html`
    <div class="composer" @keydown=${(event: KeyboardEvent) => onKey(composer, event)}>
      ${listView(composer, state, words)}
      ${composer.problem === '' ? nothing : html`<div class="problem" role="alert">${composer.problem}</div>`}
      <div class="line">
        ${
          composer.draft.kind === 'text'
            ? textLine(composer, composer.draft.text, words.writeTo(roomName(state)))
            : commandLine(composer, composer.draft, words)
        }
      </div>
    </div>
  `;
}

/** What stands before the names of rooms. */
export const SIGNS = { text: '#', thread: '↳', direct: '@' } as const;

/** A room with the sign before it; a thread without. */
export function roomName(state: PaneState): string {
  const room = state.rooms.find(({ id }) => id === state.roomId);
  return `${room?.kind === 'thread' ? '' : SIGNS[room?.kind ?? 'text']}${room?.name ?? ''}`;
}

function onKey(composer: Composer, event: KeyboardEvent): void {
  const isPlain = !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey && !event.isComposing;
  if (isPlain && composer.press(event.key)) event.preventDefault();
}

function inputOf(event: Event): string {
  return event.target instanceof HTMLInputElement ? event.target.value : '';
}

/** Puts the cursor where the composer wants it. */
function placed(composer: Composer, name: string) {
  return ref((element) => {
    if (composer.wanted !== name || !(element instanceof HTMLInputElement)) return;
    composer.wanted = null;
    queueMicrotask(() => {
      element.focus();
    });
  });
}

function listId(composer: Composer): string | typeof nothing {
  return composer.items.length === 0 ? nothing : 'true';
}

function textLine(composer: Composer, text: string, placeholder: string): TemplateResult {
  return html`<input
    class="text"
    autocomplete="off"
    spellcheck="false"
    role="combobox"
    aria-expanded=${listId(composer)}
    aria-label=${placeholder}
    placeholder=${placeholder}
    .value=${live(text)}
    ${placed(composer, '')}
    @focus=${() => composer.focus('')}
    @blur=${() => composer.blur('')}
    @input=${(event: Event) => composer.typeText(inputOf(event))}
  />`;
}

function commandLine(
  composer: Composer,
  draft: Extract<Draft, { kind: 'command' }>,
  words: Words,
): TemplateResult {
  const left = draft.command.options.length - draft.fields.length;
  return html`
    <span class="command-name">/${draft.command.label}</span>
    ${draft.fields.map((field) => fieldView(composer, field))}
    <input
      class="plus"
      autocomplete="off"
      spellcheck="false"
      role="combobox"
      aria-expanded=${listId(composer)}
      aria-label=${words.options}
      placeholder=${left > 0 ? words.more(left) : ''}
      .value=${live(draft.plus)}
      ${placed(composer, PLUS)}
      @focus=${() => composer.focus(PLUS)}
      @blur=${() => composer.blur(PLUS)}
      @input=${(event: Event) => composer.typeInto(PLUS, inputOf(event))}
    />
  `;
}

function fieldView(composer: Composer, { option, text, value }: Field): TemplateResult {
  return html`<label class="field ${value === undefined ? '' : 'filled'}">
    <span>${option.label}</span>
    <input
      name=${option.name}
      autocomplete="off"
      spellcheck="false"
      role="combobox"
      aria-expanded=${listId(composer)}
      aria-description=${option.description}
      size=${Math.max(text.length, 3)}
      .value=${live(text)}
      ${placed(composer, option.name)}
      @focus=${() => composer.focus(option.name)}
      @blur=${() => composer.blur(option.name)}
      @input=${(event: Event) => composer.typeInto(option.name, inputOf(event))}
    />
  </label>`;
}

function listView(composer: Composer, state: PaneState, words: Words): TemplateResult | typeof nothing {
  const hint = hintView(composer, words);
  if (composer.items.length === 0 && hint === nothing) return nothing;
  const title = composer.draft.kind === 'text' ? words.commands : words.options;
  return html`<div class="list" role="listbox">
    ${hint === nothing ? html`<div class="list-title">${title}</div>` : hint}
    ${composer.items.map((item, index) => itemView(composer, state, item, index === composer.active))}
  </div>`;
}

/** What the option with the cursor is for. */
function hintView(composer: Composer, words: Words): TemplateResult | typeof nothing {
  const { option } = composer;
  if (!option) return nothing;
  const isBounded = option.kind !== 'text' && (option.least !== null || option.most !== null);
  const bounds = isBounded ? ` ${words.bounds(option.least, option.most)}` : '';
  return html`<div class="list-hint"><b>${option.label}</b> ${option.description}${bounds}</div>`;
}

function itemView(composer: Composer, state: PaneState, item: Item, isActive: boolean): TemplateResult {
  const face = item.kind === 'value' && item.faceId !== undefined ? faceOf(item.faceId, state.faces) : null;
  return html`<div
    class="item"
    role="option"
    aria-selected=${isActive}
    ${ref((element) => {
      if (isActive) element?.scrollIntoView({ block: 'nearest' });
    })}
    @mousedown=${(event: Event) => event.preventDefault()}
    @click=${() => composer.pick(item)}
  >
    ${face ? html`<img class="tiny" alt="" src=${avatarOf(face, state.faces)} />` : nothing}
    <span class="item-label">${item.label}</span>
    <span class="item-detail">${item.detail}</span>
  </div>`;
}
