import { pickLocale } from '../locale/index.ts';
import { LONGEST_CLOCK } from '../table/clock.ts';
import type { Context } from './context.ts';
import type { AutocompleteInteraction, Choice } from './interaction.ts';

/** The option `clock` of a challenge: `none`, or hours a turn. It is suggested, and read again when it arrives. */

const NONE = 'none';

/** What is offered where nothing was typed. */
const OFFERED = [NONE, '1', '6', '12', '24', '48', '72', '168', '336'] as const;

/** Reads the option; null where it is no clock. */
export function parseClock(typed: string): { readonly hours: number | null } | null {
  const text = typed.trim().toLowerCase();
  if (text === NONE) return { hours: null };
  const hours = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return hours >= 1 && hours <= LONGEST_CLOCK ? { hours } : null;
}

/** The clocks that fit what is typed so far, called in the person's language; the usual one is marked. */
export function suggestClocks(
  { settings }: Context,
  { invoker, focused }: AutocompleteInteraction,
): readonly Choice[] {
  const { suggestions } = pickLocale(invoker.locale);
  const typed = focused.value.trim();
  const named = (value: string): Choice => {
    const hours = parseClock(value)?.hours ?? null;
    const name = hours === null ? suggestions.noClock : suggestions.clock(hours);
    return { name: hours === settings.moveHours ? suggestions.usual(name) : name, value };
  };
  if (typed === '') return OFFERED.map(named);
  if (parseClock(typed)) return [named(typed)];
  return OFFERED.map(named).filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase()));
}
