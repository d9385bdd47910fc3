import { LEAGUE_SPANS } from '../engine/stones/league.ts';
import type { LeagueGame, LeagueSpan } from '../engine/stones/league.ts';
import { parseRulesetId, rulesets } from '../engine/stones/rulesets.ts';
import { CHAMPIONS_NAMED, paintLeaderboard } from '../render/index.ts';
import { periodAt } from '../table/league.ts';
import type { Context } from './context.ts';
import { refuse, showPrivately } from './duel.ts';
import type { Anywhere } from './duel.ts';
import type { Command } from './interaction.ts';
import { textOf } from './options.ts';
import { choiceOption, duelCommand } from './registration.ts';
import { localeOf } from './say.ts';

/** How many months that are over show their champions. */
const SEASONS = 6;

/** Which table of the league is looked at; pages count from 0. */
export interface Asked {
  readonly game: LeagueGame;
  readonly span: LeagueSpan;
  readonly page: number;
}

/** `/leaderboard [game] [period]`: the server's league, for the person alone. */
export const leaderboard: Command<Context> = {
  data: duelCommand('leaderboard', [
    choiceOption('leaderboard', 'game', ['all', ...rulesets.map(({ id }) => id)]),
    choiceOption('leaderboard', 'period', LEAGUE_SPANS),
  ]),

  async run(context, interaction) {
    const { options } = interaction;
    const period = textOf(options.get('period'));
    await showLeaderboard(context, interaction, {
      game: parseRulesetId(textOf(options.get('game'))) ?? 'all',
      span: LEAGUE_SPANS.find((span) => span === period) ?? 'month',
      page: 0,
    });
  },
};

/** Shows a page of the league. */
export async function showLeaderboard(
  context: Context,
  interaction: Anywhere,
  { game, span, page }: Asked,
): Promise<void> {
  const { guildId } = interaction.place;
  if (!guildId) return refuse(interaction, { code: 'not-in-server' });
  const { league, house, channels } = context;
  const period = periodAt(span, house.clock());
  const asker = interaction.invoker.id;
  const [shown, seasons] = await Promise.all([
    league.page({ guildId, game, period }, page, asker),
    span === 'month' ? league.seasons(guildId, game, period, SEASONS) : [],
  ]);
  const people = new Set([
    ...shown.standings.map(({ user }) => user),
    ...seasons.flatMap(({ champions }) => champions.slice(0, CHAMPIONS_NAMED)),
    asker,
  ]);
  const named = await Promise.all(
    [...people].map(async (user) => [user, await channels.nameOf(guildId, user)] as const),
  );
  // Whose name Discord doesn't tell is mentioned, which many clients can show.
  const sheet = {
    game,
    span,
    period,
    page: shown,
    seasons,
    asker,
    names: new Map(named.filter(([user, name]) => name !== user)),
  };
  await showPrivately(interaction, paintLeaderboard(sheet, localeOf(interaction.invoker)));
}
