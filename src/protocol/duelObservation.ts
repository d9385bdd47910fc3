import type { Sight } from '../ai/duel/sight.ts';
import { quote } from '../engine/quote.ts';
import { deckOf, parseCard } from '../engine/stones/cards.ts';
import { rulesetById } from '../engine/stones/rulesets.ts';
import { otherSeat, SEATS, STONES } from '../engine/stones/seats.ts';
import type { Card, Options, RulesetId, Seat, Stone } from '../engine/stones/types.ts';
import { CardReader } from './cardReader.ts';
import {
  bad,
  impossible,
  missing,
  readCount,
  readNull,
  readObject,
  readObjects,
  readOneOf,
  readText,
  take,
  type Fields,
} from './fields.ts';
import { RequestError } from './requestError.ts';

/** What `observe` says of a duel, read back into what a computer player sees. */

const HERE = 'observation.';
const OVER = 'over';

/**
 * Reads an observation of a player who is up. Cards that can't lie or be held together are a `bad-position`, and so is a
 * number of cards that doesn't come to the deck's; how the position came about is not judged.
 */
export function readSight(game: RulesetId, fields: Fields): Sight {
  readOneOf(fields, 'game', [game], HERE);
  const seat = readOneOf(fields, 'you', SEATS, HERE);
  const phase = readPhase(fields, seat);
  readNull(fields, 'result', HERE);
  readNull(fields, 'points', HERE);
  const options = readOptions(game, fields);
  const cards = new CardReader(game, (text) => parseCard(game, text));
  const stones = readStones(fields, cards);
  const hand = cards.read(readText(fields, 'hand', HERE), 'Your hand');
  const pile = readCount(fields, 'pile', HERE);
  const rivalHand = readCount(fields, 'opponentHand', HERE);
  checkCounts(game, { hand: hand.length, rivalHand, hidden: rivalHand + pile, seen: cards.count, options });
  const handSizes = { A: rivalHand, B: rivalHand, [seat]: hand.length };
  return { ruleset: game, stones, options, seat, turn: seat, phase, hand, handSizes, pile };
}

/** The phase of a duel that runs, in which the player is up. */
function readPhase(fields: Fields, you: Seat): 'start' | 'played' {
  const turn = readOneOf(fields, 'turn', [...SEATS, null], HERE);
  const phase = readOneOf(fields, 'phase', ['start', 'played', OVER], HERE);
  if (phase === OVER || turn === null) {
    if (phase === OVER && turn === null) throw nothingToChoose('The duel is over');
    throw impossible(`${HERE}turn: the turn is nobody's exactly when the phase is "over".`);
  }
  if (turn !== you) throw nothingToChoose(`It is the turn of ${otherSeat(you)}, not of ${you}`);
  return phase;
}

function nothingToChoose(why: string): RequestError {
  return new RequestError('bad-request', `${why}, so there is nothing to choose.`);
}

function readOptions(game: RulesetId, fields: Fields): Options {
  const given = readObject(fields, 'options', HERE);
  for (const name of ['claims', 'hand']) {
    if (given[name] === undefined) throw missing(`${HERE}options.${name}`, 'the option of this duel');
  }
  return take(rulesetById(game).parseOptions(given), 'bad-request', HERE);
}

function readStones(fields: Fields, cards: CardReader<Card>): Stone[] {
  const stones = readObjects(fields, 'stones', HERE);
  if (stones.length !== STONES) throw bad(`${HERE}stones`, 'a list of nine stones', stones);
  return stones.map((stone, index) => readStone(stone, index, cards));
}

function readStone(fields: Fields, index: number, cards: CardReader<Card>): Stone {
  const where = `${HERE}stones[${index}].`;
  const [A, B] = SEATS.map((seat) => {
    const side = cards.read(readText(fields, seat, where), `Stone ${index + 1}, side ${seat}`);
    if (side.length > 3) throw impossible(`Stone ${index + 1}, side ${seat} has more than three cards.`);
    return side;
  });
  const owner = readOneOf(fields, 'owner', [...SEATS, null], where);
  const first = readOneOf(fields, 'first', [...SEATS, null], where);
  const stone = { A: A ?? [], B: B ?? [], owner, first };
  checkFirst(stone, index + 1);
  return stone;
}

/** A side can have been complete first only if it is complete, and one of them was as soon as one is. */
function checkFirst({ A, B, first }: Stone, number: number): void {
  const complete = SEATS.filter((seat) => (seat === 'A' ? A : B).length === 3);
  const isPossible = first === null ? complete.length === 0 : complete.includes(first);
  if (isPossible) return;
  const who = complete.length === 0 ? 'no side is complete' : `complete is ${complete.join(' and ')}`;
  throw impossible(`Stone ${number}: "first" can't be ${quote(first)}, since ${who}.`);
}

interface Counts {
  readonly hand: number;
  readonly rivalHand: number;
  /** Cards in the other hand and in the pile. */
  readonly hidden: number;
  readonly seen: number;
  readonly options: Options;
}

function checkCounts(game: RulesetId, { hand, rivalHand, hidden, seen, options }: Counts): void {
  if (Math.max(hand, rivalHand) > options.hand) {
    throw impossible(`A hand holds at most ${options.hand} cards, not ${Math.max(hand, rivalHand)}.`);
  }
  const { length } = deckOf(game).cards;
  if (seen + hidden === length) return;
  throw impossible(
    `The cards on the table and in your hand (${seen}), in the other hand and in the pile (${hidden}) must come to ${length}.`,
  );
}
