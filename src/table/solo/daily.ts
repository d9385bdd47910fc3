import { dayAt } from './day.ts';
import { deckOf, drawDailyDeal } from './deal.ts';
import type { SoloHouse } from './house.ts';
import type { DailyDeal, Day } from './ports.ts';
import { Solo } from './solo.ts';

/** How long the solver may think about a deal that could become a daily one, in milliseconds; mostly a tenth will do. */
const PATIENCE = 3_000;

/** How many deals are tried; nearly every one can be won. */
const TRIES = 20;

/** The daily deal of a day. Where there is none yet it is drawn, among deals that the solver has won. */
export async function dailyDeal(house: SoloHouse, day: Day): Promise<DailyDeal> {
  const { store, solver, dice } = house;
  const known = await store.daily(day);
  if (known) return known;
  for (let tries = 0; tries < TRIES; tries++) {
    const deal = drawDailyDeal(dice);
    const problem = { variant: 'standard', deck: deckOf(deal), actions: [] } as const;
    const solution = await solver.solve(problem, PATIENCE, 'any-win');
    if (solution.outcome !== 'won') continue;
    const standing = await store.setDaily({ day, deal });
    if (standing.deal === deal) await store.keepSolution('standard', deal, solution);
    return standing;
  }
  throw new Error(`None of ${TRIES} deals could be won in time, so ${day} has no daily deal yet.`);
}

/** Ends the tries at daily deals whose day is over: they are lost. */
export async function endDays({ store, clock }: SoloHouse): Promise<void> {
  for (const id of await store.unfinishedDailies(dayAt(clock()))) {
    const stored = await store.find(id);
    if (stored) await endIfDayOver({ store, clock }, Solo.of(stored));
  }
}

/** The game as it is: where it is a try at the daily deal of a day that is over, and still runs, it is ended first. */
export async function endIfDayOver(
  { store, clock }: Pick<SoloHouse, 'store' | 'clock'>,
  solo: Solo,
): Promise<Solo> {
  const { id, version, daily, ending } = solo.row;
  const now = clock();
  if (daily === null || ending !== null || daily >= dayAt(now)) return solo;
  const over = solo.afterDay(now);
  const committed = await store.commit({
    id,
    version,
    interaction: null,
    change: { kind: 'none' },
    ending: { status: 'lost', by: 'day-over' },
    endedAt: now,
  });
  if (committed === 'committed') return over;
  const stored = await store.find(id);
  return stored ? endIfDayOver({ store, clock }, Solo.of(stored)) : over;
}
