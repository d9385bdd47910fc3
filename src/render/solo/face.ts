import type { Cell, GridEvent, GridLoss, GridVariant } from '../../engine/gridcannon/types.ts';

/** What painters need to know of a game of Gridcannon. */
export interface SoloFace {
  readonly id: number;
  readonly version: number;
  readonly variant: GridVariant;
  /** `public`: the channel sees it, and its text speaks the language of its beginning. */
  readonly visibility: 'public' | 'private';
  readonly player: string;
  /** The number of the deal; null for a daily deal while its day runs. */
  readonly deal: number | null;
  /** The day whose daily deal this is, like `2026-11-30`; null for every other game. */
  readonly daily: string | null;
  /**
   * Whether it counts: `again` where its player had played this deal or seen its line before, `nowhere` where it was begun
   * in direct messages, outside of every server.
   */
  readonly counting: 'yes' | 'again' | 'nowhere';
  /** Whether the last press can be taken back. */
  readonly canUndo: boolean;
  readonly ending: SoloFaceEnding | null;
  /** The player's try at the daily deal of the day before, whose winning line may be seen now; null where none is offered. */
  readonly yesterday: number | null;
}

export type SoloFaceEnding =
  | { readonly status: 'won'; readonly score: number }
  | { readonly status: 'lost'; readonly by: GridLoss | 'day-over' };

/** What the player is asked: to deal with the card that waits, or which stack a ploy is for, or whether to give up. */
export type SoloMode =
  | { readonly kind: 'deal' | 'extract' | 'reassign' | 'giveUp' }
  /** The card to be reassigned is chosen; where to? */
  | { readonly kind: 'reassignFrom'; readonly cell: Cell };

/** How a running game is shown. */
export interface SoloState {
  readonly mode: SoloMode;
  /** What has happened since the player's last press. */
  readonly news: readonly GridEvent[];
  /** A sentence to the player, like a refusal; already in the reader's language. */
  readonly remark: string | null;
}
