import { vi } from 'vitest';
import type { Interaction, OptionValues, Person, SeenMessage } from '../../playground/index.ts';
import { buttonOf, deal, nextStanding, PATIENCE, pressesOn, privateAnswer, publicMessages } from './duel.ts';
import type { Standing } from './duel.ts';
import { repainted } from './players.ts';
import type { Room } from './scene.ts';

/** Rounds of a match, and what follows them, as players go about it. */

/** A board on which somebody is up. */
export type Board = Extract<Standing, { readonly kind: 'up' }>;

/** What can be pressed below a round that leaves its match undecided, and below the last one. */
export const NEXT_DUE = ['nextRound', 'endMatchAsk', 'replay', 'rules'];
export const GONE_ON = ['replay', 'rules'];
export const MATCH_OVER = ['rematch', 'replay', 'record', 'rules'];

/** What the buttons of a message mean, in their order. */
export function kindsOn(message: SeenMessage): readonly string[] {
  return pressesOn(message).map(({ kind }) => kind);
}

/** The other of the two. */
export function rivalOf({ anna, ben }: Room, person: Person): Person {
  return person.id === anna.id ? ben : anna;
}

/** The newest board, where the round runs. @throws Error where it is over. */
export async function boardNow(room: Room, after?: SeenMessage): Promise<Board> {
  const now = await nextStanding(room, after);
  if (now.kind === 'over') throw new Error(`The round is over: ${now.board.text}`);
  return now;
}

/** Challenge and acceptance of a match without a clock; gives the first board. */
export async function dealMatch(room: Room, terms: OptionValues): Promise<Board> {
  await deal(room, { clock: 'none', ...terms });
  return boardNow(room);
}

/** Challenges whoever accepts first; gives the public message, as `challenge` does. */
export function offer(room: Room, person: Person, terms: OptionValues = {}): Promise<SeenMessage> {
  const before = new Set(publicMessages(room).map(({ id }) => id));
  person.slash(room.channel, 'challenge', terms);
  return room.standIn.until(
    () =>
      publicMessages(room).find((message) => !before.has(message.id) && kindsOn(message).includes('accept')),
    `a challenge in ${room.channel.name}`,
    PATIENCE,
  );
}

/** Lays one card that is suggested at a stone; gives what everybody sees then. */
export async function layOne(room: Room, { person, board }: Board, stone: number): Promise<Board> {
  const { channel } = room;
  const [card] = await person.autocomplete(channel, 'play', { card: '' }, 'card');
  await privateAnswer(person.slash(channel, 'play', { card: card?.value ?? '', stone }));
  return boardNow(room, board);
}

/**
 * Ends the running round early: both lay a card, so that it counts, and the loser resigns while the other is up.
 * Gives the final message.
 */
export async function resignOutOfTurn(room: Room, loser: Person): Promise<SeenMessage> {
  let now = await boardNow(room);
  for (let stone = 1; stone <= 2 || now.person.id === loser.id; stone += 1) {
    now = await layOne(room, now, stone);
  }
  await answerResign(room, loser, await askToResign(room, loser));
  const end = await nextStanding(room, now.board);
  return end.board;
}

/** The private question whether somebody means to resign. */
export function askToResign({ channel }: Room, person: Person): Promise<SeenMessage> {
  return privateAnswer(person.slash(channel, 'resign'));
}

/** Yes, resign; gives what the question turns into. */
export function answerResign(room: Room, person: Person, question: SeenMessage): Promise<SeenMessage> {
  return repainted(room, person, question, person.press(question, buttonOf(question, 'resign')));
}

/** “Next round”: gives the hand of who pressed, and the new board. */
export async function goOn(
  room: Room,
  person: Person,
  final: SeenMessage,
): Promise<{ readonly hand: SeenMessage; readonly now: Board }> {
  const hand = await privateAnswer(person.press(final, buttonOf(final, 'nextRound')));
  return { hand, now: await boardNow(room, final) };
}

/** A message once its buttons are these. */
export function withButtons(
  { standIn, anna }: Room,
  message: SeenMessage,
  kinds: readonly string[],
): Promise<SeenMessage> {
  return standIn.until(
    () => {
      const now = anna.look(message);
      return kindsOn(now).join() === kinds.join() ? now : undefined;
    },
    `the buttons ${kinds.join()} on: ${anna.look(message).text}`,
    PATIENCE,
  );
}

/** The newest challenge that can be answered and is not the one given, once everybody sees it. */
export function openChallengeIn(room: Room, before?: SeenMessage): Promise<SeenMessage> {
  return room.standIn.until(
    () =>
      publicMessages(room).findLast(
        (message) => kindsOn(message).includes('accept') && message.id !== before?.id,
      ),
    `an open challenge in ${room.channel.name}`,
    PATIENCE,
  );
}

/** What an interaction has shown to its person alone, once it has shown something. */
export async function toldPrivately(interaction: Interaction): Promise<string> {
  await privateAnswer(interaction);
  return interaction.messages
    .filter(({ ephemeral }) => ephemeral)
    .map(({ text }) => text)
    .join('\n');
}

/**
 * What is said in private once it leads to a message: asked again until the bot has noted where the message stands,
 * which it may have posted in this very moment.
 */
export async function toldWithLinkTo({ id }: SeenMessage, ask: () => Interaction): Promise<string> {
  let told = '';
  await vi.waitUntil(
    async () => {
      told = await toldPrivately(ask());
      return told.includes(`/${id})`);
    },
    { timeout: PATIENCE, interval: 50 },
  );
  return told;
}
