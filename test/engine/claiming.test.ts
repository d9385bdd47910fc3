import { describe, expect, it } from 'vitest';
import { legalTexts } from '../../src/engine/stones/replay.ts';
import type { StonesPosition } from '../../src/engine/stones/position.ts';
import { rulesetById } from '../../src/engine/stones/rulesets.ts';
import { after, evolve, eventsOf, notedOf, refusalOf, rulesetOf, scene, story } from './duels.ts';

/** Taking stones: with proof, at the right time, and who hears of it when the proof is missing. */

describe('a proof uses what lies on the table', () => {
  const table = '9s9h9d|5c6c/4c|7c';

  it('Anna takes her three nines from 5-6 of clubs, since the 4 and the 7 lie elsewhere', () => {
    const anna = scene('border-stones', table, { A: '2d', B: '3d' });
    expect(story(anna, 'claim 1')).toEqual(['A takes 1']);
  });

  it('Anna has to wait while the 7 of clubs is in her own hand', () => {
    const anna = scene('border-stones', '9s9h9d|5c6c/4c|', { A: '7c', B: '3d' });
    expect(refusalOf(anna, 'claim 1')).toMatchObject({
      code: 'unproven',
      stone: 1,
      proof: { why: 'beatable', rival: { category: 'suited-run', sum: 18 }, witness: ['7c'] },
    });
    expect(legalTexts(anna)).not.toContain('claim 1');
  });

  it('cards at owned stones count as seen', () => {
    const anna = scene('border-stones', '9s9h9d|5c6c/4c|7c=B', { A: '2d', B: '3d' });
    expect(legalTexts(anna)).toContain('claim 1');
  });

  it('the best run of one suit is claimed against an empty side: J-Q-K, or 7-8-9 of one colour', () => {
    const french = scene('border-stones', 'JhQhKh|', { A: '2d', B: '3d' });
    expect(legalTexts(french)).toContain('claim 1');
    const clans = scene('schotten-totten', '9g7g8g|', { A: '2b', B: '3b' });
    expect(legalTexts(clans)).toContain('claim 1');
    const lower = scene('schotten-totten', '8g7g6g|', { A: '2b', B: '3b' });
    expect(legalTexts(lower)).not.toContain('claim 1');
  });

  it('is there as well where too few unseen cards are left to complete the other side', () => {
    const own = ['2s', '3h', '5d'];
    const others = rulesetById('border-stones').deck.filter((card) => ![...own, 'Kc'].includes(card));
    const fullStones = Array.from({ length: 8 }, (_, stone) => {
      const six = others.slice(6 * stone, 6 * stone + 6);
      return `${six.slice(0, 3).join('')}|${six.slice(3).join('')}^A`;
    });
    const alone = scene('border-stones', [`${own.join('')}|`, ...fullStones].join('/'), { B: 'Kc' });
    expect(eventsOf(alone, 'claim 1')[0]).toMatchObject({
      type: 'claimed',
      proof: { why: 'cannot-complete' },
    });
  });
});

describe('two complete sides', () => {
  const table = '9s9h9d|5c6c7c^A/2s3h5d|2h3s5s^B';

  it('only the better one can ever claim, and the stone waits until it does', () => {
    const anna = scene('border-stones', table, { A: '2d', B: '3d' });
    expect(refusalOf(anna, 'claim 1')).toMatchObject({ code: 'unproven', proof: { why: 'worse' } });
    const ben = after(anna, 'play 2d 9');
    expect(legalTexts(ben)).toContain('claim 1');
    expect(story(ben, 'claim 1')).toEqual(['B takes 1']);
  });

  it('equal ones belong to whoever was complete first', () => {
    const anna = scene('border-stones', table, { A: '2d', B: '3d' });
    expect(refusalOf(anna, 'claim 2')).toMatchObject({ code: 'unproven', proof: { why: 'tie-second' } });
    expect(eventsOf(after(anna, 'play 2d 9'), 'claim 2')[0]).toMatchObject({ proof: { why: 'tie-first' } });
  });

  it('the side completed first by playing is the one that wins the tie', () => {
    const start = scene('schotten-totten', '1r2g|1g2r', { A: '5y 1b 2b', B: '5p 3b 4b' });
    const both = after(start, 'play 5y 1', 'play 5p 1');
    expect(rulesetOf(both).view(both, null).stones[0]?.first).toBe('A');
    expect(legalTexts(both)).toContain('claim 1');
    const other = after(start, 'play 1b 2', 'play 5p 1', 'play 5y 1');
    expect(rulesetOf(other).view(other, null).stones[0]?.first).toBe('B');
    expect(legalTexts(other)).toContain('claim 1');
  });

  it("a tie that the other could only still reach is the claimer's", () => {
    const start = scene('schotten-totten', '9r9g9b|9y9p', {
      A: '1r',
      B: '2r',
    });
    expect(eventsOf(start, 'claim 1')[0]).toMatchObject({
      proof: { why: 'unbeatable', rival: { category: 'triple', sum: 27 } },
    });
  });
});

describe('the time to claim', () => {
  const ripe = '7r8r9r|/7b8b|';
  const hands = { A: '9b 1g', B: '2g 3g' };

  it('is before the card in the original', () => {
    const start = scene('schotten-totten', ripe, hands);
    expect(legalTexts(start)).toContain('claim 1');
    expect(story(start, 'play 9b 2')).toEqual(['A plays 9b at 2', 'A ends the turn']);
  });

  it('is after the card online', () => {
    const start = scene('schotten-totten-online', ripe, hands);
    expect(refusalOf(start, 'claim 1')).toEqual({ code: 'wrong-phase' });
    expect(legalTexts(after(start, 'play 9b 2'))).toEqual(['claim 1', 'claim 2', 'end']);
  });

  it('is both in the variant, in all three games', () => {
    for (const id of ['schotten-totten', 'schotten-totten-online'] as const) {
      const start = scene(id, ripe, { ...hands, options: { claims: 'any' } });
      expect(legalTexts(start)).toContain('claim 1');
      expect(legalTexts(after(start, 'play 9b 2'))).toEqual(['claim 1', 'claim 2', 'end']);
    }
  });

  it("is only in one's own turn", () => {
    const start = scene('schotten-totten', ripe, { ...hands, turn: 'B' });
    expect(refusalOf(start, 'claim 1', 'A')).toEqual({ code: 'not-your-turn' });
  });

  it('lasts for any number of stones', () => {
    const start = scene('schotten-totten', '7r8r9r|/|/7b8b9b|', { A: '1g', B: '2g' });
    expect(legalTexts(after(start, 'claim 3', 'claim 1'))).toContain('play 1g 2');
  });
});

describe('a refused claim', () => {
  const table = '9s9h9d|5c6c/2h3h|/4d5d6d|7d8d2c^A/JcQcKc|=A';
  const start = scene('border-stones', table, { A: '4h 5h', B: '6h 7h', turn: 'A' });

  it('costs nothing: the turn goes on', () => {
    const told = evolve(start, notedOf(start, 'claim 1'));
    expect(legalTexts(told)).toEqual(legalTexts(start));
  });

  it('is for everybody to hear where both the time and the own side are right', () => {
    expect(notedOf(start, 'claim 1')).toMatchObject([
      { type: 'claimRefused', seat: 'A', stone: 1, proof: { why: 'beatable' } },
    ]);
    const ben = after(start, 'play 4h 9');
    expect(notedOf(ben, 'claim 3')).toMatchObject([
      { type: 'claimRefused', seat: 'B', stone: 3, proof: { why: 'worse' } },
    ]);
  });

  it.each([
    ['the own side is unfinished', start, 'claim 2', 'side-incomplete'],
    ['the stone is owned already', start, 'claim 4', 'already-claimed'],
  ])('is private where %s', (_, position, text, why) => {
    expect(refusalOf(position, text)).toMatchObject({ code: 'unproven', proof: { why } });
    expect(notedOf(position, text)).toEqual([]);
  });

  it('is private at the wrong time', () => {
    const online = scene('schotten-totten-online', '1r2g4b|', { A: '9b', B: '2b' });
    expect(notedOf(online, 'claim 1')).toEqual([]);
  });

  it('is private the second time, while nothing else has happened', () => {
    const told = evolve(start, notedOf(start, 'claim 1'));
    expect(refusalOf(told, 'claim 1')).toMatchObject({
      code: 'refused-before',
      stone: 1,
      proof: { why: 'beatable' },
    });
    expect(notedOf(told, 'claim 1')).toEqual([]);
  });

  it('is private the second time also with another refused claim in between', () => {
    const lost = '9s9h9d|5c6c/5s5h5d|6s7s';
    const two = scene('border-stones', lost, { A: '4h 5h', B: '6h 7h' });
    const told = evolve(two, notedOf(two, 'claim 1'));
    expect(notedOf(told, 'claim 2')).toHaveLength(1);
    expect(refusalOf(evolve(told, notedOf(told, 'claim 2')), 'claim 1').code).toBe('refused-before');
  });

  it('is for everybody again once something has happened', () => {
    const told = evolve(start, notedOf(start, 'claim 1'));
    const later = after(told, 'play 4h 9', 'play 6h 9');
    expect(notedOf(later, 'claim 1')).toHaveLength(1);
  });

  it('stays in sight until the stone is owned, the latest of each seat and stone', () => {
    const refused = (position: StonesPosition) => rulesetOf(position).view(position, null).refused;
    expect(refused(start)).toEqual([]);
    const told = evolve(start, notedOf(start, 'claim 1'));
    expect(refused(told)).toMatchObject([{ seat: 'A', stone: 1, proof: { witness: [expect.any(String)] } }]);
    const later = after(told, 'play 4h 9', 'play 6h 9');
    expect(refused(later)).toHaveLength(1);
    const again = evolve(later, notedOf(later, 'claim 1'));
    expect(refused(again)).toHaveLength(1);
    const given = rulesetOf(again).evolve(again, {
      type: 'settled',
      step: 1,
      awards: [{ stone: 1, seat: 'A', reason: 'better' }],
    });
    expect(refused(given)).toEqual([]);
  });
});
