/** How the games of a search came about: a tree of moves, each known by its number. The root is number 0. */
export class Trail {
  #parents = new Int32Array(1 << 14);
  #moves = new Uint16Array(1 << 14);
  #length = 1;

  constructor() {
    this.#parents[0] = -1;
  }

  get length(): number {
    return this.#length;
  }

  /** Notes that a move was made after another one: its number. */
  add(parent: number, move: number): number {
    if (this.#length === this.#parents.length) this.#grow();
    this.#parents[this.#length] = parent;
    this.#moves[this.#length] = move;
    this.#length += 1;
    return this.#length - 1;
  }

  /** The move before a move; -1 before the root. */
  parentOf(node: number): number {
    return this.#parents[node] ?? -1;
  }

  /** All moves from the root up to a move. */
  lineTo(node: number): number[] {
    const line: number[] = [];
    for (let each = node; each > 0; each = this.parentOf(each)) line.push(this.#moves[each] ?? 0);
    return line.reverse();
  }

  #grow(): void {
    const [parents, moves] = [this.#parents, this.#moves];
    this.#parents = new Int32Array(parents.length * 2);
    this.#moves = new Uint16Array(moves.length * 2);
    this.#parents.set(parents);
    this.#moves.set(moves);
  }
}
