import { dayIn, monthsIn } from '../calendar.ts';
import { countingIn, listingIn } from '../grammar.ts';

const count = countingIn('en');
const list = listingIn('en');
const months = monthsIn('en');
const day = dayIn('en');
const figures = new Intl.NumberFormat('en');
const tenths = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const points = (sum: number): string => count(sum, { one: '# point', other: '# points' });
const rounds = (played: number): string => count(played, { one: '# round', other: '# rounds' });

/** The table of a server. `name` is a name without markdown in it, `period` one like `2026-11-30`, `2026-11`, `2026` or `all`. */
export const league = {
  allGames: 'All games',
  period: (period: string) => {
    if (period === 'all') return 'All time';
    if (period.length === 'YYYY-MM-DD'.length) return day(period);
    return period.includes('-') ? months.named(period) : period;
  },
  yourself: (name: string) => `${name} (you)`,
  standing: (rank: number, name: string, sum: number) => `${figures.format(rank)} · ${name} · ${points(sum)}`,
  played: (wins: number, played: number) =>
    `${count(wins, { one: '# win', other: '# wins' })} · ${rounds(played)}`,
  champions: (month: string, period: string, names: readonly string[], sum: number) =>
    `🏆 ${months.seenFrom(month, period)}: ${list.all(names)}, ${points(sum)}`,
  others: (people: number) => `${figures.format(people)} more`,
  people: (people: number) => count(people, { one: '# person', other: '# people' }),
  page: (page: number, pages: number) => `page ${figures.format(page)} of ${figures.format(pages)}`,
  nobody: 'Nobody has finished a round in this time yet: `/challenge` begins one.',
  notYou: 'You have not finished a round in this time yet: `/challenge` begins one.',
};

/** What a person's rounds add up to. */
export const stats = {
  rounds: (played: number, wins: number, draws: number, losses: number) =>
    `${rounds(played)}: ${balance(wins, draws, losses)}`,
  points: (sum: number, played: number, stones: number) =>
    `${points(sum)}, ${tenths.format(sum / played)} a round · ${count(stones, { one: '# stone', other: '# stones' })}`,
  streak: (wins: number) =>
    `Longest streak: ${count(wins, { one: '# round won', other: '# rounds won in a row' })}`,
  favourite: (way: string, wins: number) =>
    `Most often won ${way} (${count(wins, { one: 'once', other: '# times' })})`,
  ways: {
    five: 'with five stones',
    'three-adjacent': 'with three adjacent stones',
    majority: 'by more stones in the settlement',
    resign: 'because the other resigned',
    timeout: 'because the other ran out of time',
  },
  titles: (won: number) => `🏆 ${count(won, { one: '# month won', other: '# months won' })}`,
  headToHead: (name: string) => `You against ${name}`,
  against: (wins: number, draws: number, losses: number, own: number, other: number) =>
    `${balance(wins, draws, losses)} · points ${figures.format(own)}\u00A0to\u00A0${figures.format(other)}`,
  neverMet: (name: string) => `You and ${name} have not finished a round against each other yet.`,
  computer: (level: 'easy' | 'medium', wins: number, draws: number, losses: number) =>
    `Against the computer (${level}): ${balance(wins, draws, losses)}`,
  /** `people`: against the computer there are some. */
  noneOfYours: {
    anybody: 'You have not finished a round on this server yet: `/challenge` begins one.',
    people: 'You have not finished a round against people on this server yet: `/challenge` begins one.',
  },
  noneOf: {
    anybody: (name: string) =>
      `${name} has not finished a round on this server yet: \`/challenge\` asks for one.`,
    people: (name: string) =>
      `${name} has not finished a round against people on this server yet: \`/challenge\` asks for one.`,
  },
};

function balance(wins: number, draws: number, losses: number): string {
  return `${figures.format(wins)}\u00A0won, ${figures.format(draws)}\u00A0drawn, ${figures.format(losses)}\u00A0lost`;
}
