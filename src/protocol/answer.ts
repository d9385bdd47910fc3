import { quote } from '../engine/quote.ts';
import { isFields, readText, type Fields } from './fields.ts';
import { LONGEST_LINE, type Line } from './lines.ts';
import { RequestError } from './requestError.ts';
import { requests, type Request } from './requests.ts';
import { sourceOfMember } from './source.ts';

/**
 * Answers one line.
 *
 * @param line a request as it came, without its line break
 * @param onFault hears of a fault of ours; the line that brought it about gets an error like any other
 * @param known what can be asked for
 * @returns the answer, one line without its break; whatever came in, it never throws
 */
export function answerLine(
  line: Line,
  onFault: (fault: unknown) => void,
  known: ReadonlyMap<string, Request> = requests,
): string {
  let id: string | null = null;
  try {
    if (line === null)
      throw new RequestError('bad-request', `The line is longer than ${LONGEST_LINE} characters.`);
    const request = parse(line);
    if ('id' in request) id = sourceOfMember(line, 'id');
    return withId(id, answerRequest(request, known));
  } catch (error) {
    if (error instanceof RequestError) return withId(id, error.answer);
    onFault(error);
    return withId(id, {
      error: 'unsupported',
      message: 'The engine failed at this request, by its own fault.',
    });
  }
}

function parse(line: string): Fields {
  const request = parseJson(line);
  if (isFields(request)) return request;
  throw new RequestError('bad-request', `A request must be an object, not ${quote(request)}.`);
}

function parseJson(line: string): unknown {
  if (line.trim() === '') throw new RequestError('bad-json', 'The line is empty.');
  try {
    return JSON.parse(line);
  } catch {
    throw new RequestError('bad-json', 'The line is not valid JSON.');
  }
}

function answerRequest(fields: Fields, known: ReadonlyMap<string, Request>): object {
  const word = readText(fields, 'do');
  const request = known.get(word);
  if (request !== undefined) return request(fields);
  const words = [...known.keys()].join(', ');
  throw new RequestError('unknown-do', `The field "do" can't be ${quote(word)}, only one of ${words}.`);
}

/**
 * The answer with the id in front, letter for letter as it came: no number is rounded on the way. Only a carriage
 * return, which JSON lets stand between the parts of a value, becomes a blank: to some readers it ends a line.
 */
function withId(id: string | null, answer: object): string {
  const text = JSON.stringify(answer);
  return id === null ? text : `{"id":${id.replaceAll('\r', ' ')},${text.slice(1)}`;
}
