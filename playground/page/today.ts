import {
  DiscordButton,
  DiscordCode,
  DiscordMention,
  DiscordMessage,
  DiscordReply,
} from '@skyra/discord-components-core';
import { css } from 'lit';

/**
 * Where the library draws Discord as it was some years ago, or in English only, these styles draw it as it is
 * today. They are added before the first element of each kind is made.
 */
export function drawAsToday(): void {
  DiscordButton.elementStyles.push(css`
    :host > *:first-child {
      border-radius: 8px;
      min-width: 28px;
      box-sizing: border-box;
      margin: 4px 8px 4px 0;
      font-family: inherit;
    }
    button.secondary,
    a.secondary {
      background-color: var(--button-plain);
      color: var(--button-plain-text);
    }
    button.secondary.hoverable:hover,
    a.secondary:hover {
      background-color: var(--button-plain-hover);
    }
    button.success {
      background-color: #00863a;
    }
    button.success.hoverable:hover {
      background-color: #047e37;
    }
    button.destructive {
      background-color: #d22d39;
    }
    button.destructive.hoverable:hover {
      background-color: #b42831;
    }
    button:focus-visible {
      outline: 2px solid var(--focus);
      outline-offset: 2px;
    }
  `);
  // The library sets the font on the element around it, which a browser's own style for <code> overrides.
  DiscordCode.elementStyles.push(css`
    :host {
      background: none;
    }
    :host code {
      font-family: var(--code-font);
      font-size: 0.875em;
      line-height: 1.125rem;
      padding: 0.2em;
      margin: -0.2em 0;
      border-radius: 4px;
      background-color: var(--code-background);
    }
  `);
  // Who sees a message is said by the page itself, in the person's language.
  DiscordMessage.elementStyles.push(css`
    .discord-message-ephemeral {
      display: none;
    }
    .discord-message-content {
      min-width: 0;
    }
    .discord-message-timestamp {
      color: var(--muted) !important;
    }
    .discord-author-avatar {
      align-self: flex-start;
    }
    .discord-message-inner-center {
      align-items: flex-start;
    }
    .discord-message-body-only-indent {
      flex: none;
      margin: 0 2px 0 0;
      line-height: 26px;
    }
  `);
  DiscordReply.elementStyles.push(css`
    :host .discord-replied-message-content {
      display: block;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    :host .discord-replied-message-username {
      color: var(--strong);
    }
  `);
  DiscordMention.elementStyles.push(css`
    :host {
      color: var(--mention-text) !important;
      background-color: var(--mention-background) !important;
    }
  `);
}
