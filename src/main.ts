import { Cron } from 'croner';
import type { Logger } from 'pino';
import type { Context } from './commands/context.ts';
import { beat } from './commands/heartbeat.ts';
import { commands } from './commands/index.ts';
import { press } from './commands/presses.ts';
import { refusalMessage } from './commands/say.ts';
import { makeSweep, ringClocks } from './commands/sweep.ts';
import type { Environment } from './env.ts';
import { readEnvironment, readVariables } from './env.ts';
import { LoginRefused, makeDiscord, watchRejections } from './discord/index.ts';
import type { Discord, Handlers } from './discord/index.ts';
import { pickLocale } from './locale/index.ts';
import { openLog } from './log.ts';
import { connectStore } from './store/connect.ts';
import { StoreError } from './store/storeError.ts';
import { systemDice } from './table/deal.ts';
import { openThinker } from './thinking/thinker.ts';

/** Puts the rooms together and runs the bot: settings, log, store, Discord, and the sweep that time asks for. */

/** How often time is looked after. */
const EVERY_TEN_SECONDS = '*/10 * * * * *';

/** What ends the start with a sentence for the operator instead of a stack. */
function isForOperator(error: unknown): error is Error {
  return error instanceof StoreError || error instanceof LoginRefused;
}

function handlersOf(context: Context): Handlers {
  const byName = new Map(commands.map((command) => [command.data.name, command]));
  const named = (name: string) => {
    const command = byName.get(name);
    if (!command) throw new Error(`There is no command /${name}.`);
    return command;
  };
  return {
    commands: commands.map(({ data }) => data),
    onCommand: (name, interaction) => named(name).run(context, interaction),
    onPress: (interaction) => press(context, interaction),
    onAutocomplete: async (name, interaction) =>
      (await named(name).autocomplete?.(context, interaction)) ?? [],
    faultMessage: (locale, reference) => refusalMessage(pickLocale(locale), { code: 'fault', reference }),
  };
}

/** Resolves with the name of the signal that asks the process to end. */
function untilSignal(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve(signal));
  });
}

/** Lets clocks ring, tells what a crash left untold and ends what is overdue, from time to time; gives what stops that. */
function sweepOften(context: Context, log: Logger, discord: Discord): Cron {
  const sweep = makeSweep(context);
  return new Cron(
    EVERY_TEN_SECONDS,
    {
      protect: true,
      catch: (error) => log.error({ err: error }, 'a sweep failed; the next one tries again'),
    },
    async () => {
      if (discord.connected()) {
        await beat(context);
        await ringClocks(context);
      }
      await sweep();
    },
  );
}

/**
 * Notes from time to time that a process can be played with; gives what stops that. While none is connected to Discord
 * nobody can move, so that time isn't charged to anybody.
 */
function beatOften(context: Context, log: Logger, discord: Discord): Cron {
  return new Cron(
    EVERY_TEN_SECONDS,
    { protect: true, catch: (error) => log.error({ err: error }, 'a heartbeat failed') },
    async () => {
      if (discord.connected()) await beat(context);
    },
  );
}

/** The embedded database has stopped under us: nothing can be saved any more, and all that was answered is saved. */
function endAtOnce(error: StoreError, log: Logger): never {
  log.fatal({ err: error }, 'the database has stopped; start the bot again');
  process.exit(1);
}

/** Why the bot ended: asked to, or because Discord closed the door for good. */
interface Ending {
  readonly reason: string;
  readonly exitCode: 0 | 1;
}

async function serve(environment: Environment, log: Logger, discord: Discord): Promise<Ending> {
  const open = await connectStore({ ...environment, lost: (error) => endAtOnce(error, log) });
  log.info(`tables are kept in ${open.description}`);
  if (open.warning !== null) log.warn(open.warning);
  const thinker = openThinker();
  const context: Context = {
    house: { store: open.store, clock: Date.now, dice: systemDice },
    mind: thinker,
    solos: { store: open.solos, solver: thinker, clock: Date.now, dice: systemDice },
    league: open.league,
    soloLeague: open.soloLeague,
    channels: discord.channels,
    self: () => discord.self(),
    settings: { challengeHours: environment.challengeHours, moveHours: environment.moveHours },
    log,
  };
  const stopped = Promise.race([
    untilSignal().then((reason): Ending => ({ reason, exitCode: 0 })),
    discord.closed.then((reason): Ending => ({ reason, exitCode: 1 })),
  ]);
  await Promise.race([discord.connect(handlersOf(context)), stopped]);
  // Whoever was waiting must not profit from the time that the bot was down, nor those who were up pay for it.
  if (discord.connected()) await beat(context);
  const timers = [sweepOften(context, log, discord), beatOften(context, log, discord)];
  log.info('Merestone is ready');
  const ending = await stopped;
  for (const timer of timers) timer.stop();
  await discord.stop();
  await thinker.close();
  await open.close();
  return ending;
}

async function main(): Promise<void> {
  const read = readEnvironment(readVariables());
  if (read.kind === 'broken') {
    process.stderr.write(read.problems.map((problem) => `${problem}\n`).join(''));
    process.exitCode = 1;
    return;
  }
  const { environment } = read;
  const log = openLog({
    level: environment.logLevel,
    format: environment.logFormat ?? (process.stdout.isTTY ? 'text' : 'json'),
  });
  const discord = makeDiscord({ token: environment.discordToken, apiUrl: environment.discordApiUrl, log });
  watchRejections(log, () => process.exit(1));
  try {
    const { reason, exitCode } = await serve(environment, log, discord);
    log.info(`Merestone has ended: ${reason}`);
    process.exitCode = exitCode;
  } catch (error) {
    process.exitCode = 1;
    if (isForOperator(error)) process.stderr.write(`${error.message}\n`);
    else log.fatal({ err: error }, 'Merestone could not go on');
    await discord.stop();
  }
}

await main();
