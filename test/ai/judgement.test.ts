import { describe, expect, it } from 'vitest';
import { Appraiser } from '../../src/ai/duel/appraiser.ts';
import { LEVELS } from '../../src/ai/level.ts';
import { deckOf } from '../../src/engine/stones/cards.ts';
import type { RulesetId } from '../../src/engine/stones/types.ts';
import type { StonesPosition } from '../../src/engine/stones/position.ts';
import { after, rulesetOf, scene, type Scene } from '../engine/duels.ts';
import { boardFrom } from '../engine/boards.ts';
import { chosen } from './players.ts';

/** Positions in which a sound player has no choice. A sits in the seat, if not said otherwise. */

const SEEDS = [1, 2, 3, 4, 5];

describe.each(LEVELS)('the %s player', (level) => {
  it('claims what is proven', () => {
    const position = duel('border-stones', '9s9h9d|5c6c/4c7c|', { A: '2s 3s 5s 6s 8h Td' });
    expect(chosen(position, level)).toBe('claim 1');
  });

  it('claims nothing that is not proven', () => {
    const position = duel('border-stones', '9s9h9d|5c6c/4c|', { A: '2s 3s 5s 6s 8h Td' });
    expect(chosen(position, level)).toMatch(/^play/);
  });

  it('claims after the card in the online game, and its turn ends', () => {
    const position = duel('schotten-totten-online', '7r8r9r|/|', { A: '1o 2y 3g 4b 5p 1y' });
    expect(chosen(position, level)).toMatch(/^play/);
    const played = after(position, 'play 1o 9');
    expect(chosen(played, level)).toBe('claim 1');
    expect(turnOf(after(played, 'claim 1'))).toBe('B');
  });
});

describe('the sound player', () => {
  it('claims the stone that wins before any other', () => {
    const stones = 'JsQsKs|/|/|/|/|/|JhQhKh=A/|JdQdKd=A/JcQcKc|';
    expect(chosen(duel('border-stones', stones, { A: '4s 4h 5d 6d' }))).toBe('claim 8');
  });

  it.each(SEEDS)('lays the card that wins at once, where one claims after it (seed %i)', (seed) => {
    const position = duel('schotten-totten-online', '7r8r9r|=A/7o8o9o|=A/7y9y|1g/|2b', {
      A: '8y 9g 8g 9b 8b 9p',
    });
    expect(chosen(position, 'medium', seed)).toBe('play 8y 3');
  });

  it.each(SEEDS)('blocks the stone with which the rival would win next (seed %i)', (seed) => {
    // At stone 3 B lacks 9c to be as good as A can be there: whoever is first has it, and B owns 1 and 2.
    const stones = '|JhQhKh=B/|JdQdKd=B/7s8s|7c8c/2c|2d/Ks|4h';
    const position = duel('border-stones', stones, { A: '9s Ah 5h 3d 6h 4s' });
    expect(chosen(position, 'medium', seed)).toBe('play 9s 3');
  });

  it.each(SEEDS)('does not lay open the card whose absence is all that holds a stone (seed %i)', (seed) => {
    // B's nines at stone 3 are proven, and win, as soon as 7c lies elsewhere. At stone 5 it would make three sevens.
    const stones = '|JhQhKh=B/|JdQdKd=B/5c6c|9s9h9d/4c|2d/7h7s|8h';
    const position = duel('border-stones', stones, { A: '7c 2h 3d Ks 4s Ad' });
    expect(chosen(position, 'medium', seed)).not.toMatch(/^play 7c [^3]/);
  });

  it('would give a stone that is lost its worst card', () => {
    const position = duel('border-stones', '2c|JsQsKs/8s|9c/7d|2d/Ts|4s', { A: '8d 8c Td 9h Tc As' });
    const view = rulesetOf(position).view(position, 'A');
    const appraiser = new Appraiser({ ...view, seat: 'A' });
    const worths = view.hand.map((card) => ({ card, worth: appraiser.worthOf({ card, stone: 1 }) }));
    expect(worths.sort((one, other) => other.worth - one.worth)[0]?.card).toBe('As');
  });

  it('does the same with the same seed; between equal plays the seed decides', () => {
    const position = duel('border-stones', '|', { A: '9s 9h 9d 2c 5c 7h' });
    expect(chosen(position, 'medium', 7)).toBe(chosen(position, 'medium', 7));
    const plays = Array.from({ length: 20 }, (_, seed) => chosen(position, 'medium', seed));
    expect(new Set(plays).size).toBeGreaterThan(1);
  });
});

/** A duel in which B holds cards that A doesn't know, if not said otherwise, and all others lie in the pile. */
function duel(id: RulesetId, stones: string, given: Scene): StonesPosition {
  const laid = boardFrom(id, stones)
    .stones.flatMap(({ A, B }) => [...A, ...B])
    .join(' ');
  const known = `${laid} ${given.A ?? ''}`;
  const hidden = deckOf(id).cards.filter((card) => !known.includes(card));
  const { B = hidden.slice(0, 6).join(' '), pile = hidden.slice(6).join(' ') } = given;
  return scene(id, stones, { ...given, B, pile });
}

function turnOf(position: StonesPosition): string | null {
  return rulesetOf(position).toMove(position);
}
