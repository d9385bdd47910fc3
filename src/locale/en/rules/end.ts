import type { RulesetId } from '../../../engine/stones/types.ts';
import type { RulesPage } from '../../rulesPage.ts';

const atOnce = [
  'All free stones are then decided at the same time:',
  [
    '- both sides complete: the better formation gets the stone;',
    '- one side complete: that side gets it;',
    '- neither complete: the higher sum of the cards there (a side without cards counts 0); equal: nobody.',
  ].join('\n'),
  'Whoever then has five stones or three adjacent ones wins. Otherwise the round is a draw.',
];

const inSteps = [
  'The free stones are then handed over step by step:',
  [
    '1. every stone that can be proven;',
    '2. every stone with just one complete side goes to that side;',
    '3. with both sides unfinished, the side with more cards gets the stone, after that the higher sum; equal: nobody.',
  ].join('\n'),
  'After each step it is looked at whether somebody has five stones or three adjacent ones. If nobody has after the last, whoever owns more stones wins; equal: a draw.',
];

export function end(ruleset: RulesetId): RulesPage {
  return {
    title: 'The end and the settlement',
    text: [
      'The round ends at once when somebody owns five stones or three adjacent ones.',
      'If that never happens, it ends when **nobody can lay a card any more** and each player, one after the other, has had a turn in which they could not (each may still claim in it).',
      ...(ruleset === 'border-stones' ? atOnce : inSteps),
      'If both meet a winning condition in the same step, the one with more stones wins; equal: a draw.',
      '**Points** of a round: 5 for the winner; the loser gets one for each stone owned. In a draw each gets the stones owned.',
      'You can resign at any time, also out of turn. That is a loss at the stones owned then; before both have laid a card it costs no points.',
    ].join('\n\n'),
  };
}

export function tips(ruleset: RulesetId): RulesPage {
  const [count, suited] = ruleset === 'border-stones' ? ['four', 'suited run'] : ['six', 'run in one colour'];
  return {
    title: 'Tips',
    text: [
      '- Don’t commit early: a single high card at several stones keeps your ways open and makes the other one show first.',
      '- Watch the neighbours. Three adjacent stones end the game, so defend a gap before it opens.',
      '- Use the table for proofs. Once the key cards are gone, a strong formation may be safe before the other side is finished.',
      `- A stone can be given up: against a ${suited} lay your worst cards.`,
      `- Count the values. There are ${count} of each, and three equal ones need three of them.`,
      '- Don’t spread strong cards evenly. Five weak wins beat four strong ones.',
      `- A begun ${suited} forces an answer and ties up the other’s best cards.`,
      '- A formation that can’t win any more takes your worst card.',
    ].join('\n'),
  };
}

export function variants(ruleset: RulesetId): RulesPage {
  const larger = '**Larger hand** (`hand: 7`): you hold 7 cards instead of 6. Everything else stays.';
  return {
    title: 'Variants',
    text: [
      '**Claim at any time** (`claims: any`): you may claim before and after laying your card. After the card, the turn goes on while you can prove a stone: claim it, or end your turn.',
      ...(ruleset === 'border-stones' ? [larger] : []),
      '**Help** (`help: on`) changes no rule: stones that can be claimed are marked, and everybody may ask why at every stone.',
    ].join('\n\n'),
  };
}
