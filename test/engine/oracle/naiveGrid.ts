/**
 * What the naive Gridcannon is made of, and what can be read off its table: lists of cards and nothing else.
 */

export interface NaiveRoyal {
  readonly card: string;
  /** In the order in which it was added. */
  readonly armour: readonly string[];
  readonly dead: boolean;
}

export type NaiveGrid = readonly (readonly string[])[];
export type NaiveRoyals = Readonly<Record<string, NaiveRoyal>>;

export const CELLS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The twelve spots, each with the cell beside it. */
const BESIDE: readonly (readonly [spot: string, cell: number])[] = [
  ['T1', 1],
  ['T2', 2],
  ['T3', 3],
  ['R1', 3],
  ['R2', 6],
  ['R3', 9],
  ['B1', 7],
  ['B2', 8],
  ['B3', 9],
  ['L1', 1],
  ['L2', 4],
  ['L3', 7],
];

export const SPOTS = BESIDE.map(([spot]) => spot);

/** Where a card is laid, the two cells that fire, and at which spot. */
const LINES: readonly (readonly [laid: number, near: number, far: number, spot: string])[] = [
  [1, 2, 3, 'R1'],
  [4, 5, 6, 'R2'],
  [7, 8, 9, 'R3'],
  [3, 2, 1, 'L1'],
  [6, 5, 4, 'L2'],
  [9, 8, 7, 'L3'],
  [1, 4, 7, 'B1'],
  [2, 5, 8, 'B2'],
  [3, 6, 9, 'B3'],
  [7, 4, 1, 'T1'],
  [8, 5, 2, 'T2'],
  [9, 6, 3, 'T3'],
];

export function isNumber(card: string): boolean {
  return /^[2-9T]/.test(card);
}

export function isRoyal(card: string): boolean {
  return /^[JQK]/.test(card);
}

/** 2 to 10 of a number card, 11 to 13 of a royal. */
function valueOf(card: string): number {
  return '23456789TJQK'.indexOf(card.charAt(0)) + 2;
}

function suitOf(card: string): string {
  return card.charAt(1);
}

function colourOf(card: string): 'red' | 'black' {
  return 'hd'.includes(suitOf(card)) ? 'red' : 'black';
}

export function topOf(grid: NaiveGrid, cell: number): string | undefined {
  return grid[cell - 1]?.at(-1);
}

/** The cells on which a card could be laid. */
export function fittingCells(grid: NaiveGrid, card: string): number[] {
  return CELLS.filter((cell) => {
    const top = topOf(grid, cell);
    return top === undefined || valueOf(top) <= valueOf(card);
  });
}

export function livingSpots(royals: NaiveRoyals): string[] {
  return Object.keys(royals).filter((spot) => royals[spot]?.dead === false);
}

export function healthOf({ card, armour }: NaiveRoyal): number {
  return armour.reduce((sum, worn) => sum + valueOf(worn), valueOf(card));
}

/** The royals after a card was laid on a cell: those that were fired at and had too little health have fallen. */
export function afterAttack(grid: NaiveGrid, royals: NaiveRoyals, cell: number): NaiveRoyals {
  const fallen = LINES.filter(([laid]) => laid === cell).flatMap(([, near, far, spot]) => {
    const royal = royals[spot];
    if (royal === undefined || royal.dead) return [];
    const shot = [near, far].reduce((sum, from) => sum + strength(topOf(grid, from), royal.card), 0);
    return shot >= healthOf(royal) ? [[spot, { ...royal, dead: true }] as const] : [];
  });
  return { ...royals, ...Object.fromEntries(fallen) };
}

function strength(card: string | undefined, royal: string): number {
  if (card === undefined) return 0;
  if (royal.startsWith('Q') && colourOf(card) !== colourOf(royal)) return 0;
  if (royal.startsWith('K') && suitOf(card) !== suitOf(royal)) return 0;
  return valueOf(card);
}

/** The spots on which a royal may be placed. */
export function spotsFor(grid: NaiveGrid, royals: NaiveRoyals, royal: string): string[] {
  const free = BESIDE.filter(([spot]) => royals[spot] === undefined);
  const choices = free.flatMap(([spot, cell]) => {
    const top = topOf(grid, cell);
    return top === undefined ? [] : [{ spot, top }];
  });
  if (choices.length === 0) return free.map(([spot]) => spot);
  const alike = mostAlike(choices, royal, ({ top }) => top);
  const highest = Math.max(...alike.map(({ top }) => valueOf(top)));
  return alike.filter(({ top }) => valueOf(top) === highest).map(({ spot }) => spot);
}

/** The spots of the royals of which one has to take a card as armour. */
export function armourSpots(royals: NaiveRoyals, card: string): string[] {
  const choices = livingSpots(royals).map((spot) => ({ spot, royal: royals[spot]?.card ?? '' }));
  const alike = mostAlike(choices, card, ({ royal }) => royal);
  const lowest = Math.min(...alike.map(({ royal }) => valueOf(royal)));
  return alike.filter(({ royal }) => valueOf(royal) === lowest).map(({ spot }) => spot);
}

/** Those of the card's suit; failing that those of its colour; failing that all. */
function mostAlike<T>(choices: readonly T[], card: string, cardOf: (choice: T) => string): readonly T[] {
  const ofSuit = choices.filter((choice) => suitOf(cardOf(choice)) === suitOf(card));
  const ofColour = choices.filter((choice) => colourOf(cardOf(choice)) === colourOf(card));
  return [ofSuit, ofColour].find((alike) => alike.length > 0) ?? choices;
}
