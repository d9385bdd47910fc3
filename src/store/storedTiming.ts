import type { Timing } from '../table/ports.ts';
import type { ReadRow } from './schema.ts';

/** The time of a turn, as the row of its table keeps it. */

/** What a row says of the time of its turn, its stage unread yet; null where no turn has begun. */
export function timingOf({
  turnSince,
  clockStage,
  dueAt,
}: Pick<ReadRow, 'turnSince' | 'clockStage' | 'dueAt'>) {
  if (turnSince === null) return null;
  return { turnSince: turnSince.getTime(), stage: clockStage, dueAt: dueAt?.getTime() ?? null };
}

/** The columns of a turn that begins or ends. Nothing is being told of it, and a new board will show its deadline. */
export function timingColumns({ turnSince, stage, dueAt }: Timing) {
  return {
    turnSince: new Date(turnSince),
    clockStage: stage,
    dueAt: dueAt === null ? null : new Date(dueAt),
    noticingAt: null,
    repaint: false,
  };
}
