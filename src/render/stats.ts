import type { HeadToHead, PersonStats } from '../engine/stones/league.ts';
import type { Locale } from '../locale/index.ts';
import type { Message } from './message.ts';
import { textMessage } from './notice.ts';

/** Rounds against the computer of one level. */
interface ComputerLine {
  readonly level: 'easy' | 'medium';
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

/** What a person's rounds on a server add up to, as somebody sees it. */
export interface StatsSheet {
  /** Whose rounds. */
  readonly user: string;
  /** That person's name with nothing left in it that formats (`escapeName`). */
  readonly name: string;
  readonly stats: PersonStats;
  /** The rounds against the computer, which are not among the others. */
  readonly computer: readonly ComputerLine[];
  /** What the two did against each other, from the asker's side; null where it is the same person. */
  readonly against: HeadToHead | null;
  /** Who looks at it. */
  readonly asker: string;
}

/** A person's rounds in numbers, for one reader, and how the two stand against each other. */
export function paintStats(sheet: StatsSheet, words: Locale): Message {
  const { user, asker, name, stats, computer } = sheet;
  const isOwn = user === asker;
  const whom = computer.length === 0 ? 'anybody' : 'people';
  const none = isOwn ? words.stats.noneOfYours[whom] : words.stats.noneOf[whom](name);
  if (stats.rounds === 0 && computer.length === 0) return textMessage(none);
  return textMessage(
    [
      `### ${isOwn ? words.league.yourself(name) : name}`,
      ...(stats.rounds === 0 ? [none] : [...roundLines(stats, words), ...headToHeadLines(sheet, words)]),
      ...computer.map(({ level, wins, draws, losses }) => words.stats.computer(level, wins, draws, losses)),
    ].join('\n'),
  );
}

function roundLines(stats: PersonStats, words: Locale): readonly string[] {
  const { rounds, wins, draws, losses, points, stones, longestStreak, titles } = stats;
  return [
    words.stats.rounds(rounds, wins, draws, losses),
    words.stats.points(points, rounds, stones),
    ...(longestStreak > 0 ? [words.stats.streak(longestStreak)] : []),
    ...favouriteLines(stats, words),
    ...(titles > 0 ? [words.stats.titles(titles)] : []),
  ];
}

function favouriteLines({ favourite }: PersonStats, words: Locale): readonly string[] {
  // Nobody wins by a draw.
  if (favourite === null || favourite.by === 'draw') return [];
  return [words.stats.favourite(words.stats.ways[favourite.by], favourite.wins)];
}

function headToHeadLines({ against, name }: StatsSheet, { stats: words }: Locale): readonly string[] {
  if (against === null) return [];
  const { wins, draws, losses, points, otherPoints } = against;
  if (wins + draws + losses === 0) return [words.neverMet(name)];
  return [`**${words.headToHead(name)}**`, words.against(wins, draws, losses, points, otherPoints)];
}
