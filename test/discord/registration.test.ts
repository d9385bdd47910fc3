import { describe, expect, it } from 'vitest';
import {
  ApplicationCommandOptionType as OptionType,
  ApplicationIntegrationType,
  InteractionContextType,
} from 'discord.js';
import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord.js';
import { duelOption, moderatorCommand, subcommand } from '../../src/commands/registration.ts';
import { localizedCommand, localizedOption, localizedSubcommand } from '../../src/locale/index.ts';
import { essence, inviteLink } from '../../src/discord/registration.ts';

const play: RESTPostAPIChatInputApplicationCommandsJSONBody = {
  name: 'play',
  description: 'Play a card',
  description_localizations: { de: 'Eine Karte spielen' },
  contexts: [InteractionContextType.Guild],
  integration_types: [ApplicationIntegrationType.GuildInstall],
  options: [
    { type: OptionType.String, name: 'card', description: 'Which card', required: true, autocomplete: true },
    {
      type: OptionType.Integer,
      name: 'stone',
      description: 'Which stone',
      required: true,
      min_value: 1,
      max_value: 9,
    },
  ],
};

/** The same command as Discord gives it back. */
const discords = {
  id: '1',
  application_id: '2',
  version: '3',
  type: 1,
  name: 'play',
  name_localizations: null,
  description: 'Play a card',
  description_localizations: { de: 'Eine Karte spielen' },
  default_member_permissions: null,
  dm_permission: false,
  nsfw: false,
  integration_types: [0],
  contexts: [0],
  options: [
    {
      type: 3,
      name: 'card',
      name_localizations: null,
      description: 'Which card',
      required: true,
      autocomplete: true,
    },
    { type: 4, name: 'stone', description: 'Which stone', max_value: 9, min_value: 1, required: true },
  ],
};
const rules = { name: 'rules', description: 'The rules' };

const admin = moderatorCommand('admin', [subcommand('admin', 'end', [duelOption('admin end')])]);

/** The same command as Discord gives it back. */
const discordsAdmin = {
  ...discords,
  ...localizedCommand('admin'),
  default_member_permissions: '8192',
  options: [
    {
      type: 1,
      ...localizedSubcommand('admin', 'end'),
      options: [{ autocomplete: true, ...localizedOption('admin end', 'duel'), type: 4 }],
    },
  ],
};

describe('commands as Discord gives them back', () => {
  it('are the same as ours with what Discord adds, in any order', () => {
    expect(essence([{ ...rules, id: '4' }, discords])).toBe(essence([play, rules]));
  });

  it('are the same with subcommands and the permission that sees them', () => {
    expect(essence([discordsAdmin])).toBe(essence([admin]));
  });

  it.each([
    ['another permission', { ...admin, default_member_permissions: '0' }],
    ['no permission', { ...admin, default_member_permissions: null }],
    ['a subcommand more', { ...admin, options: [...(admin.options ?? []), subcommand('admin', 'end', [])] }],
    ['an option of a subcommand less', { ...admin, options: [subcommand('admin', 'end', [])] }],
    [
      'another kind of option in a subcommand',
      {
        ...admin,
        options: [subcommand('admin', 'end', [{ ...duelOption('admin end'), type: OptionType.User }])],
      },
    ],
  ])('with subcommands differ from ours with %s', (_what, changed) => {
    expect(essence([discordsAdmin])).not.toBe(essence([changed]));
  });

  it.each([
    ['another description', { ...play, description: 'Lay a card' }],
    ['another translation', { ...play, description_localizations: { de: 'Karte legen' } }],
    ['a translation more', { ...play, name_localizations: { de: 'spielen' } }],
    ['other places', { ...play, contexts: [0, 1] }],
    ['an option less', { ...play, options: play.options?.slice(0, 1) }],
    ['options in another order', { ...play, options: play.options?.toReversed() }],
    ['another limit', { ...play, options: [play.options?.[0], { ...play.options?.[1], max_value: 8 }] }],
    ['an option no longer required', { ...play, options: [{ ...play.options?.[0], required: false }] }],
  ])('differ from ours with %s', (_what, changed) => {
    expect(essence([discords])).not.toBe(essence([changed]));
  });
});

describe('the invite link', () => {
  it('asks for the bot, its commands, and what it needs in a channel', () => {
    const link = new URL(inviteLink('42'));
    expect(link.searchParams.get('client_id')).toBe('42');
    expect(link.searchParams.get('scope')).toBe('bot applications.commands');
    expect(Number(link.searchParams.get('permissions'))).toBe(309237648384 + 16384);
  });
});
