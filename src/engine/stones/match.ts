import type { Outcome, Seat } from './types.ts';

/** Match play: several rounds of the same two, in the same seats, the other one starting each time. */

/** How many rounds belong together, and how they are decided. */
export type MatchForm = 'single' | 'best-of-three' | Series;

/** Rounds that are decided by their points. */
export type Series = `series-${(typeof SERIES_LENGTHS)[number]}`;

/** How many rounds a series may have. */
export const SERIES_LENGTHS = [2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Every form, the shortest first. */
export const MATCH_FORMS: readonly MatchForm[] = [
  'single',
  'best-of-three',
  ...SERIES_LENGTHS.map((rounds) => `series-${rounds}` as const),
];

/** What the finished rounds of a match have brought. */
export interface MatchScore {
  readonly rounds: number;
  readonly wins: Readonly<Record<Seat, number>>;
  /** League points. */
  readonly points: Readonly<Record<Seat, number>>;
}

/** The score of a match that has not begun. */
export const NO_ROUNDS: MatchScore = { rounds: 0, wins: { A: 0, B: 0 }, points: { A: 0, B: 0 } };

/**
 * How a round, or the match it belongs to, was broken off or went on by something other than its rules. `moderator`,
 * `left` (the other had left) and `silent` (the other did nothing for too long) end the round without points, and the
 * match with it; `match` ends the match between two rounds; `next`: the next round has begun.
 */
export type Closing =
  | { readonly kind: 'moderator'; readonly by: string }
  | { readonly kind: 'left' | 'silent' | 'match'; readonly by: Seat }
  | { readonly kind: 'next' };

/** Reads a form from outside; null where it is none. */
export function parseMatchForm(text: string): MatchForm | null {
  return MATCH_FORMS.find((form) => form === text) ?? null;
}

/** The most rounds that a match of this form has. */
export function mostRounds(form: MatchForm): number {
  if (form === 'single') return 1;
  return form === 'best-of-three' ? 3 : Number(form.slice('series-'.length));
}

/** The score with one round more. A drawn round is a round, but nobody's win. */
export function addRound(
  score: MatchScore,
  winner: Outcome['winner'],
  points: Readonly<Record<Seat, number>>,
): MatchScore {
  const won = (seat: Seat): number => score.wins[seat] + (winner === seat ? 1 : 0);
  return {
    rounds: score.rounds + 1,
    wins: { A: won('A'), B: won('B') },
    points: { A: score.points.A + points.A, B: score.points.B + points.B },
  };
}

/**
 * Who has won the match, null where it is drawn; or null itself while another round is due. Best of three: whoever has
 * won two rounds; after three, whoever has won more. A series: whoever has more points once all its rounds are played.
 */
export function matchOutcome(form: MatchForm, score: MatchScore): { readonly winner: Seat | null } | null {
  const isDecided = form === 'best-of-three' && Math.max(score.wins.A, score.wins.B) === 2;
  if (score.rounds < mostRounds(form) && !isDecided) return null;
  return { winner: leader(form === 'best-of-three' || form === 'single' ? score.wins : score.points) };
}

function leader({ A, B }: Readonly<Record<Seat, number>>): Seat | null {
  if (A === B) return null;
  return A > B ? 'A' : 'B';
}
