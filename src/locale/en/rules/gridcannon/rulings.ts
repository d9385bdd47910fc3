import type { RulesPage } from '../../../rulesPage.ts';

export const rulings: RulesPage = {
  title: 'Rulings, where the rules are silent',
  text: [
    'An empty cell is no card when similarity is judged. In an attack it adds 0.',
    'Ploys can be used once the setup is over. The swap belongs to the setup.',
    'When a royal is placed, a card with no free spot beside it is passed over for the next most similar one. If no card borders a free spot, any free spot will do.',
    'Armour does not count when the lowest royal is looked for.',
    'A jack or queen at 20, or a king at 19, loses the game, even if that could still be felled.',
    'A joker that fells the last living royal while a number card waits: first the new royal comes, then that number card.',
    'Cards turned up in search of a royal go under the pile before it is placed. Ploys go with them, not to your tray.',
    'With an empty centre you may still swap: a variant changes only what it says.',
    'A win is a win with an empty pile too, and the score is counted as ever.',
  ]
    .map((ruling) => `- ${ruling}`)
    .join('\n'),
};

export const credits: RulesPage = {
  title: 'Credits',
  text: [
    '**Based on Gridcannon by Tom Francis.** He published the game in 2019; his blog is <https://pentadact.com>. These rules follow his second version.',
    'The armour rule is credited to Chris Thursten.',
  ].join('\n\n'),
};
