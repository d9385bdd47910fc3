import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StandIn } from '../playground/index.ts';
import type { Interaction, Person, SeenMessage } from '../playground/index.ts';
import { launch } from '../test/e2e/bot.ts';
import { createDatabase, startPostgres } from '../test/support/postgres.ts';

/** How many `/play` a second the bot answers through the local Discord, beside a command that does nothing. */

/** Duels side by side, each with one command at a time under way. */
const DUELS = 8;
/** Cards that are laid in each duel: three rows of nine for either side would be 27, the deck has 52. */
const CARDS = 40;
/** Echoes that are asked for at each table. */
const ECHOES = 40;
/** More than any answer takes here, in milliseconds. */
const PATIENCE = 30_000;

/** Prints `/play` a second on each database, as a ratio to an answer without any work in the same run. */
export async function benchPlay(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'merestone-bench-'));
  await benchOn('PGlite', { DATA_DIR: join(folder, 'data') });
  await rm(folder, { recursive: true, force: true });
  const server = await startPostgres();
  const database = await createDatabase(server.address);
  await benchOn('PostgreSQL', { DATABASE_URL: database.url });
  await database.drop();
  await server.end();
}

async function benchOn(database: string, settings: Readonly<Record<string, string>>): Promise<void> {
  const standIn = await StandIn.start();
  const bot = launch({
    DISCORD_TOKEN: standIn.token,
    DISCORD_API_URL: standIn.apiUrl,
    LOG_LEVEL: 'info',
    ...settings,
  });
  await bot.says('Merestone is ready');
  const tables = await Promise.all(Array.from({ length: DUELS }, (_, number) => sitDown(standIn, number)));
  await Promise.all(tables.map((table) => echo(table, 5)));
  const echoes = await rate(DUELS * ECHOES, () => Promise.all(tables.map((table) => echo(table, ECHOES))));
  const plays = await rate(DUELS * CARDS, () => Promise.all(tables.map(playCards)));
  await bot.stop();
  await standIn.stop();
  print(`/play on ${database}: ${plays.toFixed(0)} a second, ${DUELS} duels side by side`);
  print(`  an echo: ${echoes.toFixed(0)} a second, so 1 to ${(echoes / plays).toFixed(1)}`);
}

/** How many a second. */
async function rate(count: number, run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return (1000 * count) / (performance.now() - start);
}

/** A duel that has begun: two people, each with their newest hand. */
interface Table {
  readonly channel: string;
  readonly first: Seated;
  readonly second: Seated;
}

interface Seated {
  readonly person: Person;
  hand: readonly string[];
}

/** Has two people begin a duel in a channel of their own. */
async function sitDown(standIn: StandIn, number: number): Promise<Table> {
  const { id: channel } = standIn.addChannel(`table-${number}`);
  const [anna, ben] = [standIn.person(`anna${number}`), standIn.person(`ben${number}`)];
  const asked = await anna.slash(channel, 'challenge', { opponent: ben }).shows(undefined, PATIENCE);
  const accept = asked.buttons.find(({ customId }) => customId.startsWith('accept.'))?.customId ?? '';
  const bens = await answerTo(ben.press(asked, { customId: accept }));
  const annas = await answerTo(anna.slash(channel, 'hand'));
  const seats: readonly [Seated, Seated] = [
    { person: anna, hand: cardsIn(annas) },
    { person: ben, hand: cardsIn(bens) },
  ];
  const [one, other] = seats;
  // Only who is up has buttons for the cards; the other's come with autocomplete.
  for (const seat of seats) {
    if (seat.hand.length > 0) continue;
    const choices = await seat.person.autocomplete(channel, 'play', { card: '' }, 'card');
    seat.hand = choices.map(({ value }) => String(value));
  }
  return cardsIn(annas).length > 0
    ? { channel, first: one, second: other }
    : { channel, first: other, second: one };
}

/** Lays card after card, stone by stone; every answer brings the hand for the next. */
async function playCards({ channel, first, second }: Table): Promise<void> {
  for (let laid = 0; laid < CARDS; laid += 1) {
    const seat = laid % 2 === 0 ? first : second;
    const [card = ''] = seat.hand;
    const stone = Math.floor(laid / 6) + 1;
    const { text } = await answerTo(seat.person.slash(channel, 'play', { card, stone }));
    const drawn = /You drew `([^`]+)`/.exec(text)?.[1] ?? '';
    seat.hand = [...seat.hand.slice(1), drawn];
  }
}

/** Asks for the rules of a game: a private answer out of texts alone, without the database. */
async function echo({ channel, first }: Table, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await answerTo(first.person.slash(channel, 'rules', { game: 'border-stones' }));
  }
}

function answerTo(interaction: Interaction): Promise<SeenMessage> {
  return interaction.shows(({ ephemeral }) => ephemeral, PATIENCE);
}

function cardsIn({ buttons }: SeenMessage): readonly string[] {
  return buttons.flatMap(({ customId }) => /^pick\.\d+\.\d+\.(.+)$/.exec(customId)?.[1] ?? []);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
