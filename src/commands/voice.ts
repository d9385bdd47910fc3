import type { Message } from '../render/index.ts';
import type { MessageRef, Snowflake } from '../table/ports.ts';
import type { Table } from '../table/table.ts';
import type { Context } from './context.ts';
import type { CommandInteraction, Place, PressInteraction } from './interaction.ts';

/** Where public words go: out through an interaction, or, without one, straight to the channel. */
export interface Voice {
  publicly(table: Table, message: Message, nonce: string): Promise<MessageRef | null>;
  edit(ref: MessageRef, message: Message): Promise<boolean>;
  /** False where it is known that the bot may not open a thread in a channel, or not write in it. */
  mayOpenThread(channelId: Snowflake): boolean;
  /**
   * What becomes of a message for which `publicly` gave null. An interaction doesn't say whether Discord refused it or
   * nobody heard, so it is left to the sweep. To the channel's own voice null is a refusal, and the message is given
   * up; where nobody heard, that voice throws, and every sweep tries again.
   */
  readonly unshown: 'left-to-the-sweep' | 'given-up';
}

/** The voice of a process that speaks by itself. */
export function channelVoice(context: Context): Voice {
  return {
    publicly: (table, message, nonce) => context.channels.post(table.row.channelId, message, nonce),
    edit: (ref, message) => context.channels.edit(ref, message),
    mayOpenThread: () => true,
    unshown: 'given-up',
  };
}

/** An interaction's voice: needs no permission in its own channel, and can repaint the message that was pressed. */
export function voiceOf(context: Context, interaction: CommandInteraction | PressInteraction): Voice {
  const channel = channelVoice(context);
  const { place } = interaction;
  const pressed = 'message' in interaction ? interaction.message.messageId : null;
  return {
    publicly: (table, message, nonce) =>
      table.row.channelId === place.channelId
        ? interaction.publicly(message, nonce)
        : channel.publicly(table, message, nonce),
    edit: async (ref, message) => {
      if (ref.messageId !== pressed) return channel.edit(ref, message);
      await interaction.repaint(message);
      return true;
    },
    mayOpenThread: (channelId) => channelId !== place.channelId || mayOpenThreadIn(place),
    unshown: 'left-to-the-sweep',
  };
}

/** Whether a duel can get a thread of its own there. */
export function mayOpenThreadIn({ kind, may }: Place): boolean {
  return kind === 'text' && may('createThread') && may('sendInThread');
}

/** `mute`: Discord lets the bot say nothing there; the table is kept and `/board` moves it. */
export type Told = 'told' | 'nothing-new' | 'mute';

/** What became of a message that was to be the live one. `superseded` is live no more, so its buttons have to go. */
export interface Posted {
  readonly told: Told;
  readonly superseded: MessageRef | null;
}

/**
 * Posts what becomes the live message, and notes that all is told, or that it never will be.
 *
 * @param due the version since which it is due, after which it is named. Posted for an earlier one than the present, it
 *   may stand there already, by a teller that crashed before he noted it, and is painted as it is now.
 */
export async function post(
  context: Context,
  table: Table,
  voice: Voice,
  message: Message,
  due = table.row.version,
): Promise<Posted> {
  const { id, version } = table.row;
  const ref = await voice.publicly(table, message, `${id}.${due}`);
  if (ref && due < version) await voice.edit(ref, message);
  if (!ref) {
    if (voice.unshown === 'given-up') await context.house.store.told(id, version);
    return { told: 'mute', superseded: null };
  }
  return { told: 'told', superseded: await context.house.store.told(id, version, ref) };
}

/** The link that leads to a message. */
export function linkTo(guildId: string, ref: MessageRef | null): string | null {
  return ref && `https://discord.com/channels/${guildId}/${ref.channelId}/${ref.messageId}`;
}
