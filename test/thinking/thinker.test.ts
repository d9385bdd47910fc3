import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { makeGridAction } from '../../src/engine/gridcannon/actions.ts';
import { replayGridRecord, type GridRecord } from '../../src/engine/gridcannon/record.ts';
import { gridcannon } from '../../src/engine/gridcannon/ruleset.ts';
import type { GridSolution } from '../../src/engine/gridcannon/solution.ts';
import { openThinker, ThinkerError, type Thinker } from '../../src/thinking/thinker.ts';
import { generatorFrom, shuffled } from '../engine/games.ts';

/** The deal of this number can be won with all six ploys left, which is found long before its time is over. */
const EASY = 4;

const opened: Thinker[] = [];
afterEach(async () => {
  for (const thinker of opened.splice(0)) await thinker.close();
});

describe('a thinker', () => {
  it('finds a line that wins from where a record leads to', async () => {
    const problem = numbered(EASY);
    const solution = await thinker().solve(problem, 60_000);
    expect(solution).toMatchObject({ outcome: 'won', score: 6 });
    expect(endOf(problem, solution)).toEqual({ won: true, score: 6 });
  });

  it('leaves the event loop free while it thinks', async () => {
    const thinking = thinker().solve(numbered(2), 2000);
    let [turns, isDone] = [0, false];
    const ended = thinking.finally(() => (isDone = true));
    while (!isDone) {
      await setImmediate();
      turns += 1;
    }
    await ended;
    expect(turns).toBeGreaterThan(1000);
  });

  it('answers many that ask at once, in their order', async () => {
    const mind = thinker();
    const order: string[] = [];
    const ask = async (name: string, problem: GridRecord) => {
      const { outcome } = await mind.solve(problem, 60_000);
      order.push(`${name}: ${outcome}`);
    };
    const resigned = { ...numbered(1), actions: ['resign'] };
    await Promise.all([ask('first', numbered(EASY)), ask('second', resigned), ask('third', numbered(EASY))]);
    expect(order).toEqual(['first: won', 'second: lost', 'third: won']);
  });

  it('rejects a record with an illegal action, and goes on', async () => {
    const mind = thinker();
    const illegal = mind.solve({ ...numbered(1), actions: ['resign', 'resign'] }, 300);
    await expect(illegal).rejects.toThrow('Action 1 of the problem is refused: game-over.');
    expect(await mind.solve({ ...numbered(1), actions: ['resign'] }, 300)).toEqual({ outcome: 'lost' });
  });
});

describe('a thread that breaks down', () => {
  const program = new URL('./breakable.ts', import.meta.url);

  it.each(['throw', 'exit'])('costs the request in hand, and is replaced for the next: %s', async (how) => {
    const mind = thinker(program);
    const [broken, next] = [mind.solve(asking(how), 300), mind.solve(asking('resign'), 300)];
    await expect(broken).rejects.toThrow(ThinkerError);
    expect(await next).toEqual({ outcome: 'lost' });
    await expect(mind.solve(asking(how), 300)).rejects.toThrow(/broke down|ended by itself/);
    expect(await mind.solve(asking('resign'), 300)).toEqual({ outcome: 'lost' });
  });
});

describe('closing', () => {
  it('rejects what is not answered yet and all that comes later', async () => {
    const mind = thinker();
    const asked = [mind.solve(numbered(1), 60_000), mind.solve(numbered(2), 60_000)];
    const rejected = Promise.all(asked.map((each) => expect(each).rejects.toThrow('The thinker is closed.')));
    await mind.close();
    await rejected;
    await expect(mind.solve(numbered(1), 300)).rejects.toThrow('The thinker is closed.');
    await mind.close();
  });

  it('is fine where nothing was ever asked', async () => {
    await thinker().close();
  });
});

function thinker(program?: URL): Thinker {
  const one = openThinker(program);
  opened.push(one);
  return one;
}

function numbered(deal: number): GridRecord {
  return { variant: 'standard', deck: shuffled(gridcannon.deck, generatorFrom(deal)), actions: [] };
}

/** A problem whose one action says what is to happen. */
function asking(action: string): GridRecord {
  return { ...numbered(1), actions: [action] };
}

function endOf(problem: GridRecord, solution: GridSolution) {
  if (solution.outcome !== 'won') return null;
  const replay = replayGridRecord({ ...problem, actions: solution.actions.map(makeGridAction) });
  return gridcannon.outcome(replay.position);
}
