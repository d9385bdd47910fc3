import type { OptionValue, PaneCommand, PaneOption } from '../web/protocol.ts';
import { commandItems, itemsFor, plusItems, readTyped, type Item } from './filling.ts';
import type { Pane } from './pane.ts';
import { wordsFor, type Words } from './words.ts';

/** An option that is being filled in. */
export interface Field {
  readonly option: PaneOption;
  readonly text: string;
  /** What is sent: undefined while the text means nothing. */
  readonly value: OptionValue | undefined;
  /** Whether it was picked from a list; then the list is closed. */
  readonly picked: boolean;
}

/** What somebody is writing: a text, or a command with its options. */
export type Draft =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'command';
      readonly command: PaneCommand;
      readonly fields: readonly Field[];
      readonly plus: string;
    };

/** The place after the last option, where others are added. */
export const PLUS = '+';
const TEXT = '';
const NOTHING = { name: '', items: [] };

/** The line at the bottom of a pane: it can be used by keyboard alone. */
export class Composer {
  draft: Draft = { kind: 'text', text: '' };
  /** The list above the line. */
  items: readonly Item[] = [];
  /** Which item Enter takes; -1 for none. */
  active = -1;
  /** Why something can't be sent. */
  problem = '';
  /** Where the cursor should be after the next drawing; null to leave it. */
  wanted: string | null = null;
  readonly #pane: Pane;
  /** Where the cursor is: an option's name, `+`, or empty for plain text; null outside. */
  #focused: string | null = null;
  #question = 0;
  /** What the bot suggested last, and for which option of the present command. */
  #suggested: { readonly name: string; readonly items: readonly Item[] } = NOTHING;

  constructor(pane: Pane) {
    this.#pane = pane;
  }

  get words(): Words {
    return wordsFor(this.#pane.state?.locale ?? 'en-US');
  }

  /** The option in which the cursor is. */
  get option(): PaneOption | null {
    if (this.draft.kind !== 'command') return null;
    return this.draft.fields.find(({ option }) => option.name === this.#focused)?.option ?? null;
  }

  /** The cursor has come to a place: by somebody's own doing, or because the composer wanted it there. */
  focus(name: string): void {
    if (this.#focused === name) return;
    this.#focused = name;
    this.#refresh();
  }

  /** The cursor has left a place; it may be in the next one already. */
  blur(name: string): void {
    if (this.#focused !== name) return;
    this.#focused = null;
    this.#show([]);
  }

  /** Plain text, or the beginning of a command, was typed. */
  typeText(text: string): void {
    this.problem = '';
    this.draft = { kind: 'text', text };
    this.#refresh();
  }

  /** Something was typed into an option, or behind the last one. */
  typeInto(name: string, text: string): void {
    if (this.draft.kind !== 'command') return;
    this.problem = '';
    if (name === PLUS) this.draft = { ...this.draft, plus: text };
    else
      this.#setField(name, (field) => ({
        ...field,
        text,
        picked: false,
        value: readTyped(field.option, text, this.#state()),
      }));
    this.#refresh();
  }

  /** A key was pressed. @returns whether it was meant for the composer alone. */
  press(key: string): boolean {
    switch (key) {
      case 'ArrowDown':
      case 'ArrowUp':
        return this.#move(key === 'ArrowDown' ? 1 : -1);
      case 'Tab':
        return this.#take();
      case 'Enter':
        return this.#take() || this.#send();
      case 'Escape':
        return this.#cancel();
      case 'Backspace':
        return this.#removeEmpty();
      default:
        return false;
    }
  }

  /** Takes something from the list. */
  pick(item: Item): void {
    this.problem = '';
    if (item.kind === 'command') this.#begin(item.command);
    if (item.kind === 'option') this.#add(item.option);
    if (item.kind === 'value' && this.#focused !== null) {
      this.#setField(this.#focused, (field) => ({
        ...field,
        text: item.label,
        value: item.value,
        picked: true,
      }));
      this.#goOn();
    }
    this.#refresh();
  }

  /** Shows why something that was sent is not possible. */
  complain(why: string): void {
    this.problem = why;
    this.#pane.redraw();
  }

  #state() {
    const { state } = this.#pane;
    if (!state) throw new Error('Nobody types before the pane is there.');
    return state;
  }

  #move(step: 1 | -1): boolean {
    if (this.items.length === 0) return false;
    this.active = (this.active + step + this.items.length) % this.items.length;
    this.#pane.redraw();
    return true;
  }

  #take(): boolean {
    const item = this.items[this.active];
    if (item) this.pick(item);
    return item !== undefined;
  }

  #begin(command: PaneCommand): void {
    const fields = command.options.filter(({ required }) => required).map(emptyField);
    this.draft = { kind: 'command', command, fields, plus: '' };
    this.#suggested = NOTHING;
    this.#wish(fields[0]?.option.name ?? PLUS);
  }

  #add(option: PaneOption): void {
    if (this.draft.kind !== 'command') return;
    this.draft = { ...this.draft, fields: [...this.draft.fields, emptyField(option)], plus: '' };
    this.#wish(option.name);
  }

  /** On to the next option that is needed, else behind the last one. */
  #goOn(): void {
    if (this.draft.kind !== 'command') return;
    const next = this.draft.fields.find(({ option, value }) => option.required && value === undefined);
    this.#wish(next?.option.name ?? PLUS);
  }

  #wish(name: string): void {
    this.wanted = name;
    this.#focused = name;
  }

  #setField(name: string, change: (field: Field) => Field): void {
    if (this.draft.kind !== 'command') return;
    const fields = this.draft.fields.map((field) => (field.option.name === name ? change(field) : field));
    this.draft = { ...this.draft, fields };
  }

  #cancel(): boolean {
    if (this.draft.kind === 'text' && this.items.length === 0) return false;
    if (this.draft.kind === 'command') {
      this.draft = { kind: 'text', text: '' };
      this.#wish(TEXT);
    }
    this.problem = '';
    this.#show([]);
    return true;
  }

  /** Backspace in an empty place: an option that isn't needed goes away, and before the first the command does. */
  #removeEmpty(): boolean {
    const { draft } = this;
    if (draft.kind !== 'command') return false;
    const names = [...draft.fields.map(({ option }) => option.name), PLUS];
    const at = names.indexOf(this.#focused ?? '');
    const field = draft.fields[at];
    if ((field?.text ?? draft.plus) !== '') return false;
    const before = names[at - 1];
    if (before === undefined) {
      this.draft = { kind: 'text', text: `/${draft.command.label}` };
      this.#wish(TEXT);
    } else {
      if (field && !field.option.required)
        this.draft = { ...draft, fields: draft.fields.filter((one) => one !== field) };
      this.#wish(before);
    }
    this.#refresh();
    return true;
  }

  #send(): boolean {
    const { draft } = this;
    const channelId = this.#state().roomId;
    if (draft.kind === 'text') {
      const content = draft.text.trim();
      if (content === '' || content.startsWith('/')) return true;
      this.#pane.act({ kind: 'say', channelId, content });
    } else {
      const wrong = draft.fields.find(
        ({ option, text, value }) => value === undefined && (option.required || text !== ''),
      );
      if (wrong) {
        const { label } = wrong.option;
        this.problem = wrong.text === '' ? this.words.missing(label) : this.words.unfit(label);
        this.#wish(wrong.option.name);
        this.#refresh();
        return true;
      }
      this.#pane.act({ kind: 'slash', channelId, line: draft.command.line, values: valuesOf(draft.fields) });
    }
    this.draft = { kind: 'text', text: '' };
    this.#wish(TEXT);
    this.#show([]);
    return true;
  }

  /** Works out the list for where the cursor is. */
  #refresh(): void {
    this.#question += 1;
    const { draft } = this;
    const state = this.#state();
    if (draft.kind === 'text') {
      this.#show(
        this.#focused === TEXT && draft.text.startsWith('/') ? commandItems(state.commands, draft.text) : [],
      );
      return;
    }
    if (this.#focused === PLUS) {
      this.#show(plusItems(draft.command, draft.fields, draft.plus), draft.plus === '' ? -1 : 0);
      return;
    }
    const field = draft.fields.find(({ option }) => option.name === this.#focused);
    if (!field || field.picked) this.#show([]);
    else if (field.option.suggests) this.#ask(draft.command, draft.fields, field);
    else this.#show(itemsFor(field.option, field.text, state, this.words));
  }

  #ask({ line }: PaneCommand, fields: readonly Field[], field: Field): void {
    const question = this.#question;
    const channelId = this.#state().roomId;
    const values = { ...valuesOf(fields), [field.option.name]: field.text };
    void this.#pane.suggest({ channelId, line, values, focused: field.option.name }).then((choices) => {
      if (question !== this.#question || this.#focused !== field.option.name) return;
      const items = choices.map(({ name, value }): Item => ({
        kind: 'value',
        label: name,
        detail: '',
        value,
      }));
      this.#suggested = { name: field.option.name, items };
      this.#show(items);
    });
    // What was suggested before stays as far as it fits what is typed now: Enter must never take anything else.
    const typed = field.text.toLowerCase();
    const { name, items } = this.#suggested;
    this.#show(
      name === field.option.name ? items.filter(({ label }) => label.toLowerCase().includes(typed)) : [],
    );
  }

  #show(items: readonly Item[], active = 0): void {
    this.items = items;
    this.active = items.length === 0 ? -1 : active;
    this.#pane.redraw();
  }
}

function emptyField(option: PaneOption): Field {
  return { option, text: '', value: undefined, picked: false };
}

function valuesOf(fields: readonly Field[]): Record<string, OptionValue> {
  return Object.fromEntries(
    fields.flatMap(({ option, value }) => (value === undefined ? [] : [[option.name, value]])),
  );
}
