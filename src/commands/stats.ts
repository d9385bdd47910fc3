import { paintStats } from '../render/index.ts';
import { periodAt } from '../table/league.ts';
import type { Context } from './context.ts';
import { refuse } from './duel.ts';
import type { Command } from './interaction.ts';
import { duelCommand, userOption } from './registration.ts';
import { localeOf } from './say.ts';

/** `/stats [user]`: what somebody's rounds on this server add up to, and against the person who asks. */
export const stats: Command<Context> = {
  data: duelCommand('stats', [userOption('stats', 'user', 'optional')]),

  async run({ house, league, channels }, interaction) {
    const { place, invoker, options } = interaction;
    const { guildId } = place;
    if (!guildId) return refuse(interaction, { code: 'not-in-server' });
    const given = options.get('user');
    const user = typeof given === 'object' ? given.id : invoker.id;
    const [found, computer, against, name] = await Promise.all([
      league.stats(guildId, user, periodAt('month', house.clock())),
      league.againstComputer(guildId, user),
      user === invoker.id ? null : league.headToHead(guildId, invoker.id, user),
      channels.nameOf(guildId, user),
    ]);
    const sheet = { user, name, stats: found, computer, against, asker: invoker.id };
    await interaction.privately(paintStats(sheet, localeOf(invoker)));
  },
};
