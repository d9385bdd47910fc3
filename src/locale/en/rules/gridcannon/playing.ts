import { GRID } from '../../../rulesGrid.ts';
import type { RulesPage } from '../../../rulesPage.ts';

export const goal: RulesPage = {
  title: 'The goal',
  text: [
    'A game for one, about a revolution. The royals turn up one by one and take their places round your grid, and you overthrow them: a card laid at one end of a line fires at whoever stands at the other.',
    '**You win** as soon as all **twelve royals** have fallen. Your **score** is the number of ploys that you did not need, at most 6.',
    [
      'There are 54 cards, in four suits: ♠ ♣ are black, ♥ ♦ are red.',
      '- 36 **number cards**, 2 to 10, which count their value',
      '- 12 **royals**: jacks `J` (health 11), queens `Q` (12), kings `K` (13)',
      '- 6 **ploys**: four aces `A` (extraction) and two jokers (reassignment)',
    ].join('\n'),
  ].join('\n\n'),
};

export const grid: RulesPage = {
  title: 'The grid',
  text: [
    GRID,
    'Each of the nine **cells** holds a stack of number cards, and only the **top card** of a stack counts.',
    'Each dot is a **spot** for one royal. Twelve of them lie round the grid: above and below each column, left and right of each row. A corner borders two spots, an edge cell one, the centre none.',
    'A royal that falls stays in its spot, which is never free again.',
  ].join('\n\n'),
};

export const setup: RulesPage = {
  title: 'Before play',
  text: [
    [
      '1. **The grid is dealt.** Cards are turned up one by one, and number cards fill the cells 1 to 9. Royals, aces and jokers that come up are set aside, and more cards are turned up until nine number cards lie.',
      '2. **The royals that were set aside are placed**, in the order in which they came up. The aces and jokers go to your tray.',
      '3. **You may swap, once:** one card of the grid goes under the pile, and the next number card of the pile fills its cell. A royal that comes up on the way is placed at once; an ace or joker goes to your tray.',
    ].join('\n'),
    'Then play begins, and from then on you can use your ploys.',
  ].join('\n\n'),
};

export const turn: RulesPage = {
  title: 'A turn',
  text: [
    'Whenever no card waits for you, the top card of the pile turns up by itself.',
    [
      '- **A royal** is placed.',
      '- **An ace or joker** goes to your tray, and the next card turns up.',
      '- **A number card** must be laid on a stack whose top card is **equal or lower**, whatever its suit, or on an empty cell, which counts 0.',
    ].join('\n'),
    'For example, `5♣` may go on `4♣`, `3♠`, `2♦` or `5♥`, but not on `6♣`.',
    'What happens to a number card that fits nowhere is told under “Armour”.',
  ].join('\n\n'),
};
