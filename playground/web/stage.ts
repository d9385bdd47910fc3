import type { StandIn } from '../index.ts';
import { scenes, playScene } from '../scenes/index.ts';
import type { BotProcess } from './bot.ts';
import { face } from './paneFeed.ts';
import type { BotState, StageNews, StageRequest, StageState } from './protocol.ts';
import { deniedRights, setRight, type FaultSwitches } from './switches.ts';

/** What the switches above the panes work on. */
export interface StageDesk {
  readonly discord: StandIn;
  readonly bot: BotProcess;
  readonly faults: FaultSwitches;
}

const GUESTS = ['clara', 'david', 'emma', 'finn'];
const MORE_ROOMS = ['second-table', 'third-table', 'fourth-table'];
const MINUTE = 60_000;

/** Everything about the whole, as the page shows it. */
export function stageState({ discord, bot, faults }: StageDesk): StageState {
  const { world, guild } = discord;
  const people = world.users.filter(
    ({ id, bot: isBot }) =>
      !isBot && id !== guild.ownerId && guild.members.some(({ userId }) => userId === id),
  );
  return {
    people: people.map(face),
    faults: faults.on,
    denied: deniedRights(discord),
    bot: botState(discord, bot),
    minutesAhead: Math.round(world.clockOffset / MINUTE),
    scenes,
  };
}

function botState(discord: StandIn, bot: BotProcess): BotState {
  if (discord.gateway.sessions.some(({ connected }) => connected)) return 'online';
  return bot.pid === null ? 'stopped' : 'starting';
}

/** Does what is asked of the whole. */
export async function carryOutOnStage(
  desk: StageDesk,
  request: StageRequest,
  send: (news: StageNews) => void,
): Promise<void> {
  const { discord, bot, faults } = desk;
  switch (request.kind) {
    case 'addPerson':
      addPerson(discord);
      return;
    case 'addChannel':
      addChannel(discord);
      return;
    case 'later':
      // A second more, since tokens are good for exactly a quarter of an hour.
      discord.advance(request.minutes * MINUTE + 1000);
      return;
    case 'restartBot':
      return bot.restart();
    case 'fault':
      faults.set(request.name, request.state);
      return;
    case 'right':
      setRight(discord, request.name, request.state);
      return;
    case 'scene':
      await playScene(discord, request.name, request.locale, (scene) => send({ kind: 'scene', scene }));
  }
}

function addPerson(discord: StandIn): void {
  const taken = discord.world.users.map(({ username }) => username);
  const name = GUESTS.find((one) => !taken.includes(one)) ?? `guest${taken.length}`;
  discord.person(name, { locale: discord.person('anna').locale }).openDm();
}

function addChannel(discord: StandIn): void {
  const taken = discord.world.channels.map(({ name }) => name);
  const name = MORE_ROOMS.find((one) => !taken.includes(one)) ?? `table-${taken.length}`;
  discord.addChannel(name);
  for (const right of deniedRights(discord)) setRight(discord, right, 'denied');
}
