import { dayIn } from '../calendar.ts';
import type { solo as english } from '../en/solo.ts';
import { countingIn } from '../grammar.ts';

const count = countingIn('de');
const dayCalled = dayIn('de');

const withPloys = (score: number): string =>
  score === 0
    ? 'ohne einen übrigen Trick'
    : count(score, { one: 'mit # übrigen Trick', other: 'mit # übrigen Tricks' });

export const solo: typeof english = {
  game: 'Gridcannon',
  deal: (deal) => `Kartenfolge ${deal}`,
  daily: (day) => `Tagesspiel vom ${dayCalled(day)}`,
  variants: { standard: 'Standard', 'empty-centre': 'leere Mitte' },

  cells: [
    'oben links',
    'oben Mitte',
    'oben rechts',
    'Mitte links',
    'Mitte',
    'Mitte rechts',
    'unten links',
    'unten Mitte',
    'unten rechts',
  ],
  sides: {
    T: (column) => `über Spalte ${column}`,
    R: (row) => `rechts von Zeile ${row}`,
    B: (column) => `unter Spalte ${column}`,
    L: (row) => `links von Zeile ${row}`,
  },
  royalAt: (royal, place) => `${royal} ${place}`,

  royalsPlaced: (royals) => `Aufgestellt: ${royals}.`,
  kept: 'Das Raster bleibt, wie es liegt.',
  swapped: (card, cell) => `Tausch: ${card} (${cell}) kam unter den Ziehstapel.`,
  filled: (card) => `${card} füllte das Feld.`,
  placed: (card, cell) => `${card} gelegt: ${cell}.`,
  extracted: (cards, cell) => `Abzug (${cell}): ${cards} unter den Ziehstapel gelegt.`,
  reassigned: (card, from, to) => `Versetzung: ${card} zog um, ${from} → ${to}.`,
  armoured: (card, royal, health) => `${card} wurde Rüstung: ${royal} hat ${health} Lebenspunkte.`,
  fell: (royal, sum, health) => `💥 **${royal} gestürzt** (${sum} gegen ${health}).`,
  withstood: (royals) => `Steht noch: ${royals}.`,
  shot: (royal, sum, health) => `${royal} (${sum} von ${health})`,
  turnedUp: (cards) => `Aufgedeckt: ${cards}.`,
  wentUnder: (cards) => `Niemand stand mehr: ${cards} unter den Ziehstapel gelegt.`,
  heldBack: (card) => `${card} muss auf einen Adligen warten.`,
  resumed: (card) => `${card} ist wieder dran.`,
  setupEnded: 'Es geht los: Was du legst, bleibt liegen.',

  healthMark: (sample) => `${sample}: Lebenspunkte`,
  fallenMark: '† gestürzt',
  heightMark: '² Höhe',
  ploys: 'Tricks',
  none: 'keine',
  used: 'benutzt',
  pile: (cards) => `Ziehstapel: ${cards}`,
  drawnNext: (cards) => `als Nächstes ${cards}`,
  toCome: (royals) => `Kommen noch: ${royals}`,
  afterThat: (royals) => `Danach: ${royals}`,
  waits: (card) => `${card} wartet so lange.`,

  whereRoyal: 'Wohin mit diesem Adligen?',
  whoseArmour: 'Passt nirgends und wird Rüstung. Für wen?',
  makeRoom: 'Passt nirgends: Ein Trick muss Platz schaffen.',
  ploysOnly: 'Der Ziehstapel ist leer, aber ein Trick geht noch.',
  swap: 'Jetzt darfst du einmal eine Karte unter den Ziehstapel legen, und ihr Feld wird neu gefüllt. Welche?',
  extract: 'Abzug: Welcher Stapel kommt unter den Ziehstapel?',
  reassign: 'Versetzung: Welche Karte zieht um?',
  reassignTo: 'Wohin zieht diese Karte?',
  giveUp: 'Dieses Spiel aufgeben? Es zählt als verloren.',

  keep: 'Raster behalten',
  extraction: (aces) => `Abzug ×${aces}`,
  reassignment: (jokers) => `Versetzung ×${jokers}`,
  undo: 'Rückgängig',
  giveUpAsk: 'Aufgeben',
  rules: 'Regeln',
  giveUpYes: 'Ja, aufgeben',
  toStart: 'Anfang',
  same: 'Noch mal dieselbe',
  anew: 'Neue Kartenfolge',
  share: 'Teilen',
  showLine: 'Lösung zeigen',
  showLineLater: 'Lösung (morgen)',
  showYesterday: 'Lösung von gestern',

  won: (score) => `Gewonnen ${withPloys(score)}!`,
  lost: 'Verloren',
  lostBy: {
    'invincible-royal': 'Ein Adliger ist unbesiegbar.',
    'out-of-cards': 'Keine Karte wartet, und kein Trick lässt sich einsetzen.',
    resign: 'Aufgegeben.',
    'day-over': 'Der Tag war vorbei.',
  },
  invincible: (royal, health) => `${royal} ist mit ${health} Lebenspunkten unbesiegbar.`,
  fallen: (royals) => `${royals} von 12 Adligen gestürzt.`,
  uncounted: {
    again: 'Das zählt nicht: Du kennst diese Kartenfolge schon.',
    nowhere: 'Hier begonnen, steht es in keiner Tabelle eines Servers.',
  },
  searching: 'Ich suche einen Weg zum Sieg …',
  solvable: (score) => `Diese Kartenfolge war ${withPloys(score)} zu gewinnen.`,
  unsolvable: 'Diese Kartenfolge ist nicht zu gewinnen.',

  line: (step, steps) => `Ein Weg zum Sieg, ${step} von ${steps}`,
  lineDeal: (steps) =>
    `Ein Weg zum Sieg: der Anfang (${count(steps, { one: '# Zug folgt', other: '# Züge folgen' })})`,

  sharedWin: (score) => `gewonnen ${withPloys(score)} 🏆`,
  sharedLoss: (royals) => `verloren, ${royals} von 12 Adligen gestürzt`,
  elsewhere: (who) => `Das Gridcannon-Spiel von ${who} geht weiter unten in einer neueren Nachricht weiter.`,

  inTheWay:
    'Dieses Spiel läuft hier noch: Spiel es zu Ende oder gib es auf, dann kannst du ein anderes beginnen.',
  dailyTerms: 'Das Tagesspiel ist immer das Standardspiel, und nur du siehst es.',
  dealDaily: 'Das Tagesspiel von heute',
  dealOfYesterday: (deal) => `Das Tagesspiel von gestern (${deal})`,
  dealNumber: (deal) => `Kartenfolge ${deal}`,
};
