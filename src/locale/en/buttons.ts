/** What buttons say: short, and what they do. */
export const buttons = {
  accept: 'Accept',
  decline: 'Decline',
  withdraw: 'Withdraw',
  rules: 'How it is played',
  hand: 'My hand',
  refresh: 'Refresh',
  lay: (card: string, stone: number) => `${card} → ${stone}`,
  /** Where the card is picked already; short, so that a phone shows four in a row. */
  place: (stone: number) => `→ ${stone}`,
  claim: (stone: number) => `Claim ${stone}`,
  end: 'End turn',
  pass: 'Pass',
  why: 'Why?',
  stone: (stone: number) => `Stone ${stone}`,
  otherSide: 'The other side',
  otherStone: 'Another stone',
  resign: 'Yes, resign',
  keepPlaying: 'Keep playing',
  back: 'Back',
  next: 'Next',
  otherLanguage: 'Deutsch',
};
