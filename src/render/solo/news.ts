import { healthOf } from '../../engine/gridcannon/aim.ts';
import { codeOf, valueOf } from '../../engine/gridcannon/cards.ts';
import type { GridEvent, GridView, Spot } from '../../engine/gridcannon/types.ts';
import type { Locale } from '../../locale/index.ts';
import { gridCard, gridCards } from './cards.ts';
import { cellName, royalName, spotName } from './places.ts';

/** An event as it is told. What `joins` the same as the one before goes on with its sentence. */
interface Told {
  readonly joins: 'turned up' | 'placed' | 'withstood' | null;
  readonly part: string;
  readonly say: (parts: string) => string;
}

/**
 * What has happened, in sentences that everybody may hear; things that are alike and follow each other make one. The end
 * is left out: it has a heading of its own.
 *
 * @param view the game after all of it
 */
export function newsSentences(
  view: GridView,
  events: readonly GridEvent[],
  words: Locale,
): readonly string[] {
  const groups: Told[][] = [];
  const all = events.flatMap((event, place) => tell({ view, later: events.slice(place + 1) }, event, words));
  for (const told of all) {
    const group = groups.at(-1);
    if (told.joins !== null && group?.[0]?.joins === told.joins) group.push(told);
    else groups.push([told]);
  }
  return groups.flatMap((group) => {
    const parts = group.map(({ part }) => part).join(', ');
    return group.slice(0, 1).map(({ say }) => say(parts));
  });
}

/** The game after all events, and those of them that follow the one that is told. */
interface Hindsight {
  readonly view: GridView;
  readonly later: readonly GridEvent[];
}

function tell(hindsight: Hindsight, event: GridEvent, words: Locale): readonly Told[] {
  const { solo } = words;
  switch (event.type) {
    case 'turnedUp':
      return [{ joins: 'turned up', part: gridCard(event.card, words), say: solo.turnedUp }];
    case 'royalPlaced': {
      const part = solo.royalAt(gridCard(event.card, words), spotName(event.spot, words));
      return [{ joins: 'placed', part, say: solo.royalsPlaced }];
    }
    case 'fired': {
      const { sum, health } = event;
      const royal = gridCard(event.card, words);
      return event.fell
        ? alone(solo.fell(royal, sum, health))
        : [{ joins: 'withstood', part: solo.shot(royal, sum, health), say: solo.withstood }];
    }
    case 'wentUnder':
      return alone(solo.wentUnder(gridCards(event.cards, words)));
    case 'heldBack':
      return alone(solo.heldBack(gridCard(event.card, words)));
    case 'resumed':
      return alone(solo.resumed(gridCard(event.card, words)));
    case 'setupEnded':
      return alone(solo.setupEnded);
    case 'setupRoyalUp':
    case 'resigned':
    case 'ended':
      return [];
    case 'kept':
    case 'swapped':
    case 'filled':
    case 'placed':
    case 'extracted':
    case 'reassigned':
    case 'armoured':
      return alone(deedSentence(hindsight, event, words));
  }
}

function alone(sentence: string): readonly Told[] {
  return [{ joins: null, part: sentence, say: (parts) => parts }];
}

/** What the player did with cards. */
type Deed = Extract<
  GridEvent,
  { readonly type: 'kept' | 'swapped' | 'filled' | 'placed' | 'extracted' | 'reassigned' | 'armoured' }
>;

function deedSentence(hindsight: Hindsight, deed: Deed, words: Locale): string {
  const { solo } = words;
  switch (deed.type) {
    case 'kept':
      return solo.kept;
    case 'swapped':
      return solo.swapped(gridCard(deed.card, words), cellName(deed.cell, words));
    case 'filled':
      return solo.filled(gridCard(deed.card, words));
    case 'placed':
      return solo.placed(gridCard(deed.card, words), cellName(deed.cell, words));
    case 'extracted':
      return solo.extracted(gridCards(deed.cards, words), cellName(deed.cell, words));
    case 'reassigned':
      return solo.reassigned(
        gridCard(deed.card, words),
        cellName(deed.from, words),
        cellName(deed.to, words),
      );
    case 'armoured': {
      const royal = royalName(hindsight.view, deed.spot, words);
      return solo.armoured(gridCard(deed.card, words), royal, healthThen(hindsight, deed.spot));
    }
  }
}

/** The health of a royal before later armour was put on it. */
function healthThen({ view, later }: Hindsight, spot: Spot): number {
  const royal = view.royals[spot];
  if (!royal) return 0;
  const putOn = later.flatMap((event) =>
    event.type === 'armoured' && event.spot === spot ? [valueOf(codeOf(event.card))] : [],
  );
  return putOn.reduce((health, value) => health - value, healthOf(royal));
}
