import { prove } from '../engine/stones/prover.ts';
import { readBoard, readDuel, readPlayer, readStone, type Fields } from './fields.ts';

/** `prove`: the verdict on one side of one stone, from the cards alone. */
export function answerProve(fields: Fields): object {
  const ruleset = readDuel(fields);
  const stone = readStone(fields);
  const player = readPlayer(fields);
  return prove(readBoard(ruleset, fields), stone, player);
}
