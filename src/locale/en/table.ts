import { countingIn, listingIn } from '../grammar.ts';

const count = countingIn('en');
const list = listingIn('en');

/** What everybody reads at a table, and the board's own words. `who` is a mention, `card` a card's name. */
export const table = {
  // What happened.
  dealt: (who: string) => `The cards are dealt. ${who} begins.`,
  dealtTo: (one: string, other: string) => `The cards were dealt to ${one} and ${other}.`,
  laid: (who: string, card: string, stone: number) => `${who} laid ${card} at stone ${stone}.`,
  took: (who: string, stone: number) => `${who} took stone ${stone}.`,
  claimedInVain: (who: string, stone: number) => `${who} claimed stone ${stone}: no proof.`,
  passed: (who: string) => `${who} could not lay a card and passed.`,
  resigned: (who: string) => `${who} resigned.`,
  timedOut: (who: string) => `${who} ran out of time.`,

  // Whose turn it is.
  up: (who: string) => `${who}, it’s your turn.`,
  upAfterCard: (who: string) => `${who}, claim what you can prove, or end your turn.`,
  thinking: (who: string) => `${who} is thinking …`,
  upPrivately: (who: string) => `${who} is up.`,

  // The board.
  you: 'you',
  stones: (stones: number) => count(stones, { one: '# stone', other: '# stones' }),
  winsWith: (stones: readonly number[]) => `wins with stone ${list.any(stones)}`,
  pile: (cards: number) =>
    cards === 0
      ? 'Draw pile empty'
      : count(cards, { one: '# card in the pile', other: '# cards in the pile' }),
  computer: (level: 'easy' | 'medium') => `Against the computer (${level}): no league points`,
  handSizes: (left: number, right: number) => `hands ${left} and ${right}`,
  laidLast: 'laid last',
  completeFirst: 'complete first',
  ripe: 'can be claimed',

  // The end.
  won: {
    five: (who: string) => `${who} wins with five stones!`,
    threeAdjacent: (who: string, stones: readonly number[]) =>
      `${who} wins with three adjacent stones: ${list.all(stones)}!`,
    majority: (who: string, own: number, other: number) =>
      `${who} wins by ${count(own, { one: '# stone', other: '# stones' })} to ${other}!`,
    resign: (who: string) => `${who} wins.`,
    timeout: (who: string) => `${who} wins.`,
  },
  drawn: {
    equal: (stones: number) => `A draw: each owns ${count(stones, { one: '# stone', other: '# stones' })}.`,
    unreached: 'A draw: nobody owns five stones or three adjacent ones.',
  },
  bothAtOnce: (more: number, fewer: number) =>
    `Both met a winning condition in the same step, so the stones are counted: ${more} to ${fewer}.`,
  points: (left: string, leftPoints: number, right: string, rightPoints: number) =>
    `Points: ${left} ${leftPoints}, ${right} ${rightPoints}`,
  pointsNone: 'It ended before both had laid a card: no points.',
  inHand: 'Left in hand',
  noCards: 'no cards',
  decidingClaim: 'The deciding claim',
  settlement: 'Nobody can lay a card any more. The stones left are settled:',
  award: {
    better: (winner: string, loser: string) => `${winner} beats ${loser}`,
    'tie-first': (both: string) => `${both} on both sides, complete first`,
    unbeatable: (winner: string) => `nothing can beat ${winner}`,
    'cannot-complete': 'too few cards are left for the other side',
    'only-complete': 'the only complete side',
    'more-cards': (more: number, fewer: number) =>
      `${count(more, { one: '# card', other: '# cards' })} against ${fewer}`,
    'higher-sum': (higher: number, lower: number) => `${higher} against ${lower} in total`,
    equal: 'equal, so nobody’s',
  },
};
