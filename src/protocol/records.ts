import { quote } from '../engine/quote.ts';
import { analyse, observe } from '../engine/stones/analysis.ts';
import type { StonesPosition } from '../engine/stones/position.ts';
import { parseRecord } from '../engine/stones/record.ts';
import { legalTexts, replayRecord } from '../engine/stones/replay.ts';
import { isFields, missing, readPlayer, refuseLater, take, type Fields } from './fields.ts';
import { refusalCode, sayRefusal } from './refusals.ts';
import { RequestError } from './requestError.ts';

/** `replay`: where a record leads to, both hands open. */
export function answerReplay(fields: Fields): object {
  return { view: analyse(readPosition(fields)) };
}

/** `legal`: what may be done there. */
export function answerLegal(fields: Fields): object {
  return { legal: legalTexts(readPosition(fields)) };
}

/** `observe`: what one player sees there. */
export function answerObserve(fields: Fields): object {
  const position = readPosition(fields);
  return { observation: observe(position, readPlayer(fields)) };
}

/** The position that a field `record` leads to. */
function readPosition({ record }: Fields): StonesPosition {
  if (record === undefined) throw missing('record', 'an object');
  if (isFields(record)) refuseLater(record['game']);
  const duel = take(parseRecord(record), 'bad-record');
  const replay = replayRecord(duel);
  if (replay.ok) return replay.position;
  const { at, refusal } = replay;
  const message = `Action ${at}, ${quote(duel.actions[at])}: ${sayRefusal(refusal)}`;
  throw new RequestError('illegal-action', message, {
    error: 'illegal-action',
    at,
    code: refusalCode(refusal),
    message,
    ...('proof' in refusal ? { proof: refusal.proof } : {}),
    view: analyse(replay.position),
  });
}
