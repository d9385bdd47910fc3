import { codeOf } from '../../engine/stones/cards.ts';
import { worthOf } from '../../engine/stones/endgame/worth.ts';
import { NOBODY } from '../../engine/stones/layout.ts';
import { isTimeToClaim } from '../../engine/stones/rules.ts';
import { STONES } from '../../engine/stones/seats.ts';
import { winBy } from '../../engine/stones/winning.ts';
import type { Play } from './play.ts';
import { chanceToBeat, countTriples, prospectOf, type Prospect } from './prospect.ts';
import type { Sight } from './sight.ts';
import { ownSupply, rivalSupply } from './supply.ts';
import { cardsOn, surelyOf, tableOf, whileLaid, type Table } from './table.ts';

/** Beyond every chance: won in this turn, or in the next one whatever the rival does. */
const WINS_NOW = 3;
const WINS_NEXT = 2;
/** Brings it below every chance: the rival can claim the stones that win. */
const LOSES_NEXT = -2;

/**
 * What plays are worth in one turn of a duel: the chance to win. From what both sides of a stone may become comes the
 * chance to get it, and from those of all stones that to be the first with five, or with three adjacent ones.
 *
 * The wisdom of the game follows from this by itself: a card that is wanted at many stones is kept; a stone that can't be
 * won any more takes the worst card; the stone that makes a third adjacent, or a fifth one, is worth more than others; and
 * the one that would make it for the rival is defended before the gap opens.
 */
export class Appraiser {
  readonly #table: Table;
  readonly #claimsAfterCard: boolean;
  readonly #hiddenTriples: Uint16Array;
  /** By stone, what the rival's side may become. */
  readonly #rivals: readonly Prospect[];
  /** By card and stone: the chance there, once the card was laid at another one. */
  readonly #elsewhere = new Map<number, number>();
  /** By card that was laid: what an own side without cards may become. */
  readonly #bare = new Map<number, Prospect>();

  constructor(sight: Sight) {
    this.#table = tableOf(sight);
    this.#claimsAfterCard = isTimeToClaim(sight.options.claims, 'after-card');
    this.#hiddenTriples = countTriples(this.#table.hidden);
    this.#rivals = this.#rivalProspects();
  }

  /** The worth of a play that is possible. */
  worthOf(play: Play): number {
    const { layout, me } = this.#table;
    const [card, stone] = [codeOf(play.card), play.stone - 1];
    return whileLaid(layout, card, 2 * stone + me, () => this.#worthNow(card, stone));
  }

  #worthNow(card: number, laidAt: number): number {
    const { layout, me, rival } = this.#table;
    const mine = surelyOf(layout, me);
    const his = surelyOf(layout, rival);
    if (winBy(mine) !== null && this.#claimsAfterCard) return WINS_NOW;
    const isLost = winBy(his) !== null;
    if (winBy(mine) !== null && !isLost) return WINS_NEXT;
    const chances = new Float64Array(STONES);
    for (let stone = 0; stone < STONES; stone++) {
      if ((mine & (1 << stone)) !== 0) chances[stone] = 1;
      else if ((his & (1 << stone)) === 0) chances[stone] = this.#chanceAt(stone, card, laidAt);
    }
    return worthOf(chances, mine, his) + (isLost ? LOSES_NEXT : 0);
  }

  #chanceAt(stone: number, card: number, laidAt: number): number {
    if (stone === laidAt) return this.#chance(stone, card);
    const key = (card << 4) | stone;
    const known = this.#elsewhere.get(key) ?? this.#chance(stone, card);
    this.#elsewhere.set(key, known);
    return known;
  }

  /** The chance to get a stone. A tie is for the side that was complete first; before one is, it is a toss. */
  #chance(stone: number, gone: number): number {
    const { layout, me } = this.#table;
    const rival = this.#rivals[stone];
    const first = layout.first[stone] ?? NOBODY;
    const tie = first === NOBODY ? 0.5 : first === 2 * stone + me ? 1 : 0;
    return rival === undefined ? 0 : chanceToBeat(this.#ownProspect(stone, gone), rival, tie);
  }

  #ownProspect(stone: number, gone: number): Prospect {
    const cards = cardsOn(this.#table.layout, 2 * stone + this.#table.me);
    const find = () => prospectOf(cards, ownSupply(this.#table, this.#hiddenTriples, gone));
    if (cards.length > 0) return find();
    const bare = this.#bare.get(gone) ?? find();
    this.#bare.set(gone, bare);
    return bare;
  }

  #rivalProspects(): Prospect[] {
    const { layout, rival } = this.#table;
    const supply = rivalSupply(this.#table, this.#hiddenTriples);
    const bare = prospectOf([], supply);
    return Array.from({ length: STONES }, (_, stone) => {
      const cards = cardsOn(layout, 2 * stone + rival);
      return cards.length === 0 ? bare : prospectOf(cards, supply);
    });
  }
}
