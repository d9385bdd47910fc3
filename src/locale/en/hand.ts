/** What a player reads in the own private message. `card` is a card's name, `who` a mention. */
export const hand = {
  yourHand: 'Your hand',
  empty: 'no cards left',
  pick: 'Your turn: pick a card.',
  pickOrClaim: 'Your turn: claim, or pick a card.',
  whichStone: (card: string) => `At which stone do you lay ${card}? You can still pick another card.`,
  claimOrEnd: 'Claim what you can prove, or end your turn.',
  cannotLay: 'You can’t lay a card: claim what you can prove, or pass.',
  waiting: (who: string) => `${who} is up.`,
  over: 'This round is over.',
  laid: (card: string, stone: number) => `You laid ${card} at stone ${stone}.`,
  took: (stone: number) => `You took stone ${stone}.`,
  claimedInVain: (stone: number) => `You could not prove stone ${stone}.`,
  passed: 'You could not lay a card and passed.',
  drew: (card: string) => `You drew ${card}.`,
  resigned: 'You resigned.',
};
