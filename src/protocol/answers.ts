import { answerLine } from './answer.ts';
import { linesOf } from './lines.ts';

/** Answers are handed on in pieces of about so many characters, since each piece is a system call. */
const PIECE = 1 << 16;

/**
 * Answers a stream of text, line by line and in order, until it ends.
 *
 * It is pulled: the next piece of input is asked for when the answers to the one before have been taken, so that
 * any number of lines passes through in the same memory.
 *
 * @param input pieces of text, cut anywhere
 * @param onFault as in `answerLine`
 * @returns pieces of whole lines
 */
export async function* answersTo(
  input: AsyncIterable<string>,
  onFault: (fault: unknown) => void,
): AsyncGenerator<string> {
  let piece = '';
  for await (const lines of linesOf(input)) {
    for (const line of lines) {
      piece += `${answerLine(line, onFault)}\n`;
      if (piece.length < PIECE) continue;
      yield piece;
      piece = '';
    }
    if (piece !== '') yield piece;
    piece = '';
  }
}
