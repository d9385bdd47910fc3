import type { Interaction, Person, SeenMessage } from '../../playground/index.ts';
import { below } from '../engine/games.ts';
import { nextStanding, PATIENCE, pressesOn, privateAnswer, standing, buttonOf } from './duel.ts';
import type { Standing } from './duel.ts';
import type { Room } from './scene.ts';

/** Players who know nothing but what they see: the buttons of their own messages, and what is suggested to them. */

/** A source of numbers, for `below`. */
export type Dice = () => number;

/** One way of using the bot. Each action gives the private message that shows what is next. */
export interface Manner {
  /** Has the own hand shown. */
  hand(room: Room, person: Person): Promise<SeenMessage>;
  /** Lays a card that is offered at a stone that is offered. */
  play(room: Room, person: Person, hand: SeenMessage, dice: Dice): Promise<SeenMessage>;
  claim(room: Room, person: Person, hand: SeenMessage, stone: number): Promise<SeenMessage>;
  end(room: Room, person: Person, hand: SeenMessage): Promise<SeenMessage>;
}

/** What a hand message offers. */
export interface Offers {
  readonly cards: readonly string[];
  readonly claims: readonly number[];
  readonly mayEnd: boolean;
}

export function offersOf(hand: SeenMessage): Offers {
  const presses = pressesOn(hand);
  return {
    cards: presses.flatMap((press) => (press.kind === 'pick' ? [press.card] : [])),
    claims: presses.flatMap((press) => (press.kind === 'claim' ? [press.stone] : [])),
    mayEnd: presses.some(({ kind }) => kind === 'end'),
  };
}

/** @throws RangeError where there is nothing to choose from. */
export function oneOf<Thing>(things: readonly Thing[], dice: Dice): Thing {
  const thing = things[below(things.length, dice)];
  if (thing === undefined) throw new RangeError('Nothing is offered.');
  return thing;
}

/** Slash commands alone, with what autocomplete suggests. */
export const bySlash: Manner = {
  hand: ({ channel }, person) => privateAnswer(person.slash(channel, 'hand')),
  async play({ channel }, person, _hand, dice) {
    const cards = await person.autocomplete(channel, 'play', { card: '' }, 'card');
    const card = oneOf(cards, dice).value;
    const stones = await person.autocomplete(channel, 'play', { card, stone: '' }, 'stone');
    return privateAnswer(person.slash(channel, 'play', { card, stone: oneOf(stones, dice).value }));
  },
  async claim({ channel }, person, _hand, stone) {
    const stones = await person.autocomplete(channel, 'claim', { stone: String(stone) }, 'stone');
    const [suggested] = stones;
    if (!suggested) throw new Error(`Stone ${stone} is offered as a button, but not suggested.`);
    return privateAnswer(person.slash(channel, 'claim', { stone: suggested.value }));
  },
  end: ({ channel }, person) => privateAnswer(person.slash(channel, 'end')),
};

/** Presses alone. */
export const byPress: Manner = {
  hand(room, person) {
    const now = standing(room);
    if (!now) throw new Error('There is no board.');
    return privateAnswer(person.press(now.board, buttonOf(now.board, 'hand')));
  },
  async play(room, person, hand, dice) {
    const card = oneOf(picks(hand), dice);
    const picked = await repainted(room, person, hand, person.press(hand, { customId: card }));
    const place = oneOf(places(picked), dice);
    return repainted(room, person, picked, person.press(picked, { customId: place }));
  },
  claim(room, person, hand, stone) {
    const button = hand.buttons.find(({ customId }) => new RegExp(`^claim\\..*\\.${stone}$`).test(customId));
    if (!button) throw new Error(`There is no button to claim stone ${stone}.`);
    return repainted(room, person, hand, person.press(hand, { customId: button.customId }));
  },
  end: (room, person, hand) => repainted(room, person, hand, person.press(hand, buttonOf(hand, 'end'))),
};

/** The buttons of cards. */
export function picks({ buttons }: SeenMessage): readonly string[] {
  return buttons.map(({ customId }) => customId).filter((customId) => customId.startsWith('pick.'));
}

/** The buttons that lay the picked card. */
export function places({ buttons }: SeenMessage): readonly string[] {
  return buttons.map(({ customId }) => customId).filter((customId) => customId.startsWith('play.'));
}

/** The pressed message as it is once the press has changed it. */
export async function repainted(
  { standIn }: Room,
  person: Person,
  before: SeenMessage,
  press: Interaction,
): Promise<SeenMessage> {
  await press.answered;
  const face = (message: SeenMessage): string => JSON.stringify([message.text, message.buttons]);
  return standIn.until(
    () => {
      const now = person.look(before);
      return face(now) === face(before) ? undefined : now;
    },
    `a change of the message that ${person.name} pressed`,
    PATIENCE,
  );
}

/** How a player goes about a turn: how often, of ten times, a claim that is offered is tried. */
export interface Temper {
  readonly claimsInTen: number;
}

/** One whole turn, by what is offered. Comes back when nothing is left to decide in it. */
export async function takeTurn(
  room: Room,
  person: Person,
  manner: Manner,
  dice: Dice,
  { claimsInTen }: Temper = { claimsInTen: 7 },
): Promise<void> {
  const tried = new Set<number>();
  let hand = await manner.hand(room, person);
  for (;;) {
    const { cards, claims, mayEnd } = offersOf(hand);
    const stone = claims.find((claim) => !tried.has(claim));
    if (stone !== undefined) {
      tried.add(stone);
      if (below(10, dice) < claimsInTen) hand = await manner.claim(room, person, hand, stone);
    } else if (cards.length > 0) {
      hand = await manner.play(room, person, hand, dice);
      tried.clear();
    } else if (mayEnd) hand = await manner.end(room, person, hand);
    else return;
  }
}

/** Plays a duel on to its end, or for a number of turns; gives how everybody sees it then. */
export async function playOn(
  room: Room,
  manner: Manner,
  dice: Dice,
  { turns = Number.POSITIVE_INFINITY, temper }: { readonly turns?: number; readonly temper?: Temper } = {},
): Promise<Standing> {
  let now = await nextStanding(room);
  for (let turn = 0; now.kind === 'up' && turn < turns; turn += 1) {
    await takeTurn(room, now.person, manner, dice, temper);
    now = await nextStanding(room, now.board);
  }
  return now;
}
