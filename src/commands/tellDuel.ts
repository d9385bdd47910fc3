import {
  paintClosedChallenge,
  paintEnded,
  paintFinal,
  paintLogLine,
  paintTurn,
  paintVerdict,
  toPublic,
} from '../render/index.ts';
import type { ClaimEvent, Message } from '../render/index.ts';
import type { MessageRef } from '../table/ports.ts';
import { COMPUTER } from '../table/table.ts';
import type { PublicEvent, Table } from '../table/table.ts';
import type { Context } from './context.ts';
import { moveToOwnThread } from './ownThread.ts';
import { post } from './voice.ts';
import type { Told, Voice } from './voice.ts';

/** What a channel is told of a duel: verdicts, one live board, the final message. */

/** The version at which cards are dealt and the first board is due: the challenge is 0. */
const FIRST_BOARD = 1;

/** Tells what is untold about a duel whose cards are dealt. */
export async function tellDuel(context: Context, untold: Table, voice: Voice): Promise<Told> {
  const table = untold.row.toldVersion < FIRST_BOARD ? await leaveChallenge(context, untold, voice) : untold;
  const { id, version, toldVersion, board } = table.row;
  if (isLastToldBy(table, toldVersion)) {
    // The round's last message stands there; since then the match went on, or was ended.
    if (board) await voice.edit(board, lastMessage(table, lastTurn(table)));
    await context.house.store.told(id, version);
    return 'told';
  }
  const fresh = table.publicEventsAfter(toldVersion);
  const verdicts = verdictsIn(fresh);
  const heard = await tellVerdicts(table, voice, decided(fresh) ? verdicts.slice(0, -1) : verdicts);
  const next = nextBoard(table);
  if (next) {
    // What a round ends with stays one message, also where the match has gone on before that message was noted.
    const posted = await post(context, table, voice, next, table.endedVersion ?? version);
    // Where the new board could not be posted, the one before it stays the live one; a challenge is closed already.
    if (posted.superseded && toldVersion >= FIRST_BOARD) await shrink(table, voice, posted.superseded);
    return posted.told;
  }
  if (board && fresh.some((event) => event.type !== 'claimRefused')) {
    await voice.edit(board, liveBoard(table));
  }
  if (heard || voice.unshown === 'given-up') await context.house.store.told(id, version);
  return heard ? 'told' : 'mute';
}

/** The challenge, where there was one, is closed, and the duel goes where it is to be played. */
async function leaveChallenge(context: Context, table: Table, voice: Voice): Promise<Table> {
  if (table.row.board) await voice.edit(table.row.board, paintClosedChallenge(table.face, 'accepted'));
  return moveToOwnThread(context, table, voice);
}

function verdictsIn(events: readonly PublicEvent[]): readonly ClaimEvent[] {
  return events.filter((event) => event.type === 'claimed' || event.type === 'claimRefused');
}

/** Whether the last verdict ended the round: then the final message brings it. */
function decided(events: readonly PublicEvent[]): boolean {
  return events.at(-1)?.type === 'ended' && events.at(-2)?.type === 'claimed';
}

/** Whether the message that ends the round has been told by a version. */
function isLastToldBy(table: Table, version: number): boolean {
  return table.endedVersion !== null && version >= table.endedVersion;
}

/** The next public board, where one is due: a turn has ended, the round has, or the cards have just been dealt. */
function nextBoard(table: Table): Message | null {
  const { toldVersion, version } = table.row;
  const since = Math.max(table.turnEndedBy(toldVersion), lastTurns(table, table.endedVersion ?? version));
  if (table.endedVersion !== null) return lastMessage(table, since);
  if (toldVersion >= FIRST_BOARD && table.turnEndedBy(version) <= toldVersion) return null;
  return paintTurn(table.face, toPublic(table.view(null)), table.publicEventsAfter(since));
}

/**
 * The message that a round ends with, in whichever way, with what is still possible after it.
 *
 * @param since the version after which it tells what happened
 */
function lastMessage(table: Table, since: number): Message {
  const view = toPublic(table.view(null));
  if (table.row.status === 'ended') return paintEnded(table.face, view);
  return paintFinal(table.face, view, table.publicEventsAfter(since));
}

/** The version after which the turn began that a round ended in. */
function lastTurn(table: Table): number {
  return table.turnEndedBy((table.endedVersion ?? table.row.version) - 1);
}

/** After a longer silence (a crash, an outage) a board tells the last turns alone; the cards of the others lie on it. */
const MOST_TURNS = 3;

/** The version after which the last turns before a version began, the present one counted. */
function lastTurns(table: Table, version: number): number {
  let began = version;
  for (let turns = 0; turns < MOST_TURNS; turns++) began = table.turnEndedBy(began - 1);
  return began;
}

/** The board as it is now, telling the last turn and what has happened since. */
export function liveBoard(table: Table): Message {
  const view = toPublic(table.view(null));
  return paintTurn(table.face, view, table.publicEventsAfter(toldFrom(table, table.row.version)));
}

/**
 * The version after which the board tells that stood at a version: the last turn that had ended then; a computer's turn
 * together with the one that it answered.
 */
function toldFrom(table: Table, version: number): number {
  const ended = table.turnEndedBy(version);
  const began = table.turnEndedBy(ended - 1);
  const isComputers =
    table.row.computer !== null &&
    table
      .publicEventsBetween(began, ended)
      .some((event) => event.type === 'turnEnded' && event.seat === COMPUTER);
  return isComputers ? table.turnEndedBy(began - 1) : began;
}

async function tellVerdicts(table: Table, voice: Voice, verdicts: readonly ClaimEvent[]): Promise<boolean> {
  const view = toPublic(table.view(null));
  // Numbered through the whole duel: told again after a crash, together with later ones, each keeps its name.
  const before = verdictsIn(table.publicEventsBetween(0, table.row.toldVersion)).length;
  let heard = true;
  for (const [number, claim] of verdicts.entries()) {
    const nonce = `${table.row.id}.c${before + number}`;
    heard = (await voice.publicly(table, paintVerdict(table.face, view, claim), nonce)) !== null && heard;
  }
  return heard;
}

/** A board that is not the live one (any more) keeps its log line and loses its buttons. Best effort: it may be gone. */
export async function shrink(table: Table, voice: Voice, board: MessageRef): Promise<void> {
  const { toldVersion } = table.row;
  const events = table.publicEventsBetween(toldFrom(table, toldVersion), table.turnEndedBy(toldVersion));
  await voice.edit(board, paintLogLine(table.face, events));
}
