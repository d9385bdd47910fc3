import { describe, expect, it } from 'vitest';
import { rulesetById } from '../../src/engine/stones/rulesets.ts';
import { legalTexts } from '../../src/engine/stones/replay.ts';
import { after, cards, optionsOf, refusalOf, scene, story, variants } from './duels.ts';

/** Laying cards, drawing them, and the deal. */

const border = rulesetById('border-stones');

describe('the deal', () => {
  it.each(variants)('$name: the first cards are for A, the next for B, the rest is the pile', (variant) => {
    const { ruleset, options } = variant;
    const position = ruleset.deal({ options, deck: ruleset.deck, first: 'B' });
    expect(ruleset.view(position, 'A').hand).toEqual(ruleset.deck.slice(0, options.hand));
    expect(ruleset.view(position, 'B').hand).toEqual(ruleset.deck.slice(options.hand, 2 * options.hand));
    expect(ruleset.view(position, null).pile).toBe(ruleset.deck.length - 2 * options.hand);
    expect(ruleset.toMove(position)).toBe('B');
  });

  it('has 52 cards in four suits, or 54 in six colours', () => {
    expect(border.deck).toHaveLength(52);
    expect(rulesetById('schotten-totten').deck).toHaveLength(54);
    expect(rulesetById('schotten-totten-online').deck).toEqual(rulesetById('schotten-totten').deck);
  });
});

describe('laying a card', () => {
  const start = scene('border-stones', '|', { A: '9s 2h', B: '5c', pile: 'Kd 3d' });

  it('puts it face up on the own side, draws one and hands the turn over', () => {
    expect(story(start, 'play 9s 4')).toEqual(['A plays 9s at 4', 'A draws Kd', 'A ends the turn']);
    const view = border.view(after(start, 'play 9s 4'), 'A');
    expect(view.stones[3]).toEqual({ A: ['9s'], B: [], owner: null, first: null });
    expect(view.hand).toEqual(cards('border-stones', '2h Kd'));
    expect(view.turn).toBe('B');
    expect(view.lastPlayed).toEqual({ seat: 'A', card: '9s', stone: 4 });
  });

  it('needs a card that one holds', () => {
    expect(refusalOf(start, 'play 5c 4')).toEqual({ code: 'not-in-hand', card: '5c' });
  });

  it('needs a place: at most three cards a side', () => {
    const full = scene('border-stones', '2s3s7d|', { A: '9s' });
    expect(refusalOf(full, 'play 9s 1')).toEqual({ code: 'no-place', stone: 1, why: 'full' });
    expect(legalTexts(full)).not.toContain('play 9s 1');
  });

  it('needs a place: nobody plays at an owned stone any more', () => {
    const owned = scene('border-stones', '2s3s4s|/7h|8h9hTh=B', {
      A: '9s',
    });
    expect(refusalOf(owned, 'play 9s 2')).toEqual({ code: 'no-place', stone: 2, why: 'owned' });
  });

  it('is allowed once a turn', () => {
    const twice = scene('schotten-totten', '7r8r9r|/1r|', {
      A: '2b 3b',
      options: { claims: 'any' },
    });
    expect(refusalOf(after(twice, 'play 2b 2'), 'play 3b 2')).toEqual({ code: 'wrong-phase' });
  });

  it('must be done where it can be done', () => {
    expect(refusalOf(start, 'end')).toEqual({ code: 'must-play' });
    expect(legalTexts(start)).toHaveLength(18);
  });
});

describe('drawing', () => {
  it('waits for the end of the turn when one claims after the card', () => {
    const start = scene('schotten-totten-online', '7r8r|', {
      A: '9r 1b',
      B: '1y',
      pile: '2b',
    });
    expect(story(start, 'play 9r 1')).toEqual(['A plays 9r at 1']);
    expect(story(after(start, 'play 9r 1'), 'claim 1')).toEqual([
      'A takes 1',
      'A draws 2b',
      'A ends the turn',
    ]);
    expect(story(after(start, 'play 9r 1'), 'end')).toEqual(['A draws 2b', 'A ends the turn']);
  });

  it('waits for the end of the turn when one claims at any time', () => {
    const options = { claims: 'any' } as const;
    const start = scene('border-stones', 'JsQs|', {
      A: 'Ks 2h',
      B: '5c',
      pile: '2d',
      options,
    });
    expect(story(start, 'play Ks 1')).toEqual(['A plays Ks at 1']);
    expect(story(after(start, 'play Ks 1'), 'end')).toEqual(['A draws 2d', 'A ends the turn']);
  });

  it('stops when the pile is empty, and the game goes on with smaller hands', () => {
    const start = scene('border-stones', '|', { A: '9s 2h', B: '5c 6c' });
    expect(story(start, 'play 9s 4')).toEqual(['A plays 9s at 4', 'A ends the turn']);
    expect(border.view(after(start, 'play 9s 4'), null).handSizes).toEqual({ A: 1, B: 2 });
  });

  it('is left out after a claim that wins', () => {
    const options = { claims: 'any' } as const;
    const stones = '7r8r|/1r2r3r|=A/1b2b3b|=A';
    const start = scene('schotten-totten', stones, { A: '9r 1y', B: '2y', pile: '3y', options });
    const won = after(start, 'play 9r 1');
    expect(story(won, 'claim 1')).toEqual(['A takes 1', 'A wins by three-adjacent']);
    expect(rulesetById('schotten-totten').view(after(won, 'claim 1'), 'A')).toMatchObject({
      phase: 'over',
      turn: null,
      pile: 1,
      hand: ['1y'],
    });
  });
});

describe('options', () => {
  it('are the standard ones where nothing is said', () => {
    expect(optionsOf('border-stones')).toEqual({ claims: 'before', hand: 6 });
    expect(optionsOf('schotten-totten')).toEqual({ claims: 'before', hand: 6 });
    expect(optionsOf('schotten-totten-online')).toEqual({ claims: 'after', hand: 6 });
  });

  it('allow claims at any time everywhere, and a hand of seven with 52 cards', () => {
    expect(variants).toHaveLength(8);
    expect(optionsOf('border-stones', { hand: 7 })).toEqual({ claims: 'before', hand: 7 });
    expect(optionsOf('schotten-totten-online', { claims: 'any' })).toEqual({ claims: 'any', hand: 6 });
  });

  it.each([
    ['schotten-totten', { hand: 7 }, 'The option "hand" of schotten-totten must be 6.'],
    [
      'schotten-totten-online',
      { claims: 'before' },
      'The option "claims" of schotten-totten-online must be "after" or "any".',
    ],
    ['border-stones', { claims: 'after' }, 'The option "claims" of border-stones must be "before" or "any".'],
    ['border-stones', { hand: '7' }, 'The option "hand" of border-stones must be 6 or 7.'],
    ['border-stones', { claims: null }, 'The option "claims" of border-stones must be "before" or "any".'],
    ['border-stones', { colour: 1 }, 'border-stones has no option "colour", only "claims" and "hand".'],
  ] as const)('%s can not be played with %j', (id, given, message) => {
    expect(rulesetById(id).parseOptions(given)).toEqual({ ok: false, message });
  });
});
