import {
  ButtonStyle,
  ComponentType,
  type APIButtonComponent,
  type APIMessageTopLevelComponent,
  type APISelectMenuComponent,
  type APIStringSelectComponent,
} from 'discord-api-types/v10';
import type { FieldPath, Form } from './form.ts';
import { isUnicodeEmoji } from './emoji.ts';

const ROWS = 5;
const BUTTONS_IN_ROW = 5;

/** A component somewhere in a message, with the way to it. */
interface Placed {
  readonly path: FieldPath;
  readonly component: AnyComponent;
}

type AnyComponent = APIMessageTopLevelComponent | NestedComponent;
type NestedComponent =
  | Extract<APIMessageTopLevelComponent, { type: ComponentType.ActionRow }>['components'][number]
  | Extract<APIMessageTopLevelComponent, { type: ComponentType.Section }>['components'][number]
  | Extract<APIMessageTopLevelComponent, { type: ComponentType.Section }>['accessory']
  | Extract<APIMessageTopLevelComponent, { type: ComponentType.Container }>['components'][number];

function within({ path, component }: Placed): Placed[] {
  const self = { path, component };
  const inner = 'components' in component ? component.components : [];
  const children = inner.flatMap((child, index) =>
    within({ path: [...path, 'components', index], component: child }),
  );
  const accessory =
    'accessory' in component ? within({ path: [...path, 'accessory'], component: component.accessory }) : [];
  return [self, ...children, ...accessory];
}

/** Every component of a message, nested ones included, each with its way. */
export function everyComponent(components: readonly APIMessageTopLevelComponent[]): Placed[] {
  return components.flatMap((component, index) => within({ path: ['components', index], component }));
}

function checkButton(form: Form, path: FieldPath, button: APIButtonComponent): void {
  if (button.style === ButtonStyle.Premium) return;
  if (!button.label && !button.emoji) {
    form.refuse(path, 'BUTTON_COMPONENT_EMPTY', 'A label or an emoji is required');
  }
  if (button.style === ButtonStyle.Link) {
    if (!button.url) form.refuse([...path, 'url'], 'BASE_TYPE_REQUIRED', 'A url is required');
    return;
  }
  if (!button.custom_id) {
    form.refuse([...path, 'custom_id'], 'BUTTON_COMPONENT_CUSTOM_ID_REQUIRED', 'A custom id is required');
  }
  if ('url' in button && button.url) {
    form.refuse(
      [...path, 'url'],
      'BUTTON_COMPONENT_CUSTOM_ID_URL',
      'A custom id and url cannot both be specified',
    );
  }
}

function checkStringSelect(form: Form, path: FieldPath, select: APIStringSelectComponent): void {
  const values = new Set<string>();
  select.options.forEach(({ value, emoji }, index) => {
    const at = [...path, 'options', index];
    if (values.has(value)) {
      form.refuse(
        [...at, 'value'],
        'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
        'The specified option value is already used',
      );
    }
    values.add(value);
    checkEmoji(form, [...at, 'emoji'], emoji);
  });
  const most = select.max_values ?? 1;
  if (most > select.options.length) {
    form.refuse([...path, 'max_values'], 'NUMBER_TYPE_MAX', 'max_values exceeds the number of options');
  }
  const chosen = select.options.filter((option) => option.default === true).length;
  if (chosen > most) {
    form.refuse(
      [...path, 'options'],
      'SELECT_COMPONENT_TOO_MANY_DEFAULTS',
      'Too many default values are set',
    );
  }
}

function checkSelect(form: Form, path: FieldPath, select: APISelectMenuComponent): void {
  if ((select.min_values ?? 1) > (select.max_values ?? 1)) {
    form.refuse([...path, 'min_values'], 'NUMBER_TYPE_MAX', 'min_values is greater than max_values');
  }
  if (select.type === ComponentType.StringSelect) checkStringSelect(form, path, select);
}

function checkEmoji(
  form: Form,
  path: FieldPath,
  emoji: { id?: string | null; name?: string | null } | undefined,
): void {
  if (!emoji || emoji.id) return;
  if (!isUnicodeEmoji(emoji.name ?? ''))
    form.refuse([...path, 'name'], 'COMPONENT_INVALID_EMOJI', 'Invalid emoji');
}

function checkRow(form: Form, path: FieldPath, types: readonly ComponentType[]): void {
  const width = types.reduce((sum, type) => sum + (type === ComponentType.Button ? 1 : BUTTONS_IN_ROW), 0);
  if (width > BUTTONS_IN_ROW) {
    form.refuse(path, 'COMPONENT_LAYOUT_WIDTH_EXCEEDED', 'The specified component exceeds the maximum width');
  }
}

function isSelect(component: AnyComponent): component is APISelectMenuComponent {
  return (
    component.type === ComponentType.StringSelect ||
    component.type === ComponentType.UserSelect ||
    component.type === ComponentType.RoleSelect ||
    component.type === ComponentType.MentionableSelect ||
    component.type === ComponentType.ChannelSelect
  );
}

function checkOne(form: Form, { path, component }: Placed): void {
  if (component.type === ComponentType.ActionRow) {
    checkRow(
      form,
      path,
      component.components.map(({ type }) => type),
    );
  }
  if (component.type === ComponentType.Button) {
    checkButton(form, path, component);
    if ('emoji' in component) checkEmoji(form, [...path, 'emoji'], component.emoji);
  }
  if (isSelect(component)) checkSelect(form, path, component);
}

/**
 * The rules for components that the published description leaves out: rows of five, one select a row, what a
 * button needs, each custom_id once, real emoji.
 */
export function checkComponents(
  form: Form,
  components: readonly APIMessageTopLevelComponent[],
  layout: 'rows' | 'free',
): void {
  if (layout === 'rows' && components.length > ROWS) {
    form.refuse(['components'], 'BASE_TYPE_BAD_LENGTH', `Must be between 1 and ${ROWS} in length.`);
  }
  const ids = new Set<string>();
  for (const placed of everyComponent(components)) {
    checkOne(form, placed);
    const id = 'custom_id' in placed.component ? placed.component.custom_id : undefined;
    if (id && ids.has(id)) {
      form.refuse(
        [...placed.path, 'custom_id'],
        'COMPONENT_CUSTOM_ID_DUPLICATED',
        'Component custom id cannot be duplicated',
      );
    }
    if (id) ids.add(id);
  }
}
