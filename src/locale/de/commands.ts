import type { choices as englishChoices, commands as englishCommands } from '../en/commands.ts';

const opponent = { name: 'gegner', description: 'Gegen wen, falls du hier mehrere Duelle spielst' };
const stone = (description: string) => ({ name: 'stein', description });

export const commands: typeof englishCommands = {
  challenge: {
    name: 'herausfordern',
    description: 'Jemanden zum Duell herausfordern',
    options: {
      opponent: { name: 'gegner', description: 'Wen du herausforderst' },
      game: { name: 'spiel', description: 'Welches Spiel (ohne Angabe: Grenzsteine)' },
      claims: { name: 'nehmen', description: 'Wann Steine genommen werden dürfen' },
      hand: { name: 'hand', description: 'Wie viele Karten eine Hand hat (nur Grenzsteine)' },
      help: { name: 'hilfe', description: 'Steine markieren, die genommen werden können' },
      thread: { name: 'thread', description: 'In einem eigenen Thread spielen' },
    },
  },
  play: {
    name: 'legen',
    description: 'Eine Handkarte an einen Stein legen',
    options: {
      card: { name: 'karte', description: 'Die Karte, etwa Pik 9, Herz Ass oder blau 5' },
      stone: stone('An welchen Stein, 1 bis 9'),
      opponent,
    },
  },
  claim: {
    name: 'nehmen',
    description: 'Einen Stein nehmen, den du beweisen kannst',
    options: { stone: stone('Welchen Stein, 1 bis 9'), opponent },
  },
  hand: { name: 'hand', description: 'Deine Hand, und was du tun kannst', options: { opponent } },
  why: {
    name: 'warum',
    description: 'Warum ein Stein genommen werden kann oder nicht',
    options: { stone: stone('Welcher Stein, 1 bis 9'), opponent },
  },
  rules: {
    name: 'regeln',
    description: 'So wird gespielt',
    options: { game: { name: 'spiel', description: 'Die Regeln welches Spiels' } },
  },
  end: { name: 'beenden', description: 'Deinen Zug beenden oder aussetzen', options: { opponent } },
  board: { name: 'brett', description: 'Das Spielfeld hier zeigen', options: { opponent } },
  resign: { name: 'aufgeben', description: 'Die Runde aufgeben', options: { opponent } },
};

export const choices: typeof englishChoices = {
  game: {
    'border-stones': 'Grenzsteine (52 Karten)',
    'schotten-totten': 'Schotten Totten (Original)',
    'schotten-totten-online': 'Schotten Totten (Online-Regeln)',
  },
  claims: { standard: 'Wie es das Spiel vorsieht', any: 'Jederzeit nehmen' },
  hand: { '6': '6 Karten', '7': '7 Karten (Größere Hand)' },
  help: { on: 'An', off: 'Aus' },
  thread: { on: 'Ja', off: 'Nein' },
};
