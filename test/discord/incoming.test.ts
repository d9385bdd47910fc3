import { describe, expect, it } from 'vitest';
import { say } from './messages.ts';
import { makeGate, openScene } from './scene.ts';

describe('what a command is told', () => {
  it('is where it was used, by whom, with which options', async () => {
    const scene = await openScene();
    const { standIn, ann, ben, bot } = scene;
    const told = makeGate();
    let seen: unknown;
    bot.script.onCommand = async (name, interaction) => {
      const { invoker, place, subcommand, options } = interaction;
      const { guildId: guild, channelId: channel, kind } = place;
      seen = { name, invoker, guild, channel, kind, subcommand, options };
      await interaction.privately(say('hand'));
      told.open();
    };
    ben.slash(standIn.channel, 'act', { opponent: ann, card: '9s', stone: 4 });
    await told.passed;
    expect(seen).toEqual({
      name: 'act',
      invoker: { id: ben.id, locale: 'de' },
      guild: standIn.guild.id,
      channel: standIn.channel.id,
      kind: 'text',
      subcommand: null,
      options: new Map<string, unknown>([
        ['opponent', { id: ann.id, bot: false, inChannel: true }],
        ['card', '9s'],
        ['stone', 4],
      ]),
    });
  });

  it('is whether the opponent sees the channel', async () => {
    const { standIn, ann, ben, bot } = await openScene();
    const stranger = standIn.person('carl', { guild: null });
    const told: unknown[] = [];
    bot.script.onCommand = async (_name, interaction) => {
      told.push(interaction.options.get('opponent'));
      await interaction.privately(say('hand'));
    };
    standIn.deny(standIn.channel, ben, 'ViewChannel');
    for (const opponent of [ben, stranger, { id: standIn.applicationId }]) {
      await ann.slash(standIn.channel, 'act', { opponent }).shows();
    }
    expect(told).toMatchObject([
      { id: ben.id, bot: false, inChannel: false },
      { id: stranger.id, bot: false, inChannel: false },
      { id: standIn.applicationId, bot: true, inChannel: true },
    ]);
  });

  it('is which subcommand was used, and the options of that', async () => {
    const { standIn, ann, ben, bot } = await openScene();
    const told: unknown[] = [];
    bot.script.onCommand = async (name, interaction) => {
      const { subcommand, options } = interaction;
      told.push({ name, subcommand, options });
      await interaction.privately(say('hand'));
    };
    await ann.slash(standIn.channel, 'moderate end', { duel: 12, opponent: ben }).shows();
    await ann.slash(standIn.channel, 'moderate list').shows();
    expect(told).toEqual([
      {
        name: 'moderate',
        subcommand: 'end',
        options: new Map<string, unknown>([
          ['duel', 12],
          ['opponent', { id: ben.id, bot: false, inChannel: true }],
        ]),
      },
      { name: 'moderate', subcommand: 'list', options: new Map() },
    ]);
  });

  it('is what the bot may do there, in a channel, a thread and a direct message', async () => {
    const { standIn, ann, bot } = await openScene();
    const places: string[] = [];
    bot.script.onCommand = async (_name, interaction) => {
      const { place } = interaction;
      const may = (['view', 'send', 'createThread', 'sendInThread', 'embed'] as const).filter(place.may);
      places.push(`${place.kind}: ${may.join(' ')}`);
      await interaction.privately(say('hand'));
    };
    const thread = standIn.addThread(standIn.channel, 'duel', ann);
    standIn.deny(standIn.channel, 'bot', 'CreatePublicThreads', 'EmbedLinks');
    for (const place of [standIn.channel, thread, ann.openDm()]) await ann.slash(place, 'act').shows();
    expect(places.slice(0, 2)).toEqual(['text: view send sendInThread', 'thread: view send sendInThread']);
    expect(places[2]).toMatch(/^dm: /);
  });
});

describe('an autocomplete', () => {
  it('is told what has been typed so far and where the cursor is, and names its choices', async () => {
    const { standIn, ann, ben, bot } = await openScene();
    let seen: unknown;
    bot.script.onAutocomplete = (name, { subcommand, options, focused, invoker }) => {
      seen = { name, subcommand, options, focused, invoker };
      return Promise.resolve([{ name: '9♠', value: '9s' }]);
    };
    const choices = await ben.autocomplete(standIn.channel, 'act', { opponent: ann, card: '9' }, 'card');
    expect(choices).toEqual([{ name: '9♠', value: '9s' }]);
    expect(seen).toEqual({
      name: 'act',
      subcommand: null,
      options: new Map([
        ['opponent', ann.id],
        ['card', '9'],
      ]),
      focused: { name: 'card', value: '9' },
      invoker: { id: ben.id, locale: 'de' },
    });
  });

  it('is told which subcommand is being typed, and what stands in its options', async () => {
    const { standIn, ann, ben, bot } = await openScene();
    let seen: unknown;
    bot.script.onAutocomplete = (name, { subcommand, options, focused }) => {
      seen = { name, subcommand, options, focused };
      return Promise.resolve([{ name: 'Ann – Ben', value: 12 }]);
    };
    const typed = { opponent: ben, duel: 1 };
    expect(await ann.autocomplete(standIn.channel, 'moderate end', typed, 'duel')).toEqual([
      { name: 'Ann – Ben', value: 12 },
    ]);
    expect(seen).toEqual({
      name: 'moderate',
      subcommand: 'end',
      options: new Map([
        ['duel', '1'],
        ['opponent', ben.id],
      ]),
      focused: { name: 'duel', value: '1' },
    });
  });

  it('names no more and no longer choices than Discord takes', async () => {
    const { standIn, ann, bot } = await openScene();
    bot.script.onAutocomplete = () =>
      Promise.resolve([
        { name: '', value: 'nameless' },
        { name: 'too long a value', value: 'x'.repeat(101) },
        ...Array.from({ length: 30 }, (_, index) => ({ name: `${index}${'♠'.repeat(120)}`, value: index })),
      ]);
    const choices = await ann.autocomplete(standIn.channel, 'act', { stone: 1 }, 'stone');
    expect(choices.map(({ value }) => value)).toEqual(Array.from({ length: 25 }, (_, index) => index));
    expect(choices.map(({ name }) => name.length)).toEqual(choices.map(() => 100));
  });

  it('that breaks or comes too late offers nothing', async () => {
    const { standIn, ann, bot } = await openScene();
    const never = makeGate();
    bot.script.onAutocomplete = () => Promise.reject(new Error('broken on purpose'));
    expect(await ann.autocomplete(standIn.channel, 'act', { card: '9' }, 'card')).toEqual([]);
    expect(bot.log()).toContain('broken on purpose');
    bot.script.onAutocomplete = () => never.passed.then(() => []);
    expect(await ann.autocomplete(standIn.channel, 'act', { card: '9' }, 'card')).toEqual([]);
    never.open();
  });

  it('whose answer Discord no longer takes is forgotten', async () => {
    const { standIn, ann, bot } = await openScene();
    bot.script.onAutocomplete = () => {
      standIn.advance(4_000);
      return Promise.resolve([]);
    };
    await expect(ann.autocomplete(standIn.channel, 'act', { card: '9' }, 'card')).rejects.toThrow(
      'interaction failed',
    );
    expect(bot.log()).not.toContain('broke');
  });
});
