import type { table as english } from '../en/table.ts';
import { countingIn, listingIn } from '../grammar.ts';

const count = countingIn('de');
const list = listingIn('de');

export const table: typeof english = {
  dealt: (who) => `Die Karten sind verteilt. ${who} beginnt.`,
  dealtTo: (one, other) => `Die Karten für ${one} und ${other} wurden verteilt.`,
  laid: (who, card, stone) => `${who} hat ${card} an Stein ${stone} gelegt.`,
  took: (who, stone) => `${who} hat Stein ${stone} genommen.`,
  claimedInVain: (who, stone) => `${who} wollte Stein ${stone} nehmen: kein Beweis.`,
  passed: (who) => `${who} konnte nicht legen und hat ausgesetzt.`,
  resigned: (who) => `${who} hat aufgegeben.`,
  timedOut: (who) => `${who} hat die Zeit überschritten.`,

  up: (who) => `${who}, du bist dran.`,
  upAfterCard: (who) => `${who}, nimm, was du beweisen kannst, oder beende deinen Zug.`,
  thinking: (who) => `${who} denkt nach …`,
  upPrivately: (who) => `${who} ist dran.`,

  you: 'du',
  stones: (stones) => count(stones, { one: '# Stein', other: '# Steine' }),
  winsWith: (stones) => `gewinnt mit Stein ${list.any(stones)}`,
  pile: (cards) =>
    cards === 0
      ? 'Ziehstapel leer'
      : count(cards, { one: '# Karte im Ziehstapel', other: '# Karten im Ziehstapel' }),
  computer: (level) => `Gegen den Computer (${level === 'easy' ? 'leicht' : 'mittel'}): keine Ligapunkte`,
  handSizes: (left, right) => `Hände ${left} und ${right}`,
  laidLast: 'zuletzt gelegt',
  completeFirst: 'zuerst vollständig',
  ripe: 'kann genommen werden',

  won: {
    five: (who) => `${who} gewinnt mit fünf Steinen!`,
    threeAdjacent: (who, stones) => `${who} gewinnt mit drei Steinen nebeneinander: ${list.all(stones)}!`,
    majority: (who, own, other) => `${who} gewinnt mit ${own} zu ${other} Steinen!`,
    resign: (who) => `${who} gewinnt.`,
    timeout: (who) => `${who} gewinnt.`,
  },
  drawn: {
    equal: (stones) => `Unentschieden: Beide haben ${count(stones, { one: '# Stein', other: '# Steine' })}.`,
    unreached: 'Unentschieden: Niemand hat fünf Steine oder drei nebeneinander.',
  },
  bothAtOnce: (more, fewer) =>
    `Beide haben im selben Schritt eine Siegbedingung erfüllt, also zählen die Steine: ${more} zu ${fewer}.`,
  points: (left, leftPoints, right, rightPoints) => `Punkte: ${left} ${leftPoints}, ${right} ${rightPoints}`,
  pointsNone: 'Zu Ende, bevor beide eine Karte gelegt hatten: keine Punkte.',
  inHand: 'Noch auf der Hand',
  noCards: 'keine Karten',
  decidingClaim: 'Der entscheidende Beweis',
  settlement: 'Niemand kann mehr legen. Endabrechnung der übrigen Steine:',
  award: {
    better: (winner, loser) => `${winner} ist besser als ${loser}`,
    'tie-first': (both) => `${both} auf beiden Seiten, zuerst vollständig`,
    unbeatable: (winner) => `nichts kann besser werden als ${winner}`,
    'cannot-complete': 'für die andere Seite sind zu wenige Karten übrig',
    'only-complete': 'die einzige vollständige Seite',
    'more-cards': (more, fewer) => `${count(more, { one: '# Karte', other: '# Karten' })} gegen ${fewer}`,
    'higher-sum': (higher, lower) => `${higher} gegen ${lower} in der Summe`,
    equal: 'gleich, also herrenlos',
  },
};
