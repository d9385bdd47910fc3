import { countingIn } from '../grammar.ts';
import { commands } from './commands.ts';

const count = countingIn('en');
const figures = new Intl.NumberFormat('en');
const tenths = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const { name, options } = commands.gridcannon;

/** The tables of Gridcannon on a server. `name` is a name without markdown in it. */
export const soloLeague = {
  boards: { all: 'Gridcannon', daily: 'Gridcannon: daily deal' },
  /** Short, so that a phone shows them in a row or two. */
  spans: { day: 'Today', yesterday: 'Yesterday', month: 'Month', year: 'Year', all: 'All time' },
  standing: (rank: number, name: string, wins: number) =>
    `${figures.format(rank)} · ${name} · ${count(wins, { one: '# win', other: '# wins' })}`,
  games: (games: number) => count(games, { one: '# game', other: '# games' }),
  scores: (best: number, mean: number) => `best ${best}, mean ${tenths.format(mean)}`,
  runs: (run: number, longest: number) =>
    `run of wins ${figures.format(run)}, longest ${figures.format(longest)}`,
  /** Where everybody has had one game; `score` null where it is lost. */
  single: (rank: number, name: string, score: number | null) =>
    `${figures.format(rank)} · ${name} · ${score === null ? 'lost' : `won, ${count(score, { one: '# ploy left', other: '# ploys left' })}`}`,
  nobody: {
    all: `Nobody has finished a game in this time yet: \`/${name}\` begins one.`,
    daily: `Nobody here has finished a daily deal in this time: \`/${name} ${options.deal.name}:daily\` begins today’s. There is one try a day, wherever you play.`,
  },
  notYou: {
    all: `You have no game that counts in this time yet: \`/${name}\` begins one, and the first try at a deal counts.`,
    daily: `You have not finished a daily deal here in this time: \`/${name} ${options.deal.name}:daily\` begins today’s. There is one try a day, wherever you play.`,
  },
};
