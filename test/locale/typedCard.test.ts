import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deckOf } from '../../src/engine/stones/cards.ts';
import { cardName, locales, matchCards } from '../../src/locale/index.ts';
import { cards } from '../render/views.ts';

const french = cards('As 9s 9h Th Qs Qd Kd 2c');
const clans = cards('5b 5g 9r 1y 3o 7p');

describe('a card that was typed', () => {
  it.each([
    ['9s', '9s'],
    ['9S', '9s'],
    ['s9', '9s'],
    ['9♠', '9s'],
    ['9\u2660\uFE0F', '9s'],
    ['9\u2660\uFE0E', '9s'],
    ['♠ 9', '9s'],
    ['10h', 'Th'],
    ['Th', 'Th'],
    ['10♥', 'Th'],
    ['Kd', 'Kd'],
    ['hearts 9', '9h'],
    ['9 of hearts', '9h'],
    ['Herz 9', '9h'],
    ['Herz-9', '9h'],
    ['9_h', '9h'],
    ['h.9', '9h'],
    ['9, hearts', '9h'],
    ['9-of-hearts', '9h'],
    ['Pik Ass', 'As'],
    ['ace of spades', 'As'],
    ['D♠', 'Qs'],
    ['Dame Pik', 'Qs'],
    ['Karo König', 'Kd'],
    ['karo koenig', 'Kd'],
    ['dd', 'Qd'],
    ['  2   C ', '2c'],
    ['Kreuz zwei', '2c'],
  ])('“%s” is %s', (typed, card) => {
    expect(matchCards(typed, french)).toEqual({ understood: true, fitting: [card] });
  });

  it.each([
    ['b5', '5b'],
    ['5b', '5b'],
    ['blue 5', '5b'],
    ['blau 5', '5b'],
    ['5 blau', '5b'],
    ['🔵5', '5b'],
    ['grün 5', '5g'],
    ['gruen fünf', '5g'],
    ['rot 9', '9r'],
    ['⭐1', '1y'],
    ['yellow one', '1y'],
    ['lila 7', '7p'],
  ])('“%s” is %s', (typed, card) => {
    expect(matchCards(typed, clans)).toEqual({ understood: true, fitting: [card] });
  });

  it('may mean several of the hand', () => {
    expect(matchCards('9', french).fitting).toEqual(['9s', '9h']);
    expect(matchCards('Pik', french).fitting).toEqual(['As', '9s', 'Qs']);
    expect(matchCards('5', clans).fitting).toEqual(['5b', '5g']);
  });

  it('is told from a card that is not in the hand, and from nonsense', () => {
    expect(matchCards('3c', french)).toEqual({ understood: true, fitting: [] });
    expect(matchCards('blau 5', french)).toEqual({ understood: true, fitting: [] });
    expect(matchCards('', french)).toEqual({ understood: false, fitting: [] });
    expect(matchCards('99s', french)).toEqual({ understood: false, fitting: [] });
    expect(matchCards('constructor', french)).toEqual({ understood: false, fitting: [] });
    expect(matchCards('s'.repeat(100_000), french)).toEqual({ understood: false, fitting: [] });
  });

  it.each(['%s', '9s@', '\u202E9', '9/s', '9s.', '-9', '"9s"', '1-0h', '9\uFE0Fs', `9s${' '.repeat(80)}%`])(
    'is not guessed from “%s”',
    (typed) => {
      expect(matchCards(typed, french)).toEqual({ understood: false, fitting: [] });
    },
  );

  it('may be a suit alone, as a letter or a sign', () => {
    for (const typed of ['s', '♠', '\u2660\uFE0F'])
      expect(matchCards(typed, french)).toEqual({ understood: true, fitting: ['As', '9s', 'Qs'] });
  });

  it('is an ace rather than a spade where German names the ace', () => {
    expect(matchCards('Ass', french).fitting).toEqual(['As']);
    expect(matchCards('Ass', cards('9s Ah')).fitting).toEqual(['Ah']);
  });

  it('is understood as it is shown, in every language', () => {
    for (const words of [locales.en, locales.de]) {
      for (const deck of [deckOf('border-stones').cards, deckOf('schotten-totten').cards]) {
        for (const card of deck) {
          expect(matchCards(cardName(card, words), deck).fitting).toEqual([card]);
          expect(matchCards(card, deck).fitting).toEqual([card]);
        }
      }
    }
  });

  it('never makes the reader stumble', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (typed) => {
        const { understood, fitting } = matchCards(typed, french);
        expect(fitting.every((card) => french.includes(card))).toBe(true);
        if (fitting.length > 0) expect(understood).toBe(true);
      }),
    );
  });
});
