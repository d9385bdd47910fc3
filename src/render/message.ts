import type { APIActionRowComponent, APIComponentInMessageActionRow, APIEmbed } from 'discord-api-types/v10';

/** A message as painters make it: Discord's own JSON, without what the adapter adds (nonce, ephemeral flag). */
export interface Message {
  readonly content: string;
  readonly embeds: readonly APIEmbed[];
  readonly components: readonly APIActionRowComponent<APIComponentInMessageActionRow>[];
  /** The one person who is pinged, if any; every other mention stays silent. */
  readonly ping: string | null;
  /** A text file that hangs on the message. */
  readonly file?: { readonly name: string; readonly text: string };
}
