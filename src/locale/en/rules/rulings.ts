import type { RulesetId } from '../../../engine/stones/types.ts';
import type { RulesPage } from '../../rulesPage.ts';

const common = [
  'Of equal kinds the **sum** of the three values decides, not the single highest card.',
  'You may claim any number of stones in a turn.',
  'What is proven stays proven. At a free stone at most one player can ever have proof.',
  'If too few unseen cards are left to finish the other side, your complete side is proven.',
  'You hear privately, and nobody else does, when you claim at the wrong time, with fewer than three cards, a stone that is owned, or once more what was just refused.',
  'Who can’t lay a card may still claim what is provable, whether the game otherwise has claims before or after the card.',
  'After a winning claim no card is drawn.',
  'Who has five stones and three adjacent ones at once has won with five.',
  'Resigning or running out of time loses the round at the stones owned then: 5 points for the other, and one for each stone of one’s own. If it happens before both have laid a card, there are no points; the round counts in its match all the same, and the other has won it.',
];

const ofGame: Readonly<Record<RulesetId, readonly string[]>> = {
  'border-stones': [
    'The settlement comes once neither can lay a card **and** both have had a turn in which they could not: so a player without a card may still claim.',
    'The ace is 1, never above the king.',
  ],
  'schotten-totten': [
    'The original speaks of one claim a turn and of “the higher card value”; we play any number of claims, and the sum.',
    'The original does not say what happens when nobody can lay a card: we take the settlement of the later rules.',
    'Five stones or three adjacent ones win in the settlement too, looked at after each step.',
  ],
  'schotten-totten-online': [
    'Five stones or three adjacent ones win in the settlement too, looked at after each step.',
  ],
};

export function rulings(ruleset: RulesetId): RulesPage {
  return {
    title: 'Rulings, where rules are silent or disagree',
    text: [...common, ...ofGame[ruleset]].map((ruling) => `- ${ruling}`).join('\n'),
  };
}

export function credits(ruleset: RulesetId): RulesPage {
  const about =
    ruleset === 'border-stones'
      ? [
          'Border Stones (Grenzsteine) is an adaptation of Schotten Totten for an ordinary deck of cards. Its author has not play-tested it. A round takes about twenty minutes; playing several for points is recommended.',
          'Schotten Totten is by Reiner Knizia (1999), also published as Battle Line.',
        ]
      : [
          'Schotten Totten is by Reiner Knizia (1999), also published as Battle Line.',
          ruleset === 'schotten-totten'
            ? 'These are the rules of the original: claim, lay, draw.'
            : 'These are the later rules, as played online: lay, claim, draw.',
        ];
  return { title: 'Credits', text: about.join('\n\n') };
}
