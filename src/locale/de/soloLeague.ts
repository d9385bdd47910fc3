import type { soloLeague as english } from '../en/soloLeague.ts';
import { countingIn } from '../grammar.ts';
import { commands } from './commands.ts';

const count = countingIn('de');
const figures = new Intl.NumberFormat('de');
const tenths = new Intl.NumberFormat('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const { name, options } = commands.gridcannon;

export const soloLeague: typeof english = {
  boards: { all: 'Gridcannon', daily: 'Gridcannon: Tagesspiel' },
  spans: { day: 'Heute', yesterday: 'Gestern', month: 'Monat', year: 'Jahr', all: 'Gesamt' },
  standing: (rank, name, wins) =>
    `${figures.format(rank)} · ${name} · ${count(wins, { one: '# Sieg', other: '# Siege' })}`,
  games: (games) => count(games, { one: '# Spiel', other: '# Spiele' }),
  scores: (best, mean) => `bestes ${best}, Schnitt ${tenths.format(mean)}`,
  runs: (run, longest) => `Siegesreihe ${figures.format(run)}, längste ${figures.format(longest)}`,
  single: (rank, name, score) =>
    `${figures.format(rank)} · ${name} · ${score === null ? 'verloren' : `gewonnen, ${count(score, { one: '# Trick übrig', other: '# Tricks übrig' })}`}`,
  nobody: {
    all: `In dieser Zeit hat noch niemand ein Spiel beendet: \`/${name}\` beginnt eins.`,
    daily: `Hier hat in dieser Zeit niemand ein Tagesspiel beendet: \`/${name} ${options.deal.name}:daily\` beginnt das heutige. Es gibt einen Versuch am Tag, egal wo du spielst.`,
  },
  notYou: {
    all: `Von dir zählt in dieser Zeit noch kein Spiel: \`/${name}\` beginnt eins, und der erste Versuch mit einer Kartenfolge zählt.`,
    daily: `Du hast hier in dieser Zeit kein Tagesspiel beendet: \`/${name} ${options.deal.name}:daily\` beginnt das heutige. Es gibt einen Versuch am Tag, egal wo du spielst.`,
  },
};
