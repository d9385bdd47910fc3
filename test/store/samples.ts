import { parseCard } from '../../src/engine/stones/cards.ts';
import type { Card, Event, Proof } from '../../src/engine/stones/types.ts';
import type {
  Change,
  NewTable,
  NextRound,
  Snowflake,
  StoredDeal,
  TableStore,
  Timing,
} from '../../src/table/ports.ts';

/** Things to store. Ids are never used twice, so that tests can share a database. */

/** Made like Discord's, out of the time, so that processes that run one after the other have none in common. */
let last = BigInt(Date.now()) << 22n;

/** A Discord id that nobody has had. */
export function snowflake(): string {
  last += 1n;
  return last.toString();
}

/** A challenge of one person to another. */
export interface AskedChallenge extends NewTable {
  readonly opponent: Snowflake;
}

/** A challenge between two people in a channel that nobody has used, but for what is given. */
export function aChallenge(given: Partial<AskedChallenge> = {}): AskedChallenge {
  return {
    ruleset: 'border-stones',
    options: { claims: 'after', hand: 6 },
    help: 'off',
    thread: 'off',
    locale: 'de',
    guildId: snowflake(),
    channelId: snowflake(),
    challenger: snowflake(),
    opponent: snowflake(),
    match: 'single',
    clockHours: null,
    computer: null,
    rematchOf: null,
    expiresAt: Date.UTC(2030, 0, 1, 12, 30, 15, 250),
    ...given,
  };
}

/** A challenge that anybody may accept. */
export function aChallengeToAll(given: Partial<NewTable> = {}): NewTable {
  return { ...aChallenge(), ...given, opponent: null };
}

/** The same two, asked the other way round. */
export function crossed(challenge: AskedChallenge): AskedChallenge {
  return { ...challenge, challenger: challenge.opponent, opponent: challenge.challenger };
}

export const aDeal: StoredDeal = { deck: ['9s', 'Th', 'Ad'], first: 'B', seed: '00ff'.repeat(16) };

export const aTurn: Timing = { turnSince: Date.UTC(2026, 0, 1, 9, 0, 0, 7), stage: 'running', dueAt: null };

/** The second round of a match whose first one B has won. */
export const aNextRound: NextRound = {
  deal: { deck: ['2s', '3h'], first: 'A', seed: 'ab12'.repeat(16) },
  round: 2,
  score: { rounds: 1, wins: { A: 0, B: 1 }, points: { A: 3, B: 5 } },
  timing: { turnSince: Date.UTC(2026, 0, 2, 9, 0, 0, 8), stage: 'running', dueAt: null },
};

/** Opens a challenge; gives the id of its table. */
export async function openTable(store: TableStore, given: Partial<NewTable> = {}): Promise<number> {
  const { table } = await store.open({ ...aChallenge(), ...given }, snowflake());
  return table.row.id;
}

/** Opens a challenge and accepts it: the table runs at version 1. */
export async function startDuel(
  store: TableStore,
  given: Partial<NewTable> = {},
  accepted: Partial<Change> = {},
): Promise<number> {
  const id = await openTable(store, given);
  await store.commit(accepting(id, accepted));
  return id;
}

/** Opens a challenge, accepts it and ends the duel: the table is over at version 2. */
export async function finishDuel(
  store: TableStore,
  given: Partial<NewTable> = {},
  ended: Partial<Change> = {},
): Promise<number> {
  const id = await startDuel(store, given);
  await store.commit(aChange({ id, version: 1, status: 'over', endedAt: aTurn.turnSince + 1000, ...ended }));
  return id;
}

/** The change that accepts a challenge. */
export function accepting(id: number, given: Partial<Change> = {}): Change {
  return aChange({ id, version: 0, status: 'running', deal: aDeal, timing: aTurn, ...given });
}

/** A change by an interaction that hasn't acted yet. */
export function aChange(given: Partial<Change> & Pick<Change, 'id' | 'version'>): Change {
  return { interaction: snowflake(), ...given };
}

export function card(text: string): Card {
  const parsed = parseCard('border-stones', text);
  if (parsed === null) throw new Error(`${text} is no card`);
  return parsed;
}

export const played: Event = { type: 'played', seat: 'A', card: card('9s'), stone: 4 };

const proof: Proof = {
  proven: false,
  why: 'beatable',
  own: { category: 'triple', sum: 27 },
  rival: { category: 'suited-run', sum: 30 },
  witness: [card('Js'), card('Ts')],
};

/** One event of each kind. */
export const everyEvent: readonly Event[] = [
  played,
  { type: 'claimRefused', seat: 'A', stone: 4, proof },
  { type: 'claimed', seat: 'B', stone: 9, proof: { ...proof, proven: true, why: 'better', witness: null } },
  { type: 'drew', seat: 'A', card: card('Kd') },
  { type: 'turnEnded', seat: 'A', passed: false },
  {
    type: 'settled',
    step: 2,
    awards: [
      { stone: 1, seat: 'A', reason: 'more-cards' },
      { stone: 2, seat: null, reason: 'equal' },
    ],
  },
  { type: 'resigned', seat: 'B' },
  { type: 'timedOut', seat: 'B' },
  { type: 'ended', outcome: { winner: 'A', by: 'three-adjacent' } },
];
