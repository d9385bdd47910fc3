import { deckOf } from '../../../src/table/solo/deal.ts';
import type { SoloRow } from '../../../src/table/solo/ports.ts';
import { firstEvents, Solo } from '../../../src/table/solo/solo.ts';

/** A game at its beginning, as the store gives it. */
export function freshSolo(deal: number, given: Partial<SoloRow> = {}): Solo {
  const row: SoloRow = {
    id: 1,
    player: '1',
    variant: 'standard',
    visibility: 'public',
    locale: 'en',
    guildId: '2',
    channelId: '3',
    deal,
    daily: null,
    deck: deckOf(deal),
    startedAt: 0,
    counts: true,
    version: 0,
    board: null,
    ending: null,
    endedAt: null,
    ...given,
  };
  const events = firstEvents(row);
  return Solo.of({ row, moves: events.length > 0 ? [{ version: 0, events }] : [] });
}
