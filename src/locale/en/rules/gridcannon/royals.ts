import type { RulesPage } from '../../../rulesPage.ts';

export const placing: RulesPage = {
  title: 'Placing a royal',
  text: [
    'A royal goes to a free spot that borders the card of the grid **most similar** to it. Of all top cards, that is',
    [
      '1. the highest of the same suit;',
      '2. failing that, the highest of the same colour;',
      '3. failing that, the highest of all.',
    ].join('\n'),
    'Where several cards are equally similar, or the card lies in a corner with two free spots, **you choose**. For example, the highest heart is `9♥` in a corner: `K♥` goes to either of its two spots.',
    'A card with no free spot beside it (the centre never has one) is **passed over** for the next most similar one: downwards in the same suit, then in the same colour, then in the rest. If `9♥` lies in the centre and `6♥` at an edge, `K♥` goes to the `6♥`.',
    'The spot of a fallen royal is not free, and an empty cell is no card. If no card of the grid borders a free spot, any free spot will do.',
  ].join('\n\n'),
};

export const noRoyal: RulesPage = {
  title: 'When no royal is left standing',
  text: [
    'A revolution needs somebody to overthrow. If no living royal is on the table and fewer than twelve have fallen, cards are turned up until a royal comes. That may happen right after the setup too.',
    'The cards turned up before that royal go **under the pile** at once, before it is placed, ploys among them. The first one turned up will be the first drawn.',
    'If a joker fells the last living royal while a number card waits, the new royal comes first, and the number card after it.',
  ].join('\n\n'),
};
