import type {
  choices as englishChoices,
  commands as englishCommands,
  suggestions as englishSuggestions,
} from '../en/commands.ts';
import { countingIn } from '../grammar.ts';

const count = countingIn('de');

const opponent = { name: 'gegner', description: 'Gegen wen, falls du hier mehrere Duelle spielst' };
const stone = (description: string) => ({ name: 'stein', description });

export const commands: typeof englishCommands = {
  challenge: {
    name: 'herausfordern',
    description: 'Jemanden zum Duell herausfordern',
    options: {
      opponent: {
        name: 'gegner',
        description: 'Wen du herausforderst: jemanden oder mich; ohne Angabe spielt, wer zuerst annimmt',
      },
      level: { name: 'stufe', description: 'Wie gut ich gegen dich spiele (ohne Angabe: mittel)' },
      game: { name: 'spiel', description: 'Welches Spiel (ohne Angabe: Grenzsteine)' },
      match: { name: 'partie', description: 'Wie viele Runden ihr spielt (ohne Angabe: eine)' },
      clock: {
        name: 'bedenkzeit',
        description: 'Stunden für jeden Zug (1 bis 336), oder ohne Zeitgrenze',
      },
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
  leaderboard: {
    name: 'rangliste',
    description: 'Wer auf diesem Server wie viele Punkte hat',
    options: {
      game: { name: 'spiel', description: 'Welches Spiel zählt (ohne Angabe: alle)' },
      period: {
        name: 'zeitraum',
        description: 'Aus welcher Zeit (ohne Angabe: dieser Monat; beim Tagesspiel heute)',
      },
    },
  },
  stats: {
    name: 'statistik',
    description: 'Was deine Runden auf diesem Server ergeben, oder die von jemand anderem',
    options: { user: { name: 'person', description: 'Wessen Runden (ohne Angabe: deine)' } },
  },
  games: {
    name: 'partien',
    description: 'Deine Duelle auf diesem Server: die laufenden und die letzten zum Nachspielen',
    options: {},
  },
  gridcannon: {
    name: 'gridcannon',
    description: 'Allein Gridcannon spielen, oder dein laufendes Spiel wieder zeigen',
    options: {
      variant: { name: 'variante', description: 'Welche Variante (ohne Angabe: Standard)' },
      visible: { name: 'sichtbar', description: 'Wer das Spielfeld sieht (ohne Angabe: alle hier)' },
      deal: {
        name: 'kartenfolge',
        description: 'Nummer der Kartenfolge (für alle dieselben Karten) oder daily',
      },
    },
  },
  admin: {
    name: 'admin',
    description: 'Für die Moderation',
    options: {},
    subcommands: {
      end: {
        name: 'beenden',
        description: 'Ein Duell in diesem Kanal beenden, ohne Punkte für irgendwen',
        options: { duel: { name: 'partie', description: 'Welches Duell, falls hier mehrere laufen' } },
      },
    },
  },
};

export const choices: typeof englishChoices = {
  game: {
    all: 'Alle Spiele',
    'border-stones': 'Grenzsteine (52 Karten)',
    'schotten-totten': 'Schotten Totten (Original)',
    'schotten-totten-online': 'Schotten Totten (Online-Regeln)',
    gridcannon: 'Gridcannon',
    'gridcannon-daily': 'Gridcannon: Tagesspiel',
  },
  match: {
    single: 'Eine Runde',
    'best-of-three': 'Auf zwei Siege',
    'series-2': 'Serie: 2 Runden nach Punkten',
    'series-3': 'Serie: 3 Runden nach Punkten',
    'series-4': 'Serie: 4 Runden nach Punkten',
    'series-5': 'Serie: 5 Runden nach Punkten',
    'series-6': 'Serie: 6 Runden nach Punkten',
    'series-7': 'Serie: 7 Runden nach Punkten',
    'series-8': 'Serie: 8 Runden nach Punkten',
    'series-9': 'Serie: 9 Runden nach Punkten',
  },
  period: { day: 'Heute (nur Tagesspiel)', month: 'Dieser Monat', year: 'Dieses Jahr', all: 'Insgesamt' },
  claims: { standard: 'Wie es das Spiel vorsieht', any: 'Jederzeit nehmen' },
  hand: { '6': '6 Karten', '7': '7 Karten (Größere Hand)' },
  help: { on: 'An', off: 'Aus' },
  level: { easy: 'Leicht', medium: 'Mittel' },
  variant: { standard: 'Standard', 'empty-centre': 'Leere Mitte' },
  visible: { public: 'Alle hier', private: 'Nur ich' },
  thread: { on: 'Ja', off: 'Nein' },
};

export const suggestions: typeof englishSuggestions = {
  noClock: 'Ohne Zeitgrenze',
  usual: (clock) => `${clock}, wie üblich`,
  clock: (hours) => {
    const time = count(hours, { one: '# Stunde', other: '# Stunden' });
    return hours % 24 === 0 ? `${time} (${count(hours / 24, { one: '# Tag', other: '# Tage' })})` : time;
  },
};
