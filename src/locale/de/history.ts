import type { history as english } from '../en/history.ts';

export const history: typeof english = {
  none: 'Du hast auf diesem Server noch keine Duelle: `/herausfordern` beginnt eines.',
  running: 'Laufend',
  noneRunning: 'Gerade läuft kein Duell von dir: `/herausfordern` beginnt eines.',
  ended: 'Zuletzt beendet',
  youAreUp: (name) => `**Du bist dran** gegen ${name}`,
  otherIsUp: (name) => `${name} ist dran`,
  runs: (name) => `Läuft gegen ${name}`,
  result: {
    won: (name, own, other) => `Gewonnen ${own}:${other} gegen ${name}`,
    lost: (name, own, other) => `Verloren ${own}:${other} gegen ${name}`,
    drawn: (name, own, other) => `Unentschieden ${own}:${other} gegen ${name}`,
    none: (name) => `Ohne Ergebnis beendet gegen ${name}`,
  },
  round: (round, most) => `Runde ${round} von ${most}`,
  toBoard: 'zum Spielfeld',
  lookBack: 'Ein Duell Zug für Zug nachspielen',

  deal: (moves) => `Zug 0 von ${moves}: die verteilten Karten`,
  move: (move, moves) => `Zug ${move} von ${moves}`,
  inHand: 'Auf der Hand',
  toStart: 'Anfang',
  toEnd: 'Ende',

  record:
    'Die Aufzeichnung dieses Duells: der gemischte Stapel und jeder Zug. Liegt die Datei im Ordner von Merestone, spielt diese Zeile sie nach:',
};
