import { capital, countingIn } from '../grammar.ts';

const count = countingIn('en');

/** The prover's verdicts, said so that a child follows them. `own`, `rival`: formations; `cards`: names of cards. */
export const verdict = {
  taken: (who: string, stone: number) => `🚩 ${who} takes stone ${stone}.`,
  refused: (who: string, stone: number) => `${who} claims stone ${stone}, but there is no proof.`,
  nobody: 'nothing yet',
  why: {
    better: (own: string, rival: string) => capital(`${own} beats ${rival}.`),
    'tie-first': (own: string, who: string) => `Both sides: ${own}. ${who} was complete first.`,
    unbeatable: (own: string, rivalWho: string, rival: string, cards: string) =>
      `The best still possible for ${rivalWho} there: ${rival}, with ${cards}. That does not beat ${own}.`,
    equalAtBest: (rivalWho: string, rival: string, cards: string, who: string) =>
      `The best still possible for ${rivalWho} there: ${rival}, with ${cards}. That is only a tie, and ${who} was complete first.`,
    nothingBetter: (own: string, rivalWho: string) =>
      `Whatever ${rivalWho} lays there, nothing beats ${own}.`,
    'cannot-complete': (rivalWho: string, lacking: number, unseen: number) => {
      const left = unseen === 0 ? 'none is' : count(unseen, { one: 'only # is', other: 'only # are' });
      return `${rivalWho} lacks ${count(lacking, { one: '# card', other: '# cards' })} there, and ${left} unseen: that side can’t be finished.`;
    },
    worse: (own: string, rival: string) => capital(`${rival} beats ${own}.`),
    'tie-second': (own: string, rivalWho: string) => `Both sides: ${own}. ${rivalWho} was complete first.`,
    beatable: (own: string, rivalWho: string, rival: string, cards: string) =>
      `Still possible for ${rivalWho} there: ${rival}, with ${cards}. That beats ${own}.`,
    'side-incomplete': (who: string) => `${who} needs three cards there before claiming.`,
    bestReach: (rivalWho: string, rival: string, cards: string) =>
      `The best still possible for ${rivalWho} there: ${rival}, with ${cards}.`,
    rivalComplete: (rivalWho: string, rival: string) => `${rivalWho} has ${rival} there.`,
    owned: (owner: string) => `This stone is ${owner}’s.`,
    'only-complete': 'The settlement gave it to the only complete side.',
    counted: 'No side was complete: in the settlement the number of cards and their sum decided.',
  },
  /** What would have been better, and where the cards for it lie. */
  ruledOut: 'Anything better needs cards that lie on the table:',
  fewLeft: 'No other cards are unseen than these:',
  lies: (card: string, stone: number) => `${card} at ${stone}`,
  andMore: (more: number) => `and ${more} more`,
  onlyTable: 'Only cards on the table count, never a hand.',

  // Asking why.
  asked: (stone: number) => `Stone ${stone}`,
  claimFor: (who: string) => `if ${who} claims`,
  whichStone: 'Which stone do you want explained?',
  noStone:
    'There is nothing to explain yet: help is off, and no stone is owned, full on both sides or claimed in vain.',
};
