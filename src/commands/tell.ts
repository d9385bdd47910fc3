import {
  paintChallenge,
  paintClosedChallenge,
  paintFinal,
  paintLogLine,
  paintTurn,
  paintVerdict,
  toPublic,
} from '../render/index.ts';
import type { ClaimEvent, Message } from '../render/index.ts';
import { findTable } from '../table/challenge.ts';
import type { MessageRef, TableId } from '../table/ports.ts';
import type { PublicEvent, Table } from '../table/table.ts';
import type { Context } from './context.ts';
import type { CommandInteraction, PressInteraction } from './interaction.ts';

/**
 * Telling the channel what was stored. The row is the game and knows up to which version its channel has been told;
 * whoever finds something untold tells it: first the one who acted, after a crash the sweep of any process.
 */

/** How long a teller may take before another one takes over, in milliseconds. */
export const TELLING_PATIENCE = 15_000;

/** Where public words go: out through an interaction, or, without one, straight to the channel. */
export interface Voice {
  publicly(table: Table, message: Message, nonce: string): Promise<MessageRef | null>;
  edit(ref: MessageRef, message: Message): Promise<boolean>;
  /**
   * What becomes of a message for which `publicly` gave null. An interaction doesn't say whether Discord refused it or
   * nobody heard, so it is left to the sweep. To the channel's own voice null is a refusal, and the message is given
   * up; where nobody heard, that voice throws, and every sweep tries again.
   */
  readonly unshown: 'left-to-the-sweep' | 'given-up';
}

/** The voice of a process that speaks by itself. */
export function channelVoice(context: Context): Voice {
  return {
    publicly: (table, message, nonce) => context.channels.post(table.row.channelId, message, nonce),
    edit: (ref, message) => context.channels.edit(ref, message),
    unshown: 'given-up',
  };
}

/** An interaction's voice: needs no permission in its own channel, and can repaint the message that was pressed. */
export function voiceOf(context: Context, interaction: CommandInteraction | PressInteraction): Voice {
  const channel = channelVoice(context);
  const pressed = 'message' in interaction ? interaction.message.messageId : null;
  return {
    publicly: (table, message, nonce) =>
      table.row.channelId === interaction.place.channelId
        ? interaction.publicly(message, nonce)
        : channel.publicly(table, message, nonce),
    edit: async (ref, message) => {
      if (ref.messageId !== pressed) return channel.edit(ref, message);
      await interaction.repaint(message);
      return true;
    },
    unshown: 'left-to-the-sweep',
  };
}

/** `mute`: Discord lets the bot say nothing there; the table is kept and `/board` moves it. */
export type Told = 'told' | 'nothing-new' | 'mute';

/**
 * Tells the channel everything that it does not know yet about a table, and goes on until nothing is left: what is
 * committed while somebody tells is told by the same teller.
 */
export async function tell(context: Context, id: TableId, voice: Voice): Promise<Told> {
  let told: Told = 'nothing-new';
  for (;;) {
    const table = await takeOn(context, id);
    if (!table) return told;
    try {
      told = await tellOnce(context, table, voice);
    } catch (error) {
      // The move stands whatever Discord does; what could not be said now is said by the next sweep.
      context.log.warn({ table: id, err: error }, 'telling failed; it is tried again');
      return told;
    }
    if (told === 'mute')
      context.log.warn({ table: id, channel: table.row.channelId }, 'the channel could not be told');
  }
}

/**
 * The table, where something about it is untold and nobody else is telling it. It is read once the telling is ours:
 * before that, another teller may still have told a part of what is untold here.
 */
async function takeOn({ house }: Context, id: TableId): Promise<Table | null> {
  const untold = await findTable(house, id);
  if (!untold || untold.row.toldVersion >= untold.row.version) return null;
  const now = house.clock();
  const isOurs = await house.store.beginTelling(id, untold.row.version, now, now - TELLING_PATIENCE);
  return isOurs ? findTable(house, id) : null;
}

async function tellOnce(context: Context, table: Table, voice: Voice): Promise<Told> {
  switch (table.row.status) {
    case 'open':
      return post(context, table, voice, paintChallenge(table.row));
    case 'declined':
    case 'withdrawn':
    case 'expired':
      if (table.row.board)
        await voice.edit(table.row.board, paintClosedChallenge(table.row, table.row.status));
      await context.house.store.told(table.row.id, table.row.version);
      return 'told';
    case 'running':
    case 'over':
      return tellDuel(context, table, voice);
  }
}

async function tellDuel(context: Context, table: Table, voice: Voice): Promise<Told> {
  const { id, version, toldVersion } = table.row;
  if (toldVersion < FIRST_BOARD && table.row.board) {
    await voice.edit(table.row.board, paintClosedChallenge(table.row, 'accepted'));
  }
  const fresh = table.publicEventsAfter(toldVersion);
  const verdicts = verdictsIn(fresh);
  const board = nextBoard(table, toldVersion);
  const heard = await tellVerdicts(table, voice, decided(fresh) ? verdicts.slice(0, -1) : verdicts);
  if (board) {
    const told = await post(context, table, voice, board);
    // Where the new board could not be posted, the one before it stays the live one.
    if (told === 'told' && toldVersion >= FIRST_BOARD) await shrink(table, voice);
    return told;
  }
  if (table.row.board && fresh.some((event) => event.type !== 'claimRefused')) {
    await voice.edit(table.row.board, liveBoard(table));
  }
  if (heard || voice.unshown === 'given-up') await context.house.store.told(id, version);
  return heard ? 'told' : 'mute';
}

function verdictsIn(events: readonly PublicEvent[]): readonly ClaimEvent[] {
  return events.filter((event) => event.type === 'claimed' || event.type === 'claimRefused');
}

/** The version at which cards are dealt and the first board is due: the challenge is 0. */
const FIRST_BOARD = 1;

/** Whether the last verdict ended the round: then the final message brings it. */
function decided(events: readonly PublicEvent[]): boolean {
  return events.at(-1)?.type === 'ended' && events.at(-2)?.type === 'claimed';
}

/** The next public board, where one is due: a turn has ended, the round has, or the cards have just been dealt. */
function nextBoard(table: Table, toldVersion: number): Message | null {
  const since = table.publicEventsAfter(Math.max(table.turnEndedBy(toldVersion), lastTurns(table)));
  const view = toPublic(table.view(null));
  if (view.outcome) return paintFinal(table.row, view, since);
  if (toldVersion < FIRST_BOARD || table.turnEndedBy(table.row.version) > toldVersion) {
    return paintTurn(table.row, view, since);
  }
  return null;
}

/** After a longer silence (a crash, an outage) a board tells the last turns alone; the cards of the others lie on it. */
const MOST_TURNS = 3;

/** The version after which the last turns began, the present one counted. */
function lastTurns(table: Table): number {
  let began = table.row.version;
  for (let turns = 0; turns < MOST_TURNS; turns++) began = table.turnEndedBy(began - 1);
  return began;
}

/** The board as it is now, telling the last turn and what has happened since. */
export function liveBoard(table: Table): Message {
  const view = toPublic(table.view(null));
  const last = table.turnEndedBy(table.row.version);
  return paintTurn(table.row, view, table.publicEventsAfter(table.turnEndedBy(last - 1)));
}

async function tellVerdicts(table: Table, voice: Voice, verdicts: readonly ClaimEvent[]): Promise<boolean> {
  const view = toPublic(table.view(null));
  // Numbered through the whole duel: told again after a crash, together with later ones, each keeps its name.
  const before = verdictsIn(table.publicEventsBetween(0, table.row.toldVersion)).length;
  let heard = true;
  for (const [number, claim] of verdicts.entries()) {
    const nonce = `${table.row.id}.c${before + number}`;
    heard = (await voice.publicly(table, paintVerdict(table.row, view, claim), nonce)) !== null && heard;
  }
  return heard;
}

/** Posts what becomes the live message, and notes that all is told, or that it never will be. */
async function post(context: Context, table: Table, voice: Voice, message: Message): Promise<Told> {
  const { id, version } = table.row;
  const ref = await voice.publicly(table, message, `${id}.${version}`);
  if (ref || voice.unshown === 'given-up') await context.house.store.told(id, version, ref ?? undefined);
  return ref ? 'told' : 'mute';
}

/** The board before the newest one keeps its log line and loses its buttons. Best effort: it may be gone. */
export async function shrink(table: Table, voice: Voice): Promise<void> {
  if (!table.row.board) return;
  const shown = table.turnEndedBy(table.row.toldVersion);
  const events = table.publicEventsBetween(table.turnEndedBy(shown - 1), shown);
  await voice.edit(table.row.board, paintLogLine(table.row, events));
}

/** The link that leads to a message. */
export function linkTo(guildId: string, ref: MessageRef | null): string | null {
  return ref && `https://discord.com/channels/${guildId}/${ref.channelId}/${ref.messageId}`;
}
