import { ComponentType, type APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { Form, type FieldPath } from './form.ts';

const MOST = 5;

/** The custom ids of all fields of a form, in order. */
export function modalFieldIds(modal: APIModalInteractionResponseCallbackData): string[] {
  return modal.components.flatMap((component) => {
    if (component.type === ComponentType.ActionRow)
      return component.components.map((field) => field.custom_id);
    return component.type === ComponentType.Label ? [component.component.custom_id] : [];
  });
}

/**
 * A form that an interaction opens: at most five fields, each with a custom_id of its own.
 *
 * @throws ApiError 50035.
 */
export function checkModal(
  modal: APIModalInteractionResponseCallbackData,
  at: FieldPath,
): APIModalInteractionResponseCallbackData {
  const form = new Form(at);
  const ids = modalFieldIds(modal);
  if (modal.components.length > MOST) {
    form.refuse(['components'], 'BASE_TYPE_BAD_LENGTH', `Must be between 1 and ${MOST} in length.`);
  }
  if (new Set(ids).size < ids.length) {
    form.refuse(['components'], 'COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated');
  }
  form.judge();
  return modal;
}
