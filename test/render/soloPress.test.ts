import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CELLS } from '../../src/engine/gridcannon/geometry.ts';
import { SPOTS } from '../../src/engine/gridcannon/types.ts';
import type { GridAction } from '../../src/engine/gridcannon/types.ts';
import { makeCustomId, parseCustomId } from '../../src/render/index.ts';
import type { Press, SoloMode } from '../../src/render/index.ts';

const number = fc.integer({ min: 0, max: 999_999_999_999_999 });
const cell = fc.constantFrom(...CELLS);
const spot = fc.constantFrom(...SPOTS);
const acting = { solo: number, version: number };

const action: fc.Arbitrary<GridAction> = fc.oneof(
  fc.record({ type: fc.constantFrom('royal' as const, 'armour' as const), spot }),
  fc.record({ type: fc.constantFrom('swap' as const, 'place' as const, 'extract' as const), cell }),
  fc.record({ type: fc.constant('reassign' as const), from: cell, to: cell }),
  fc.record({ type: fc.constantFrom('keep' as const, 'resign' as const) }),
);

const mode: fc.Arbitrary<SoloMode> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('deal' as const, 'extract' as const, 'reassign' as const, 'giveUp' as const),
  }),
  fc.record({ kind: fc.constant('reassignFrom' as const), cell }),
);

const press: fc.Arbitrary<Press> = fc.oneof(
  fc.record({ kind: fc.constant('gridAct' as const), ...acting, action }),
  fc.record({ kind: fc.constant('gridUndo' as const), ...acting }),
  fc.record({ kind: fc.constant('gridMode' as const), ...acting, mode }),
  fc.record({
    kind: fc.constantFrom('gridSame' as const, 'gridNew' as const, 'gridShare' as const),
    solo: number,
  }),
  fc.record({ kind: fc.constant('gridLine' as const), solo: number, step: number }),
);

describe('the custom_id of Gridcannon', () => {
  it.each<[string, Press]>([
    ['gridAct.12.7.place 4', { kind: 'gridAct', solo: 12, version: 7, action: { type: 'place', cell: 4 } }],
    ['gridAct.12.7.resign', { kind: 'gridAct', solo: 12, version: 7, action: { type: 'resign' } }],
    ['gridUndo.12.7', { kind: 'gridUndo', solo: 12, version: 7 }],
    ['gridMode.12.7.extract', { kind: 'gridMode', solo: 12, version: 7, mode: { kind: 'extract' } }],
    [
      'gridMode.12.7.from.3',
      { kind: 'gridMode', solo: 12, version: 7, mode: { kind: 'reassignFrom', cell: 3 } },
    ],
    ['gridSame.12', { kind: 'gridSame', solo: 12 }],
    ['gridLine.12.0', { kind: 'gridLine', solo: 12, step: 0 }],
  ])('is %s', (text, one) => {
    expect(makeCustomId(one)).toBe(text);
    expect(parseCustomId(text)).toEqual(one);
  });

  it('gives every press back as it was, within 100 characters', () => {
    fc.assert(
      fc.property(press, (one) => {
        const id = makeCustomId(one);
        expect(id.length).toBeLessThanOrEqual(100);
        expect(parseCustomId(id)).toEqual(one);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['an unknown kind', 'gridCheat.12.7'],
    ['nothing but the beginning', 'grid.12'],
    ['an action without a version', 'gridAct.12.place 4'],
    ['no action', 'gridAct.12.7'],
    ['an action that there is not', 'gridAct.12.7.steal 4'],
    ['a tenth cell', 'gridAct.12.7.place 10'],
    ['an action with a blank too many', 'gridAct.12.7.place  4'],
    ['an action with something behind it', 'gridAct.12.7.place 4.1'],
    ['a spot that there is not', 'gridAct.12.7.royal T4'],
    ['a reassignment to nowhere', 'gridAct.12.7.reassign 3'],
    ['a mode that there is not', 'gridMode.12.7.cheat'],
    ['a mode in another word', 'gridMode.12.7.reassignFrom.3'],
    ['a card from no cell', 'gridMode.12.7.from'],
    ['a card from cell 0', 'gridMode.12.7.from.0'],
    ['a card from a blank and a cell', 'gridMode.12.7.from. 3'],
    ['a mode with a cell that it has no use for', 'gridMode.12.7.extract.3'],
    ['an undo without a version', 'gridUndo.12'],
    ['an undo of no game', 'gridUndo..7'],
    ['a step before the deal', 'gridLine.12.-1'],
    ['a line without a step', 'gridLine.12'],
    ['a new deal after no game', 'gridNew.'],
    ['a share of half a game', 'gridShare.1.5'],
  ])('is not fooled by %s', (_, text) => {
    expect(parseCustomId(text)).toBeNull();
  });

  it('takes, of whatever was edited by hand, only what it would write itself', () => {
    const edited = press.chain((one) =>
      fc.tuple(fc.nat(), fc.string({ maxLength: 3 })).map(([at, text]) => {
        const id = makeCustomId(one);
        return id.slice(0, at % (id.length + 1)) + text + id.slice((at % (id.length + 1)) + 1);
      }),
    );
    fc.assert(
      fc.property(edited, (text) => {
        const parsed = parseCustomId(text);
        if (parsed) expect(makeCustomId(parsed)).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });
});
