import { describe, expect, it } from 'vitest';
import {
  cardOf,
  codeOf,
  compareCards,
  deckOf,
  fullMasks,
  makeCode,
  NO_CARD,
  parseCard,
  suitOf,
  SUIT_SLOTS,
  valueOf,
} from '../../src/engine/stones/cards.ts';
import type { RulesetId } from '../../src/engine/stones/types.ts';
import { allCards, valueOfCard } from './oracle/naiveProver.ts';

const decks: readonly (readonly [RulesetId, number])[] = [
  ['border-stones', 52],
  ['schotten-totten', 54],
  ['schotten-totten-online', 54],
];

describe.each(decks)('the cards of %s', (ruleset, count) => {
  const { cards, codes } = deckOf(ruleset);

  it(`are ${count}, each once, suit by suit with values upwards`, () => {
    expect(cards).toHaveLength(count);
    expect(cards).toEqual(allCards(ruleset));
    expect(new Set(cards).size).toBe(count);
  });

  it('are read from their text and told by their code', () => {
    cards.forEach((card, place) => {
      expect(parseCard(ruleset, card)).toBe(card);
      expect(codeOf(card)).toBe(codes[place]);
      expect(cardOf(ruleset, codeOf(card))).toBe(card);
      expect(valueOf(codeOf(card))).toBe(valueOfCard(card));
      expect(makeCode(suitOf(codeOf(card)), valueOf(codeOf(card)))).toBe(codeOf(card));
    });
  });

  it('sort back into canonical order', () => {
    expect([...cards].reverse().sort(compareCards)).toEqual(cards);
  });

  it('fill their masks bit by bit', () => {
    const masks = fullMasks(deckOf(ruleset));
    expect(masks).toHaveLength(SUIT_SLOTS);
    for (const code of codes) {
      const bit = 1 << valueOf(code);
      const mask = masks[suitOf(code)] ?? 0;
      expect(mask & bit).toBe(bit);
      masks[suitOf(code)] = mask ^ bit;
    }
    expect([...masks]).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe('a text that is no card', () => {
  it.each(['', '9', 's9', '9S', '10s', '9s ', '0s', '1s', 'X1', '9r', '99', 'ss', '9s9h'])(
    'of border-stones: "%s"',
    (text) => {
      expect(parseCard('border-stones', text)).toBeNull();
    },
  );

  it.each(['', 'A1', 'Ar', '0r', 'Tr', '9s', 'r9', '9R'])('of schotten-totten: "%s"', (text) => {
    expect(parseCard('schotten-totten', text)).toBeNull();
  });

  it('and a code that is no card is a fault', () => {
    for (const code of [NO_CARD, -1, 14, 15, makeCode(4, 1), makeCode(0, 14), 1000, 1.5]) {
      expect(() => cardOf('border-stones', code)).toThrow(RangeError);
    }
    expect(() => cardOf('schotten-totten', makeCode(0, 10))).toThrow(RangeError);
  });
});
