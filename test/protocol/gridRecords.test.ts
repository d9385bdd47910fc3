import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { deckFrom } from '../engine/gridcannon/scenes.ts';
import { EngineProcess, parseAnswer } from './engineProcess.ts';

const engine = new EngineProcess();
afterAll(() => engine.kill());

/** The K♦ is set aside, nine spades are dealt, and an ace and the 2♥ come next. */
const deck = deckFrom('Kd 2s 3s 4s 5s 6s 7s 8s 9s Ts Ah 2h').join(' ');
const opening = { game: 'gridcannon', deck, actions: [] as readonly string[] };
/** Games written down for the engine's own tests. */
const RECORDS = new URL('../engine/gridcannon/records/', import.meta.url);

describe('replay', () => {
  it('shows the whole position to the letter: setup', async () => {
    expect(await ask('replay', opening)).toBe(
      '{"id":1,"view":{"phase":"setup","grid":["2s","3s","4s","5s","6s","7s","8s","9s","Ts"],"royals":{},' +
        '"ploys":"","used":"","pending":"Kd","held":null,"pile":44,"result":null}}',
    );
  });

  it('shows the whole position to the letter: play', async () => {
    expect(await ask('replay', played('royal R3', 'swap 9', 'extract 1'))).toBe(
      '{"id":1,"view":{"phase":"play","grid":["","3s","4s","5s","6s","7s","8s","9s","2h"],' +
        '"royals":{"R3":{"card":"Kd","armour":"","dead":false}},' +
        '"ploys":"As","used":"Ah","pending":"Js","held":null,"pile":42,"result":null}}',
    );
  });

  it('knows the variant, and takes the standard one where none is named', async () => {
    const empty = { ...opening, variant: 'empty-centre' };
    expect(viewIn(await ask('replay', empty))).toMatchObject({
      grid: ['2s', '3s', '4s', '5s', '', '6s', '7s', '8s', '9s'],
      pile: 45,
    });
    expect(await ask('replay', { ...opening, variant: 'standard' })).toBe(await ask('replay', opening));
  });

  it('shows how it ended, at any time', async () => {
    for (const actions of [['resign'], ['royal R3', 'resign'], ['royal R3', 'keep', 'resign']]) {
      expect(viewIn(await ask('replay', played(...actions)))).toMatchObject({
        phase: 'over',
        result: { won: false, by: 'resign' },
      });
    }
  });

  it.each(readdirSync(RECORDS))('plays %s to its end', async (file) => {
    const { record, result } = read(file);
    expect(viewIn(await ask('replay', record))).toMatchObject({ phase: 'over', result });
    expect(await ask('legal', record)).toBe('{"id":1,"legal":[]}');
  });
});

// prettier-ignore
const illegal: readonly (readonly [code: string, actions: readonly string[], sentence: string])[] = [
  ['game-over', ['resign', 'royal R3'], 'Action 1, "royal R3": the game is over.'],
  ['game-over', ['resign', 'resign'], 'Action 1, "resign": the game is over.'],
  ['game-over', ['resign', 'fly'], 'Action 1, "fly": the game is over.'],
  ['unknown-action', ['fly'], 'Action 0, "fly": this is no action of this game.'],
  ['unknown-action', ['royal R3', 'swap 10'], 'Action 1, "swap 10": this is no action of this game.'],
  ['unknown-action', ['resign A'], 'Action 0, "resign A": this is no action of this game.'],
  ['unknown-action', ['play 9s 4'], 'Action 0, "play 9s 4": this is no action of this game.'],
  ['illegal', ['royal T1'], 'Action 0, "royal T1": this can\'t be done in this position.'],
  ['illegal', ['royal R3', 'place 1'], 'Action 1, "place 1": this can\'t be done in this position.'],
  ['illegal', ['royal R3', 'keep', 'armour R3'], 'Action 2, "armour R3": this can\'t be done in this position.'],
  ['illegal', ['royal R3', 'keep', 'reassign 9 1'], 'Action 2, "reassign 9 1": this can\'t be done in this position.'],
];

describe('an illegal action', () => {
  it.each(illegal)('is told by %s, with the view before it: %j', async (code, actions, message) => {
    const at = actions.length - 1;
    const view = viewIn(await ask('replay', played(...actions.slice(0, at))));
    const error = { id: 1, error: 'illegal-action', at, code, message, view };
    const answer = parseAnswer(await ask('replay', played(...actions, 'keep')));
    expect(answer).toEqual(error);
    expect(Object.keys(answer)).toEqual(Object.keys(error));
    expect(parseAnswer(await ask('legal', played(...actions)))).toEqual(error);
    expect(parseAnswer(await ask('observe', played(...actions)))).toEqual(error);
  });
});

describe('legal', () => {
  it('lists every action in code-unit order, and never resigning', async () => {
    const swaps = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((cell) => `swap ${cell}`);
    expect(await ask('legal', opening)).toBe('{"id":1,"legal":["royal B3","royal R3"]}');
    expect(parseAnswer(await ask('legal', played('royal R3')))['legal']).toEqual(['keep', ...swaps]);
    const extractions = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((cell) => `extract ${cell}`);
    expect(parseAnswer(await ask('legal', played('royal R3', 'keep')))['legal']).toEqual([
      ...extractions,
      'place 1',
    ]);
  });
});

describe('observe', () => {
  it('shows the view and what is known of the pile, to the letter', async () => {
    const answer = await ask('observe', played('royal R3', 'swap 9', 'extract 1'));
    const view = await ask('replay', played('royal R3', 'swap 9', 'extract 1'));
    expect(answer).toBe(
      `{"id":1,"observation":{${view.slice('{"id":1,"view":{'.length, -2)},"under":"Ts 2s"}}`,
    );
  });

  it('needs no player, since there is only A', async () => {
    expect(await ask('observe', opening, 'A')).toBe(await ask('observe', opening));
    for (const player of ['B', null, 1]) {
      expect(parseAnswer(await ask('observe', opening, player))).toEqual({
        id: 1,
        error: 'bad-request',
        message: `The field "player" must be "A" or left out, not ${JSON.stringify(player)}.`,
      });
    }
  });
});

describe('a record that is none', () => {
  it.each([
    ['a variant of another game', { variant: 'any' }, 'The variant of gridcannon must be "standard" or'],
    ['a variant of nothing', { variant: null }, 'must be "standard" or "empty-centre", not null.'],
    ['a card short', { deck: deck.slice(3) }, 'The deck has 53 of 54 cards; "Kd", for one, is missing.'],
    ['a card twice', { deck: `2s ${deck.slice(3)}` }, 'Card 2 of the deck, "2s", is in it already.'],
    ['a card of no deck', { deck: deck.replace('X1', 'X3') }, '"X3", is no card of gridcannon.'],
    ['a card too many', { deck: `${deck} 2s` }, 'Card 55 of the deck, "2s", is in it already.'],
    ['no deck', { deck: undefined }, '"deck" must be a text'],
    ['actions that are no texts', { actions: [1] }, '"actions" must be a list of texts.'],
    ['no actions', { actions: undefined }, '"actions" must be a list of texts.'],
  ])('gets its error: %s', async (_what, change, sentence) => {
    for (const word of ['replay', 'legal', 'observe']) {
      expect(parseAnswer(await ask(word, { ...opening, ...change }))).toEqual({
        id: 1,
        error: 'bad-record',
        message: expect.stringContaining(sentence) as unknown,
      });
    }
  });
});

interface Kept {
  readonly record: object;
  readonly result: object;
}

function read(file: string): Kept {
  return JSON.parse(readFileSync(new URL(file, RECORDS), 'utf8')) as Kept;
}

function played(...actions: string[]): object {
  return { ...opening, actions };
}

function viewIn(answer: string): unknown {
  return parseAnswer(answer)['view'];
}

function ask(word: string, record: object, player?: unknown): Promise<string> {
  return engine.ask(JSON.stringify({ id: 1, do: word, record, player }));
}
