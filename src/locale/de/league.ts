import { dayIn, monthsIn } from '../calendar.ts';
import type { league as englishLeague, stats as englishStats } from '../en/league.ts';
import { countingIn, listingIn } from '../grammar.ts';

const count = countingIn('de');
const list = listingIn('de');
const months = monthsIn('de');
const day = dayIn('de');
const figures = new Intl.NumberFormat('de');
const tenths = new Intl.NumberFormat('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const points = (sum: number): string => count(sum, { one: '# Punkt', other: '# Punkte' });
const rounds = (played: number): string => count(played, { one: '# Runde', other: '# Runden' });

export const league: typeof englishLeague = {
  allGames: 'Alle Spiele',
  period: (period) => {
    if (period === 'all') return 'Insgesamt';
    if (period.length === 'YYYY-MM-DD'.length) return day(period);
    return period.includes('-') ? months.named(period) : period;
  },
  yourself: (name) => `${name} (du)`,
  standing: (rank, name, sum) => `${figures.format(rank)} · ${name} · ${points(sum)}`,
  played: (wins, played) => `${count(wins, { one: '# Sieg', other: '# Siege' })} · ${rounds(played)}`,
  champions: (month, period, names, sum) =>
    `🏆 ${months.seenFrom(month, period)}: ${list.all(names)}, ${points(sum)}`,
  others: (people) => `${figures.format(people)} weitere`,
  people: (people) => count(people, { one: '# Person', other: '# Personen' }),
  page: (page, pages) => `Seite ${figures.format(page)} von ${figures.format(pages)}`,
  nobody: 'In dieser Zeit hat noch niemand eine Runde beendet: `/herausfordern` beginnt eine.',
  notYou: 'Du hast in dieser Zeit noch keine Runde beendet: `/herausfordern` beginnt eine.',
};

export const stats: typeof englishStats = {
  rounds: (played, wins, draws, losses) => `${rounds(played)}: ${balance(wins, draws, losses)}`,
  points: (sum, played, stones) =>
    `${points(sum)}, ${tenths.format(sum / played)} je Runde · ${count(stones, { one: '# Stein', other: '# Steine' })}`,
  streak: (wins) =>
    `Längste Siegesreihe: ${count(wins, { one: '# Runde', other: '# Runden hintereinander' })}`,
  favourite: (way, wins) =>
    `Am häufigsten gewonnen ${way} (${count(wins, { one: 'einmal', other: '#-mal' })})`,
  ways: {
    five: 'mit fünf Steinen',
    'three-adjacent': 'mit drei Steinen nebeneinander',
    majority: 'mit mehr Steinen in der Endabrechnung',
    resign: 'durch Aufgeben des anderen',
    timeout: 'durch Zeitüberschreitung des anderen',
  },
  titles: (won) => `🏆 ${count(won, { one: '# gewonnener Monat', other: '# gewonnene Monate' })}`,
  headToHead: (name) => `Du gegen ${name}`,
  against: (wins, draws, losses, own, other) =>
    `${balance(wins, draws, losses)} · Punkte ${figures.format(own)}\u00A0zu\u00A0${figures.format(other)}`,
  neverMet: (name) => `Du und ${name} habt noch keine Runde gegeneinander beendet.`,
  computer: (level, wins, draws, losses) =>
    `Gegen den Computer (${level === 'easy' ? 'leicht' : 'mittel'}): ${balance(wins, draws, losses)}`,
  noneOfYours: {
    anybody: 'Du hast auf diesem Server noch keine Runde beendet: `/herausfordern` beginnt eine.',
    people:
      'Du hast auf diesem Server noch keine Runde gegen Menschen beendet: `/herausfordern` beginnt eine.',
  },
  noneOf: {
    anybody: (name) =>
      `${name} hat auf diesem Server noch keine Runde beendet: \`/herausfordern\` lädt dazu ein.`,
    people: (name) =>
      `${name} hat auf diesem Server noch keine Runde gegen Menschen beendet: \`/herausfordern\` lädt dazu ein.`,
  },
};

function balance(wins: number, draws: number, losses: number): string {
  return `${figures.format(wins)}\u00A0gewonnen, ${figures.format(draws)}\u00A0unentschieden, ${figures.format(losses)}\u00A0verloren`;
}
