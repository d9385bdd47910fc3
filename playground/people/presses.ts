import {
  ComponentType,
  type APIMessageTopLevelComponent,
  type APIModalInteractionResponseCallbackData,
  type APIModalSubmission,
} from 'discord-api-types/v10';
import { NotPossible } from '../interactions/notPossible.ts';
import { modalFieldIds } from '../validation/modal.ts';
import { everyComponent } from '../validation/component.ts';
import { describeSeen, type SeenMessage } from './seen.ts';

/** A button by the words on it, or by what it sends. */
export type ButtonPick = { readonly label: string } | { readonly customId: string };

/** An entry of a menu by the words on it, or by what it sends. */
export type EntryPick = { readonly label: string } | { readonly value: string };

/**
 * What the picked button of a message sends.
 *
 * @throws NotPossible when there is none or more than one, when it is disabled, or a link.
 */
export function pressableButton(seen: SeenMessage, pick: ButtonPick): string {
  const wanted = 'label' in pick ? pick.label : pick.customId;
  const fitting = seen.buttons.filter((one) => ('label' in pick ? one.label : one.customId) === wanted);
  const [button] = fitting;
  if (!button) throw new NotPossible(`There is no button "${wanted}" on: ${describeSeen(seen)}`);
  if (fitting.length > 1) {
    throw new NotPossible(`There are ${fitting.length} buttons "${wanted}" on: ${describeSeen(seen)}`);
  }
  if (button.disabled) throw new NotPossible(`The button "${wanted}" is disabled.`);
  if (button.customId === '') throw new NotPossible(`The button "${wanted}" is a link.`);
  return button.customId;
}

/**
 * The menu in which the picked entry stands, and what it sends.
 *
 * @throws NotPossible when there is none or more than one.
 */
export function pickableEntry(seen: SeenMessage, pick: EntryPick): { customId: string; value: string } {
  const wanted = 'label' in pick ? pick.label : pick.value;
  const fitting = seen.selects.flatMap(({ customId, options }) =>
    options
      .filter(({ label, value }) => ('label' in pick ? label : value) === wanted)
      .map(({ value }) => ({ customId, value })),
  );
  const [entry] = fitting;
  if (!entry) throw new NotPossible(`There is no entry "${wanted}" in a menu of: ${describeSeen(seen)}`);
  if (fitting.length > 1) {
    throw new NotPossible(`There are ${fitting.length} entries "${wanted}" in: ${describeSeen(seen)}`);
  }
  return entry;
}

/**
 * Whether a menu of a message takes these choices: option values, or ids where it lists users.
 *
 * @throws NotPossible when there is no such menu, it is disabled, or takes another number or other values.
 */
export function requireChoice(
  components: readonly APIMessageTopLevelComponent[],
  customId: string,
  values: readonly string[],
): void {
  const menu = everyComponent(components)
    .map(({ component }) => component)
    .find((component) => 'custom_id' in component && component.custom_id === customId);
  if (!menu || !('custom_id' in menu) || menu.type === ComponentType.Button) {
    throw new NotPossible(`There is no menu "${customId}" on this message.`);
  }
  if (menu.disabled === true) throw new NotPossible(`The menu "${customId}" is disabled.`);
  const least = 'min_values' in menu ? (menu.min_values ?? 1) : 1;
  const most = 'max_values' in menu ? (menu.max_values ?? 1) : 1;
  if (values.length < least || values.length > most) {
    throw new NotPossible(`"${customId}" takes ${least} to ${most} choices.`);
  }
  const offered = menu.type === ComponentType.StringSelect ? menu.options.map(({ value }) => value) : values;
  const unknown = values.find((value) => !offered.includes(value));
  if (unknown !== undefined) throw new NotPossible(`"${customId}" doesn't offer "${unknown}".`);
}

/** A form filled in: fields left out are sent empty. @throws NotPossible for a field that it doesn't have. */
export function fillForm(
  form: APIModalInteractionResponseCallbackData,
  values: Readonly<Record<string, string>>,
): APIModalSubmission {
  const ids = modalFieldIds(form);
  const unknown = Object.keys(values).find((id) => !ids.includes(id));
  if (unknown !== undefined) throw new NotPossible(`The form has no field "${unknown}".`);
  const components = ids.map((id, index) => ({
    type: ComponentType.ActionRow as const,
    id: 2 * index + 1,
    components: [
      { type: ComponentType.TextInput as const, id: 2 * index + 2, custom_id: id, value: values[id] ?? '' },
    ],
  }));
  return { custom_id: form.custom_id, components };
}
