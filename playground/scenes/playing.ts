import type { Person, SeenMessage } from '../index.ts';
import { move, openHand, standing, type Table } from './table.ts';

/** What a player does about the claims that a private message offers; `stop` leaves the duel as it is. */
export type Claiming = (table: Table, player: Person, hand: SeenMessage) => Promise<'go on' | 'stop'>;

/** How a scene's players go about a duel. */
export interface Manner {
  /** The duel is stopped before the turn for which this says so. */
  readonly until: (turn: number, player: Person) => boolean;
  /** Asked before and after the card, whenever stones may be claimed. */
  readonly claiming: Claiming;
}

/** More turns than any duel has: the two decks have 52 and 54 cards. */
const MOST_TURNS = 120;

/**
 * Anna and Ben play on, each by what the bot offers them: the cards of the hand, the stones that are open. They
 * build on what suits, as beginners do.
 */
export async function playOn(table: Table, { until, claiming }: Manner): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const now = standing(table);
    if (now.kind === 'over' || until(turn, now.player)) return;
    if ((await takeTurn(table, now.player, claiming)) === 'stop') return;
  }
  throw new Error('The duel has no end.');
}

async function takeTurn(table: Table, player: Person, claiming: Claiming): Promise<'go on' | 'stop'> {
  const claim = async (hand: SeenMessage): Promise<'go on' | 'stop'> => {
    return offeredClaims(hand).length > 0 && isUp(table, player) ? claiming(table, player, hand) : 'go on';
  };
  if ((await claim(await openHand(table, player))) === 'stop') return 'stop';
  const choice = isUp(table, player) ? await chooseMove(table, player) : null;
  if (choice && (await claim(await move(table, player, 'play', choice))) === 'stop') return 'stop';
  if (isUp(table, player)) await move(table, player, 'end');
  return 'go on';
}

/** The stones for which a private message has buttons for claiming. */
export function offeredClaims({ buttons }: SeenMessage): number[] {
  const ids = buttons.map(({ customId }) => customId).filter((id) => id.startsWith('claim.'));
  return ids.map((id) => Number(id.split('.').at(-1)));
}

/** Claims nothing. */
export const claimNothing: Claiming = () => Promise.resolve('go on');

/** Claims every stone that is offered, right or wrong. */
export const claimAll: Claiming = async (table, player, hand) => {
  for (const stone of offeredClaims(hand))
    if (isUp(table, player)) await move(table, player, 'claim', { stone });
  return 'go on';
};

function isUp(table: Table, player: Person): boolean {
  const now = standing(table);
  return now.kind === 'up' && now.player.id === player.id;
}

/** The best card and stone by rule of thumb; null where no card can be laid. */
async function chooseMove({ room }: Table, player: Person) {
  const cards = await player.autocomplete(room, 'play', { card: '' }, 'card');
  const stones = await player.autocomplete(room, 'play', { stone: '' }, 'stone');
  const moves = cards.flatMap((card) =>
    stones.map((stone) => ({ card: card.value, stone: stone.value, worth: worthOf(card.name, stone.name) })),
  );
  const best = moves.reduce((one, other) => (other.worth > one.worth ? other : one), {
    card: '',
    stone: 0,
    worth: -1,
  });
  return best.worth < 0 ? null : { card: best.card, stone: best.stone };
}

const VALUES: Readonly<Record<string, number>> = { J: 11, B: 11, Q: 12, D: 12, K: 13, A: 14 };

interface Read {
  readonly value: number;
  readonly suit: string;
}

/** Reads a card's name such as `10♥` or `🟦5`: what is no number or letter of a face is its suit. */
function readCard(name: string): Read {
  const face = /[0-9A-Z]+/.exec(name)?.[0] ?? '';
  return { value: VALUES[face] ?? Number(face), suit: name.replace(face, '') };
}

/** How well a card fits the own side of a stone, told by its name: `4 · 9♠ 9♥ | 5♣`. */
function worthOf(cardName: string, stoneName: string): number {
  const card = readCard(cardName);
  const own = (stoneName.split('·')[1] ?? '').split('|')[0]?.trim() ?? '';
  const side = own === '–' || own === '' ? [] : own.split(' ').map(readCard);
  if (side.length === 0) return 3;
  const fit = side.reduce((sum, one) => {
    const distance = Math.abs(one.value - card.value);
    const run = distance === 1 ? 3 : distance === 2 ? 2 : 0;
    return sum + (one.suit === card.suit ? 3 : 0) + run + (distance === 0 ? 4 : 0);
  }, 0);
  return fit / side.length;
}
