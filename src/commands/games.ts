import { otherSeat } from '../engine/stones/seats.ts';
import { paintGames, plainName } from '../render/index.ts';
import type { EndedDuel, RunningDuel } from '../render/index.ts';
import { Table } from '../table/table.ts';
import type { Context } from './context.ts';
import { refuse } from './duel.ts';
import { duelsOnServer, isUp, rivalOf } from './find.ts';
import type { Command } from './interaction.ts';
import { duelCommand } from './registration.ts';
import { localeOf } from './say.ts';
import { linkTo } from './voice.ts';

/** How many duels that have ended are listed. */
const LAST_ENDED = 10;

/** `/games`: a person's duels on this server, those first where they are up, and the last ones that have ended. */
export const games: Command<Context> = {
  data: duelCommand('games', []),

  async run(context, interaction) {
    const { place, invoker } = interaction;
    if (!place.guildId) return refuse(interaction, { code: 'not-in-server' });
    const { store } = context.house;
    const [running, ended] = await Promise.all([
      duelsOnServer(context, place, invoker.id, null),
      store.endedOf(place.guildId, invoker.id, LAST_ENDED),
    ]);
    const ordered = [...running].sort((one, other) => rank(one, invoker.id) - rank(other, invoker.id));
    const sheet = {
      asker: invoker.id,
      running: await Promise.all(ordered.map((table) => runningDuel(context, table, invoker.id))),
      ended: await Promise.all(ended.map((stored) => endedDuel(context, Table.of(stored), invoker.id))),
    };
    await interaction.privately(paintGames(sheet, localeOf(invoker)));
  },
};

function rank(table: Table, user: string): number {
  return isUp(table, user) ? 0 : 1;
}

async function runningDuel(context: Context, table: Table, user: string): Promise<RunningDuel> {
  return {
    table: table.face,
    against: await rivalName(context, table, user),
    up: isUp(table, user),
    link: linkTo(table.row.guildId, table.row.board),
  };
}

async function endedDuel(context: Context, table: Table, user: string): Promise<EndedDuel> {
  const own = table.seatOf(user) ?? 'A';
  const points = table.outcome && table.view(null).points;
  return {
    table: table.face,
    against: await rivalName(context, table, user),
    result: resultFor(table, own),
    own: points?.[own] ?? 0,
    other: points?.[otherSeat(own)] ?? 0,
    endedAt: table.row.endedAt ?? 0,
    link: linkTo(table.row.guildId, table.row.board),
  };
}

function resultFor({ outcome }: Table, own: 'A' | 'B'): EndedDuel['result'] {
  if (!outcome) return 'none';
  if (outcome.winner === null) return 'drawn';
  return outcome.winner === own ? 'won' : 'lost';
}

async function rivalName({ channels }: Context, table: Table, user: string): Promise<string> {
  return plainName(await channels.nameOf(table.row.guildId, rivalOf(table, user), 'plain'));
}
