import type { League } from '../table/league.ts';
import type { TableStore } from '../table/ports.ts';
import type { SoloLeague, SoloStore } from '../table/solo/ports.ts';
import { openEmbedded } from './embedded.ts';
import { makeLeague } from './leagueStore.ts';
import { openPostgres } from './postgres.ts';
import { makeSoloLeague } from './soloLeague.ts';
import { makeSoloStore } from './soloStore.ts';
import type { StoreError } from './storeError.ts';
import { makeTableStore } from './tableStore.ts';

export interface StoreSettings {
  /** The address of a PostgreSQL database, or null for the embedded one. */
  readonly databaseUrl: string | null;
  /** The folder of the embedded database. */
  readonly dataDir: string;
  /** Called when the embedded database has stopped for good; must end the process at once, for it hangs otherwise. */
  readonly lost: (error: StoreError) => void;
}

/** An open store, up to date and this process's to use. */
export interface OpenStore {
  readonly store: TableStore;
  /** What the rounds that were booked add up to. */
  readonly league: League;
  readonly solos: SoloStore;
  /** What the games alone that count add up to. */
  readonly soloLeague: SoloLeague;
  /** Which database it is, for the log; never with a password. */
  readonly description: string;
  /** What the operator should know about it, in a sentence; null where there is nothing. */
  readonly warning: string | null;
  /** Lets go of the database, after what is under way. Call it once, and nothing of the store afterwards. */
  close(): Promise<void>;
}

/**
 * Opens the store: PostgreSQL where an address is given, else PGlite in a folder. Where that can't be done it throws a
 * `StoreError` with a sentence for the operator; it names the thing, and never the password.
 */
export async function connectStore({ databaseUrl, dataDir, lost }: StoreSettings): Promise<OpenStore> {
  const database = databaseUrl === null ? await openEmbedded(dataDir, lost) : await openPostgres(databaseUrl);
  return {
    store: makeTableStore(database.driver),
    league: makeLeague(database.driver),
    solos: makeSoloStore(database.driver),
    soloLeague: makeSoloLeague(database.driver),
    description: database.description,
    warning: database.warning,
    close: () => database.close(),
  };
}
