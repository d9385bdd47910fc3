import { quote } from '../engine/quote.ts';
import { impossible } from './fields.ts';

/** Reads the cards of an observation, each of which can be there once only. */
export class CardReader<Card extends string> {
  readonly #game: string;
  readonly #parse: (text: string) => Card | null;
  readonly #found = new Set<Card>();

  /** @param parse reads one card of the game; null where the text is none */
  constructor(game: string, parse: (text: string) => Card | null) {
    this.#game = game;
    this.#parse = parse;
  }

  /** How many cards were read. */
  get count(): number {
    return this.#found.size;
  }

  /** The cards of a text with blanks between them; `place` begins the sentence about one that can't be there. */
  read(text: string, place: string): Card[] {
    return (text === '' ? [] : text.split(' ')).map((piece) => this.readOne(piece, place));
  }

  /** The card of a text. */
  readOne(text: string, place: string): Card {
    const card = this.#parse(text);
    if (card === null) throw impossible(`${place}: ${quote(text)} is no card of ${this.#game}.`);
    if (this.#found.has(card)) throw impossible(`${place}: ${card} is somewhere else already.`);
    this.#found.add(card);
    return card;
  }
}
