import type { RulesetId } from '../../../engine/stones/types.ts';
import type { RulesPage } from '../../rulesPage.ts';
import { examplesOf } from '../../rulesPage.ts';
import { game } from '../game.ts';

export function goal(ruleset: RulesetId): RulesPage {
  const deck =
    ruleset === 'border-stones'
      ? 'The deck has 52 cards: ♠ ♥ ♦ ♣, from ace to king. The ace is always low (1); jack, queen and king count 11, 12 and 13.'
      : 'The deck has 54 cards: six colours (🔺 red, 🔶 orange, ⭐ yellow, 🍀 green, 🔵 blue, 🟪 purple) with the values 1 to 9.';
  return {
    title: 'The goal',
    text: [
      'Nine stones lie in a row between two players. At each stone each player builds a side of up to three cards, face up; three cards are a formation, and the better one gets the stone.',
      '**You win at once** when you own **five stones**, or **three adjacent stones** (8, 9 and 1 are not adjacent), even in the middle of several claims.',
      deck,
      'You hold 6 cards. The challenger’s side is on the left. Who begins is chosen at random; in the next round of the same two on this server it is the other one.',
    ].join('\n\n'),
  };
}

const order: Readonly<Record<RulesetId, readonly string[]>> = {
  'border-stones': [
    '**Claim** stones that you can prove, if you like.',
    '**Lay** one card.',
    '**Draw** one card.',
  ],
  'schotten-totten': [
    '**Claim** stones that you can prove, if you like.',
    '**Lay** one card.',
    '**Draw** one card.',
  ],
  'schotten-totten-online': [
    '**Lay** one card.',
    '**Claim** stones that you can prove, if you like.',
    '**Draw** one card.',
  ],
};

export function turn(ruleset: RulesetId): RulesPage {
  return {
    title: 'A turn',
    text: [
      order[ruleset].map((step, index) => `${index + 1}. ${step}`).join('\n'),
      'You lay a card from your hand on your own side of a stone that nobody owns and where you have fewer than three cards. If you can lay a card, you must. A card stays where it lies.',
      'The card is drawn at the end of the turn, while the pile lasts. An empty pile does not end the game; hands only get smaller.',
      'If you can’t lay a card (none left, or no place), you may still claim what you can prove; then you pass. Who lays no card draws none.',
      'The turn ends by itself as soon as nothing is left to decide in it.',
    ].join('\n\n'),
  };
}

export function formations(ruleset: RulesetId): RulesPage {
  const names = game.formations[ruleset];
  const cards = examplesOf(ruleset, game.faces);
  const suit = ruleset === 'border-stones' ? 'suit' : 'colour';
  const wrap = ruleset === 'border-stones' ? 'Q-K-A' : '8-9-1';
  return {
    title: 'Formations, best first',
    text: [
      [
        `1. **${names['suited-run']}**: one ${suit}, three values in a row · ${cards.suitedRun}`,
        `2. **${names.triple}**: three equal values · ${cards.triple}`,
        `3. **${names.flush}**: one ${suit} · ${cards.flush}`,
        `4. **${names.run}**: three values in a row · ${cards.run}`,
        `5. **${names.sum}**: any other three cards · ${cards.sum}`,
      ].join('\n'),
      `A kind that stands higher in this list beats every lower one, whatever the numbers: ${cards.lowest} beats ${cards.nines}.`,
      'Of the same kind, the higher sum of the three values wins. With equal sums too, the side that was **complete first** (whose third card was laid first) wins.',
      `The order in which the cards were laid does not matter. Nothing wraps round: ${wrap} is no run.`,
    ].join('\n\n'),
  };
}
