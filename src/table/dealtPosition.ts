import { parseCard } from '../engine/stones/cards.ts';
import type { StonesPosition } from '../engine/stones/position.ts';
import { rulesetById } from '../engine/stones/rulesets.ts';
import type { StoredDeal, TableRow } from './ports.ts';

/** The position right after a stored deal. A card that the ruleset doesn't have is an Error that names the table. */
export function dealtPosition(row: TableRow, deal: StoredDeal): StonesPosition {
  const deck = deal.deck.map((text) => {
    const card = parseCard(row.ruleset, text);
    if (!card)
      throw new Error(`Table ${row.id}: its deck holds “${text}”, which is no card of ${row.ruleset}.`);
    return card;
  });
  return rulesetById(row.ruleset).deal({ options: row.options, deck, first: deal.first, seed: deal.seed });
}
