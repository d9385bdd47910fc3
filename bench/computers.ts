import { StandIn } from '../playground/index.ts';
import type { Interaction, Person, SeenMessage } from '../playground/index.ts';
import { launch } from '../test/e2e/bot.ts';
import { createDatabase, startPostgres } from '../test/support/postgres.ts';

/** How long a person waits for a hand while many others play against the computer, beside the same without them. */

const GAMES = 20;
const ASKED = 200;
/** More than any answer takes here, in milliseconds. */
const PATIENCE = 30_000;

/** Prints both on PostgreSQL, through the local Discord. */
export async function benchComputers(): Promise<void> {
  const server = await startPostgres();
  const database = await createDatabase(server.address);
  const standIn = await StandIn.start();
  const bot = launch({
    DISCORD_TOKEN: standIn.token,
    DISCORD_API_URL: standIn.apiUrl,
    LOG_LEVEL: 'info',
    DATABASE_URL: database.url,
  });
  await bot.says('Merestone is ready');
  const asker = await sitDown(standIn, 'asker');
  await timesOf(asker);
  const alone = await timesOf(asker);
  const players = await Promise.all(
    Array.from({ length: GAMES }, (_, number) => sitDown(standIn, `player${number}`)),
  );
  let moves = 0;
  let isOver = false;
  const start = performance.now();
  const games = players.map(async (seat) => {
    while (!isOver) {
      const played = await playCard(seat);
      moves += played;
    }
  });
  const beside = await timesOf(asker);
  const seconds = (performance.now() - start) / 1000;
  isOver = true;
  await Promise.all(games);
  await bot.stop();
  await standIn.stop();
  await database.drop();
  await server.end();
  print(`/hand beside ${GAMES} games against the computer: ${told(beside)}`);
  print(`  without them: ${told(alone)}`);
  print(`  turns and answers to them meanwhile: ${(moves / seconds).toFixed(0)} a second`);
}

interface Seat {
  readonly person: Person;
  readonly channel: string;
}

/** Challenges the computer in a channel of one's own. */
async function sitDown(standIn: StandIn, name: string): Promise<Seat> {
  const { id: channel } = standIn.addChannel(name);
  const person = standIn.person(name);
  const seat = { person, channel };
  await challenge(seat);
  return seat;
}

function challenge({ person, channel }: Seat): Promise<SeenMessage> {
  return answerTo(person.slash(channel, 'challenge', { level: 'medium' }));
}

/** Lays a card that is suggested, or begins another round; gives how many turns that was. */
async function playCard(seat: Seat): Promise<number> {
  const { person, channel } = seat;
  const [card] = await person.autocomplete(channel, 'play', { card: '' }, 'card');
  const [stone] = card
    ? await person.autocomplete(channel, 'play', { card: card.value, stone: '' }, 'stone')
    : [];
  if (card && stone) await answerTo(person.slash(channel, 'play', { card: card.value, stone: stone.value }));
  const { text } = await answerTo(person.slash(channel, 'end'));
  if (/no duel|is over/.test(text)) await challenge(seat);
  return card && stone ? 1 : 0;
}

/** How long each of many hands took to come, in milliseconds, in order. */
async function timesOf({ person, channel }: Seat): Promise<readonly number[]> {
  const times: number[] = [];
  for (let asked = 0; asked < ASKED; asked++) {
    const start = performance.now();
    await answerTo(person.slash(channel, 'hand'));
    times.push(performance.now() - start);
  }
  return times.sort((one, other) => one - other);
}

function told(times: readonly number[]): string {
  const at = (share: number): string => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(0);
  return `median ${at(0.5)} ms, 99 of 100 within ${at(0.99)} ms`;
}

function answerTo(interaction: Interaction): Promise<SeenMessage> {
  return interaction.shows(({ ephemeral }) => ephemeral, PATIENCE);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
