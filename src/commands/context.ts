import type { House } from '../table/house.ts';
import type { League } from '../table/league.ts';
import type { Channels } from './interaction.ts';

/** What commands work with besides the interaction itself. */
export interface Context {
  readonly house: House;
  readonly league: League;
  readonly channels: Channels;
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
