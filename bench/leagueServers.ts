import { below } from '../test/engine/games.ts';

/** The servers of the league's bench: how large they are, and who plays there. */

/** A server with its rounds. Tables are numbered on from one server to the next, and person 0 plays most. */
export interface Server {
  readonly number: number;
  readonly guildId: string;
  readonly rounds: number;
  readonly people: number;
  readonly firstTable: number;
}

/** The largest server's part of all rounds: 800,000 of ten million. */
const LARGEST_PART = 0.08;
/** 5,000 servers of ten million rounds. */
const ROUNDS_A_SERVER = 2000;

/** Servers that have so many rounds together, the largest first; the size falls with a power of the place, after Zipf. */
export function serversOf(rounds: number): readonly Server[] {
  const count = Math.round(rounds / ROUNDS_A_SERVER);
  const exponent = exponentFor(count);
  const servers: Server[] = [];
  let firstTable = 1;
  for (let number = 1; number <= count; number++) {
    const size = Math.round((LARGEST_PART * rounds) / number ** exponent);
    servers.push({ number, guildId: guildOf(number), rounds: size, people: peopleFor(size), firstTable });
    firstTable += size;
  }
  return servers;
}

/** A server, each as often as it has rounds. */
export function drawServer(servers: readonly Server[], generator: () => number): Server {
  const table = 1 + below(tablesOf(servers), generator);
  const drawn = servers.findLast(({ firstTable }) => firstTable <= table);
  if (!drawn) throw new Error('There are no servers.');
  return drawn;
}

/** How many tables there are, and the number of the last. */
export function tablesOf(servers: readonly Server[]): number {
  const last = servers.at(-1);
  return last ? last.firstTable + last.rounds - 1 : 0;
}

/** The power with which the largest of so many servers has its part. */
function exponentFor(count: number): number {
  const partAt = (exponent: number): number => {
    let sum = 0;
    for (let number = 1; number <= count; number++) sum += number ** -exponent;
    return 1 / sum;
  };
  let [low, high] = [0, 3];
  while (high - low > 1e-9) {
    const middle = (low + high) / 2;
    if (partAt(middle) < LARGEST_PART) low = middle;
    else high = middle;
  }
  return low;
}

/** More rounds mean more people, but not by as much: 70 with 290 rounds, 27,000 with 800,000. */
function peopleFor(rounds: number): number {
  return Math.max(2, Math.ceil(rounds ** 0.75));
}

function guildOf(number: number): string {
  return `${100_000_000_000_000_000n + BigInt(number)}`;
}

/** The id of a person of any server: spread as ids are, and each the same on every server that has so many people. */
export function userOf(person: number): string {
  return `${FIRST_USER + ((BigInt(person) * SPREAD) % USERS)}`;
}

/** The same in SQL, of an expression. */
export function userInSql(person: string): string {
  return `(${FIRST_USER} + (${person})::bigint * ${SPREAD} % ${USERS})::text`;
}

const FIRST_USER = 200_000_000_000_000_000n;
/** Primes, so that nobody's id comes twice. */
const SPREAD = 2_654_435_761n;
const USERS = 4_294_967_291n;
