import { afterAll, describe, expect, it } from 'vitest';
import { EngineProcess, parseAnswer } from './engineProcess.ts';

const engine = new EngineProcess();
afterAll(() => engine.kill());

const ANNA = '9s9h9d|5c6c/4c|7c/|/|/|/|/|/|/|';

describe('prove', () => {
  it('answers with verdict, formations and witness, to the letter', async () => {
    expect(await engine.ask(prove({ id: 7, stones: ANNA }))).toBe(
      '{"id":7,"proven":true,"why":"unbeatable","own":{"category":"triple","sum":27},' +
        '"rival":{"category":"flush","sum":24},"witness":["Kc"]}',
    );
  });

  it('names the card that is in the way', async () => {
    const answer = await engine.ask(prove({ stones: '9s9h9d|5c6c/4c|/|/|/|/|/|/|/|' }));
    expect(parseAnswer(answer)).toEqual({
      proven: false,
      why: 'beatable',
      own: { category: 'triple', sum: 27 },
      rival: { category: 'suited-run', sum: 18 },
      witness: ['7c'],
    });
  });

  it('has null where there is nothing', async () => {
    expect(await engine.ask(prove({ stones: '|=A/|/|/|/|/|/|/|/|' }))).toBe(
      '{"proven":false,"why":"already-claimed","own":null,"rival":null,"witness":null}',
    );
  });

  it('knows both decks and every stone and player', async () => {
    const stones = '|/|/|/|/|/|/|/|/9r|7y8y9y';
    for (const game of ['schotten-totten', 'schotten-totten-online']) {
      const answer = await engine.ask(prove({ game, stones, stone: 9, player: 'B' }));
      expect(parseAnswer(answer)).toMatchObject({ proven: true, why: 'unbeatable' });
    }
  });
});

describe('prove-many', () => {
  const positions = [
    { stones: ANNA, stone: 1, player: 'A' },
    { stones: '9s9h9d|5c6c/4c|/|/|/|/|/|/|/|', stone: 1, player: 'A' },
    { stones: ANNA, stone: 1, player: 'B' },
    { stones: '|/|/2s3s4s|Ks/|/|/|/|/|/|', stone: 3, player: 'A' },
    { stones: '|/|/JsQsKs|/|/|/|/|/|/|', stone: 3, player: 'A' },
  ];

  it('counts what prove proves, as often as told', async () => {
    const request = { id: 'm', do: 'prove-many', game: 'border-stones', positions, repeat: 1000 };
    const answer = parseAnswer(await engine.ask(JSON.stringify(request)));
    const alone = await Promise.all(positions.map((position) => engine.ask(prove(position))));
    const proven = alone.filter((line) => parseAnswer(line)['proven'] === true).length;
    expect(answer).toEqual({
      id: 'm',
      proofs: 5000,
      ms: expect.any(Number) as unknown,
      proven: 1000 * proven,
    });
    expect(proven).toBe(2);
    expect(Object.keys(answer)).toEqual(['id', 'proofs', 'ms', 'proven']);
  });

  it('of nothing is nothing', async () => {
    const request = { do: 'prove-many', game: 'schotten-totten', positions: [], repeat: 3 };
    expect(parseAnswer(await engine.ask(JSON.stringify(request)))).toMatchObject({ proofs: 0, proven: 0 });
  });
});

describe('playouts', () => {
  const count = 50;

  it('plays so many games to their end', async () => {
    for (const game of ['border-stones', 'schotten-totten', 'schotten-totten-online', 'gridcannon']) {
      const answer = parseAnswer(await engine.ask(JSON.stringify({ do: 'playouts', game, count, seed: 1 })));
      expect(Object.keys(answer)).toEqual(['games', 'actions', 'ms']);
      expect(answer['games']).toBe(count);
      expect(answer['actions']).toBeGreaterThan(20 * count);
    }
  });

  it.each(['border-stones', 'gridcannon'])('plays the same ones from the same seed: %s', async (game) => {
    const actions = [];
    for (const seed of [1, 1, 2, -1, 2 ** 40, 2 ** 40 + 1]) {
      const line = JSON.stringify({ do: 'playouts', game, count, seed });
      actions.push(parseAnswer(await engine.ask(line))['actions']);
    }
    expect(actions[0]).toBe(actions[1]);
    expect(new Set(actions).size).toBe(5);
  });
});

function prove(fields: object): string {
  return JSON.stringify({ do: 'prove', game: 'border-stones', stone: 1, player: 'A', ...fields });
}
