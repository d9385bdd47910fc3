import type { ChannelRecord, Interaction, OptionValues, Person, SeenMessage, StandIn } from '../index.ts';

/** Where a scene takes place, and who takes part. */
export interface Table {
  readonly discord: StandIn;
  readonly room: ChannelRecord;
  readonly anna: Person;
  readonly ben: Person;
}

/** What everybody can see of a duel: who is up, or that it is over. */
export type Standing = { readonly kind: 'up'; readonly player: Person } | { readonly kind: 'over' };

/** The public messages of the bot in the scene's room, from old to new. */
function publicMessages({ discord, room, anna }: Table): readonly SeenMessage[] {
  const { botId } = discord.world.application;
  return anna.sees(room).filter(({ authorId, ephemeral }) => authorId === botId && !ephemeral);
}

/** What the button for the hand sends, but for its table. */
const HAND = 'hand.';

/** A live board has the button for the hand; the last message of a duel has it no more. */
function hasHandButton({ buttons }: SeenMessage): boolean {
  return buttons.some(({ customId }) => customId.startsWith(HAND));
}

/** Reads off the newest message with buttons how the duel stands. */
export function standing(table: Table): Standing {
  const newest = publicMessages(table).findLast(({ buttons }) => buttons.length > 0);
  if (!newest || !hasHandButton(newest)) return { kind: 'over' };
  const player = [table.anna, table.ben].find(({ id }) => newest.pinged.includes(id));
  return player ? { kind: 'up', player } : { kind: 'over' };
}

/** The newest board with its buttons. @throws Error where there is none. */
function liveBoard(table: Table): SeenMessage {
  const board = publicMessages(table).findLast(hasHandButton);
  if (!board) throw new Error('There is no board.');
  return board;
}

/**
 * Makes a move by a command and waits until all of it is told: to everybody, and then, with what is next, to the
 * player; or to the player alone, where it is refused.
 *
 * @returns what the player sees privately.
 */
export function move(
  table: Table,
  player: Person,
  line: 'play' | 'claim' | 'end',
  values: OptionValues = {},
): Promise<SeenMessage> {
  return privately(table, player, player.slash(table.room, line, values));
}

/** A player looks at the own hand by the button on the board. */
export function openHand(table: Table, player: Person): Promise<SeenMessage> {
  const board = liveBoard(table);
  const button = board.buttons.find(({ customId }) => customId.startsWith(HAND));
  if (!button) throw new Error('The board has no button for the hand.');
  return privately(table, player, player.press(board, { customId: button.customId }));
}

/** What somebody sees privately of what they did; their older private messages are dismissed, as tidy people do. */
async function privately(table: Table, player: Person, deed: Interaction): Promise<SeenMessage> {
  const message = await deed.shows(({ ephemeral }) => ephemeral);
  dismissAllBut(table, player, message.id);
  return message;
}

/** A player dismisses the private messages in the room, but for one. */
export function dismissAllBut({ room }: Table, player: Person, kept: string | null): void {
  const others = player.sees(room).filter(({ id, ephemeral }) => ephemeral && id !== kept);
  for (const one of others) player.dismiss(one);
}

/** Anna challenges Ben. `terms` are further options of the command. @returns the challenge. */
export function challenge({ room, anna, ben }: Table, terms: OptionValues = {}): Promise<SeenMessage> {
  return anna.slash(room, 'challenge', { opponent: ben, ...terms }).shows();
}

/** Ben accepts a challenge and has his hand before him. */
export async function accept({ ben }: Table, asked: SeenMessage): Promise<void> {
  const button = asked.buttons.find(({ customId }) => customId.startsWith('accept.'));
  if (!button) throw new Error('There is no challenge to accept.');
  await ben.press(asked, { customId: button.customId }).shows(({ ephemeral }) => ephemeral);
}

/** Anna challenges Ben, he accepts, and the first board is there. */
export async function deal(table: Table, terms: OptionValues = {}): Promise<void> {
  await accept(table, await challenge(table, terms));
  await table.discord.until(() => publicMessages(table).find(hasHandButton), 'the first board');
}
