import type { Mind } from '../table/computer.ts';
import type { House } from '../table/house.ts';
import type { League } from '../table/league.ts';
import type { SoloHouse } from '../table/solo/house.ts';
import type { SoloLeague } from '../table/solo/ports.ts';
import type { Snowflake } from '../table/ports.ts';
import type { Channels } from './interaction.ts';

/** What commands work with besides the interaction itself. */
export interface Context {
  readonly house: House;
  readonly solos: SoloHouse;
  /** Who thinks for computer players. */
  readonly mind: Mind;
  readonly league: League;
  readonly soloLeague: SoloLeague;
  readonly channels: Channels;
  /** The bot's own id, by which it is challenged; null until it is connected. */
  readonly self: () => Snowflake | null;
  readonly settings: {
    readonly challengeHours: number;
    /** The clock of a challenge that names none: hours a turn, null for none. */
    readonly moveHours: number | null;
  };
  readonly log: Log;
}

/** The lines that commands leave behind. Never a card that is in a hand. */
export interface Log {
  info(fields: Readonly<Record<string, unknown>>, message: string): void;
  warn(fields: Readonly<Record<string, unknown>>, message: string): void;
}
