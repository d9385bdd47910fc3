import { SOLO_SPANS } from '../engine/gridcannon/league.ts';
import type { SoloBoard, SoloSpan } from '../engine/gridcannon/league.ts';
import { LEAGUE_SPANS } from '../engine/stones/league.ts';
import type { LeagueGame, LeagueSpan } from '../engine/stones/league.ts';
import { parseRulesetId, rulesets } from '../engine/stones/rulesets.ts';
import { CHAMPIONS_NAMED, paintLeaderboard } from '../render/index.ts';
import { periodAt } from '../table/league.ts';
import type { Context } from './context.ts';
import { refuse, showPrivately } from './duel.ts';
import type { Anywhere } from './duel.ts';
import type { Command } from './interaction.ts';
import { namesOf } from './named.ts';
import { textOf } from './options.ts';
import { choiceOption, duelCommand } from './registration.ts';
import { localeOf } from './say.ts';
import { showSoloLeaderboard } from './soloLeaderboard.ts';

/** How many months that are over show their champions. */
const SEASONS = 6;

/** The choices of `game` that are tables of Gridcannon, and the span that is shown where none is asked for. */
const SOLO_GAMES: ReadonlyMap<string, { readonly board: SoloBoard; readonly usual: SoloSpan }> = new Map([
  ['gridcannon', { board: 'all', usual: 'month' }],
  ['gridcannon-daily', { board: 'daily', usual: 'day' }],
]);

/** The choices of `period`. The table of yesterday is reached by a button of today's. */
const SPANS = SOLO_SPANS.filter((span) => span !== 'yesterday');

/** Which table of the league is looked at; pages count from 0. */
export interface Asked {
  readonly game: LeagueGame;
  readonly span: LeagueSpan;
  readonly page: number;
}

/** `/leaderboard [game] [period]`: the server's league, or a table of Gridcannon, for the person alone. */
export const leaderboard: Command<Context> = {
  data: duelCommand('leaderboard', [
    choiceOption('leaderboard', 'game', ['all', ...rulesets.map(({ id }) => id), ...SOLO_GAMES.keys()]),
    choiceOption('leaderboard', 'period', SPANS),
  ]),

  async run(context, interaction) {
    const { options } = interaction;
    const [game, period] = [textOf(options.get('game')), textOf(options.get('period'))];
    const solo = SOLO_GAMES.get(game);
    if (solo !== undefined) {
      const span = SPANS.find((each) => each === period) ?? solo.usual;
      return showSoloLeaderboard(context, interaction, { board: solo.board, span, page: 0 });
    }
    await showLeaderboard(context, interaction, {
      game: parseRulesetId(game) ?? 'all',
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
  const names = await namesOf(channels, guildId, [
    ...shown.standings.map(({ user }) => user),
    ...seasons.flatMap(({ champions }) => champions.slice(0, CHAMPIONS_NAMED)),
    asker,
  ]);
  const sheet = { game, span, period, page: shown, seasons, asker, names };
  await showPrivately(interaction, paintLeaderboard(sheet, localeOf(interaction.invoker)));
}
