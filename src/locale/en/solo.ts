import { dayIn } from '../calendar.ts';
import { countingIn } from '../grammar.ts';

const count = countingIn('en');
const dayCalled = dayIn('en');

const withPloys = (score: number): string =>
  score === 0
    ? 'without a ploy to spare'
    : count(score, { one: 'with # ploy left', other: 'with # ploys left' });

/** What is read in Gridcannon. `card` and `royal` are cards' names, `cell` and `place` are called as here. */
export const solo = {
  // Which game it is.
  game: 'Gridcannon',
  deal: (deal: number) => `deal ${deal}`,
  daily: (day: string) => `daily deal of ${dayCalled(day)}`,
  variants: { standard: 'standard', 'empty-centre': 'empty centre' },

  // Places.
  cells: [
    'top left',
    'top centre',
    'top right',
    'centre left',
    'centre',
    'centre right',
    'bottom left',
    'bottom centre',
    'bottom right',
  ],
  sides: {
    T: (column: number) => `above column ${column}`,
    R: (row: number) => `right of row ${row}`,
    B: (column: number) => `below column ${column}`,
    L: (row: number) => `left of row ${row}`,
  },
  royalAt: (royal: string, place: string) => `${royal} ${place}`,

  // What happened.
  royalsPlaced: (royals: string) => `Placed: ${royals}.`,
  kept: 'The grid stays as it was dealt.',
  swapped: (card: string, cell: string) => `Swap: ${card} (${cell}) went under the pile.`,
  filled: (card: string) => `${card} filled its cell.`,
  placed: (card: string, cell: string) => `${card} laid: ${cell}.`,
  extracted: (cards: string, cell: string) => `Extraction (${cell}): ${cards} went under the pile.`,
  reassigned: (card: string, from: string, to: string) => `Reassignment: ${card} moved, ${from} → ${to}.`,
  armoured: (card: string, royal: string, health: number) =>
    `${card} became armour: ${royal} has health ${health}.`,
  fell: (royal: string, sum: number, health: number) => `💥 **${royal} fell** (${sum} against ${health}).`,
  withstood: (royals: string) => `Stood: ${royals}.`,
  shot: (royal: string, sum: number, health: number) => `${royal} (${sum} of ${health})`,
  turnedUp: (cards: string) => `Turned up: ${cards}.`,
  wentUnder: (cards: string) => `No royal was alive, so ${cards} went under the pile.`,
  heldBack: (card: string) => `${card} has to wait for a royal.`,
  resumed: (card: string) => `${card} is up again.`,
  setupEnded: 'Play begins: a card that you lay stays.',

  // The board and what lies beside it.
  healthMark: (sample: string) => `${sample}: health`,
  fallenMark: '† fallen',
  heightMark: '² height',
  ploys: 'Ploys',
  none: 'none',
  used: 'used',
  pile: (cards: number) => `Pile: ${cards}`,
  drawnNext: (cards: string) => `next ${cards}`,
  toCome: (royals: number) => `To come: ${royals}`,
  afterThat: (royals: string) => `Then: ${royals}`,
  waits: (card: string) => `${card} waits meanwhile.`,

  // What is asked.
  whereRoyal: 'Where shall this royal stand?',
  whoseArmour: 'It fits nowhere and becomes armour. Whose?',
  makeRoom: 'It fits nowhere: a ploy has to make room.',
  ploysOnly: 'The pile is empty, but a ploy can still be used.',
  swap: 'You may now, once, put a card under the pile and have its cell filled anew. Which one?',
  extract: 'Extraction: which stack goes under the pile?',
  reassign: 'Reassignment: which card moves?',
  reassignTo: 'Where does this card go?',
  giveUp: 'Give up this game? It counts as lost.',

  // Buttons.
  keep: 'Keep the grid',
  // Short, so that a phone shows both in a row.
  extraction: (aces: number) => `Extract ×${aces}`,
  reassignment: (jokers: number) => `Reassign ×${jokers}`,
  undo: 'Undo',
  giveUpAsk: 'Give up',
  rules: 'Rules',
  giveUpYes: 'Yes, give up',
  toStart: 'Start',
  same: 'Same deal again',
  anew: 'New deal',
  share: 'Share',
  showLine: 'Show the line',
  showLineLater: 'Winning line (tomorrow)',
  showYesterday: 'Yesterday’s line',

  // The end.
  won: (score: number) => `Won ${withPloys(score)}!`,
  lost: 'Lost',
  lostBy: {
    'invincible-royal': 'A royal is invincible.',
    'out-of-cards': 'No card waits, and no ploy can be used.',
    resign: 'Given up.',
    'day-over': 'The day was over.',
  },
  invincible: (royal: string, health: number) => `${royal} is invincible with health ${health}.`,
  fallen: (royals: number) => `${royals} of 12 royals fell.`,
  uncounted: {
    again: 'It doesn’t count: you know this deal already.',
    nowhere: 'Begun here, it stands in no server’s table.',
  },
  searching: 'Looking for a winning line …',
  solvable: (score: number) => `This deal could be won ${withPloys(score)}.`,
  unsolvable: 'No line wins this deal.',

  // The winning line.
  line: (step: number, steps: number) => `A winning line, ${step} of ${steps}`,
  lineDeal: (steps: number) =>
    `A winning line: the deal (${count(steps, { one: '# action follows', other: '# actions follow' })})`,

  // What others read.
  sharedWin: (score: number) => `won ${withPloys(score)} 🏆`,
  sharedLoss: (royals: number) => `lost with ${royals} of 12 royals fallen`,
  elsewhere: (who: string) => `${who}’s game of Gridcannon goes on in a newer message below.`,

  // Beginning one.
  inTheWay: 'This game is still running here: finish it or give it up, then begin another deal.',
  dailyTerms: 'The daily deal is always standard, and only you can see it.',
  dealDaily: 'The daily deal of today',
  dealOfYesterday: (deal: number) => `The daily deal of yesterday (${deal})`,
  dealNumber: (deal: number) => `Deal ${deal}`,
};
