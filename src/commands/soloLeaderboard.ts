import { spansOf } from '../engine/gridcannon/league.ts';
import type { SoloBoard, SoloSpan } from '../engine/gridcannon/league.ts';
import { paintSoloLeaderboard } from '../render/index.ts';
import { periodAt } from '../table/league.ts';
import type { Context } from './context.ts';
import { refuse, showPrivately } from './duel.ts';
import type { Anywhere } from './duel.ts';
import { namesOf } from './named.ts';
import { localeOf } from './say.ts';

/** Which table of Gridcannon is looked at; pages count from 0. */
export interface SoloAsked {
  readonly board: SoloBoard;
  readonly span: SoloSpan;
  readonly page: number;
}

/** Shows a page of a table of Gridcannon, to the person alone. Only the daily board has days; elsewhere one is its month. */
export async function showSoloLeaderboard(
  { soloLeague, house, channels }: Context,
  interaction: Anywhere,
  asked: SoloAsked,
): Promise<void> {
  const { guildId } = interaction.place;
  if (!guildId) return refuse(interaction, { code: 'not-in-server' });
  const { board } = asked;
  const span = spansOf(board).includes(asked.span) ? asked.span : 'month';
  const period = periodAt(span, house.clock());
  const asker = interaction.invoker.id;
  const page = await soloLeague.page({ guildId, board, period }, asked.page, asker);
  const names = await namesOf(channels, guildId, [...page.standings.map(({ user }) => user), asker]);
  const sheet = { board, span, period, page, asker, names };
  await showPrivately(interaction, paintSoloLeaderboard(sheet, localeOf(interaction.invoker)));
}
