import {
  afterAttack,
  armourSpots,
  CELLS,
  fittingCells,
  healthOf,
  isNumber,
  isRoyal,
  livingSpots,
  SPOTS,
  spotsFor,
  topOf,
  type NaiveGrid,
  type NaiveRoyals,
} from './naiveGrid.ts';

/**
 * A whole Gridcannon as one would write it down from the rules' text: lists of cards, everything looked up anew
 * each time, nothing remembered that the table doesn't show. It shares no code with the engine.
 */

type NaiveResult =
  | { readonly won: true; readonly score: number }
  | { readonly won: false; readonly by: 'invincible-royal' | 'out-of-cards' | 'resign' };

export interface NaiveGame {
  readonly phase: 'setup' | 'swap' | 'play' | 'over';
  /** Nine stacks, the oldest card of each first. */
  readonly grid: NaiveGrid;
  readonly royals: NaiveRoyals;
  /** The tray, in the order in which the ploys came. */
  readonly ploys: readonly string[];
  readonly used: readonly string[];
  readonly pending: string | null;
  readonly held: string | null;
  /** Top first. */
  readonly pile: readonly string[];
  /** How many cards at the bottom of the pile went there before the player's eyes. */
  readonly known: number;
  /** Royals that the setup has set aside and that are not up yet. */
  readonly aside: readonly string[];
  /** The cell that the swap has emptied, until the next number card fills it. */
  readonly gap: number | null;
  readonly result: NaiveResult | null;
}

export function naiveDeal(variant: 'standard' | 'empty-centre', deck: readonly string[]): NaiveGame {
  const cells = variant === 'standard' ? CELLS : CELLS.filter((cell) => cell !== 5);
  const numbers = deck.filter(isNumber).slice(0, cells.length);
  const dealt = deck.slice(0, deck.indexOf(numbers.at(-1) ?? '') + 1);
  return goOn({
    phase: 'setup',
    grid: CELLS.map((cell) => (cells.includes(cell) ? numbers.splice(0, 1) : [])),
    royals: {},
    ploys: dealt.filter(isPloy),
    used: [],
    pending: null,
    held: null,
    pile: deck.slice(dealt.length),
    known: 0,
    aside: dealt.filter(isRoyal),
    gap: null,
    result: null,
  });
}

/** What may be done, in code-unit order. */
export function naiveLegal(game: NaiveGame): string[] {
  const { phase, grid, royals, pending } = game;
  if (phase === 'over') return [];
  if (phase === 'swap') return ['keep', ...filledCells(grid).map((cell) => `swap ${cell}`)];
  const ploys = phase === 'play' ? ployActions(game) : [];
  if (pending === null) return ploys;
  if (isRoyal(pending))
    return [...ploys, ...spotsFor(grid, royals, pending).map((spot) => `royal ${spot}`)].sort();
  const places = fittingCells(grid, pending).map((cell) => `place ${cell}`);
  const armour = canMakeRoom(game, pending)
    ? []
    : armourSpots(royals, pending).map((spot) => `armour ${spot}`);
  return [...ploys, ...places, ...armour].sort();
}

/** The game after a legal action and everything that follows from it by itself. */
export function naiveAct(game: NaiveGame, action: string): NaiveGame {
  const [what = '', one = '', two = ''] = action.split(' ');
  switch (what) {
    case 'resign':
      return end(game, { won: false, by: 'resign' });
    case 'keep':
      return goOn({ ...game, phase: 'play' });
    case 'swap':
      return goOn({ ...putUnder(game, Number(one)), phase: 'setup', gap: Number(one) });
    case 'royal':
      return goOn(placeRoyal(game, one));
    case 'place':
      return goOn(lay({ ...game, pending: null }, game.pending ?? '', Number(one)));
    case 'armour':
      return goOn(addArmour(game, one));
    case 'extract':
      return goOn(putUnder(spend(game, 'A'), Number(one)));
    case 'reassign':
      return goOn(reassign(spend(game, 'X'), Number(one), Number(two)));
    default:
      throw new Error(`${action} is no action.`);
  }
}

/** All that there is to see, the order of the pile left out. */
export function naiveView({
  phase,
  grid,
  royals,
  ploys,
  used,
  pending,
  held,
  pile,
  result,
}: NaiveGame): object {
  const shown: Record<string, object> = {};
  for (const spot of SPOTS) {
    const royal = royals[spot];
    if (royal !== undefined) shown[spot] = { ...royal, armour: royal.armour.join(' ') };
  }
  return {
    phase,
    grid: grid.map((stack) => stack.join(' ')),
    royals: shown,
    ploys: [...ploys].sort().join(' '),
    used: [...used].sort().join(' '),
    pending,
    held,
    pile: pile.length,
    result,
  };
}

/** The cards at the bottom of the pile whose order the player has seen, in the order in which they will be drawn. */
export function naiveUnder({ pile, known }: NaiveGame): string {
  return pile.slice(Math.max(0, pile.length - known)).join(' ');
}

/** Everything that happens by itself until there is something to decide. */
function goOn(game: NaiveGame): NaiveGame {
  return game.phase === 'play' ? goOnPlaying(game) : goOnSettingUp(game);
}

function goOnSettingUp(game: NaiveGame): NaiveGame {
  const { pending, aside, gap, pile } = game;
  if (pending !== null) return game;
  const [next, ...later] = aside;
  if (next !== undefined) return { ...game, pending: next, aside: later };
  if (gap === null) return { ...game, phase: 'swap' };
  const [card = '', ...rest] = pile;
  if (isRoyal(card)) return { ...game, pending: card, pile: rest };
  if (isPloy(card)) return goOn({ ...game, ploys: [...game.ploys, card], pile: rest });
  const grid = withStack(game.grid, gap, [card]);
  return goOn({ ...game, phase: 'play', grid, gap: null, pile: rest });
}

function goOnPlaying(game: NaiveGame): NaiveGame {
  const { royals, pending, held, pile, ploys } = game;
  if (Object.values(royals).filter(({ dead }) => dead).length === 12) {
    return end(game, { won: true, score: ploys.length });
  }
  if (hasInvincible(royals)) return end(game, { won: false, by: 'invincible-royal' });
  const someRoyalIsUp = livingSpots(royals).length > 0 || (pending !== null && isRoyal(pending));
  if (!someRoyalIsUp) return fetchRoyal(game);
  if (pending !== null) return game;
  if (held !== null) return { ...game, pending: held, held: null };
  const [card, ...rest] = pile;
  if (card === undefined) {
    return ployActions(game).length > 0 ? game : end(game, { won: false, by: 'out-of-cards' });
  }
  if (isPloy(card)) return goOn({ ...game, ploys: [...ploys, card], pile: rest });
  return { ...game, pending: card, pile: rest };
}

/** Turns up cards until a royal comes; a number card that waits will wait behind it. */
function fetchRoyal(game: NaiveGame): NaiveGame {
  const { pile, pending, known } = game;
  const place = pile.findIndex(isRoyal);
  const before = pile.slice(0, place);
  const rest = pile.slice(place + 1);
  return {
    ...game,
    pending: pile[place] ?? null,
    held: pending,
    pile: [...rest, ...before],
    known: Math.min(known, rest.length) + before.length,
  };
}

function hasInvincible(royals: NaiveRoyals): boolean {
  return livingSpots(royals).some((spot) => {
    const royal = royals[spot];
    return royal !== undefined && healthOf(royal) >= (royal.card.startsWith('K') ? 19 : 20);
  });
}

function end(game: NaiveGame, result: NaiveResult): NaiveGame {
  return { ...game, phase: 'over', result };
}

function placeRoyal(game: NaiveGame, spot: string): NaiveGame {
  const royal = { card: game.pending ?? '', armour: [], dead: false };
  return { ...game, pending: null, royals: { ...game.royals, [spot]: royal } };
}

function addArmour(game: NaiveGame, spot: string): NaiveGame {
  const royal = game.royals[spot];
  if (royal === undefined) throw new Error(`No royal stands at ${spot}.`);
  const armour = [...royal.armour, game.pending ?? ''];
  return { ...game, pending: null, royals: { ...game.royals, [spot]: { ...royal, armour } } };
}

/** Lays a card on a stack; it fires where it can. */
function lay(game: NaiveGame, card: string, cell: number): NaiveGame {
  const grid = withStack(game.grid, cell, [...stackAt(game.grid, cell), card]);
  return { ...game, grid, royals: afterAttack(grid, game.royals, cell) };
}

function reassign(game: NaiveGame, from: number, to: number): NaiveGame {
  const grid = withStack(game.grid, from, stackAt(game.grid, from).slice(0, -1));
  return lay({ ...game, grid }, topOf(game.grid, from) ?? '', to);
}

/** Puts a whole stack under the pile, so that its oldest card will be drawn first. */
function putUnder(game: NaiveGame, cell: number): NaiveGame {
  const stack = stackAt(game.grid, cell);
  return {
    ...game,
    grid: withStack(game.grid, cell, []),
    pile: [...game.pile, ...stack],
    known: Math.min(game.known, game.pile.length) + stack.length,
  };
}

/** Spends the ace (`A`) or joker (`X`) that came to the tray first. */
function spend(game: NaiveGame, kind: 'A' | 'X'): NaiveGame {
  const spent = game.ploys.find((ploy) => ploy.startsWith(kind)) ?? '';
  return { ...game, ploys: game.ploys.filter((ploy) => ploy !== spent), used: [...game.used, spent] };
}

function ployActions({ grid, ploys }: NaiveGame): string[] {
  const hasAce = ploys.some((ploy) => ploy.startsWith('A'));
  const hasJoker = ploys.some((ploy) => ploy.startsWith('X'));
  return [
    ...(hasAce ? filledCells(grid).map((cell) => `extract ${cell}`) : []),
    ...(hasJoker ? reassignments(grid) : []),
  ];
}

function reassignments(grid: NaiveGrid): string[] {
  return filledCells(grid).flatMap((from) =>
    fittingCells(grid, topOf(grid, from) ?? '')
      .filter((to) => to !== from)
      .map((to) => `reassign ${from} ${to}`),
  );
}

/** Whether a card fits somewhere, or would after ploys that can be used. */
function canMakeRoom(game: NaiveGame, card: string): boolean {
  if (game.phase === 'over') return false;
  if (fittingCells(game.grid, card).length > 0) return true;
  const afterwards = ployActions(game).map((action) => naiveAct(game, action));
  return (
    afterwards.some(({ phase, grid }) => phase !== 'over' && fittingCells(grid, card).length > 0) ||
    afterwards.some((later) => canMakeRoom(later, card))
  );
}

function filledCells(grid: NaiveGrid): number[] {
  return CELLS.filter((cell) => stackAt(grid, cell).length > 0);
}

function stackAt(grid: NaiveGrid, cell: number): readonly string[] {
  return grid[cell - 1] ?? [];
}

function withStack(grid: NaiveGrid, cell: number, stack: readonly string[]): NaiveGrid {
  return grid.map((other, place) => (place === cell - 1 ? stack : other));
}

function isPloy(card: string): boolean {
  return /^[AX]/.test(card);
}
