import { analyse, observe } from '../engine/stones/analysis.ts';
import type { StonesPosition } from '../engine/stones/position.ts';
import { parseRecord } from '../engine/stones/record.ts';
import { legalTexts, replayRecord } from '../engine/stones/replay.ts';
import { readPlayer, take } from './fields.ts';
import { illegalAction, type Reached } from './reached.ts';
import { refusalCode, sayRefusal } from './refusals.ts';
import { RequestError } from './requestError.ts';

/** Where the record of a duel leads to. */
export function reachInDuel(record: unknown): Reached {
  const position = replayDuel(record);
  return {
    view: () => analyse(position),
    legal: () => legalTexts(position),
    observation: (fields) => observe(position, readPlayer(fields)),
    solution: () => {
      throw new RequestError('bad-request', 'Duels are not solved, only games of "gridcannon".');
    },
  };
}

function replayDuel(record: unknown): StonesPosition {
  const duel = take(parseRecord(record), 'bad-record');
  const replay = replayRecord(duel);
  if (replay.ok) return replay.position;
  const { at, refusal, position } = replay;
  throw illegalAction({
    at,
    action: duel.actions[at],
    code: refusalCode(refusal),
    reason: sayRefusal(refusal),
    more: 'proof' in refusal ? { proof: refusal.proof } : {},
    view: analyse(position),
  });
}
