import type { Dice } from './deal.ts';
import type { Clock, TableStore } from './ports.ts';

/** What every act at a table needs of the world. */
export interface House {
  readonly store: TableStore;
  readonly clock: Clock;
  readonly dice: Dice;
}
