/** A line without its break; null stands for one that is longer than `LONGEST_LINE` and was thrown away. */
export type Line = string | null;

/** In characters. Far more than any request needs, and little enough to be read without trouble. */
export const LONGEST_LINE = 1 << 24;

/**
 * Cuts text that comes in pieces into lines. Of each piece it gives the lines that end in it; a last line without
 * a break is one too.
 */
export async function* linesOf(input: AsyncIterable<string>): AsyncGenerator<readonly Line[]> {
  const begun = new BegunLine();
  for await (const piece of input) {
    const parts = piece.split('\n');
    const last = parts.pop() ?? '';
    const [first, ...whole] = parts;
    if (first !== undefined) {
      begun.add(first);
      yield [begun.end(), ...whole];
    }
    begun.add(last);
  }
  const last = begun.end();
  if (last !== '') yield [last];
}

/**
 * A line whose end hasn't come yet. Its pieces are joined once: to add to a long text and to search it again and
 * again would take the square of its length.
 */
class BegunLine {
  #pieces: string[] = [];
  #length = 0;

  add(piece: string): void {
    this.#length += piece.length;
    if (this.#length > LONGEST_LINE) this.#pieces = [];
    else this.#pieces.push(piece);
  }

  /** Gives the line, and begins the next. */
  end(): Line {
    const line = this.#length > LONGEST_LINE ? null : this.#pieces.join('');
    this.#pieces = [];
    this.#length = 0;
    return line;
  }
}
