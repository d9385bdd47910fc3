import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StandIn } from '../../playground/index.ts';
import { fieldErrorsOf, refusalOf, TestBot } from './house.ts';

let discord: StandIn;
let bot: TestBot;
beforeEach(async () => {
  discord = await StandIn.start();
  bot = new TestBot(discord, 0);
  bot.client.rest.setToken(discord.token);
});
afterEach(() => discord.stop());

const globally = () => `/applications/${discord.applicationId}/commands` as const;
const inGuild = () => `/applications/${discord.applicationId}/guilds/${discord.guild.id}/commands` as const;
const command = (name: string, more: object = {}) => ({ name, description: 'd', ...more });
const text = (name: string, more: object = {}) => ({ type: 3, name, description: 'd', ...more });
const names = (list: unknown) => (list as { name: string }[]).map(({ name }) => name);

describe('registration', () => {
  test('a bulk overwrite replaces all commands; what stays keeps its id, what is unchanged its version', async () => {
    const [hand, board] = (await bot.call('put', globally(), [command('hand'), command('board')])) as {
      id: string;
      version: string;
    }[];
    const after = (await bot.call('put', globally(), [
      command('board'),
      command('hand', { description: 'new' }),
      command('why'),
    ])) as { id: string; version: string; name: string }[];
    expect(names(after)).toEqual(['board', 'hand', 'why']);
    expect(after[0]).toEqual(board);
    expect(after[1]?.id).toBe(hand?.id);
    expect(after[1]?.version).not.toBe(hand?.version);
  });

  test('the commands of a guild are a list of their own', async () => {
    await bot.call('put', globally(), [command('hand')]);
    await bot.call('put', inGuild(), [command('board')]);
    expect(names(await bot.call('get', globally()))).toEqual(['hand']);
    expect(names(await bot.call('get', inGuild()))).toEqual(['board']);
    expect(
      discord
        .person('anna')
        .commands(discord.channel)
        .map(({ name }) => name),
    ).toEqual(['board', 'hand']);
  });

  test('translations are told only when asked for', async () => {
    const translated = {
      name_localizations: { de: 'brett' },
      options: [text('karte', { name_localizations: { de: 'karte' } })],
    };
    await bot.call('put', globally(), [command('board', translated)]);
    const [plain] = (await bot.call('get', globally())) as object[];
    const [full] = (await bot.call('get', `${globally()}?with_localizations=true`)) as object[];
    expect(plain).not.toHaveProperty('name_localizations');
    expect(full).toMatchObject({
      name_localizations: { de: 'brett' },
      description_localizations: null,
      options: [{ name: 'karte', name_localizations: { de: 'karte' } }],
    });
  });

  test('a single command is added, replaced under its name, read and removed', async () => {
    const made = (await bot.call('post', globally(), command('hand'))) as { id: string };
    const replaced = (await bot.call('post', globally(), command('hand', { description: 'other' }))) as {
      id: string;
    };
    expect(replaced.id).toBe(made.id);
    expect(await bot.call('get', `${globally()}/${made.id}`)).toMatchObject({ description: 'other' });
    await bot.call('delete', `${globally()}/${made.id}`);
    expect((await refusalOf(bot.call('get', `${globally()}/${made.id}`))).code).toBe(10063);
  });

  test('another application’s commands are closed: 50001', async () => {
    expect((await refusalOf(bot.call('get', '/applications/123456789012345678/commands'))).code).toBe(50001);
  });
});

describe('what Discord refuses', () => {
  test.each([
    ['capital letters in a name', [command('Hand')], { '0.name': 'APPLICATION_COMMAND_INVALID_NAME' }],
    ['a space in a name', [command('my hand')], { '0.name': 'APPLICATION_COMMAND_INVALID_NAME' }],
    ['a name of 33', [command('x'.repeat(33))], { '0.name': 'BASE_TYPE_MAX_LENGTH' }],
    [
      'a description of 101',
      [command('hand', { description: 'x'.repeat(101) })],
      { '0.description': 'BASE_TYPE_MAX_LENGTH' },
    ],
    ['no description', [{ name: 'hand' }], { '0.description': 'BASE_TYPE_REQUIRED' }],
    [
      'the same name twice',
      [command('hand'), command('hand')],
      { '1.name': 'APPLICATION_COMMANDS_DUPLICATE_NAME' },
    ],
    [
      'a translated name with capitals',
      [command('hand', { name_localizations: { de: 'Hand' } })],
      { '0.name_localizations.de': 'APPLICATION_COMMAND_INVALID_NAME' },
    ],
    [
      'a language that Discord does not know',
      [command('hand', { name_localizations: { xx: 'hand' } })],
      { '0.name_localizations.xx': 'DICT_TYPE_KEY_CHOICES' },
    ],
    [
      'a required option behind an optional one',
      [command('hand', { options: [text('a'), text('b', { required: true })] })],
      { '0.options.1': 'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID' },
    ],
    [
      'two options of one name',
      [command('hand', { options: [text('a'), text('a')] })],
      { '0.options.1.name': 'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS' },
    ],
    [
      '26 options',
      [command('hand', { options: Array.from({ length: 26 }, (_, index) => text(`o${index}`)) })],
      { '0.options': 'BASE_TYPE_MAX_LENGTH' },
    ],
    [
      '26 choices',
      [
        command('hand', {
          options: [
            text('a', {
              choices: Array.from({ length: 26 }, (_, index) => ({ name: `${index}`, value: `${index}` })),
            }),
          ],
        }),
      ],
      { '0.options.0.choices': 'BASE_TYPE_MAX_LENGTH' },
    ],
    [
      'choices and suggestions at once',
      [
        command('hand', {
          options: [text('a', { autocomplete: true, choices: [{ name: 'a', value: 'a' }] })],
        }),
      ],
      { '0.options.0.autocomplete': 'APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES' },
    ],
    [
      'a smallest value above the greatest',
      [command('hand', { options: [{ type: 4, name: 'a', description: 'd', min_value: 9, max_value: 1 }] })],
      { '0.options.0.min_value': 'NUMBER_TYPE_MAX' },
    ],
    [
      'options beside subcommands',
      [
        command('admin', {
          options: [{ type: 1, name: 'end', description: 'd' }, text('why')],
        }),
      ],
      { '0.options': 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID' },
    ],
    [
      'a subcommand below a subcommand',
      [
        command('admin', {
          options: [
            {
              type: 1,
              name: 'duel',
              description: 'd',
              options: [{ type: 1, name: 'end', description: 'd' }],
            },
          ],
        }),
      ],
      { '0.options.0.options.0.type': 'UNION_TYPE_CHOICES' },
    ],
    [
      'two subcommands of one name',
      [
        command('admin', {
          options: [
            { type: 1, name: 'end', description: 'd' },
            { type: 1, name: 'end', description: 'd' },
          ],
        }),
      ],
      { '0.options.1.name': 'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS' },
    ],
    [
      'a required option of a subcommand behind an optional one',
      [
        command('admin', {
          options: [
            {
              type: 1,
              name: 'end',
              description: 'd',
              options: [text('a'), text('b', { required: true })],
            },
          ],
        }),
      ],
      { '0.options.0.options.1': 'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID' },
    ],
    [
      'an option of no known type',
      [command('hand', { options: [{ type: 42, name: 'a', description: 'd' }] })],
      { '0.options.0.type': 'UNION_TYPE_CHOICES' },
    ],
    [
      'more than 8000 characters',
      [
        command('hand', {
          options: Array.from({ length: 4 }, (_, option) =>
            text(`o${option}`, {
              choices: Array.from({ length: 25 }, (_, index) => ({
                name: `${index}`.padEnd(99, 'x'),
                value: `${index}`,
              })),
            }),
          ),
        }),
      ],
      { '0': 'APPLICATION_COMMAND_TOO_LARGE' },
    ],
  ])('%s', async (_, body, errors) => {
    expect(await fieldErrorsOf(bot.call('put', globally(), body))).toEqual(errors);
  });

  test('more than 100 commands: 30032', async () => {
    const many = Array.from({ length: 101 }, (_, index) => command(`c${index}`));
    expect((await refusalOf(bot.call('put', globally(), many))).code).toBe(30032);
  });

  test('more than 200 new commands a day: 30034; what was there before does not count', async () => {
    const batch = (letter: string) => Array.from({ length: 100 }, (_, index) => command(`${letter}${index}`));
    await bot.call('put', globally(), batch('a'));
    await bot.call('put', globally(), batch('b'));
    await bot.call('put', globally(), batch('b'));
    const tooMany = await fetch(`${discord.apiUrl}/v10${globally()}`, {
      method: 'PUT',
      headers: { authorization: `Bot ${discord.token}`, 'content-type': 'application/json' },
      body: JSON.stringify([command('c')]),
    });
    expect(tooMany.status).toBe(429);
    expect(await tooMany.json()).toMatchObject({ code: 30034 });
    discord.advance(24 * 3_600_000);
    await bot.call('put', globally(), [command('c')]);
  });
});
