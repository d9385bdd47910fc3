import { layoutOf, sideOf, type Layout } from '../engine/stones/layout.ts';
import { isProof, judge } from '../engine/stones/prover.ts';
import type { RulesetId } from '../engine/stones/types.ts';
import { measure, MOST_REPEATS } from './clock.ts';
import {
  readBoard,
  readDuel,
  readInteger,
  readObjects,
  readPlayer,
  readStone,
  type Fields,
} from './fields.ts';

/** A position made ready: its cards and the masks of those unseen, and the side asked about. */
interface Question {
  readonly layout: Layout;
  readonly side: number;
}

/** `prove-many`: the same verdicts over and over, to see how many there are in a second. */
export function answerProveMany(fields: Fields): object {
  const ruleset = readDuel(fields);
  const questions = readObjects(fields, 'positions').map((position, index) =>
    readQuestion(ruleset, position, `positions[${index}].`),
  );
  const repeat = readInteger(fields, 'repeat', 1, MOST_REPEATS);
  const { result: proven, ms } = measure(() => countProven(questions, repeat));
  return { proofs: questions.length * repeat, ms, proven };
}

function readQuestion(ruleset: RulesetId, fields: Fields, where: string): Question {
  const stone = readStone(fields, where);
  const player = readPlayer(fields, where);
  return { layout: layoutOf(readBoard(ruleset, fields, where)), side: sideOf(stone, player) };
}

function countProven(questions: readonly Question[], repeat: number): number {
  let proven = 0;
  for (let round = 0; round < repeat; round++) {
    for (const { layout, side } of questions) if (isProof(judge(layout, side))) proven++;
  }
  return proven;
}
