import type { Event, Seat } from '../engine/stones/types.ts';
import type { Locale } from '../locale/index.ts';
import { strip } from './cards.ts';
import { facesOf, mentionAt } from './faces.ts';
import type { TableFace } from './table.ts';

/** What happened, a sentence an event, as everybody may hear it: nobody's draws, and nothing that says itself. */
export function toldSentences(
  table: TableFace,
  events: readonly Event[],
  { table: words }: Locale,
): readonly string[] {
  const who = (seat: Seat): string => mentionAt(table, seat);
  return events.flatMap((event): readonly string[] => {
    switch (event.type) {
      case 'played':
        return [words.laid(who(event.seat), strip([event.card], facesOf(table)), event.stone)];
      case 'claimed':
        return [words.took(who(event.seat), event.stone)];
      case 'claimRefused':
        return [words.claimedInVain(who(event.seat), event.stone)];
      case 'turnEnded':
        return event.passed ? [words.passed(who(event.seat))] : [];
      case 'resigned':
        return [words.resigned(who(event.seat))];
      case 'timedOut':
        return [words.timedOut(who(event.seat))];
      case 'drew':
      case 'settled':
      case 'ended':
        return [];
    }
  });
}

/** The same for one player: what they did is said to them, and what they drew. */
export function ownSentences(
  table: TableFace,
  events: readonly Event[],
  words: Locale,
  own: Seat,
): readonly string[] {
  return events.flatMap((event): readonly string[] => {
    if (!('seat' in event) || event.seat !== own) return toldSentences(table, [event], words);
    switch (event.type) {
      case 'played':
        return [words.hand.laid(strip([event.card], facesOf(table)), event.stone)];
      case 'claimed':
        return [words.hand.took(event.stone)];
      case 'claimRefused':
        return [words.hand.claimedInVain(event.stone)];
      case 'drew':
        return [words.hand.drew(strip([event.card], facesOf(table)))];
      case 'turnEnded':
        return event.passed ? [words.hand.passed] : [];
      case 'resigned':
        return [words.hand.resigned];
      case 'timedOut':
        return toldSentences(table, [event], words);
    }
  });
}
