import { addRound, matchOutcome, mostRounds } from '../engine/stones/match.ts';
import type { MatchForm, MatchScore } from '../engine/stones/match.ts';
import { otherSeat } from '../engine/stones/seats.ts';
import type { Seat, View } from '../engine/stones/types.ts';
import { countdown } from '../locale/index.ts';
import type { Locale } from '../locale/index.ts';
import { isComputer, mentionAt } from './faces.ts';
import type { TableFace } from './table.ts';

/** What messages say of the match that a round belongs to, and of its clock. */

/** The forms that have more than one round, by how they are counted: rounds won, or points. */
type Counting = 'best-of-three' | 'series';

/** What a challenge asks for besides the game; null for a single round. */
export function formOf(form: MatchForm, { match }: Locale): string | null {
  if (form === 'single') return null;
  return form === 'best-of-three' ? match.form[form] : match.form.series(mostRounds(form));
}

/** Whose side is left where scores stand, and who is up. */
export interface Sides {
  readonly left: Seat;
  readonly turn: Seat | null;
}

/** What a board says besides the game, in small print: the score so far, and when the move is due. */
export function standingLines(table: TableFace, words: Locale, sides: Sides): readonly string[] {
  return standingParts(table, words, sides).map((part) => `-# ${part}`);
}

/** The same for a line that says other things besides. Nobody waits long for the computer, so its moves aren't due. */
export function standingParts(
  table: TableFace,
  { match, leaving, table: words }: Locale,
  { left, turn }: Sides,
): readonly string[] {
  const { round, deadline, score } = table;
  const counting = countingOf(table.match);
  const parts: string[] = [];
  if (counting) {
    const counted = countedIn(counting, score);
    const [own, other] = [counted[left], counted[otherSeat(left)]];
    parts.push(match.standing[counting](round, mostRounds(table.match), own, other));
  }
  if (table.computer !== null) parts.push(words.computer(table.computer));
  const isComputerUp = turn !== null && isComputer(table, turn);
  if (deadline !== null && !isComputerUp) parts.push(leaving.due(countdown(deadline)));
  return parts;
}

/**
 * What a round that is over means for its match: the score after it or, where that decides the match, who has won it;
 * and who has ended the match, if somebody did. Nothing for a single round.
 */
export function scoreLines(table: TableFace, view: View, { match }: Locale): readonly string[] {
  const counting = countingOf(table.match);
  const score = scoreAfter(table, view);
  if (!counting || !score) return [];
  const counted = countedIn(counting, score);
  const decided = matchOutcome(table.match, score);
  if (decided?.winner === null) return [`**${match.drawn[counting](counted.A)}**`];
  if (decided) {
    const { winner } = decided;
    const sentence = match.won[counting];
    const who = mentionAt(table, winner);
    return [`🏆 **${sentence(who, counted[winner], counted[otherSeat(winner)])}**`];
  }
  const each = `${mentionAt(table, 'A')} ${counted.A}, ${mentionAt(table, 'B')} ${counted.B}`;
  const { closing } = table;
  return [
    match.after[counting](table.round, mostRounds(table.match), each),
    ...(closing?.kind === 'match' ? [match.endedBy(mentionAt(table, closing.by))] : []),
  ];
}

/** Whether a round that is over leaves its match undecided: another round is due. */
export function isNextDue(table: TableFace, view: View): boolean {
  const score = scoreAfter(table, view);
  return score !== null && matchOutcome(table.match, score) === null;
}

/** The score of the match with this round; null while it runs. */
function scoreAfter({ score }: TableFace, { outcome, points }: View): MatchScore | null {
  return outcome && points && addRound(score, outcome.winner, points);
}

function countingOf(form: MatchForm): Counting | null {
  if (form === 'single') return null;
  return form === 'best-of-three' ? form : 'series';
}

function countedIn(counting: Counting, { wins, points }: MatchScore): Readonly<Record<Seat, number>> {
  return counting === 'series' ? points : wins;
}
