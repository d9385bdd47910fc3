/**
 * The games that a layer of a beam leads to, each once: known by its fingerprint, with the game and the move that it came
 * of, and its worth. The best of them go on.
 */

/** How finely worths are told apart when the best are chosen. */
const GRADES = 4096;

/** Not to go on, whatever there is room for. */
export const WORTHLESS = -Infinity;

/** What `enter` says of a game that is known already, or for which there is no room. */
export const KNOWN = -1;
export const FULL = -2;

export class Candidates {
  readonly worths: Float32Array;
  readonly parents: Int32Array;
  readonly moves: Uint16Array;
  size = 0;

  /** Those that were chosen last. */
  readonly chosen: Int32Array;

  readonly #highs: Int32Array;
  readonly #lows: Int32Array;
  /** Candidates by fingerprint: a table with open addressing; 0 is an empty place. */
  readonly #places: Int32Array;
  readonly #grades = new Int32Array(GRADES);

  /** @param capacity how many there is room for */
  constructor(capacity: number) {
    this.worths = new Float32Array(capacity);
    this.parents = new Int32Array(capacity);
    this.moves = new Uint16Array(capacity);
    this.chosen = new Int32Array(capacity);
    this.#highs = new Int32Array(capacity);
    this.#lows = new Int32Array(capacity);
    this.#places = new Int32Array(2 ** Math.ceil(Math.log2(capacity * 2)));
  }

  clear(): void {
    if (this.size > 0) this.#places.fill(0);
    this.size = 0;
  }

  /** Takes a game in: its number, `KNOWN` or `FULL`. */
  enter(high: number, low: number, parent: number, move: number): number {
    const mask = this.#places.length - 1;
    let place = high & mask;
    for (let entry = this.#places[place] ?? 0; entry !== 0; entry = this.#places[place] ?? 0) {
      if (this.#highs[entry - 1] === high && this.#lows[entry - 1] === low) return KNOWN;
      place = (place + 1) & mask;
    }
    if (this.size === this.worths.length) return FULL;
    const number = this.size;
    this.size += 1;
    this.#places[place] = this.size;
    this.#highs[number] = high;
    this.#lows[number] = low;
    this.parents[number] = parent;
    this.moves[number] = move;
    this.worths[number] = WORTHLESS;
    return number;
  }

  /** Chooses the best, at most `limit` of them, and gives how many it chose; the worthless are left out. */
  choose(limit: number): number {
    let [least, most, worthy] = [Infinity, -Infinity, 0];
    for (let each = 0; each < this.size; each++) {
      const worth = this.worths[each] ?? WORTHLESS;
      if (worth === WORTHLESS) continue;
      worthy += 1;
      if (worth < least) least = worth;
      if (worth > most) most = worth;
    }
    if (worthy <= limit) return this.#take(-Infinity, 0, 0, Infinity);
    const scale = most > least ? (GRADES - 1) / (most - least) : 0;
    const grades = this.#grades.fill(0);
    for (let each = 0; each < this.size; each++) {
      const worth = this.worths[each] ?? WORTHLESS;
      if (worth === WORTHLESS) continue;
      const grade = ((worth - least) * scale) | 0;
      grades[grade] = (grades[grade] ?? 0) + 1;
    }
    let grade = GRADES - 1;
    let better = 0;
    for (; better + (grades[grade] ?? 0) < limit; grade--) better += grades[grade] ?? 0;
    return this.#take(least, scale, grade, limit - better);
  }

  /** Takes all above a grade, and as many of the grade itself as there is room for. */
  #take(least: number, scale: number, lowest: number, ofLowest: number): number {
    let [taken, room] = [0, ofLowest];
    for (let each = 0; each < this.size; each++) {
      const worth = this.worths[each] ?? WORTHLESS;
      if (worth === WORTHLESS) continue;
      const grade = scale === 0 ? lowest : ((worth - least) * scale) | 0;
      if (grade < lowest || (grade === lowest && room-- <= 0)) continue;
      this.chosen[taken++] = each;
    }
    return taken;
  }
}
