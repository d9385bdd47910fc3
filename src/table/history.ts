import { makeRecord } from '../engine/stones/record.ts';
import type { WrittenRecord } from '../engine/stones/record.ts';
import type { StonesPosition } from '../engine/stones/position.ts';
import { rulesetById } from '../engine/stones/rulesets.ts';
import type { Card, Event, Seat, View } from '../engine/stones/types.ts';
import { parseCard } from '../engine/stones/cards.ts';
import { dealtPosition } from './dealtPosition.ts';
import type { House } from './house.ts';
import type { StoredDeal, StoredTable, TableId } from './ports.ts';
import type { PublicEvent } from './table.ts';

/** A duel looked back at, move by move. What a hand holds shows only once the duel is over by its rules. */
export interface History {
  /** How many moves there were; the move 0 is the deal. A refused claim is a move here, for all heard it. */
  readonly moves: number;
  /** What everybody may see after so many moves. A move that there isn't is a RangeError. */
  viewAfter(move: number): View;
  /** What happened in a move, without what a hand drew; nothing for the deal. */
  toldIn(move: number): readonly PublicEvent[];
  /** Both hands after so many moves; null where the duel is not over by its rules. */
  handsAfter(move: number): Readonly<Record<Seat, readonly Card[]>> | null;
  /** The record of a duel that is over by its rules, for the engine's line protocol; null of any other. */
  readonly record: WrittenRecord | null;
}

/** The history of a table, or null where there is none, or its cards have not been dealt. */
export async function findHistory(house: House, id: TableId): Promise<History | null> {
  const stored = await house.store.find(id);
  return stored?.row.deal ? historyOf(stored, stored.row.deal) : null;
}

/** The history of a table that was dealt. */
export function historyOf(stored: StoredTable, deal: StoredDeal): History {
  const { row } = stored;
  const ruleset = rulesetById(row.ruleset);
  const moves = movesOf(stored);
  const positionAfter = (move: number): StonesPosition => {
    if (!Number.isInteger(move) || move < 0 || move > moves.length)
      throw new RangeError(`Table ${row.id} has ${moves.length} moves, not ${move}.`);
    return moves
      .slice(0, move)
      .flat()
      .reduce((position, event) => ruleset.evolve(position, event), dealtPosition(row, deal));
  };
  const isOver = ruleset.outcome(positionAfter(moves.length)) !== null;
  const handsAfter = (move: number): Readonly<Record<Seat, readonly Card[]>> => {
    const position = positionAfter(move);
    return { A: ruleset.view(position, 'A').hand, B: ruleset.view(position, 'B').hand };
  };
  return {
    moves: moves.length,
    viewAfter: (move) => ruleset.view(positionAfter(move), null),
    toldIn: (move) => (moves[move - 1] ?? []).flatMap((event) => (event.type === 'drew' ? [] : [event])),
    handsAfter: (move) => (isOver ? handsAfter(move) : null),
    record: isOver ? recordOf(stored, deal, moves) : null,
  };
}

/** The events of each commit: one action and all that it brought about. */
function movesOf({ events }: StoredTable): readonly (readonly Event[])[] {
  const moves = new Map<number, Event[]>();
  for (const { version, event } of events) {
    const move = moves.get(version);
    if (move) move.push(event);
    else moves.set(version, [event]);
  }
  return [...moves.values()];
}

function recordOf(
  { row }: StoredTable,
  deal: StoredDeal,
  moves: readonly (readonly Event[])[],
): WrittenRecord {
  return makeRecord({
    game: row.ruleset,
    options: row.options,
    deck: deal.deck.flatMap((text) => parseCard(row.ruleset, text) ?? []),
    first: deal.first,
    actions: moves.flatMap((events) => actionBehind(events) ?? []),
  });
}

/** The action that a commit's events came from, as a record writes it; null for a refused claim, which is none. */
function actionBehind(events: readonly Event[]): string | null {
  for (const event of events) {
    switch (event.type) {
      case 'played':
        return `play ${event.card} ${event.stone}`;
      case 'claimed':
        return `claim ${event.stone}`;
      case 'resigned':
        return `resign ${event.seat}`;
      case 'timedOut':
        return `timeout ${event.seat}`;
      case 'claimRefused':
        return null;
      case 'drew':
      case 'turnEnded':
      case 'settled':
      case 'ended':
        break;
    }
  }
  // Nothing was done but to end the turn; everything else follows from that by itself.
  return 'end';
}
