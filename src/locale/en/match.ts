import { countingIn } from '../grammar.ts';

const count = countingIn('en');

/** Matches of several rounds. `who` is a mention; scores are counted in rounds won, in a series in points. */
export const match = {
  /** What a challenge asks for, after the name of the game. */
  form: {
    'best-of-three': 'best of three',
    series: (rounds: number) => `a series of ${rounds} rounds`,
  },
  /** Below a board; the scores stand as the players do, the left one first. */
  standing: {
    'best-of-three': (round: number, rounds: number, left: number, right: number) =>
      `Best of three · round ${round} of ${rounds} · ${left} : ${right}`,
    series: (round: number, rounds: number, left: number, right: number) =>
      `Series · round ${round} of ${rounds} · points ${left} : ${right}`,
  },
  /** Below a round that is over. `score`: each player with a number. */
  after: {
    'best-of-three': (round: number, rounds: number, score: string) =>
      `**Best of three** · after round ${round} of ${rounds}: ${score}`,
    series: (round: number, rounds: number, score: string) =>
      `**Series** · points after round ${round} of ${rounds}: ${score}`,
  },
  won: {
    'best-of-three': (who: string, own: number, other: number) =>
      `${who} wins the match by ${count(own, { one: '# round', other: '# rounds' })} to ${other}!`,
    series: (who: string, own: number, other: number) =>
      `${who} wins the series by ${count(own, { one: '# point', other: '# points' })} to ${other}!`,
  },
  drawn: {
    'best-of-three': (each: number) =>
      `The match is a draw: each has won ${count(each, { one: '# round', other: '# rounds' })}.`,
    series: (each: number) =>
      `The series is a draw: each has ${count(each, { one: '# point', other: '# points' })}.`,
  },
  endedBy: (who: string) => `${who} has ended the match.`,
};
