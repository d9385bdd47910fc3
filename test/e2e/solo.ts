import type { Interaction, OptionValues, Person, SeenMessage } from '../../playground/index.ts';
import { parseCustomId } from '../../src/render/index.ts';
import type { Press } from '../../src/render/index.ts';
import { below } from '../engine/games.ts';
import { PATIENCE, pressesOn } from './duel.ts';
import type { Room } from './scene.ts';

/** Somebody who plays Gridcannon by what the buttons offer, and nothing else. */

/** Where somebody plays: a channel, or direct messages. */
export type Spot = Pick<Room, 'standIn' | 'channel'>;

/** Sends `/gridcannon`; gives the message with the board. */
export function beginSolo(
  { channel }: Spot,
  person: Person,
  options: OptionValues = {},
): Promise<SeenMessage> {
  return person.slash(channel, 'gridcannon', options).shows(hasBoard, PATIENCE);
}

/** Whether a message shows a game, running or over. */
function hasBoard(message: SeenMessage): boolean {
  return pressesOn(message).some(({ kind }) => kind.startsWith('grid'));
}

/** The buttons that can be pressed, as the bot means them. */
export function offersOn({ buttons }: SeenMessage): readonly (Press & { readonly solo: number })[] {
  return buttons
    .filter(({ disabled }) => !disabled)
    .flatMap(({ customId }) => {
      const press = parseCustomId(customId);
      return press && 'solo' in press ? [press] : [];
    });
}

/** Whether a game is over: nothing can be done in it any more. */
export function isOverOn(message: SeenMessage): boolean {
  return !pressesOn(message).some(({ kind }) => kind === 'gridAct' || kind === 'gridMode');
}

/** The grid of a board as it is drawn; undefined where a message has none. */
export function gridOn({ text }: SeenMessage): string | undefined {
  return /```[^]*```/.exec(text)?.[0];
}

/** The version that a board was drawn for. */
export function versionOn(message: SeenMessage): number {
  const drawn = pressesOn(message).find((press) => press.kind === 'gridMode' || press.kind === 'gridAct');
  if (drawn?.kind !== 'gridMode' && drawn?.kind !== 'gridAct')
    throw new Error(`Nothing can be done in: ${message.text}`);
  return drawn.version;
}

/** Presses a button; gives the same message as it is afterwards. */
export async function pressed(
  { standIn }: Spot,
  person: Person,
  message: SeenMessage,
  pick: { readonly customId: string },
): Promise<SeenMessage> {
  const before = JSON.stringify([message.text, message.buttons]);
  await person.press(message, pick).answered;
  return standIn.until(
    () => {
      const now = person.look(message);
      return JSON.stringify([now.text, now.buttons]) === before ? undefined : now;
    },
    `a change of the board that ${person.name} pressed`,
    PATIENCE,
  );
}

/** The custom_id of the first button of a kind that can be pressed. @throws Error where there is none. */
export function soloButton(message: SeenMessage, kind: Press['kind']): { readonly customId: string } {
  const found = message.buttons.find(
    ({ customId, disabled }) => !disabled && parseCustomId(customId)?.kind === kind,
  );
  if (!found) throw new Error(`No button “${kind}” on: ${message.text}`);
  return { customId: found.customId };
}

/** How a player chooses among the buttons of a board. */
export type SoloManner = (message: SeenMessage, dice: () => number) => { readonly customId: string };

/** Presses any button but those that leave the board or give up. */
export const byChance: SoloManner = (message, dice) => {
  const fitting = message.buttons.filter(({ customId, disabled }) => {
    const press = parseCustomId(customId);
    if (disabled || !press) return false;
    if (press.kind === 'gridAct') return press.action.type !== 'resign';
    return press.kind === 'gridUndo' || (press.kind === 'gridMode' && press.mode.kind !== 'giveUp');
  });
  const chosen = fitting[below(fitting.length, dice)];
  if (!chosen) throw new Error(`Nothing can be pressed on: ${message.text}`);
  return { customId: chosen.customId };
};

/** Plays a game on to its end; gives its last message. */
export async function playSolo(
  spot: Spot,
  person: Person,
  board: SeenMessage,
  manner: SoloManner,
  dice: () => number,
): Promise<SeenMessage> {
  let now = board;
  while (!isOverOn(now)) now = await pressed(spot, person, now, manner(now, dice));
  return now;
}

/** The last message of a game once all that was to be found out about its deal stands there. */
export function settled({ standIn }: Spot, person: Person, final: SeenMessage): Promise<SeenMessage> {
  return standIn.until(
    () => {
      const now = person.look(final);
      return /Looking for|Ich suche/.test(now.text) ? undefined : now;
    },
    'what could have been made of the deal',
    PATIENCE,
  );
}

/** What an interaction is told privately. */
export function told(interaction: Interaction): Promise<SeenMessage> {
  return interaction.shows(({ ephemeral }) => ephemeral, PATIENCE);
}
