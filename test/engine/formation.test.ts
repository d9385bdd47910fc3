import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deckOf, parseCard } from '../../src/engine/stones/cards.ts';
import {
  compareFormations,
  formationOf,
  formationOfScore,
  NO_FORMATION,
  sumOf,
} from '../../src/engine/stones/formation.ts';
import type { Card, Formation, RulesetId } from '../../src/engine/stones/types.ts';
import { beats, naiveFormation } from './oracle/naiveProver.ts';

type Row = readonly [name: string, cards: string, formation: string];

// prettier-ignore
const borderStones: readonly Row[] = [
  ['a suited run, in whatever order', '9s 7s 8s', 'suited-run 24'],
  ['the lowest suited run: the ace is low', '2h Ah 3h', 'suited-run 6'],
  ['the highest suited run', 'Jd Qd Kd', 'suited-run 36'],
  ['nothing wraps round in one suit', 'Qs Ks As', 'flush 26'],
  ['nor from king to two', 'Ks As 2s', 'flush 16'],
  ['a triple', '9s 9h 9d', 'triple 27'],
  ['the lowest triple', 'Ac As Ah', 'triple 3'],
  ['a flush', '2c 9c 4c', 'flush 15'],
  ['a flush with a pair of neighbours', '2c 3c 5c', 'flush 10'],
  ['a run', 'Ts 9h Js', 'run 30'],
  ['the lowest run', '3s 2h As', 'run 6'],
  ['nothing wraps round in several suits', 'Qs Kh As', 'sum 26'],
  ['a pair is only a sum', '9s 9h 8h', 'sum 26'],
  ['two steps are no run', '2s 4h 6s', 'sum 12'],
];

const schottenTotten: readonly Row[] = [
  ['a suited run', '9p 8p 7p', 'suited-run 24'],
  ['nothing wraps round', '9r 1r 2r', 'flush 12'],
  ['a triple of six', '4r 4b 4p', 'triple 12'],
  ['a run', '1r 2o 3r', 'run 6'],
  ['a sum', '1r 1o 2r', 'sum 4'],
];

describe('a formation', () => {
  it.each(borderStones)('of 52 cards: %s', (_name, text, formation) => {
    expect(textOf(formationOf(side('border-stones', text)))).toBe(formation);
  });

  it.each(schottenTotten)('of 54 cards: %s', (_name, text, formation) => {
    expect(textOf(formationOf(side('schotten-totten', text)))).toBe(formation);
  });

  it('needs three cards', () => {
    expect(formationOf([])).toBeNull();
    expect(formationOf(side('border-stones', '9s'))).toBeNull();
    expect(formationOf(side('border-stones', '9s 9h'))).toBeNull();
    expect(formationOfScore(NO_FORMATION)).toBeNull();
  });

  it('of one, two and three of a suit beats three nines', () => {
    const small = formationOf(side('schotten-totten', '1r 2r 3r'));
    const big = formationOf(side('schotten-totten', '9o 9y 9g'));
    expect(small !== null && big !== null && compareFormations(small, big)).toBeGreaterThan(0);
  });
});

describe.each<RulesetId>(['border-stones', 'schotten-totten'])('formations of %s', (ruleset) => {
  const threes = fc.shuffledSubarray([...deckOf(ruleset).cards], { minLength: 3, maxLength: 3 });

  it('are what the rules say, for every three cards in one order', () => {
    const { cards } = deckOf(ruleset);
    cards.forEach((one, i) =>
      cards.slice(0, i).forEach((two, j) =>
        cards.slice(0, j).forEach((three) => {
          const found = formationOf([one, two, three]);
          const naive = naiveFormation([one, two, three]);
          if (found?.category !== naive?.category || found?.sum !== naive?.sum) expect(found).toEqual(naive);
        }),
      ),
    );
  });

  it('are the same in any order of laying', () => {
    fc.assert(
      fc.property(threes, ([one, two, three]) => {
        if (one === undefined || two === undefined || three === undefined) return;
        const formation = formationOf([one, two, three]);
        expect(formationOf([three, one, two])).toEqual(formation);
        expect(formationOf([two, one, three])).toEqual(formation);
        expect(formation?.sum).toBe(sumOf([one, two, three]));
      }),
      { numRuns: 300 },
    );
  });

  it('compare as the rules compare', () => {
    fc.assert(
      fc.property(threes, threes, (some, others) => {
        const one = formationOf(some);
        const other = formationOf(others);
        if (one === null || other === null) return;
        expect(compareFormations(one, other) > 0).toBe(beats(one, other));
        expect(compareFormations(other, one) > 0).toBe(beats(other, one));
      }),
      { numRuns: 1000 },
    );
  });
});

function side(ruleset: RulesetId, text: string): Card[] {
  return text.split(' ').flatMap((each) => parseCard(ruleset, each) ?? []);
}

function textOf(formation: Formation | null): string {
  return formation === null ? 'none' : `${formation.category} ${formation.sum}`;
}
