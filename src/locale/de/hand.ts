import type { hand as english } from '../en/hand.ts';

export const hand: typeof english = {
  yourHand: 'Deine Hand',
  empty: 'keine Karten mehr',
  pick: 'Du bist dran: Wähl eine Karte.',
  pickOrClaim: 'Du bist dran: Nimm einen Stein oder wähl eine Karte.',
  whichStone: (card) => `An welchen Stein legst du ${card}? Du kannst auch noch eine andere Karte wählen.`,
  claimOrEnd: 'Nimm, was du beweisen kannst, oder beende deinen Zug.',
  cannotLay: 'Du kannst nicht legen: Nimm, was du beweisen kannst, oder setz aus.',
  waiting: (who) => `${who} ist dran.`,
  over: 'Diese Runde ist vorbei.',
  laid: (card, stone) => `Du hast ${card} an Stein ${stone} gelegt.`,
  took: (stone) => `Du hast Stein ${stone} genommen.`,
  claimedInVain: (stone) => `Du konntest Stein ${stone} nicht beweisen.`,
  passed: 'Du konntest nicht legen und hast ausgesetzt.',
  drew: (card) => `Du hast ${card} gezogen.`,
  resigned: 'Du hast aufgegeben.',
};
