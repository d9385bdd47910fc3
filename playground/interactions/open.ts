import { randomBytes } from 'node:crypto';
import { InteractionContextType, type InteractionType } from 'discord-api-types/v10';
import { mint, type Core } from '../core.ts';
import { guildOf, knownUser, memberOf } from '../lookup.ts';
import { permissionsIn } from '../permissions.ts';
import { presentChannel } from '../present/channel.ts';
import { presentMember } from '../present/guild.ts';
import type { PresentedMessage } from '../present/message.ts';
import { presentUser } from '../present/user.ts';
import type { ChannelRecord, InteractionRecord, UserRecord } from '../world.ts';
import type { InteractionEvent } from './event.ts';

const ATTACHMENT_SIZE_LIMIT = 10 * 1024 * 1024;

/** What somebody does, before it becomes an interaction. */
export interface Deed {
  readonly type: InteractionType;
  readonly user: UserRecord;
  readonly channel: ChannelRecord;
  readonly data: InteractionEvent['data'];
  /** The command with its subcommands; empty for presses. */
  readonly commandName: string;
  /** The pressed message as the person has it on the screen. */
  readonly message: PresentedMessage | null;
}

function makeToken(): string {
  return randomBytes(96).toString('base64url');
}

function whoAndWhere(core: Core, { user, channel }: Deed) {
  const { world } = core;
  const guild = channel.guildId === null ? undefined : guildOf(world, channel.guildId);
  const member = guild ? memberOf(world, guild.id, user.id) : undefined;
  if (!guild || !member) {
    return {
      user: presentUser(user),
      context: InteractionContextType.BotDM,
      authorizing_integration_owners: { '0': '0' },
    };
  }
  return {
    guild_id: guild.id,
    guild: { id: guild.id, locale: 'en-US' as const, features: [] },
    guild_locale: 'en-US' as const,
    member: { ...presentMember(world, member), permissions: String(permissionsIn(world, channel, user.id)) },
    context: InteractionContextType.Guild,
    authorizing_integration_owners: { '0': guild.id },
  };
}

function makeEvent(core: Core, record: InteractionRecord, deed: Deed): InteractionEvent {
  const { world } = core;
  return {
    id: record.id,
    application_id: world.application.id,
    type: record.type,
    token: record.token,
    version: 1,
    data: deed.data,
    channel_id: deed.channel.id,
    channel: {
      ...presentChannel(world, deed.channel),
      permissions: String(permissionsIn(world, deed.channel, deed.user.id)),
    },
    ...whoAndWhere(core, deed),
    ...(deed.message ? { message: deed.message } : {}),
    locale: deed.user.locale,
    app_permissions: String(permissionsIn(world, deed.channel, world.application.botId)),
    entitlements: [],
    attachment_size_limit: ATTACHMENT_SIZE_LIMIT,
  };
}

/** Interactions whose token is dead are unknown to Discord, so they are let go. */
function forgetOld(core: Core): void {
  const { world, clock, limits } = core;
  const isOver = (one: InteractionRecord | undefined) =>
    one && clock.now() - one.createdAt > limits.tokenLife;
  while (isOver(world.interactions[0])) world.interactions.shift();
}

/**
 * Turns what somebody does into an interaction and tells of it; the gateway carries it to the bot. Unanswered
 * it fails when the time for the first answer is over.
 */
export function openInteraction(core: Core, deed: Deed): InteractionRecord {
  forgetOld(core);
  knownUser(core.world, deed.user.id);
  const record: InteractionRecord = {
    id: mint(core),
    token: makeToken(),
    type: deed.type,
    createdAt: core.clock.now(),
    userId: deed.user.id,
    channelId: deed.channel.id,
    guildId: deed.channel.guildId,
    state: 'open',
    answerType: null,
    commandName: deed.commandName,
    pressedMessageId: deed.message?.id ?? null,
    originalId: null,
    choices: null,
    modal: null,
  };
  core.world.interactions.push(record);
  core.changes.tell({
    kind: 'interactionCreated',
    interaction: record,
    event: makeEvent(core, record, deed),
  });
  watchDeadline(core, record);
  return record;
}

/** Whether the time for the first answer is over. */
export function isTooLate(core: Core, interaction: InteractionRecord): boolean {
  return core.clock.now() - interaction.createdAt > core.limits.firstAnswerWithin;
}

/** Marks an unanswered interaction as failed: its person sees that the application didn't respond. */
export function failInteraction(core: Core, interaction: InteractionRecord): void {
  if (interaction.state !== 'open') return;
  interaction.state = 'failed';
  core.changes.tell({ kind: 'interactionFailed', interaction });
}

/** Lets an open interaction fail when its time is over, by the machine's clock or by a jump of the stand-in's. */
export function watchDeadline(core: Core, interaction: InteractionRecord): void {
  const look = () => {
    if (isTooLate(core, interaction)) failInteraction(core, interaction);
    if (interaction.state !== 'open') stop();
  };
  const timer = setTimeout(look, core.limits.firstAnswerWithin + 1);
  const offClock = core.clock.onAdvance(look);
  const offChanges = core.changes.on((change) => {
    const own = 'interaction' in change && change.interaction === interaction;
    if (own || change.kind === 'stopped') stop();
  });
  const stop = () => {
    clearTimeout(timer);
    offClock();
    offChanges();
  };
}
