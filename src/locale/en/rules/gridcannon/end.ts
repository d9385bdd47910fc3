import type { RulesPage } from '../../../rulesPage.ts';

export const end: RulesPage = {
  title: 'The end',
  text: [
    '**Won**, at once, when the twelfth royal falls. Your score is the number of ploys in your tray that you did not use, at most 6; also where the pile has run dry.',
    [
      '**Lost**, if',
      '- a royal becomes invincible: a jack or queen with 20 or more, a king with 19 or more;',
      '- nothing can be done any more: no card waits or can be turned up, and no ploy can be used;',
      '- you give up.',
    ].join('\n'),
  ].join('\n\n'),
};

export const tips: RulesPage = {
  title: 'Tips',
  text: [
    '- Build lines, not stacks. See which rows and columns point at a living royal, and which two cards would fire.',
    '- Mind the suits. Queens and kings ignore the wrong ones, so put high cards that fit them in the middle of their lines.',
    '- Small cards need room. Keep a low stack or two open.',
    '- Save your ploys. They are your points, and your way out.',
    '- Think where royals will land: a high card draws the royals of its suit to its side.',
  ].join('\n'),
};

export const variants: RulesPage = {
  title: 'Variants',
  text: [
    '**Standard**: all nine cells are dealt.',
    '**Empty centre**: the centre starts empty, and eight cards are dealt. Everything else stays as it is, the swap included.',
  ].join('\n\n'),
};
