import {
  ButtonStyle,
  ComponentType,
  type APIButtonComponent,
  type APIComponentInMessageActionRow,
  type APIMessageTopLevelComponent,
} from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';
import type { PaneMessage } from '../web/protocol.ts';
import { emojiUrl } from './emoji.ts';
import type { Pane } from './pane.ts';
import { selectView } from './selectView.ts';
import type { Words } from './words.ts';

/** The rows of buttons and menus below a message. */
export function componentsView(
  pane: Pane,
  message: PaneMessage,
  words: Words,
): TemplateResult | typeof nothing {
  if (message.components.length === 0) return nothing;
  return html`<discord-attachments slot="components"
    >${message.components.map((row) => rowView(pane, message, row, words))}</discord-attachments
  >`;
}

function rowView(
  pane: Pane,
  message: PaneMessage,
  row: APIMessageTopLevelComponent,
  words: Words,
): TemplateResult | typeof nothing {
  if (row.type !== ComponentType.ActionRow) return nothing;
  return html`<discord-action-row
    >${row.components.map((one) => componentView(pane, message, one, words))}</discord-action-row
  >`;
}

function componentView(
  pane: Pane,
  message: PaneMessage,
  component: APIComponentInMessageActionRow,
  words: Words,
): TemplateResult {
  if (component.type === ComponentType.Button) return buttonView(pane, message, component);
  return selectView(pane, message, component, words);
}

const TYPES: Readonly<Record<ButtonStyle, string>> = {
  [ButtonStyle.Primary]: 'primary',
  [ButtonStyle.Secondary]: 'secondary',
  [ButtonStyle.Success]: 'success',
  [ButtonStyle.Danger]: 'destructive',
  [ButtonStyle.Link]: 'secondary',
  [ButtonStyle.Premium]: 'primary',
};

function buttonView(pane: Pane, message: PaneMessage, button: APIButtonComponent): TemplateResult {
  const label = 'label' in button ? (button.label ?? '') : '';
  const emoji = 'emoji' in button ? (button.emoji.name ?? '') : '';
  const customId = 'custom_id' in button ? button.custom_id : '';
  const press = pane.presses.get(message.id);
  const isWaiting = press?.state === 'sending';
  const isOff = button.disabled === true || isWaiting;
  const onClick = () => {
    if (!isOff && customId !== '') {
      const channelId = pane.state?.roomId ?? '';
      pane.act({ kind: 'press', channelId, messageId: message.id, customId });
    }
  };
  return html`<discord-button
    type=${TYPES[button.style]}
    ?disabled=${button.disabled === true}
    aria-disabled=${button.disabled === true ? 'true' : nothing}
    class=${isWaiting && press.customId === customId ? 'waiting' : ''}
    emoji=${emoji === '' ? nothing : emojiUrl(emoji)}
    emoji-name=${emoji === '' ? nothing : emoji}
    @click=${onClick}
    >${label}</discord-button
  >`;
}
