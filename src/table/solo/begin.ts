import type { GridVariant } from '../../engine/gridcannon/types.ts';
import type { Snowflake } from '../ports.ts';
import { dailyDeal, endIfDayOver } from './daily.ts';
import { dayAt } from './day.ts';
import { deckOf, drawDeal, GREATEST_DEAL } from './deal.ts';
import type { SoloHouse } from './house.ts';
import type { Begun, DealNumber, NewSolo, Visibility } from './ports.ts';
import { firstEvents, Solo } from './solo.ts';

/** Which deal is wanted. */
export type DealWish =
  | { readonly kind: 'any' }
  | { readonly kind: 'daily' }
  | { readonly kind: 'number'; readonly deal: DealNumber };

/** Who wants to play, where, and what. */
export interface BeginRequest extends Pick<NewSolo, 'player' | 'locale' | 'guildId' | 'channelId'> {
  /** Discord's id of the command or press; the same id never begins two games. */
  readonly interaction: Snowflake;
  readonly variant: GridVariant;
  readonly visibility: Visibility;
  readonly wish: DealWish;
}

/** A game that began, or (`taken`) the one that stands in its way and is shown instead. */
export interface BegunSolo {
  readonly kind: Begun['kind'];
  readonly solo: Solo;
}

/** What the daily deal is called besides, where somebody types it in German. */
const DAILY = ['daily', 'täglich', 'tagesspiel'];

/** Reads a deal as it was typed; null where it is neither the daily one nor a whole number from 1. */
export function parseDealWish(text: string): DealWish | null {
  const typed = text.trim().toLowerCase();
  if (typed === '') return { kind: 'any' };
  if (DAILY.includes(typed)) return { kind: 'daily' };
  const deal = Number(typed);
  return /^\d{1,16}$/.test(typed) && Number.isSafeInteger(deal) && deal > 0 ? { kind: 'number', deal } : null;
}

/** Whether a number can be wished for: of the numbers above what is drawn, only daily ones whose day is over. */
export async function isKnownDeal({ store, clock }: SoloHouse, deal: DealNumber): Promise<boolean> {
  if (deal <= GREATEST_DEAL) return true;
  const day = await store.dayOf(deal);
  return day !== null && day < dayAt(clock());
}

/** The game that a person has in a channel; for a daily wish today's try, wherever it was begun. Null: none. */
export async function findSolo(
  { store, clock }: SoloHouse,
  { player, channelId, wish }: Pick<BeginRequest, 'player' | 'channelId' | 'wish'>,
): Promise<Solo | null> {
  const stored =
    wish.kind === 'daily'
      ? await store.dailyTry(player, dayAt(clock()))
      : await store.running(player, channelId);
  return stored && Solo.of(stored);
}

/** Begins a game. A daily one is always standard and seen by its player alone. */
export async function beginSolo(house: SoloHouse, request: BeginRequest): Promise<BegunSolo> {
  const { interaction, player, locale, guildId, channelId, wish } = request;
  const startedAt = house.clock();
  const daily = wish.kind === 'daily' ? dayAt(startedAt) : null;
  const deal = await dealFor(house, request, daily);
  const terms =
    daily === null
      ? { variant: request.variant, visibility: request.visibility }
      : ({ variant: 'standard', visibility: 'private' } as const);
  const deck = deckOf(deal);
  const begun = await house.store.begin(
    { player, locale, guildId, channelId, ...terms, deal, daily, deck, startedAt },
    firstEvents({ variant: terms.variant, deck }),
    interaction,
  );
  return { kind: begun.kind, solo: await endIfDayOver(house, Solo.of(begun.solo)) };
}

async function dealFor(house: SoloHouse, { wish }: BeginRequest, daily: string | null): Promise<DealNumber> {
  if (daily !== null) return (await dailyDeal(house, daily)).deal;
  return wish.kind === 'number' ? wish.deal : drawDeal(house.dice);
}
