import type { APIApplicationCommandOptionChoice } from 'discord-api-types/v10';
import { Form, type FieldPath } from './form.ts';

const MOST = 25;
const LENGTH = 100;

/**
 * Suggestions of an autocomplete: at most 25, names of 1 to 100 characters, texts of at most 100.
 *
 * @throws ApiError 50035.
 */
export function checkChoices(
  choices: readonly APIApplicationCommandOptionChoice[],
  at: FieldPath,
): APIApplicationCommandOptionChoice[] {
  const form = new Form(at);
  if (choices.length > MOST) form.refuseLength([], MOST);
  choices.forEach(({ name, value, name_localizations: localized }, index) => {
    const names = [name, ...Object.values(localized ?? {})];
    if (names.some((one) => one?.length === 0)) form.refuseMissing([index, 'name']);
    if (names.some((one) => (one?.length ?? 0) > LENGTH)) form.refuseLength([index, 'name'], LENGTH);
    if (typeof value === 'string' && value.length > LENGTH) form.refuseLength([index, 'value'], LENGTH);
  });
  form.judge();
  return [...choices];
}
