import { ComponentType, type APISelectMenuComponent } from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';
import type { PaneMessage, PaneState } from '../web/protocol.ts';
import { withEmoji } from './emoji.ts';
import { faceOf } from './faces.ts';
import type { Pane } from './pane.ts';
import type { Words } from './words.ts';

/** One line of a menu. */
interface Entry {
  readonly value: string;
  readonly label: string;
  readonly description: string;
  readonly emoji: string;
  readonly isDefault: boolean;
}

/**
 * A menu. Drawn here, since the library's can't be used by keyboard: a `details` element opens with Enter or
 * Space, its lines are buttons that the arrows go through, and Escape closes it.
 */
export function selectView(
  pane: Pane,
  message: PaneMessage,
  select: APISelectMenuComponent,
  words: Words,
): TemplateResult {
  const entries = pane.state ? entriesOf(select, pane.state) : [];
  const most = select.max_values ?? 1;
  const chosen = entries.filter(({ isDefault }) => isDefault).map(({ label }) => label);
  const shown = chosen.length > 0 ? chosen.join(', ') : (select.placeholder ?? words.pick);
  if (select.disabled === true)
    return html`<div class="select off" aria-disabled="true">${withEmoji(shown)}</div>`;
  return html`<details class="select" @toggle=${markFirst} @keydown=${onKey}>
    <summary>${withEmoji(shown)}</summary>
    <div class="entries">
      ${
        most > 1
          ? manyView(entries, (values) => choose(pane, message, select.custom_id, values))
          : entries.map((entry) =>
              entryView(entry, () => choose(pane, message, select.custom_id, [entry.value])),
            )
      }
    </div>
  </details>`;
}

function linesOf(menu: HTMLDetailsElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('.entries button, .entries input')];
}

function markFirst(event: Event): void {
  const menu = event.currentTarget;
  if (menu instanceof HTMLDetailsElement && menu.open) linesOf(menu)[0]?.focus();
}

/** The cursor stays where it can open the menu again. */
function close(menu: HTMLDetailsElement | null | undefined): void {
  menu?.removeAttribute('open');
  menu?.querySelector('summary')?.focus();
}

function onKey(event: KeyboardEvent): void {
  const menu = event.currentTarget;
  if (!(menu instanceof HTMLDetailsElement) || !menu.open) return;
  const lines = linesOf(menu);
  const at = lines.findIndex((line) => line === document.activeElement);
  const next = nextLine(event.key, at, lines.length);
  if (event.key === 'Escape') close(menu);
  else if (next !== null) lines[next]?.focus();
  else return;
  event.preventDefault();
}

/** Which line a key leads to, as in every list: round the ends, or to one of them. */
function nextLine(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return (Math.max(at, 0) - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

function choose(pane: Pane, message: PaneMessage, customId: string, values: readonly string[]): void {
  const channelId = pane.state?.roomId ?? '';
  pane.act({ kind: 'select', channelId, messageId: message.id, customId, values: [...values] });
}

function entryView(entry: Entry, onPick: () => void): TemplateResult {
  const pick = (event: Event) => {
    if (event.currentTarget instanceof HTMLElement) close(event.currentTarget.closest('details'));
    onPick();
  };
  return html`<button type="button" class="entry" value=${entry.value} @click=${pick}>
    ${entryText(entry)}
  </button>`;
}

function entryText({ emoji, label, description }: Entry): TemplateResult {
  return html`<b>${emoji === '' ? nothing : withEmoji(emoji)} ${withEmoji(label)}</b>
    ${description === '' ? nothing : html`<small>${withEmoji(description)}</small>`}`;
}

function manyView(entries: readonly Entry[], onPick: (values: readonly string[]) => void): TemplateResult {
  const pick = (event: Event) => {
    if (!(event.currentTarget instanceof HTMLElement)) return;
    const menu = event.currentTarget.closest('details');
    const ticked = [...(menu?.querySelectorAll('input') ?? [])].filter(({ checked }) => checked);
    close(menu);
    onPick(ticked.map(({ value }) => value));
  };
  return html`${entries.map(
      (entry) =>
        html`<label class="entry"
          ><input type="checkbox" value=${entry.value} ?checked=${entry.isDefault} />
          ${entryText(entry)}</label
        >`,
    )}<button type="button" class="entry done" @click=${pick}>OK</button>`;
}

function entriesOf(select: APISelectMenuComponent, state: PaneState): Entry[] {
  switch (select.type) {
    case ComponentType.StringSelect:
      return select.options.map((option) => ({
        value: option.value,
        label: option.label,
        description: option.description ?? '',
        emoji: option.emoji?.name ?? '',
        isDefault: option.default === true,
      }));
    case ComponentType.UserSelect:
    case ComponentType.MentionableSelect:
      return state.present.map((id) => plainEntry(id, faceOf(id, state.faces).name));
    case ComponentType.ChannelSelect:
      return state.rooms
        .filter(({ kind }) => kind !== 'direct')
        .map(({ id, name }) => plainEntry(id, `#${name}`));
    case ComponentType.RoleSelect:
      return [];
  }
}

function plainEntry(value: string, label: string): Entry {
  return { value, label, description: '', emoji: '', isDefault: false };
}
