import {
  GuildDefaultMessageNotifications,
  GuildExplicitContentFilter,
  GuildMFALevel,
  GuildNSFWLevel,
  GuildPremiumTier,
  GuildVerificationLevel,
  Locale,
  type APIGuild,
  type APIGuildMember,
  type APIInteractionDataResolvedGuildMember,
  type APIRole,
} from 'discord-api-types/v10';
import { knownUser } from '../lookup.ts';
import { permissionsIn } from '../permissions.ts';
import type { ChannelRecord, GuildRecord, MemberRecord, RoleRecord, World } from '../world.ts';
import { presentUser } from './user.ts';

/** A thing whose flags are the bits as on the wire: the enums of discord-api-types have no name for none. */
type Wire<T extends { flags: number }> = Omit<T, 'flags'> & { readonly flags: number };

/** A member as Discord's API tells it. */
export type PresentedMember = Wire<APIGuildMember>;

/** A member whom an interaction names, with their rights in its place. */
export type PresentedResolvedMember = Wire<APIInteractionDataResolvedGuildMember>;

/** A guild as Discord's API tells it. */
export type PresentedGuild = Omit<APIGuild, 'region' | 'roles' | 'system_channel_flags'> & {
  readonly roles: readonly Omit<Wire<APIRole>, 'color'>[];
  readonly system_channel_flags: number;
};

/** A role as Discord's API tells it. */
export function presentRole(role: RoleRecord): PresentedGuild['roles'][number] {
  return {
    id: role.id,
    name: role.name,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    icon: null,
    unicode_emoji: null,
    position: role.position,
    permissions: role.permissions,
    managed: false,
    mentionable: false,
    flags: 0,
  };
}

function memberWithoutUser(member: MemberRecord) {
  return {
    nick: member.nick,
    avatar: null,
    banner: null,
    roles: member.roleIds,
    joined_at: new Date(member.joinedAt).toISOString(),
    premium_since: null,
    communication_disabled_until: null,
    pending: false,
    flags: 0,
  };
}

/** A member of a guild with their user. */
export function presentMember(world: World, member: MemberRecord): PresentedMember {
  return {
    ...memberWithoutUser(member),
    user: presentUser(knownUser(world, member.userId)),
    deaf: false,
    mute: false,
  };
}

/** A member as an interaction carries those whom it names: without the user, with their rights in the place. */
export function presentResolvedMember(
  world: World,
  member: MemberRecord,
  channel: ChannelRecord,
): PresentedResolvedMember {
  return {
    ...memberWithoutUser(member),
    permissions: String(permissionsIn(world, channel, member.userId)),
  };
}

/** A guild with its roles; channels and members are told beside it. */
export function presentGuild(guild: GuildRecord): PresentedGuild {
  return {
    id: guild.id,
    name: guild.name,
    icon: null,
    splash: null,
    discovery_splash: null,
    owner_id: guild.ownerId,
    afk_channel_id: null,
    afk_timeout: 300,
    verification_level: GuildVerificationLevel.None,
    default_message_notifications: GuildDefaultMessageNotifications.OnlyMentions,
    explicit_content_filter: GuildExplicitContentFilter.Disabled,
    roles: guild.roles.map(presentRole),
    emojis: [],
    features: [],
    mfa_level: GuildMFALevel.None,
    application_id: null,
    system_channel_id: null,
    system_channel_flags: 0,
    rules_channel_id: null,
    vanity_url_code: null,
    description: null,
    banner: null,
    premium_tier: GuildPremiumTier.None,
    premium_subscription_count: 0,
    preferred_locale: Locale.EnglishUS,
    public_updates_channel_id: null,
    nsfw_level: GuildNSFWLevel.Default,
    stickers: [],
    premium_progress_bar_enabled: false,
    hub_type: null,
    safety_alerts_channel_id: null,
    incidents_data: null,
  };
}
