import type { RulesetId } from '../../../engine/stones/types.ts';
import type { RulesPage } from '../../rulesPage.ts';
import { examplesOf } from '../../rulesPage.ts';
import { game } from '../game.ts';

export function claiming(ruleset: RulesetId): RulesPage {
  const when = ruleset === 'schotten-totten-online' ? 'after laying your card' : 'before laying your card';
  const cards = examplesOf(ruleset, game.faces);
  return {
    title: 'Claiming a stone',
    text: [
      `You claim ${when}, as many stones as you like, and only with **proof**. You never have to claim.`,
      [
        '- Nobody owns the stone, and your own side has three cards.',
        '- **The other side has three cards too:** the better formation can claim it. The stone stays free until it does.',
        '- **The other side is unfinished:** no cards that could still come there may beat yours. A tie is yours, since you were complete first.',
      ].join('\n'),
      'Every card counts as able to come unless it lies face up at some stone, on either side, owned stones included. **Hands never count, not even your own**: everybody at the table must be able to check the proof.',
      `So ${cards.unbeatable} can be claimed at once against an empty side: nothing in the deck beats it.`,
      'An owned stone keeps its cards, which go on counting as seen. Nobody lays a card there any more.',
      'A claim without proof costs nothing. Everybody is told what could still beat it, or what does.',
    ].join('\n\n'),
  };
}

export function proof(ruleset: RulesetId): RulesPage {
  const names = game.formations[ruleset];
  const cards = examplesOf(ruleset, game.faces);
  const [one, other] = cards.needs;
  return {
    title: 'Proof, with Anna and Ben',
    text: [
      `At a stone Anna has ${cards.nines} (${names.triple}). Ben has ${cards.bens} there and lacks one card.`,
      `What beats “${names.triple}”? Only “${names['suited-run']}”, or the same with higher values. Ben’s cards have different values, so only ${one} or ${other} would help him.`,
      `**Both lie on the table** at other stones. Ben can’t beat Anna any more, whatever he lays: Anna takes the stone, although Ben’s side is unfinished.`,
      `**${other} is in Anna’s own hand.** Anna knows that Ben can’t get it, but nobody else does. That is no proof. She waits, or lays that card somewhere, and claims later.`,
      `**${other} is nowhere to be seen.** Anna claims and is told: “Still possible for Ben there: ${names['suited-run']}, with ${other}.” It costs her nothing, and says nothing about Ben’s hand: only the table was looked at.`,
      `**Ben lays a third card** that does not help. Now both sides are complete, and Anna’s is better: she can take the stone whenever she may claim.`,
    ].join('\n\n'),
  };
}
