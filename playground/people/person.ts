import { ComponentType, InteractionType } from 'discord-api-types/v10';
import { openDm } from '../channels.ts';
import type { Core } from '../core.ts';
import type { ComponentData } from '../interactions/event.ts';
import { chooseCommand, InputReader, type OptionValues } from '../interactions/input.ts';
import { NotPossible } from '../interactions/notPossible.ts';
import { openInteraction, type Deed } from '../interactions/open.ts';
import { channelOf, knownGuild, knownUser, memberOf, messagesOf } from '../lookup.ts';
import { addMember, deleteAccount, forgetPrivateMessages, removeMember, restoreAccount } from '../members.ts';
import { composeNew } from '../messages/compose.ts';
import { postMessage } from '../messages/post.ts';
import { presentMessage } from '../present/message.ts';
import { isShutFor } from '../threads.ts';
import { everyComponent } from '../validation/component.ts';
import { waitUntil } from '../waiting.ts';
import type {
  ChannelRecord,
  CommandRecord,
  GuildRecord,
  LocaleCode,
  MessageRecord,
  UserRecord,
} from '../world.ts';
import { commandsOffered } from './commands.ts';
import { Interaction, type Choice } from './handle.ts';
import {
  fillForm,
  pickableEntry,
  pressableButton,
  requireChoice,
  type ButtonPick,
  type EntryPick,
} from './presses.ts';
import { Reach, type MessageRef, type Place } from './reach.ts';
import { describeSeen, isShownTo, seeMessage, type SeenMessage } from './seen.ts';

/** A server: by its record, or anything else that has its id. */
type GuildRef = { readonly id: string };

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
    return commandsOffered(this.#core.world, this.#reach.channel(place), this.#user);
  }

  /**
   * Sends a slash command. The input is checked against what the bot registered, as Discord does it; text whose
   * option suggests things is free all the same.
   *
   * @param line the command, with subcommands behind it: `challenge`, `league table`.
   */
  slash(place: Place, line: string, values: OptionValues = {}): Interaction {
    const channel = this.#reach.channel(place, 'UseApplicationCommands');
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
    const channel = this.#reach.channel(place, 'UseApplicationCommands');
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
    const { record, channel } = this.#reach.pressable(message);
    const customId = pressableButton(seeMessage(this.#core, record), pick);
    return this.#actOn(record, channel, { customId });
  }

  /** Chooses from a menu of a message as it stands now: option values, or ids of users. */
  select(message: MessageRef, customId: string, values: readonly string[]): Interaction {
    const { record, channel } = this.#reach.pressable(message);
    requireChoice(record.components, customId, values);
    return this.#actOn(record, channel, { customId, values });
  }

  /** Chooses one entry from a menu of a message as it stands now. */
  choose(message: MessageRef, pick: EntryPick): Interaction {
    const { customId, value } = pickableEntry(this.look(message), pick);
    return this.select(message, customId, [value]);
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
      message: pressed ? presentMessage(this.#core, pressed) : null,
    });
  }

  /** Writes a message. */
  say(place: Place, content: string): SeenMessage {
    const { thread } = this.#reach.channel(place);
    const channel = this.#reach.channel(place, thread ? 'SendMessagesInThreads' : 'SendMessages');
    if (isShutFor(this.#core, channel, this.id)) throw new NotPossible('The thread is locked.');
    const composed = composeNew(this.#core, {
      body: { content },
      files: [],
      at: [],
      mentionsByDefault: null,
    });
    return seeMessage(this.#core, postMessage(this.#core, channel, composed, { authorId: this.id }));
  }

  /** The messages that they see in a channel now, from old to new, ephemeral ones included. */
  sees(place: Place): readonly SeenMessage[] {
    const channel = this.#reach.visible(place);
    if (!channel) return [];
    return messagesOf(this.#core.world, channel.id)
      .filter((message) => isShownTo(message, this.id))
      .map((message) => seeMessage(this.#core, message));
  }

  /** A message as they see it now. @throws NotPossible when it is gone or not for them. */
  look(message: MessageRef): SeenMessage {
    return seeMessage(this.#core, this.#reach.message(message));
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
    const record = this.#reach.message(message);
    if (record.visibleTo !== this.id) throw new NotPossible('Only a private message can be dismissed.');
    record.forgotten = true;
    this.#core.changes.tell({ kind: 'userUpdated', user: this.#user });
  }

  /** Starts their client anew: it loses every ephemeral message. */
  restartClient(): void {
    forgetPrivateMessages(this.#core, this.#user);
    this.#core.changes.tell({ kind: 'userUpdated', user: this.#user });
  }

  /** Leaves a server, the first one by default, or is thrown out of it: nothing there can be used any more. */
  leave(guild?: GuildRef): void {
    removeMember(this.#core, this.#guild(guild), this.#user);
  }

  /** Joins a server, the first one by default, for the first time or again. */
  join(guild?: GuildRef): void {
    addMember(this.#core, this.#guild(guild), this.#user);
  }

  /** Deletes the account, and with it every membership. */
  deleteAccount(): void {
    deleteAccount(this.#core, this.#user);
  }

  /** Takes the deletion back; the servers have to be joined again. */
  restoreAccount(): void {
    restoreAccount(this.#core, this.#user);
  }

  get #user(): UserRecord {
    return knownUser(this.#core.world, this.id);
  }

  get #reach(): Reach {
    return new Reach(this.#core, this.#user);
  }

  #guild(guild: GuildRef | undefined = this.#core.world.guilds[0]): GuildRecord {
    return knownGuild(this.#core.world, guild?.id ?? '');
  }

  #actOn(record: MessageRecord, channel: ChannelRecord, press: RawPress): Interaction {
    const placed = everyComponent(record.components).find(
      ({ component }) => 'custom_id' in component && component.custom_id === press.customId,
    );
    const component = placed?.component ?? { type: ComponentType.Button };
    return this.#send(presentMessage(this.#core, record), channel, press, component);
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

  /** Not even a made-up press gets through from somebody who isn't there. */
  #act(what: string, deed: Deed): Interaction {
    const { guildId } = deed.channel;
    const isThere = guildId === null || memberOf(this.#core.world, guildId, this.id) !== undefined;
    if (!isThere || this.#user.deleted) throw new NotPossible(`${this.name} isn't there any more.`);
    return new Interaction(this.#core, openInteraction(this.#core, deed), what);
  }
}
