import { afterAll, describe, expect, it } from 'vitest';
import { GRID_VARIANTS, gridcannon } from '../../src/engine/gridcannon/ruleset.ts';
import { generatorFrom, shuffled } from '../engine/games.ts';
import { deckFrom } from '../engine/gridcannon/scenes.ts';
import { EngineProcess, parseAnswer } from './engineProcess.ts';

const engine = new EngineProcess();
afterAll(() => engine.kill());

/** Can be won with all six ploys left, which is found soon; nothing is better, so that all the time given isn't needed. */
const EASY = 4;
const PLENTY = 60_000;

const deck = shuffled(gridcannon.deck, generatorFrom(EASY)).join(' ');
const opening = { game: 'gridcannon', deck, actions: [] as readonly string[] };
const duel = { game: 'schotten-totten', first: 'A', deck: '', actions: [] };
/** The K♦ is set aside, nine spades are dealt, and an ace and the 2♥ come next. */
const small = deckFrom('Kd 2s 3s 4s 5s 6s 7s 8s 9s Ts Ah 2h').join(' ');

describe('solve', () => {
  it.each(GRID_VARIANTS)('answers with actions that follow those of the record: %s', async (variant) => {
    const record = { ...opening, variant };
    const { outcome, score, actions, ...rest } = await solve({ record, ms: PLENTY });
    expect({ outcome, score, rest }).toEqual({ outcome: 'won', score: 6, rest: {} });
    const line = texts(actions);
    expect(await resultOf({ ...record, actions: line })).toEqual({ won: true, score });
    const played = line.slice(0, -3);
    const end = await solve({ record: { ...record, actions: played }, ms: PLENTY });
    expect(end).toMatchObject({ outcome: 'won', score });
    const whole = { ...record, actions: [...played, ...texts(end['actions'])] };
    expect(await resultOf(whole)).toEqual({ won: true, score });
  });

  it('says of a game that is over how it ended', async () => {
    expect(await solve({ record: { ...opening, actions: ['resign'] }, ms: 1 })).toEqual({ outcome: 'lost' });
    const { score, actions } = await solve({ record: opening, ms: PLENTY });
    const over = { ...opening, actions };
    expect(await solve({ record: over, ms: 1 })).toEqual({ outcome: 'won', score, actions: [] });
  });

  it('gives an illegal action of the record the same error as replay does', async () => {
    const record = { game: 'gridcannon', deck: small, actions: ['royal R3', 'place 1'] };
    const answer = await solve({ record, ms: 1000 });
    expect(answer).toMatchObject({ error: 'illegal-action', at: 1, code: 'illegal' });
    expect(answer).toEqual(parseAnswer(await engine.ask(JSON.stringify({ do: 'replay', record }))));
  });

  it.each([
    [
      'no time given',
      { record: opening },
      'The field "ms" is missing; it must be a whole number from 1 to 3600000.',
    ],
    [
      'no time',
      { record: opening, ms: 0 },
      'The field "ms" must be a whole number from 1 to 3600000, not 0.',
    ],
    ['part of a millisecond', { record: opening, ms: 1.5 }, 'from 1 to 3600000, not 1.5.'],
    ['more than an hour', { record: opening, ms: 3_600_001 }, 'from 1 to 3600000, not 3600001.'],
    ['time as text', { record: opening, ms: '5' }, 'from 1 to 3600000, not "5".'],
    ['no record', { ms: 5 }, 'The field "record" is missing; it must be an object.'],
  ])('refuses a request with %s', async (_what, request, message) => {
    expect(await solve(request)).toEqual({
      error: 'bad-request',
      message: expect.stringContaining(message) as unknown,
    });
  });

  it('refuses a record that is none, and a duel', async () => {
    const short = { ...opening, deck: deck.slice(3) };
    expect(await solve({ record: short, ms: 5 })).toMatchObject({ error: 'bad-record' });
    expect(await solve({ record: duel, ms: 5 })).toMatchObject({ error: 'bad-record' });
  });
});

async function solve(request: object): Promise<Readonly<Record<string, unknown>>> {
  return parseAnswer(await engine.ask(JSON.stringify({ do: 'solve', ...request })));
}

/** How a record ends. */
async function resultOf(record: object): Promise<unknown> {
  const { view } = parseAnswer(await engine.ask(JSON.stringify({ do: 'replay', record })));
  return typeof view === 'object' && view !== null && 'result' in view ? view.result : null;
}

function texts(actions: unknown): string[] {
  if (!Array.isArray(actions)) throw new Error('There are no actions.');
  return actions.map(String);
}
