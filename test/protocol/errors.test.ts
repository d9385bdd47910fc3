import { afterAll, describe, expect, it } from 'vitest';
import { EngineProcess, parseAnswer } from './engineProcess.ts';

const engine = new EngineProcess();
afterAll(() => engine.kill());

const BARE = '|/|/|/|/|/|/|/|/|';
const prove = { do: 'prove', game: 'border-stones', stones: BARE, stone: 1, player: 'A' };
const many = { do: 'prove-many', game: 'border-stones', positions: [], repeat: 1 };
const playouts = { do: 'playouts', game: 'border-stones', count: 1, seed: 1 };
const DUELS = 'one of "border-stones", "schotten-totten", "schotten-totten-online"';
const NO_STONES = `The field "game" must be ${DUELS}: "gridcannon" has no stones.`;

// prettier-ignore
const malformed: readonly (readonly [what: string, line: string, error: string, message: string])[] = [
  ['an empty line', '', 'bad-json', 'The line is empty.'],
  ['blanks', '  \t\r', 'bad-json', 'The line is empty.'],
  ['half an object', '{"do":"prove"', 'bad-json', 'The line is not valid JSON.'],
  ['no JSON at all', 'go infinite', 'bad-json', 'The line is not valid JSON.'],
  ['two objects', '{} {}', 'bad-json', 'The line is not valid JSON.'],
  ['a number', '5', 'bad-request', 'A request must be an object, not 5.'],
  ['a list', '[{}]', 'bad-request', 'A request must be an object, not a list.'],
  ['null', 'null', 'bad-request', 'A request must be an object, not null.'],
  ['nothing asked', '{}', 'bad-request', 'The field "do" is missing; it must be a text.'],
  ['a number asked', '{"do":1}', 'bad-request', 'The field "do" must be a text, not 1.'],
  ['an unknown word', '{"do":"fly"}', 'unknown-do', 'The field "do" can\'t be "fly", only one of '],
  ['a word of the language', '{"do":"constructor"}', 'unknown-do', 'The field "do" can\'t be "constructor"'],
  ['a game without stones', line(prove, { game: 'gridcannon' }), 'bad-request', NO_STONES],
  ['a game without stones, over and over', line(many, { game: 'gridcannon' }), 'bad-request', NO_STONES],
  ['no game', line(prove, { game: undefined }), 'bad-request', `The field "game" is missing; it must be ${DUELS}.`],
  ['another game', line(prove, { game: 'chess' }), 'bad-request', `The field "game" must be ${DUELS}, not "chess".`],
  ['no stones', line(prove, { stones: undefined }), 'bad-request', 'The field "stones" is missing; it must be a text.'],
  ['stones in a list', line(prove, { stones: [] }), 'bad-request', 'The field "stones" must be a text, not a list.'],
  ['no player', line(prove, { player: undefined }), 'bad-request', 'The field "player" is missing; it must be "A" or "B".'],
  ['a third player', line(prove, { player: 'C' }), 'bad-request', 'The field "player" must be "A" or "B", not "C".'],
  ['no stone', line(prove, { stone: undefined }), 'bad-request', 'The field "stone" is missing; it must be a whole number from 1 to 9.'],
  ['a stone as text', line(prove, { stone: '1' }), 'bad-request', 'The field "stone" must be a whole number from 1 to 9, not "1".'],
  ['half a stone', line(prove, { stone: 1.5 }), 'bad-request', 'The field "stone" must be a whole number from 1 to 9, not 1.5.'],
  ['stone 10', line(prove, { stone: 10 }), 'bad-position', 'The field "stone" must be a whole number from 1 to 9, not 10.'],
  ['stone 0', line(prove, { stone: 0 }), 'bad-position', 'The field "stone" must be a whole number from 1 to 9, not 0.'],
  ['eight stones', line(prove, { stones: BARE.slice(2) }), 'bad-position', 'There must be nine stones with "/" between them, not 8.'],
  ['a card twice', line(prove, { stones: `9s|9s${BARE.slice(1)}` }), 'bad-position', 'Stone 1, side B: 9s lies at stone 1 already.'],
  ['a card of another deck', line(prove, { stones: `9r${BARE}` }), 'bad-position', 'Stone 1, side A: "9r" is no card of border-stones.'],
  ['no positions', line(many, { positions: undefined }), 'bad-request', 'The field "positions" is missing; it must be a list.'],
  ['a position that is none', line(many, { positions: [5] }), 'bad-request', 'The field "positions[0]" must be an object, not 5.'],
  ['a position without a player', line(many, { positions: [prove, { ...prove, player: 1 }] }), 'bad-request', 'The field "positions[1].player" must be "A" or "B", not 1.'],
  ['an impossible position', line(many, { positions: [prove, { ...prove, stones: '/' }] }), 'bad-position', 'positions[1]: There must be nine stones'],
  ['no repeat', line(many, { repeat: undefined }), 'bad-request', 'The field "repeat" is missing; it must be a whole number from 1 to'],
  ['a repeat of nothing', line(many, { repeat: 0 }), 'bad-request', 'The field "repeat" must be a whole number from 1 to 1000000000, not 0.'],
  ['a repeat without end', line(many, { repeat: 1e300 }), 'bad-request', 'The field "repeat" must be a whole number from 1 to 1000000000, not 1e+300.'],
  ['minus one duel', line(playouts, { count: -1 }), 'bad-request', 'The field "count" must be a whole number from 1 to 1000000000, not -1.'],
  ['no game to play', line(playouts, { game: undefined }), 'bad-request', `The field "game" is missing; it must be ${DUELS}, "gridcannon".`],
  ['another game to play', line(playouts, { game: 'go' }), 'bad-request', `The field "game" must be ${DUELS}, "gridcannon", not "go".`],
  ['no game of Gridcannon', line(playouts, { game: 'gridcannon', count: 0 }), 'bad-request', 'The field "count" must be a whole number from 1 to 1000000000, not 0.'],
  ['no seed', line(playouts, { seed: undefined }), 'bad-request', 'The field "seed" is missing; it must be a whole number from'],
  ['half a seed', line(playouts, { seed: 0.5 }), 'bad-request', 'The field "seed" must be a whole number from'],
  ['no record', '{"do":"replay"}', 'bad-request', 'The field "record" is missing; it must be an object.'],
  ['a record of nothing', '{"do":"legal","record":{}}', 'bad-record', ''],
  ['a record as text', '{"do":"observe","record":"x","player":"A"}', 'bad-record', ''],
  ['a record of Gridcannon alone', '{"do":"replay","record":{"game":"gridcannon"}}', 'bad-record', '"deck" must be a text'],
  ['a record of a game too deep to be written again', `{"do":"replay","record":{"game":${'['.repeat(90_000)}${']'.repeat(90_000)}}}`, 'bad-record', ''],
];

describe('a malformed line', () => {
  it.each(malformed)('gets its error: %s', async (_what, text, error, message) => {
    const answer = parseAnswer(await engine.ask(text));
    expect(answer).toEqual({ error, message: expect.stringContaining(message) as unknown });
    expect(String(answer['message'])).toMatch(/^[A-Z"p].*\.$/);
  });

  it('leaves the process as it was', async () => {
    expect(parseAnswer(await engine.ask(JSON.stringify(prove)))).toMatchObject({ why: 'side-incomplete' });
    expect(await engine.end()).toEqual({ rest: [], code: 0, complaints: '' });
  });
});

function line(request: object, change: object): string {
  return JSON.stringify({ ...request, ...change });
}
