import type { RulesPage } from '../../../rulesPage.ts';

export const attack: RulesPage = {
  title: 'The attack',
  text: [
    'A number card laid at one end of a row or column **fires** at the living royal at the other end. The two top cards **in between** attack; the card you lay does not count.',
    [
      '- against a **jack** both cards count',
      '- against a **queen** only cards of her colour',
      '- against a **king** only cards of his suit',
    ].join('\n'),
    'An empty cell adds 0. If the sum reaches the royal’s health, armour included, the royal falls. If not, nothing happens, and your card stays all the same.',
    'A corner fires along its row and its column at once, an edge cell straight across. The centre never fires.',
  ].join('\n\n'),
};

export const attacks: RulesPage = {
  title: 'The attack, in examples',
  text: [
    '**A king.** `K♥` (13) stands at one end of a row, and you lay a card on the `3♠` at the other. In between lie `9♥` and `7♥`, both of his suit: 16 against 13, he falls.',
    '**A queen.** `Q♠` (12) looks at `10♦` and `6♠`. Only the `6♠` is black: 6 against 12, she stays. Cover the `10♦` with a black 10, which may lie on an equal card, and fire again: 16 against 12, she falls.',
    '**A jack.** `J♦` (11) minds no suits. `6♣` and `5♠` are just enough: 11 against 11, he falls.',
    '**Armour.** `K♥` wears a 3 and has 16 instead of 13. `9♥` and `7♥` still do it: 16 against 16.',
  ].join('\n\n'),
};

export const ploys: RulesPage = {
  title: 'Ploys',
  text: [
    '**Extraction** (an ace): a whole stack goes face down under the pile, turned over as it is: its oldest card will be drawn first. The cell is empty then.',
    '**Reassignment** (a joker): the top card of a stack moves to another, where it could be laid, or to an empty cell. There it fires as if it had been laid.',
    'You may use a ploy at any time once play has begun, also while a card waits, be it a number card or a royal. Each works once and then lies in your tray turned over; the ace (or joker) that came first is spent first.',
    'Every ploy that is left at the end is a point.',
  ].join('\n\n'),
};

export const armour: RulesPage = {
  title: 'Armour',
  text: [
    'A number card that fits nowhere becomes **armour**, provided that your unused ploys can’t make room for it. An ace always can. Jokers can if some sequence of allowed moves of those you have left opens a place.',
    'Armour adds its value to the health of the living royal most similar to it, this time the **lowest** one: of the same suit; failing that of the same colour; failing that of all. A jack is lower than a queen and a queen lower than a king, whatever they wear. Among equals you choose.',
    'For example, `K♥` with a 3 as armour has 16.',
    '**Invincible:** with 20 or more on a jack or queen, or 19 or more on a king, the game is lost, even where exactly 20 or 19 could still be felled.',
    'While a joker can still be moved, armour is not put on unasked: you may use the joker first, since it might fell the twelfth royal.',
  ].join('\n\n'),
};
