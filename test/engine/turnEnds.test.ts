import { describe, expect, it } from 'vitest';
import { legalTexts } from '../../src/engine/stones/replay.ts';
import { after, eventsOf, rulesetOf, scene, story, tell } from './duels.ts';

/** When a turn ends by itself, when a player has to pass, and when it all comes to the settlement. */

/** Three rulesets whose standard ways of claiming are before the card and after it, and one of both. */
const timings = [
  { id: 'border-stones', options: {} },
  { id: 'schotten-totten', options: {} },
  { id: 'schotten-totten-online', options: {} },
  { id: 'schotten-totten-online', options: { claims: 'any' } },
] as const;

describe('a turn ends by itself', () => {
  it('after the card, where claims come before it', () => {
    const start = scene('schotten-totten', '7r8r|', { A: '9r 1b', B: '1y', pile: '2b' });
    expect(story(start, 'play 9r 1')).toEqual(['A plays 9r at 1', 'A draws 2b', 'A ends the turn']);
  });

  it.each(['after', 'any'] as const)(
    'after the card where claims come %s, if nothing is proven',
    (claims) => {
      const scenery = { A: '9g 1b', B: '1y', pile: '2b', options: { claims } };
      const start = scene('schotten-totten-online', '7r8r|', scenery);
      expect(story(start, 'play 9g 1')).toEqual(['A plays 9g at 1', 'A draws 2b', 'A ends the turn']);
    },
  );

  it.each(['after', 'any'] as const)(
    'after the last stone that is proven, where claims come %s',
    (claims) => {
      const scenery = { A: '9r 1b', B: '1y', pile: '2b', options: { claims } };
      const start = scene('schotten-totten-online', '7r8r|/|/7b8b9b|', scenery);
      const played = after(start, 'play 9r 1');
      expect(legalTexts(played)).toEqual(['claim 1', 'claim 3', 'end']);
      expect(story(played, 'claim 3')).toEqual(['A takes 3']);
      expect(story(after(played, 'claim 3'), 'claim 1')).toEqual([
        'A takes 1',
        'A draws 2b',
        'A ends the turn',
      ]);
    },
  );

  it('not before one ends it, while another stone is proven', () => {
    const start = scene('schotten-totten-online', '7r8r|/|/7b8b9b|', { A: '9r 1b', B: '1y', pile: '2b' });
    expect(story(after(start, 'play 9r 1', 'claim 3'), 'end')).toEqual(['A draws 2b', 'A ends the turn']);
  });
});

describe.each(timings)('who cannot play in $id $options', ({ id, options }) => {
  const [ofA, ofB] = id === 'border-stones' ? ['JsQsKs', 'As Ah'] : ['7r8r9r', '1y 1b'];
  const other = id === 'border-stones' ? '2c' : '2y';

  it('may claim all the same, and then passes by itself', () => {
    const start = scene(id, `${ofA}|`, { A: '', B: ofB, options });
    expect(legalTexts(start)).toEqual(['claim 1', 'end']);
    expect(story(start, 'claim 1')).toEqual(['A takes 1', 'A passes']);
    expect(rulesetOf(start).toMove(after(start, 'claim 1'))).toBe('B');
  });

  it('may pass instead of claiming', () => {
    const start = scene(id, `${ofA}|`, { A: '', B: ofB, options });
    expect(story(start, 'end')).toEqual(['A passes']);
  });

  it('passes by itself where nothing is proven', () => {
    const start = scene(id, '|', { A: other, B: ofB, options });
    const [one] = ofB.split(' ');
    const told = story(after(start, `play ${other} 1`), `play ${one ?? ''} 1`);
    expect(told).toEqual([`B plays ${one ?? ''} at 1`, 'B ends the turn', 'A passes']);
  });

  it('passes for want of a place too, and draws nothing then, though cards are left', () => {
    const [full, alsoFull] = id === 'border-stones' ? ['3s4h6d', '5s3h6h'] : ['1r2g4p', '3r1g3b'];
    const start = scene(id, `|${full}/|${alsoFull}/|=A/|=A/|=B/|=A/|=B/|=A/|=B`, {
      A: ofB,
      B: other,
      pile: id === 'border-stones' ? '3c 4c' : '3y 4y',
      options,
    });
    const [one = '', two = ''] = ofB.split(' ');
    expect(story(start, `play ${one} 1`).slice(-2)).toEqual(['A ends the turn', 'B passes']);
    const later = after(start, `play ${one} 1`, `play ${two} 1`);
    expect(rulesetOf(later).view(later, null)).toMatchObject({
      handSizes: { A: 2, B: 1 },
      pile: 0,
      turn: 'A',
    });
  });
});

describe('the settlement', () => {
  it('waits until both, one after the other, had a turn in which they could not play', () => {
    const start = scene('border-stones', '2h3h5h|', { A: '9s', B: '' });
    expect(story(start, 'play 9s 2')).toEqual([
      'A plays 9s at 2',
      'A ends the turn',
      'B passes',
      'A passes',
      'step 1: 1 A only-complete, 2 A higher-sum, 3 - equal, 4 - equal, 5 - equal, 6 - equal, 7 - equal, 8 - equal, 9 - equal',
      'nobody wins by draw',
    ]);
  });

  it('lets both claim first, the one who played last too', () => {
    const start = scene('border-stones', 'JhQhKh|/|JsQsKs', { A: '9s', B: '' });
    const ben = after(start, 'play 9s 3');
    expect(legalTexts(ben)).toEqual(['claim 2', 'end']);
    expect(story(ben, 'claim 2')).toEqual(['B takes 2', 'B passes']);
    const anna = after(ben, 'claim 2');
    expect(legalTexts(anna)).toEqual(['claim 1', 'end']);
    expect(story(anna, 'end').slice(0, 2)).toEqual([
      'A passes',
      'step 1: 1 A only-complete, 3 A higher-sum, 4 - equal, 5 - equal, 6 - equal, 7 - equal, 8 - equal, 9 - equal',
    ]);
  });

  it('does not come when one of these claims wins', () => {
    const start = scene('border-stones', 'JhQhKh|/|=A/|=A', { A: '', B: '', passes: 1 });
    expect(story(start, 'claim 1')).toEqual(['A takes 1', 'A wins by three-adjacent']);
  });

  it('does not come while one can still play, however often the other passes', () => {
    const start = scene('border-stones', '|', { A: '9s 8h 7d', B: '' });
    const told = ['play 9s 1', 'play 8h 2'].reduce<{ position: typeof start; lines: string[] }>(
      ({ position, lines }, text) => ({
        position: after(position, text),
        lines: [...lines, ...eventsOf(position, text).map(tell)],
      }),
      { position: start, lines: [] },
    );
    expect(told.lines.filter((line) => line === 'B passes')).toHaveLength(2);
    expect(legalTexts(told.position)).toContain('play 7d 3');
  });

  it('counts only passes in a row', () => {
    const full = '|3s4h6d/|5s3h6h/|=A/|=A/|=B/|=A/|=B/|=A/|=B';
    const start = scene('border-stones', full, { A: '9s 8h', B: '2c' });
    const first = story(start, 'play 9s 1');
    expect(first.slice(-1)).toEqual(['B passes']);
    expect(story(after(start, 'play 9s 1'), 'play 8h 1').slice(-4, -2)).toEqual(['B passes', 'A passes']);
  });

  it('comes with empty hands, and also with cards for which there is no place', () => {
    const full = '2s3h5c|3s4h6d^A/|=A/|=A/|=B/|=A/|=B/|=A/|=B/|=B';
    const start = scene('border-stones', full, { A: '9s', B: '2c', passes: 1 });
    expect(story(start, 'end')).toEqual(['A passes', 'step 1: 1 B better', 'B wins by five']);
  });
});
