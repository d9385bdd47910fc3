import { InteractionResponseType, Routes } from 'discord.js';
import type { Logger } from 'pino';
import type { Choice } from '../commands/interaction.ts';
import { ask } from './ask.ts';
import { newReference } from './fault.ts';
import type { Rest } from './rest.ts';
import { within } from './within.ts';

/** Discord's limits: how many choices, and how long a name or a value. */
const CHOICES = 25;
const LENGTH = 100;
/** Autocomplete can't be deferred: without an answer by then, in milliseconds, it is answered with nothing. */
const PATIENCE = 2_500;

/** Answers what is being typed with choices; with none where they can't be had in time. Never throws. */
export async function answerAutocomplete(
  { unsigned }: Rest,
  { id, token }: { readonly id: string; readonly token: string },
  log: Logger,
  choose: () => Promise<readonly Choice[]>,
): Promise<void> {
  try {
    const choices = await within(PATIENCE, orNothing(choose, log), []);
    const body = { type: InteractionResponseType.ApplicationCommandAutocompleteResult, data: { choices } };
    const reply = await ask(() =>
      unsigned.post(Routes.interactionCallback(id, token), { body, auth: false }),
    );
    if (reply.kind !== 'done') log.debug({ reply }, 'an autocomplete was not answered');
  } catch (error) {
    log.error({ err: error, reference: newReference() }, 'an autocomplete broke');
  }
}

async function orNothing(choose: () => Promise<readonly Choice[]>, log: Logger): Promise<readonly Choice[]> {
  try {
    return fitting(await choose());
  } catch (error) {
    log.error({ err: error, reference: newReference() }, 'an autocomplete broke');
    return [];
  }
}

/** The choices that Discord takes: long names are cut, a long value can't be without meaning something else. */
function fitting(choices: readonly Choice[]): readonly Choice[] {
  return choices
    .filter(({ name, value }) => name !== '' && (typeof value === 'number' || lengthOf(value) <= LENGTH))
    .slice(0, CHOICES)
    .map((choice) => ({ ...choice, name: Array.from(choice.name).slice(0, LENGTH).join('') }));
}

function lengthOf(text: string): number {
  return Array.from(text).length;
}
