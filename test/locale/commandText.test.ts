import { describe, expect, it } from 'vitest';
import { localizedChoice, localizedCommand, localizedOption, locales } from '../../src/locale/index.ts';

const names = Object.keys(locales.en.commands);
const commands = Object.entries(locales.en.commands);
const options = commands.flatMap(([command, { options: of }]) =>
  Object.keys(of).map((option) => [command, option] as const),
);

describe('the texts of slash commands', () => {
  it('are there for every command of a duel', () => {
    expect(names).toEqual(['challenge', 'play', 'claim', 'hand', 'why', 'rules', 'end', 'board', 'resign']);
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

  it('are missed loudly', () => {
    expect(() => localizedCommand('chess')).toThrow('chess');
    expect(() => localizedOption('play', 'colour')).toThrow('colour');
    expect(() => localizedChoice('help', 'maybe')).toThrow('maybe');
  });
});
