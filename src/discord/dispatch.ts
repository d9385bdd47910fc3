import { ApplicationCommandType, InteractionType } from 'discord.js';
import type {
  APIApplicationCommandAutocompleteInteraction,
  APIChatInputApplicationCommandInteraction,
  APIInteraction,
  APIMessageComponentInteraction,
  RESTPostAPIApplicationCommandsJSONBody,
} from 'discord.js';
import type { Logger } from 'pino';
import type {
  Answers,
  AutocompleteInteraction,
  Channels,
  Choice,
  CommandInteraction,
  PressInteraction,
} from '../commands/interaction.ts';
import type { Message } from '../render/message.ts';
import { openAnswers } from './answers.ts';
import type { Form } from './answers.ts';
import { answerAutocomplete } from './autocomplete.ts';
import { CommandAnswers } from './commandAnswers.ts';
import type { Exchange } from './exchange.ts';
import { newReference } from './fault.ts';
import { inputOf, invokerOf, membersIn, peopleIn, placeOf, pressOf, typedInputOf } from './incoming.ts';
import type { Names } from './names.ts';
import type { Presences } from './presences.ts';
import { PressAnswers } from './pressAnswers.ts';
import type { Rest } from './rest.ts';
import { wireTo } from './wire.ts';

/** What the bot does with what people do. A handler that throws has met a fault of ours: the player is told so here. */
export interface Handlers {
  /** The commands to be registered. */
  readonly commands: readonly RESTPostAPIApplicationCommandsJSONBody[];
  onCommand(name: string, interaction: CommandInteraction): Promise<void>;
  onPress(interaction: PressInteraction): Promise<void>;
  onAutocomplete(name: string, interaction: AutocompleteInteraction): Promise<readonly Choice[]>;
  /** What a player reads when something broke on our side; `locale` is Discord's for that person. */
  faultMessage(locale: string, reference: string): Message;
}

/** What an interaction is handled with. */
export interface Desk {
  readonly rest: Rest;
  readonly channels: Channels;
  readonly names: Names;
  readonly presences: Presences;
  readonly handlers: Handlers;
  readonly log: Logger;
  /** Milliseconds after which an interaction without an answer defers itself. */
  readonly deferAfter: number;
}

/**
 * Handles whatever arrives, to its end. Never throws: a fault is logged with a reference and told to the player by it.
 * The log names neither what was typed nor what was pressed, since a card in a hand may stand there.
 */
export async function handleInteraction(desk: Desk, interaction: APIInteraction): Promise<void> {
  const log = desk.log.child({ interaction: interaction.id, guild: interaction.guild_id });
  try {
    learnPeople(desk, interaction);
    switch (interaction.type) {
      case InteractionType.ApplicationCommand:
        if (interaction.data.type !== ApplicationCommandType.ChatInput) return;
        await handleCommand({ ...desk, log }, { ...interaction, data: interaction.data });
        return;
      case InteractionType.MessageComponent:
        await handlePress({ ...desk, log }, interaction);
        return;
      case InteractionType.ApplicationCommandAutocomplete:
        await handleAutocomplete({ ...desk, log }, interaction);
        return;
      case InteractionType.Ping:
      case InteractionType.ModalSubmit:
        return;
    }
  } catch (error) {
    log.error({ err: error, reference: newReference() }, 'an interaction could not be read');
  }
}

function learnPeople({ names, presences }: Desk, interaction: APIInteraction): void {
  const { guild_id: guildId } = interaction;
  if (guildId === undefined) return;
  for (const [id, person] of peopleIn(interaction)) names.learn(guildId, id, person);
  for (const id of membersIn(interaction)) presences.learn(guildId, id);
}

async function handleCommand(desk: Desk, command: APIChatInputApplicationCommandInteraction): Promise<void> {
  const exchange = exchangeOf(desk, command);
  const { name } = command.data;
  await answering(desk, exchange, command.locale, name, new CommandAnswers(exchange), (answers) =>
    desk.handlers.onCommand(name, {
      ...answers,
      id: command.id,
      invoker: invokerOf(command),
      place: exchange.place,
      ...inputOf(command.data, exchange.place),
    }),
  );
}

async function handlePress(desk: Desk, press: APIMessageComponentInteraction): Promise<void> {
  const exchange = exchangeOf(desk, press);
  const pressed = pressOf(press);
  const form = new PressAnswers(exchange, pressed.message);
  await answering(desk, exchange, press.locale, 'press', form, (answers) =>
    desk.handlers.onPress({
      ...answers,
      ...pressed,
      id: press.id,
      invoker: invokerOf(press),
      place: exchange.place,
    }),
  );
}

async function handleAutocomplete(
  desk: Desk,
  interaction: APIApplicationCommandAutocompleteInteraction,
): Promise<void> {
  const { name, options } = interaction.data;
  await answerAutocomplete(desk.rest, interaction, desk.log, () =>
    desk.handlers.onAutocomplete(name, {
      id: interaction.id,
      invoker: invokerOf(interaction),
      place: placeOf(interaction),
      ...typedInputOf(options),
    }),
  );
}

/** Runs a handler with its answers open, tells the player of a fault, and closes the answers. */
async function answering(
  { handlers, deferAfter }: Desk,
  { log }: Exchange,
  locale: string,
  what: string,
  form: Form,
  handle: (answers: Answers) => Promise<void>,
): Promise<void> {
  const { answers, close } = openAnswers(form, deferAfter, log);
  try {
    await handle(answers);
  } catch (error) {
    const reference = newReference();
    log.error({ err: error, reference, what }, 'a fault of ours');
    await answers
      .privately(handlers.faultMessage(locale, reference))
      .catch((failure: unknown) => log.error({ err: failure, reference }, 'the fault could not be told'));
  } finally {
    await close();
  }
}

function exchangeOf(
  { rest, channels, log }: Desk,
  interaction: APIChatInputApplicationCommandInteraction | APIMessageComponentInteraction,
): Exchange {
  const { id, token, application_id: applicationId } = interaction;
  return { wire: wireTo(rest, { id, token, applicationId }), channels, place: placeOf(interaction), log };
}
