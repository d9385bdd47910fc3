import type { Interaction, OptionValues, Person, SeenMessage } from '../../playground/index.ts';
import { parseCustomId } from '../../src/render/index.ts';
import type { Press } from '../../src/render/index.ts';
import type { Room } from './scene.ts';

/** How long something may take to be seen, in milliseconds, on a machine that has a lot to do besides. */
export const PATIENCE = 30_000;

/** What everybody sees of a duel. */
export type Standing =
  | { readonly kind: 'up'; readonly person: Person; readonly board: SeenMessage }
  | { readonly kind: 'over'; readonly board: SeenMessage };

/** The public messages of the bot in a room, from old to new. */
export function publicMessages({ standIn, channel, anna }: Room): readonly SeenMessage[] {
  const { botId } = standIn.world.application;
  return anna
    .sees(channel)
    .filter(({ authorId, ephemeral, loading }) => authorId === botId && !ephemeral && !loading);
}

/** The buttons of a message as the bot means them. */
export function pressesOn({ buttons }: SeenMessage): readonly Press[] {
  return buttons.flatMap(({ customId }) => parseCustomId(customId) ?? []);
}

/** The custom_id of the first button of a kind. @throws Error where there is none. */
export function buttonOf(message: SeenMessage, kind: Press['kind']): { readonly customId: string } {
  const found = message.buttons.find(({ customId }) => parseCustomId(customId)?.kind === kind);
  if (!found) throw new Error(`No button “${kind}” on: ${message.text}`);
  return { customId: found.customId };
}

/** The words of a button without the sign that keeps a suit from becoming an emoji. */
export function labelsOn({ buttons }: SeenMessage): readonly string[] {
  return buttons.map(({ label }) => label.replaceAll('\uFE0E', ''));
}

/** The labels of the buttons that can't be pressed. */
export function deadOn({ buttons }: SeenMessage): readonly string[] {
  return buttons.filter(({ disabled }) => disabled).map(({ label }) => label);
}

/** The newest board or final message, read as a player reads it; undefined before the cards are dealt. */
export function standing(room: Room): Standing | undefined {
  const { standIn, channel } = room;
  const { botId } = standIn.world.application;
  // A look at the record first: reading every message of a long duel after every change takes its time.
  const record = standIn.world.messages[channel.id]?.findLast(
    ({ authorId, visibleTo, components }) =>
      authorId === botId && visibleTo === null && components.length > 0,
  );
  if (!record) return undefined;
  const board = room.anna.look(record);
  const kinds = pressesOn(board).map(({ kind }) => kind);
  if (kinds.includes('accept')) return undefined;
  if (!kinds.includes('hand')) return { kind: 'over', board };
  const person = [room.anna, room.ben].find(({ id }) => board.pinged.includes(id));
  return person && { kind: 'up', person, board };
}

/** Whether a message was posted after another one; where none is given, any was. */
function isNewer(message: SeenMessage, other: SeenMessage | undefined): boolean {
  return other === undefined || BigInt(message.id) > BigInt(other.id);
}

/** Waits for a board that is newer than the message given. */
export function nextStanding(room: Room, after?: SeenMessage): Promise<Standing> {
  return room.standIn.until(
    () => {
      const now = standing(room);
      return now && isNewer(now.board, after) ? now : undefined;
    },
    `a new board in ${room.channel.name}`,
    PATIENCE,
  );
}

/**
 * Sends a challenge; gives the public message. It need not be the answer to the command: where several bots hear it and
 * the one that acts is slow, another has kept the answer open, and the challenge is a message of its own.
 */
export function challenge(room: Room, terms: OptionValues = {}): Promise<SeenMessage> {
  const { standIn, channel, anna, ben } = room;
  const before = new Set(publicMessages(room).map(({ id }) => id));
  anna.slash(channel, 'challenge', { opponent: ben, ...terms });
  const isIt = (message: SeenMessage): boolean =>
    !before.has(message.id) && pressesOn(message).some(({ kind }) => kind === 'accept');
  return standIn.until(() => publicMessages(room).find(isIt), `a challenge in ${channel.name}`, PATIENCE);
}

/** Challenge and acceptance; gives what everybody sees then, and the hand that Ben got. */
export async function deal(
  room: Room,
  terms: OptionValues = {},
): Promise<{ readonly now: Standing; readonly hand: SeenMessage }> {
  const asked = await challenge(room, terms);
  const hand = await privateAnswer(room.ben.press(asked, buttonOf(asked, 'accept')));
  return { now: await nextStanding(room), hand };
}

/** The private message that an interaction brings. */
export function privateAnswer(interaction: Interaction): Promise<SeenMessage> {
  return interaction.shows(({ ephemeral }) => ephemeral, PATIENCE);
}

/** The hand as `/hand` shows it. */
export function handOf({ channel }: Room, person: Person): Promise<SeenMessage> {
  return privateAnswer(person.slash(channel, 'hand'));
}
