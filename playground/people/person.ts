import { ComponentType, InteractionType } from 'discord-api-types/v10';
import { openDm } from '../channels.ts';
import type { Core } from '../core.ts';
import type { ComponentData } from '../interactions/event.ts';
import { chooseCommand, InputReader, type OptionValues } from '../interactions/input.ts';
import { NotPossible } from '../interactions/notPossible.ts';
import { openInteraction, type Deed } from '../interactions/open.ts';
import { channelOf, knownUser, messageOf, messagesOf } from '../lookup.ts';
import { composeNew } from '../messages/compose.ts';
import { postMessage } from '../messages/post.ts';
import { may, type Permission } from '../permissions.ts';
import { presentMessage } from '../present/message.ts';
import { isShutFor, setThreadState } from '../threads.ts';
import { everyComponent } from '../validation/component.ts';
import { waitUntil } from '../waiting.ts';
import type { ChannelRecord, CommandRecord, LocaleCode, MessageRecord, UserRecord } from '../world.ts';
import { commandsOffered } from './commands.ts';
import { Interaction, type Choice } from './handle.ts';
import { fillForm, pressableButton, requireChoice, type ButtonPick } from './presses.ts';
import { describeSeen, isShownTo, seeMessage, type SeenMessage } from './seen.ts';

/** A channel, thread or direct-message channel: by itself or by its id. */
export type Place = string | { readonly id: string };

/** Enough of a message to find it: whatever was seen of it. */
export interface MessageRef {
  readonly id: string;
  readonly channelId: string;
}

/** A press as no client would send it: made up, of an old version of a message, or of one that is gone. */
export interface RawPress {
  readonly customId: string;
  /** With values it is a choice from a menu. */
  readonly values?: readonly string[];
}

const WITHIN = 10_000;

/** Somebody who uses the local Discord. What the client forbids throws NotPossible. */
export class Person {
  readonly id: string;
  readonly #core: Core;

  constructor(core: Core, id: string) {
    this.#core = core;
    this.id = id;
  }

  /** The name after which they were made. */
  get name(): string {
    return this.#user.username;
  }

  /** How they are named in a message. */
  get mention(): string {
    return `<@${this.id}>`;
  }

  /** The language of their client. */
  get locale(): LocaleCode {
    return this.#user.locale;
  }

  /** Switches the language of their client. */
  speak(locale: LocaleCode): void {
    this.#user.locale = locale;
    this.#core.changes.tell({ kind: 'userUpdated', user: this.#user });
  }

  /** The commands that they are offered in a channel. */
  commands(place: Place): readonly CommandRecord[] {
    return commandsOffered(this.#core.world, this.#enter(place), this.#user);
  }

  /**
   * Sends a slash command. The input is checked against what the bot registered, as Discord does it; text whose
   * option suggests things is free all the same.
   *
   * @param line the command, with subcommands behind it: `challenge`, `league table`.
   */
  slash(place: Place, line: string, values: OptionValues = {}): Interaction {
    const channel = this.#enter(place, 'UseApplicationCommands');
    const chosen = chooseCommand(commandsOffered(this.#core.world, channel, this.#user), line);
    const reader = new InputReader(this.#core.world, channel);
    const options = reader.readAll(chosen, values);
    return this.#act(`${this.name}: /${line}`, {
      type: InteractionType.ApplicationCommand,
      user: this.#user,
      channel,
      data: reader.commandData(chosen, options),
      commandName: line,
      message: null,
    });
  }

  /**
   * Types into an option that suggests things.
   *
   * @param values what is filled in so far, the typed text among it.
   * @param focused the option in which the cursor is.
   * @returns what is suggested, named in their language.
   */
  async autocomplete(place: Place, line: string, values: OptionValues, focused: string): Promise<Choice[]> {
    const channel = this.#enter(place, 'UseApplicationCommands');
    const chosen = chooseCommand(commandsOffered(this.#core.world, channel, this.#user), line);
    const reader = new InputReader(this.#core.world, channel);
    const options = reader.readTyped(chosen, values, focused);
    const typing = this.#act(`${this.name}: /${line} ${focused}: …`, {
      type: InteractionType.ApplicationCommandAutocomplete,
      user: this.#user,
      channel,
      data: reader.commandData(chosen, options),
      commandName: line,
      message: null,
    });
    return typing.choices(this.locale);
  }

  /** Presses a button of a message as it stands now. */
  press(message: MessageRef, pick: ButtonPick): Interaction {
    const { record, channel } = this.#onScreen(message);
    const customId = pressableButton(seeMessage(this.#core.world, record), pick);
    return this.#actOn(record, channel, { customId });
  }

  /** Chooses from a menu of a message as it stands now: option values, or ids of users. */
  select(message: MessageRef, customId: string, values: readonly string[]): Interaction {
    const { record, channel } = this.#onScreen(message);
    requireChoice(record.components, customId, values);
    return this.#actOn(record, channel, { customId, values });
  }

  /**
   * Sends a press past the client's checks: a hand-edited custom_id, a button of an older version of a message
   * (hand in what was seen then), or of a message that is gone.
   */
  raw(message: SeenMessage, press: RawPress): Interaction {
    const channel = channelOf(this.#core.world, message.channelId);
    if (!channel) throw new NotPossible('The channel is gone.');
    return this.#send(message.api, channel, press, { type: ComponentType.StringSelect });
  }

  /** Fills in the form that an interaction opened and sends it off. */
  async submit(opened: Interaction, values: Readonly<Record<string, string>>): Promise<Interaction> {
    const modal = await opened.modal();
    const { channel, pressed } = opened.place();
    const data = fillForm(modal, values);
    return this.#act(`${this.name}: form ${modal.title}`, {
      type: InteractionType.ModalSubmit,
      user: this.#user,
      channel,
      data,
      commandName: '',
      message: pressed ? presentMessage(this.#core.world, pressed) : null,
    });
  }

  /** Writes a message. */
  say(place: Place, content: string): SeenMessage {
    const channel = this.#enter(place);
    const sending = channel.thread ? 'SendMessagesInThreads' : 'SendMessages';
    this.#requireRight(channel, sending);
    if (isShutFor(this.#core, channel, this.id)) throw new NotPossible('The thread is locked.');
    const composed = composeNew(this.#core, {
      body: { content },
      files: [],
      at: [],
      mentionsByDefault: null,
    });
    return seeMessage(this.#core.world, postMessage(this.#core, channel, composed, { authorId: this.id }));
  }

  /** The messages that they see in a channel now, from old to new, ephemeral ones included. */
  sees(place: Place): readonly SeenMessage[] {
    const channel = channelOf(this.#core.world, idOf(place));
    if (!channel || !this.#canSee(channel)) return [];
    return messagesOf(this.#core.world, channel.id)
      .filter((message) => isShownTo(message, this.id))
      .map((message) => seeMessage(this.#core.world, message));
  }

  /** A message as they see it now. @throws NotPossible when it is gone or not for them. */
  look(message: MessageRef): SeenMessage {
    return seeMessage(this.#core.world, this.#find(message));
  }

  /**
   * Waits until they see a message that fits in a channel; of several the newest.
   *
   * @throws Error with what was seen, after `within` milliseconds.
   */
  async finds(place: Place, fits: (message: SeenMessage) => boolean, within = WITHIN): Promise<SeenMessage> {
    return waitUntil(this.#core.changes, () => this.sees(place).findLast(fits), {
      within,
      what: () =>
        `a message that ${this.name} sees; there is:\n${this.sees(place).map(describeSeen).join('\n')}`,
    });
  }

  /** Opens their direct-message channel with the bot. */
  openDm(): ChannelRecord {
    return openDm(this.#core, this.id);
  }

  /** Takes no direct messages from now on. */
  closeDms(): void {
    this.#user.dmsClosed = true;
  }

  /** Takes direct messages again. */
  openDms(): void {
    this.#user.dmsClosed = false;
  }

  /** Dismisses a message that only they see: their client forgets it. */
  dismiss(message: MessageRef): void {
    const record = this.#find(message);
    if (record.visibleTo !== this.id) throw new NotPossible('Only a private message can be dismissed.');
    record.forgotten = true;
    this.#core.changes.tell({ kind: 'userUpdated', user: this.#user });
  }

  /** Starts their client anew: it loses every ephemeral message. */
  restartClient(): void {
    for (const messages of Object.values(this.#core.world.messages)) {
      for (const message of messages) if (message.visibleTo === this.id) message.forgotten = true;
    }
    this.#core.changes.tell({ kind: 'userUpdated', user: this.#user });
  }

  get #user(): UserRecord {
    return knownUser(this.#core.world, this.id);
  }

  #canSee(channel: ChannelRecord): boolean {
    return may(this.#core.world, channel, this.id, 'ViewChannel');
  }

  #requireRight(channel: ChannelRecord, permission: Permission): void {
    if (!may(this.#core.world, channel, this.id, permission)) {
      throw new NotPossible(`${this.name} lacks ${permission} here.`);
    }
  }

  #enter(place: Place, permission: Permission = 'ViewChannel'): ChannelRecord {
    const channel = channelOf(this.#core.world, idOf(place));
    if (!channel) throw new NotPossible('There is no such channel.');
    this.#requireRight(channel, permission);
    return channel;
  }

  #find(message: MessageRef): MessageRecord {
    const record = messageOf(this.#core.world, message.channelId, message.id);
    if (!record) throw new NotPossible('The message is gone.');
    const channel = channelOf(this.#core.world, record.channelId);
    if (!channel || !this.#canSee(channel) || !isShownTo(record, this.id)) {
      throw new NotPossible(`${this.name} doesn't see this message.`);
    }
    return record;
  }

  /** A message whose buttons the client lets them press. An archived thread wakes by it, a locked one is grey. */
  #onScreen(message: MessageRef): { record: MessageRecord; channel: ChannelRecord } {
    const record = this.#find(message);
    const channel = this.#enter(record.channelId);
    if (channel.thread?.locked === true) throw new NotPossible('The thread is locked: its buttons are grey.');
    if (channel.thread?.archived === true) setThreadState(this.#core, channel, { archived: false });
    return { record, channel };
  }

  #actOn(record: MessageRecord, channel: ChannelRecord, press: RawPress): Interaction {
    const placed = everyComponent(record.components).find(
      ({ component }) => 'custom_id' in component && component.custom_id === press.customId,
    );
    const component = placed?.component ?? { type: ComponentType.Button };
    return this.#send(presentMessage(this.#core.world, record), channel, press, component);
  }

  #send(
    message: NonNullable<Deed['message']>,
    channel: ChannelRecord,
    { customId, values }: RawPress,
    component: { readonly type: ComponentType; readonly id?: number },
  ): Interaction {
    const reader = new InputReader(this.#core.world, channel);
    const namesUsers = component.type === ComponentType.UserSelect;
    if (namesUsers) for (const id of values ?? []) reader.nameUser(id);
    const data: ComponentData = {
      custom_id: customId,
      component_type: values ? component.type : ComponentType.Button,
      id: component.id ?? 0,
      ...(values ? { values } : {}),
      ...(namesUsers ? { resolved: reader.resolved } : {}),
    };
    return this.#act(`${this.name}: press ${customId}`, {
      type: InteractionType.MessageComponent,
      user: this.#user,
      channel,
      data,
      commandName: '',
      message: structuredClone(message),
    });
  }

  #act(what: string, deed: Deed): Interaction {
    return new Interaction(this.#core, openInteraction(this.#core, deed), what);
  }
}

function idOf(place: Place): string {
  return typeof place === 'string' ? place : place.id;
}
