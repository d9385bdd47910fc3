import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyse } from '../../src/engine/stones/analysis.ts';
import { legalTexts } from '../../src/engine/stones/replay.ts';
import { rulesets } from '../../src/engine/stones/rulesets.ts';
import { variants } from './duels.ts';
import { playSetup, setups } from './games.ts';
import { naiveAct, naiveDeal, naiveLegal, naiveView } from './oracle/naiveDuel.ts';

/** Whole duels side by side with a second implementation that was written from the rules' text alone. */

const GAMES = 300;

describe.each(rulesets)('$id', ({ id }) => {
  it(`goes as the naive duel does, in ${GAMES} games to their end`, () => {
    const ofRuleset = variants.filter(({ ruleset }) => ruleset.id === id);
    const property = fc.property(setups(ofRuleset), (setup) => {
      const { record, positions } = playSetup(setup);
      let naive = naiveDeal(id, record.options, record.deck, record.first);
      for (const [ply, position] of positions.entries()) {
        expect(legalTexts(position).join()).toBe(naiveLegal(naive).join());
        expect(JSON.stringify(analyse(position))).toBe(JSON.stringify(naiveView(naive)));
        const action = record.actions[ply];
        if (action !== undefined) naive = naiveAct(naive, action);
      }
    });
    fc.assert(property, { numRuns: GAMES });
  });
});
