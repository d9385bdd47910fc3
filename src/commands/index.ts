import { admin } from './admin.ts';
import { board } from './board.ts';
import { challenge } from './challenge.ts';
import { claim } from './claim.ts';
import type { Context } from './context.ts';
import { end } from './end.ts';
import { games } from './games.ts';
import { gridcannon } from './gridcannon.ts';
import { hand } from './hand.ts';
import type { Command } from './interaction.ts';
import { leaderboard } from './leaderboard.ts';
import { play } from './play.ts';
import { resign } from './resign.ts';
import { rules } from './rules.ts';
import { stats } from './stats.ts';
import { why } from './why.ts';

/** Every slash command. Adding one is a file and a line here. */
export const commands: readonly Command<Context>[] = [
  challenge,
  play,
  claim,
  hand,
  why,
  end,
  board,
  resign,
  gridcannon,
  games,
  leaderboard,
  stats,
  rules,
  admin,
];
