import { afterAll, describe, expect, it } from 'vitest';
import { deckOf } from '../../src/engine/stones/cards.ts';
import { deckFrom } from '../engine/gridcannon/scenes.ts';
import { EngineProcess, parseAnswer } from './engineProcess.ts';

const engine = new EngineProcess();
afterAll(() => engine.kill());

/** A holds As to 6s, B 7s to Qs. */
const duel = {
  game: 'border-stones',
  deck: deckOf('border-stones').cards.join(' '),
  first: 'A',
  actions: ['play 3s 1'],
};
/** The K♦ is set aside, nine spades are dealt, and an ace and the 2♥ come next. */
const grid = {
  game: 'gridcannon',
  deck: deckFrom('Kd 2s 3s 4s 5s 6s 7s 8s 9s Ts Ah 2h').join(' '),
  actions: ['royal R3'],
};
const order = { level: 'medium', ms: 1000, seed: 5 };

describe('choose', () => {
  it.each(['easy', 'medium'])('takes what observe gives, and plays by the rules: %s', async (level) => {
    for (const [record, player] of [
      [duel, 'B'],
      [grid, 'A'],
    ] as const) {
      const observation = await observed(record, player);
      const action = await chosen({ ...order, level, game: record.game, observation });
      expect(await legal(record)).toContain(action);
    }
  });

  it('gives the same move for the same seed', async () => {
    const request = { ...order, game: 'border-stones', observation: await observed(duel, 'B') };
    const first = await chosen(request);
    expect(await chosen(request)).toBe(first);
    expect(await chosen({ ...request, ms: 1 })).toBe(first);
  });

  it('plays a whole duel', async () => {
    const actions: string[] = [...duel.actions];
    for (;;) {
      const record = { ...duel, actions };
      const { turn } = parseAnswer(JSON.stringify((await answered({ do: 'replay', record }))['view']));
      if (typeof turn !== 'string') break;
      const observation = await observed(record, turn);
      actions.push(await chosen({ ...order, level: 'easy', game: duel.game, observation }));
    }
    expect(actions.length).toBeGreaterThan(20);
  });
});

describe('an order that is none', () => {
  it.each([
    ['level', { level: 'hard' }],
    ['ms', { ms: 0 }],
    ['seed', { seed: 1.5 }],
    ['observation', { observation: 'mine' }],
    ['game', { game: 'go' }],
    ['observation.game', { game: 'schotten-totten' }],
  ])('is told by its field: %s', async (name, change) => {
    const observation = await observed(duel, 'B');
    const answer = await answered({ do: 'choose', ...order, game: duel.game, observation, ...change });
    expect(answer).toEqual({
      error: 'bad-request',
      message: expect.stringContaining(`"${name}"`) as unknown,
    });
  });
});

const bare = { A: '', B: '', owner: null, first: null };

describe('an observation of a duel that is none', () => {
  it.each([
    ['bad-request', 'a field short', { hand: undefined }, '"observation.hand"'],
    ['bad-request', 'an option that the duel lacks', { options: { claims: 'after', hand: 6 } }, '"claims"'],
    ['bad-request', 'an option short', { options: { claims: 'any' } }, '"observation.options.hand"'],
    ['bad-request', 'eight stones', { stones: Array(8).fill(bare) }, 'nine stones'],
    [
      'bad-request',
      'a stone without an owner',
      { stones: Array(9).fill({ A: '', B: '', first: null }) },
      'owner',
    ],
    ['bad-request', 'a number of cards that is none', { pile: -1 }, '"observation.pile"'],
    [
      'bad-request',
      'a result before the end',
      { result: { winner: 'A', by: 'five' } },
      '"observation.result"',
    ],
    ['bad-request', "the other player's turn", { you: 'A' }, 'It is the turn of B, not of A'],
    ['bad-request', 'a duel that is over', { turn: null, phase: 'over' }, 'The duel is over'],
    ['bad-position', 'over, and yet a turn', { phase: 'over' }, 'turn'],
    ['bad-position', 'a card of no deck', { hand: '7s 8s 9s Js Qs 1s' }, '"1s"'],
    ['bad-position', 'a card twice', { hand: '7s 8s 9s Js Qs 3s' }, '3s is somewhere else already'],
    ['bad-position', 'a pile of other size', { pile: 40 }, 'must come to 52'],
    ['bad-position', 'a hand too large', { opponentHand: 7, pile: 38 }, 'at most 6'],
    [
      'bad-position',
      'first complete without three cards',
      { stones: [{ ...bare, A: '3s', first: 'A' }, ...Array<object>(8).fill(bare)] },
      'Stone 1',
    ],
    [
      'bad-position',
      'four cards on a side',
      { stones: [{ ...bare, A: '3s 2h 3h 4h', first: 'A' }, ...Array<object>(8).fill(bare)], pile: 36 },
      'more than three',
    ],
  ])('gets %s: %s', async (error, _what, change, named) => {
    const observation = { ...(await observed(duel, 'B')), ...change };
    const answer = await answered({ do: 'choose', ...order, game: duel.game, observation });
    expect(answer).toEqual({ error, message: expect.stringContaining(named) as unknown });
  });
});

describe('an observation of Gridcannon that is none', () => {
  it.each([
    ['bad-request', 'a field short', { under: undefined }, '"observation.under"'],
    ['bad-request', 'eight cells', { grid: Array(8).fill('') }, '"observation.grid"'],
    [
      'bad-request',
      'a spot that is none',
      { royals: { T4: { card: 'Kd', armour: '', dead: false } } },
      '"T4"',
    ],
    [
      'bad-request',
      'a royal that is neither dead nor alive',
      { royals: { R3: { card: 'Kd', armour: '' } } },
      'dead',
    ],
    ['bad-request', 'a game that is over', { phase: 'over' }, 'The game is over'],
    [
      'bad-position',
      'a royal in the grid',
      { pending: null, grid: ['Qd', ...Array<string>(8).fill('')] },
      'Qd',
    ],
    ['bad-position', 'a card twice', { ploys: 'Ah', used: 'Ah' }, 'Ah'],
    ['bad-position', 'a card that waits for the swap', { pending: '3h', pile: 43 }, 'pending'],
    ['bad-position', 'a pile of other size', { pile: 45 }, 'must come to 54'],
    ['bad-position', 'more under the pile than in it', { pile: 0, under: '3h' }, 'under'],
  ])('gets %s: %s', async (error, _what, change, named) => {
    const observation = { ...(await observed(grid, 'A')), ...change };
    const answer = await answered({ do: 'choose', ...order, game: 'gridcannon', observation });
    expect(answer).toEqual({ error, message: expect.stringContaining(named) as unknown });
  });
});

async function answered(request: object): Promise<Readonly<Record<string, unknown>>> {
  return parseAnswer(await engine.ask(JSON.stringify(request)));
}

async function observed(record: object, player: string): Promise<Readonly<Record<string, unknown>>> {
  const { observation } = await answered({ do: 'observe', record, player });
  return parseAnswer(JSON.stringify(observation));
}

async function chosen(request: object): Promise<string> {
  const { action, ...others } = await answered({ do: 'choose', ...request });
  expect(others).toEqual({});
  if (typeof action !== 'string') throw new Error('There is no action in the answer.');
  return action;
}

async function legal(record: object): Promise<unknown> {
  return (await answered({ do: 'legal', record }))['legal'];
}
