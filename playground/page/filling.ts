import type { OptionValue, PaneCommand, PaneOption, PaneState } from '../web/protocol.ts';
import type { Field } from './composer.ts';
import { faceOf } from './faces.ts';
import type { Words } from './words.ts';

/** Something that can be taken from the list above the line. */
export type Item = { readonly label: string; readonly detail: string } & (
  | { readonly kind: 'command'; readonly command: PaneCommand }
  | { readonly kind: 'option'; readonly option: PaneOption }
  | { readonly kind: 'value'; readonly value: OptionValue; readonly faceId?: string }
);

type Value = Extract<Item, { kind: 'value' }>;

/** The commands that begin with what was typed, by their name in the person's language or by the bot's own. */
export function commandItems(commands: readonly PaneCommand[], text: string): Item[] {
  const typed = text.slice(1).toLowerCase();
  const fits = commands.filter(({ label, line }) => [label, line].some((name) => name.startsWith(typed)));
  return fits.map((command) => ({
    kind: 'command',
    label: `/${command.label}`,
    detail: command.description,
    command,
  }));
}

/** What can be picked for an option that the bot itself suggests nothing for. */
export function itemsFor(
  option: PaneOption,
  text: string,
  state: PaneState,
  words: Pick<Words, 'yes' | 'no'>,
): Value[] {
  const typed = text.replace(/^[@#]/, '').toLowerCase();
  return allItems(option, state, words).filter(({ label }) => label.toLowerCase().includes(typed));
}

function allItems(option: PaneOption, state: PaneState, words: Pick<Words, 'yes' | 'no'>): Value[] {
  if (option.choices.length > 0) {
    return option.choices.map(({ name, value }) => ({ kind: 'value', label: name, detail: '', value }));
  }
  switch (option.kind) {
    case 'user':
      return state.present.map((id) => {
        const { name } = faceOf(id, state.faces);
        return { kind: 'value', label: name, detail: '', value: { id }, faceId: id };
      });
    case 'channel':
      return state.rooms
        .filter(({ kind }) => kind !== 'direct')
        .map(({ id, name }) => ({ kind: 'value', label: `#${name}`, detail: '', value: { id } }));
    case 'boolean':
      return [
        { kind: 'value', label: words.yes, detail: '', value: true },
        { kind: 'value', label: words.no, detail: '', value: false },
      ];
    case 'integer':
    case 'number':
    case 'text':
      return [];
  }
}

/** The options that are not there yet, for adding them. */
export function plusItems(command: PaneCommand, fields: readonly Field[], text: string): Item[] {
  const typed = text.toLowerCase();
  return command.options
    .filter((option) => !fields.some((field) => field.option.name === option.name))
    .filter(({ label }) => label.toLowerCase().startsWith(typed))
    .map((option) => ({ kind: 'option', label: option.label, detail: option.description, option }));
}

/**
 * What a typed text means for an option: itself, a number within its bounds, or the one thing that is called so.
 * Undefined where it means nothing that could be sent.
 */
export function readTyped(option: PaneOption, text: string, state: PaneState): OptionValue | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  if (option.choices.length === 0 && option.kind === 'text') return withinLength(option, typed);
  if (option.choices.length === 0 && (option.kind === 'integer' || option.kind === 'number')) {
    return withinBounds(option, typed);
  }
  if (option.kind === 'boolean') return undefined;
  const plain = typed.replace(/^[@#]/, '').toLowerCase();
  const called = itemsFor(option, '', state, NO_WORDS).filter(
    ({ label }) => label.replace(/^#/, '').toLowerCase() === plain,
  );
  return called.length === 1 ? called[0]?.value : undefined;
}

/** Names of things are the same in every language here; only yes and no aren't, and these are picked. */
const NO_WORDS: Pick<Words, 'yes' | 'no'> = { yes: '', no: '' };

function withinLength({ least, most }: PaneOption, text: string): string | undefined {
  return text.length >= (least ?? 0) && text.length <= (most ?? Infinity) ? text : undefined;
}

function withinBounds({ kind, least, most }: PaneOption, text: string): number | undefined {
  const value = Number(text);
  const isNumber = kind === 'integer' ? Number.isSafeInteger(value) : Number.isFinite(value);
  return isNumber && value >= (least ?? -Infinity) && value <= (most ?? Infinity) ? value : undefined;
}
