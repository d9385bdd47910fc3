import type { ClockStage, TableRow, Timing } from './ports.ts';

/** The clock of a turn: three quarters of the time remind, all of it lets the other take the win, twice of it ends it. */

const HOUR = 3_600_000;

/** Days without a move after which a round without a clock may be ended by the one who waits. */
const SILENT_DAYS = 14;

/** What follows a stage, and after how much of the turn's time. */
const STAGES: Readonly<Record<ClockStage, { readonly share: number; readonly then: ClockStage }>> = {
  running: { share: 0.75, then: 'reminded' },
  reminded: { share: 1, then: 'lapsed' },
  lapsed: { share: 2, then: 'lapsed' },
};

/** The hours that a turn may have, in whole numbers: from one hour to fourteen days. */
export const LONGEST_CLOCK = 14 * 24;

/**
 * How long a computer player's turn is left to the process in which it began, in milliseconds. After that the clock
 * rings, and any process makes the move.
 */
const COMPUTER_PATIENCE = 15_000;

/** The timing of a turn that begins at `since` (milliseconds). */
export function turnFrom(since: number, clockHours: number | null, up: 'person' | 'computer'): Timing {
  const due = up === 'computer' ? since + COMPUTER_PATIENCE : dueAt('running', since, clockHours);
  return { turnSince: since, stage: 'running', dueAt: due };
}

/** The timing of a round in which nobody is up any more. */
export function turnOver(timing: Timing): Timing {
  return { ...timing, dueAt: null };
}

/** What a clock turns to once it has told what its stage tells. */
export function afterNotice({ clockHours, timing }: TableRow): Pick<Timing, 'stage' | 'dueAt'> | null {
  if (!timing) return null;
  const stage = STAGES[timing.stage].then;
  return { stage, dueAt: dueAt(stage, timing.turnSince, clockHours) };
}

/** When the time of whoever is up runs out, in milliseconds; null without a clock, or where nobody is up. */
export function deadlineOf({ status, clockHours, timing }: TableRow): number | null {
  if (status !== 'running' || clockHours === null || !timing) return null;
  return timing.turnSince + clockHours * HOUR;
}

/** When the round ends by itself, in milliseconds; null as for the deadline. */
export function timeoutOf(row: TableRow): number | null {
  const deadline = deadlineOf(row);
  return deadline === null ? null : deadline + (row.clockHours ?? 0) * HOUR;
}

/** Whether a round without a clock has been silent for so long that who waits may end it. */
export function isSilent({ status, clockHours, timing }: TableRow, now: number): boolean {
  if (status !== 'running' || clockHours !== null || !timing) return false;
  return now - timing.turnSince >= SILENT_DAYS * 24 * HOUR;
}

function dueAt(stage: ClockStage, since: number, clockHours: number | null): number | null {
  return clockHours === null ? null : since + STAGES[stage].share * clockHours * HOUR;
}
