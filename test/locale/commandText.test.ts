import { describe, expect, it } from 'vitest';
import { MATCH_FORMS } from '../../src/engine/stones/match.ts';
import {
  localizedChoice,
  localizedCommand,
  localizedOption,
  localizedSubcommand,
  locales,
} from '../../src/locale/index.ts';

const names = Object.keys(locales.en.commands);
const commands = Object.entries(locales.en.commands);
const subcommands = commands.flatMap(([command, text]) =>
  Object.entries('subcommands' in text ? text.subcommands : {}).map(
    ([sub, of]) => [command, sub, of] as const,
  ),
);
const options = [
  ...commands.map(([command, { options: of }]) => [command, of] as const),
  ...subcommands.map(([command, sub, { options: of }]) => [`${command} ${sub}`, of] as const),
].flatMap(([path, of]) => Object.keys(of).map((option) => [path, option] as const));

describe('the texts of slash commands', () => {
  it('are there for every command', () => {
    const ofDuels = ['challenge', 'play', 'claim', 'hand', 'why', 'rules', 'end', 'board', 'resign'];
    expect(names).toEqual([...ofDuels, 'leaderboard', 'stats', 'games', 'gridcannon', 'admin']);
    expect(subcommands.map(([command, sub]) => `${command} ${sub}`)).toEqual(['admin end']);
  });

  it.each(names)('/%s keeps Discord’s limits in both languages', (name) => {
    const text = localizedCommand(name);
    expect(text.name).toBe(name);
    for (const each of [text.name, text.name_localizations.de]) expect(each).toMatch(/^[a-z]{1,32}$/);
    for (const each of [text.description, text.description_localizations.de]) {
      expect(each.length).toBeGreaterThan(0);
      expect(each.length).toBeLessThanOrEqual(100);
    }
  });

  it.each(subcommands)('/%s %s keeps them too', (command, sub) => {
    const text = localizedSubcommand(command, sub);
    expect(text.name).toBe(sub);
    for (const each of [text.name, text.name_localizations.de]) expect(each).toMatch(/^[a-z]{1,32}$/);
    for (const each of [text.description, text.description_localizations.de]) {
      expect(each.length).toBeGreaterThan(0);
      expect(each.length).toBeLessThanOrEqual(100);
    }
  });

  it('are found for a subcommand and its options', () => {
    expect(localizedSubcommand('admin', 'end').name_localizations.de).toBe('beenden');
    expect(localizedOption('admin end', 'duel').name_localizations.de).toBe('partie');
  });

  it.each(options)('/%s: the option %s keeps them too', (command, option) => {
    const text = localizedOption(command, option);
    expect(text.name).toBe(option);
    for (const each of [text.name, text.name_localizations.de]) expect(each).toMatch(/^[a-z]{1,32}$/);
    for (const each of [text.description, text.description_localizations.de]) {
      expect(each.length).toBeLessThanOrEqual(100);
    }
  });

  it('give no two commands, and no two options of one, the same German name', () => {
    const german = names.map((name) => localizedCommand(name).name_localizations.de);
    expect(new Set(german).size).toBe(german.length);
    for (const [command, { options: of }] of commands) {
      const each = Object.keys(of).map((option) => localizedOption(command, option).name_localizations.de);
      expect(new Set(each).size).toBe(each.length);
    }
  });

  it('name every choice', () => {
    expect(localizedChoice('game', 'border-stones')).toEqual({
      name: 'Border Stones (52 cards)',
      name_localizations: { de: 'Grenzsteine (52 Karten)' },
      value: 'border-stones',
    });
    for (const [option, values] of Object.entries(locales.de.choices)) {
      for (const value of Object.keys(values)) {
        const { name, name_localizations: german } = localizedChoice(option, value);
        expect(Math.max(name.length, german.de.length)).toBeLessThanOrEqual(100);
      }
    }
  });

  it('name every form of a match', () => {
    expect(MATCH_FORMS.map((form) => localizedChoice('match', form).name)).toMatchInlineSnapshot(`
      [
        "One round",
        "Best of three",
        "Series: 2 rounds by points",
        "Series: 3 rounds by points",
        "Series: 4 rounds by points",
        "Series: 5 rounds by points",
        "Series: 6 rounds by points",
        "Series: 7 rounds by points",
        "Series: 8 rounds by points",
        "Series: 9 rounds by points",
      ]
    `);
    expect(MATCH_FORMS.map((form) => localizedChoice('match', form).name_localizations.de))
      .toMatchInlineSnapshot(`
      [
        "Eine Runde",
        "Auf zwei Siege",
        "Serie: 2 Runden nach Punkten",
        "Serie: 3 Runden nach Punkten",
        "Serie: 4 Runden nach Punkten",
        "Serie: 5 Runden nach Punkten",
        "Serie: 6 Runden nach Punkten",
        "Serie: 7 Runden nach Punkten",
        "Serie: 8 Runden nach Punkten",
        "Serie: 9 Runden nach Punkten",
      ]
    `);
  });

  it('call a clock by its hours, and by its days where they are whole', () => {
    const called = [1, 12, 24, 36, 48, 336].map((hours) => [
      locales.en.suggestions.clock(hours),
      locales.de.suggestions.clock(hours),
    ]);
    expect(called.map((each) => each.join(' | ')).join('\n')).toMatchInlineSnapshot(`
      "1 hour | 1 Stunde
      12 hours | 12 Stunden
      24 hours (1 day) | 24 Stunden (1 Tag)
      36 hours | 36 Stunden
      48 hours (2 days) | 48 Stunden (2 Tage)
      336 hours (14 days) | 336 Stunden (14 Tage)"
    `);
  });

  it('are missed loudly', () => {
    expect(() => localizedCommand('chess')).toThrow('chess');
    expect(() => localizedSubcommand('admin', 'begin')).toThrow('admin begin');
    expect(() => localizedSubcommand('chess', 'end')).toThrow('chess end');
    expect(() => localizedOption('play', 'colour')).toThrow('colour');
    expect(() => localizedOption('admin', 'duel')).toThrow('duel');
    expect(() => localizedChoice('help', 'maybe')).toThrow('maybe');
  });
});
