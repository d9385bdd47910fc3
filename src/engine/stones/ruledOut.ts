import { NO_CARD } from './cards.ts';
import { scoreOf } from './formation.ts';

/**
 * Which seen cards stand in the way of everything that would have refuted a proof.
 *
 * A completion needs all of its cards, so one seen card in each is enough to rule them all out. Against a side
 * that lacks one card these are simply the cards that it would need; for more the smallest choice would cost a
 * search that nobody waits for, so the card that spoils the most is taken again and again, and in the end those
 * that others have made needless are left out.
 *
 * @param deck the codes of all cards
 * @param laid the codes of the unfinished side, up to two
 * @param isSeen whether a card lies face up
 * @param own the score (formation.ts) to be beaten
 * @param most how many cards are still worth telling
 * @returns the codes in canonical order, none where nothing in the whole deck would beat `own`; null where it
 * takes more than `most`
 */
export function cardsThatRuleOut(
  deck: readonly number[],
  laid: readonly number[],
  isSeen: (code: number) => boolean,
  own: number,
  most: number,
): number[] | null {
  const others = deck.filter((code) => !laid.includes(code));
  const refutations = completions(laid, others)
    .filter(([one = NO_CARD, two = NO_CARD, three = NO_CARD]) => scoreOf(one, two, three) > own)
    .map((cards) => cards.slice(laid.length).filter(isSeen));
  const taken = spoilers(refutations, most);
  return taken && withoutNeedless(taken, refutations).sort((one, other) => one - other);
}

/** Every way to make three of the cards laid and others. */
function completions(laid: readonly number[], others: readonly number[]): number[][] {
  if (laid.length === 2) return others.map((code) => [...laid, code]);
  return others.flatMap((code, place) => completions([...laid, code], others.slice(place + 1)));
}

/** Takes the card that is in most sets, then the one that is in most of the rest, until every set has one taken. */
function spoilers(sets: readonly (readonly number[])[], most: number): number[] | null {
  const taken: number[] = [];
  let rest = sets;
  while (rest.length > 0) {
    if (taken.length === most) return null;
    const card = mostFrequent(rest);
    taken.push(card);
    rest = rest.filter((cards) => !cards.includes(card));
  }
  return taken;
}

function mostFrequent(sets: readonly (readonly number[])[]): number {
  const counts = new Map<number, number>();
  let most = NO_CARD;
  for (const card of sets.flat()) {
    counts.set(card, (counts.get(card) ?? 0) + 1);
    if ((counts.get(card) ?? 0) > (counts.get(most) ?? 0)) most = card;
  }
  return most;
}

function withoutNeedless(taken: readonly number[], sets: readonly (readonly number[])[]): number[] {
  return taken.reduce<number[]>(
    (kept, card) => {
      const others = kept.filter((other) => other !== card);
      return sets.every((cards) => cards.some((code) => others.includes(code))) ? others : kept;
    },
    [...taken],
  );
}
