import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { deckOf } from '../../src/engine/stones/cards.ts';
import { EngineProcess, parseAnswer } from './engineProcess.ts';

const engine = new EngineProcess();
afterAll(() => engine.kill());

/** A holds As to 6s, B 7s to Qs; Ks lies on the pile. */
const deck = deckOf('border-stones').cards.join(' ');
const opening = { game: 'border-stones', deck, first: 'A', actions: [] as readonly string[] };
/** Duels written down for the engine's own tests. */
const RECORDS = new URL('../engine/records/', import.meta.url);
const bareStones = Array.from({ length: 9 }, () => ({ A: '', B: '', owner: null, first: null }));

describe('replay', () => {
  it('shows the whole position to the letter', async () => {
    const stones = bareStones.slice(1).map((stone) => JSON.stringify(stone));
    expect(await replayed(['play 3s 1', 'play Ts 1'])).toBe(
      '{"id":1,"view":{"turn":"A","phase":"start","stones":[{"A":"3s","B":"Ts","owner":null,"first":null},' +
        `${stones.join(',')}],"hands":{"A":"2s 4s 5s 6s As Ks","B":"7s 8s 9s Ah Js Qs"},"pile":38,` +
        '"result":null,"points":null}}',
    );
  });

  it('tells who was complete first', async () => {
    const actions = ['play As 2', 'play 7s 2', 'play 2s 2', 'play 8s 2', 'play 4s 2'];
    const stones = [...bareStones];
    stones[1] = Object.assign({}, bareStones[0], { A: 'As 2s 4s', B: '7s 8s', first: 'A' });
    expect(parseAnswer(await replayed(actions))['view']).toMatchObject({ turn: 'B', phase: 'start', stones });
  });

  it('shows how it ended, with the points', async () => {
    expect(parseAnswer(await replayed(['play 3s 1', 'play Ts 1', 'resign B']))['view']).toMatchObject({
      turn: null,
      phase: 'over',
      result: { winner: 'A', by: 'resign' },
      points: { A: 5, B: 0 },
    });
    expect(parseAnswer(await replayed(['play 3s 1', 'timeout A']))['view']).toMatchObject({
      result: { winner: 'B', by: 'timeout' },
      points: { A: 0, B: 0 },
    });
  });

  it('knows the options', async () => {
    const answer = await ask('replay', { ...opening, options: { claims: 'any', hand: 7 } });
    expect(parseAnswer(answer)['view']).toMatchObject({ hands: { A: '2s 3s 4s 5s 6s 7s As' }, pile: 38 });
  });

  it.each(readdirSync(RECORDS))('plays %s to its end', async (file) => {
    const { record, points } = read(file);
    expect(parseAnswer(await ask('replay', record))['view']).toMatchObject({
      turn: null,
      phase: 'over',
      points,
    });
    expect(await ask('legal', record)).toBe('{"id":1,"legal":[]}');
  });
});

const online = {
  ...opening,
  game: 'schotten-totten-online',
  deck: deckOf('schotten-totten-online').cards.join(' '),
};

// prettier-ignore
const illegal: readonly (readonly [code: string, actions: readonly string[], sentence: string, record: object])[] = [
  ['game-over', ['resign A', 'play As 1'], 'Action 1, "play As 1": the duel is over.', opening],
  ['game-over', ['resign A', 'resign B'], 'Action 1, "resign B": the duel is over.', opening],
  ['unknown-action', ['fly'], 'Action 0, "fly": this is no action of this game.', opening],
  ['unknown-action', ['play As 1', 'play 7s 10'], 'Action 1, "play 7s 10": this is no action of this game.', opening],
  ['unknown-action', ['play As 1', 'resign'], 'Action 1, "resign": this is no action of this game.', opening],
  ['wrong-phase', ['claim 1'], 'Action 0, "claim 1": this is not the time for it in this turn.', online],
  ['must-play', ['end'], 'Action 0, "end": a card can be played, so the turn does not end without one.', opening],
  ['not-in-hand', ['play 7s 1'], 'Action 0, "play 7s 1": 7s is not in the hand of the player whose turn it is.', opening],
  ['no-place', ['play As 1', 'play 7s 2', 'play 2s 1', 'play 8s 2', 'play 4s 1', 'play 9s 3', 'play 5s 1'], 'Action 6, "play 5s 1": the player\'s side of stone 1 has three cards already.', opening],
  ['unproven', ['claim 1'], 'Action 0, "claim 1": stone 1 can\'t be claimed: the player\'s own side is incomplete.', opening],
  ['unproven', ['play As 1', 'play 7s 2', 'play 3s 1', 'play 8s 2', 'play 4s 1', 'play 9s 3', 'claim 1'], 'Action 6, "claim 1": stone 1 can\'t be claimed: unseen cards could make the other side better.', opening],
];

describe('an illegal action', () => {
  it.each(illegal)('is told by %s, with the view before it: %j', async (code, actions, message, record) => {
    const at = actions.length - 1;
    const before = parseAnswer(await ask('replay', { ...record, actions: actions.slice(0, at) }));
    const answer = parseAnswer(await ask('replay', { ...record, actions: [...actions, 'end'] }));
    const proof = code === 'unproven' ? { proof: expect.objectContaining({ proven: false }) as unknown } : {};
    const error = { id: 1, error: 'illegal-action', at, code, message, ...proof, view: before['view'] };
    expect(answer).toEqual(error);
    expect(Object.keys(answer)).toEqual(Object.keys(error));
    expect(parseAnswer(await ask('legal', { ...record, actions }))).toEqual(error);
    expect(parseAnswer(await ask('observe', { ...record, actions }, 'A'))).toEqual(error);
  });
});

describe('legal', () => {
  it('lists every action in code-unit order, and never resigning', async () => {
    const plays = ['2s', '3s', '4s', '5s', '6s', 'As'].flatMap((card) =>
      bareStones.map((_, index) => `play ${card} ${index + 1}`),
    );
    expect(await ask('legal', opening)).toBe(JSON.stringify({ id: 1, legal: plays }));
  });

  it('lists a claim before the cards', async () => {
    const record = read('border-stones-five.json').record;
    const actions = record.actions.slice(0, record.actions.indexOf('claim 7'));
    const answer = await ask('legal', { ...record, actions });
    expect(answer).toMatch(/^{"id":1,"legal":\["claim 7","play /);
  });
});

describe('observe', () => {
  it('shows what a player sees to the letter', async () => {
    const record = { ...opening, actions: ['play 3s 1'] };
    const stones = [{ ...bareStones[0], A: '3s' }, ...bareStones.slice(1)];
    const observation = {
      turn: 'B',
      phase: 'start',
      stones,
      pile: 39,
      result: null,
      points: null,
      game: 'border-stones',
      you: 'B',
      hand: '7s 8s 9s Js Qs Ts',
      opponentHand: 6,
      options: { claims: 'before', hand: 6 },
    };
    expect(await ask('observe', record, 'B')).toBe(JSON.stringify({ id: 1, observation }));
  });

  it('needs a player', async () => {
    expect(parseAnswer(await ask('observe', opening))).toEqual({
      id: 1,
      error: 'bad-request',
      message: 'The field "player" is missing; it must be "A" or "B".',
    });
  });
});

describe('a record that is none', () => {
  it.each([
    ['another game', { game: 'go' }, '"go"'],
    ['an option that the game lacks', { game: 'schotten-totten', options: { hand: 7 } }, '"hand"'],
    ['an unknown option', { options: { speed: 1 } }, '"speed"'],
    ['a card short', { deck: deck.slice(3) }, 'As'],
    ['a card twice', { deck: `${deck.slice(0, -2)}As` }, 'As'],
    ['a card of no deck', { deck: deck.replace('As', '1s') }, '1s'],
    ['nobody to start', { first: undefined }, '"first"'],
    ['actions that are no texts', { actions: [1] }, '"actions"'],
    ['no actions', { actions: undefined }, '"actions"'],
  ])('gets its error: %s', async (_what, change, named) => {
    const answer = parseAnswer(await ask('replay', { ...opening, ...change }));
    expect(answer).toEqual({
      id: 1,
      error: 'bad-record',
      message: expect.stringContaining(named) as unknown,
    });
  });
});

interface Written {
  readonly actions: readonly string[];
}

function read(file: string): { readonly record: Written; readonly points: object } {
  return JSON.parse(readFileSync(new URL(file, RECORDS), 'utf8')) as { record: Written; points: object };
}

function replayed(actions: readonly string[]): Promise<string> {
  return ask('replay', { ...opening, actions });
}

function ask(word: string, record: object | undefined, player?: string): Promise<string> {
  return engine.ask(JSON.stringify({ id: 1, do: word, record, player }));
}
