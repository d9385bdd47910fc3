import type { GuildRecord, Person, StandIn, UserRecord } from '../index.ts';
import type { Standing } from '../world.ts';
import { isModerator, standingIn } from '../members.ts';
import { scenes, playScene } from '../scenes/index.ts';
import type { BotProcess } from './bot.ts';
import type { BotState, StageNews, StagePerson, StageRequest, StageState } from './protocol.ts';
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
  const people = world.users.filter(({ id, bot: isBot }) => !isBot && id !== guild.ownerId);
  return {
    people: people.map((user) => stagePerson(guild, user)),
    faults: faults.on,
    denied: deniedRights(discord),
    bot: botState(discord, bot),
    minutesAhead: Math.round(world.clockOffset / MINUTE),
    scenes,
  };
}

function stagePerson(guild: GuildRecord, user: UserRecord): StagePerson {
  return {
    id: user.id,
    name: user.globalName ?? user.username,
    role: isModerator(guild, user.id) ? 'moderator' : 'member',
    standing: standingIn(guild, user),
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
    case 'role':
      if (request.role === 'moderator') discord.makeModerator(discord.personById(request.personId));
      else discord.dismissModerator(discord.personById(request.personId));
      return;
    case 'standing':
      setStanding(discord.personById(request.personId), request.standing);
      return;
    case 'scene':
      await playScene(discord, request.name, request.locale, (scene) => send({ kind: 'scene', scene }));
  }
}

function setStanding(person: Person, standing: Standing): void {
  if (standing === 'deleted') {
    person.deleteAccount();
    return;
  }
  person.restoreAccount();
  if (standing === 'here') person.join();
  else person.leave();
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
