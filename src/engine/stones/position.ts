import { codeOf } from './cards.ts';
import {
  close,
  dropCard,
  giveStone,
  handOver,
  lay,
  placeInHand,
  setupOf,
  start,
  takeCard,
  DuelCore,
} from './core.ts';
import type { Deal, Vocabulary } from '../ruleset.ts';
import { NOBODY, sideOf } from './layout.ts';
import { seatIndex } from './seats.ts';
import type { Card, Event, Options, RefusedClaim, RulesetId, Seat } from './types.ts';

/** What is needed to begin a duel. */
export type DuelDeal = Deal<Vocabulary & { readonly seat: Seat; readonly options: Options }, Card>;

/** A refused claim and the age of the position in which it was made. */
export interface RememberedClaim extends RefusedClaim {
  readonly age: number;
}

/** What a position holds. Whoever opens one may read its core, and changes only copies of it. */
export interface Inside {
  readonly ruleset: RulesetId;
  readonly options: Options;
  readonly core: DuelCore;
  /** How many events have changed the position. A refused claim changes nothing. */
  readonly age: number;
  /** The latest refused claim of each seat and stone. */
  readonly refused: readonly RememberedClaim[];
}

/**
 * The whole truth about a duel in play, hands and pile included. It never changes, and to everybody outside this
 * folder it is a closed box: there is nothing to read, so a painter or a computer player can't peek even by
 * mistake, and a position that strays into a log shows nothing.
 */
export class StonesPosition {
  readonly #inside: Inside;

  constructor(inside: Inside) {
    this.#inside = inside;
  }

  /** Opens the box. For the modules of this folder alone. */
  static open(position: StonesPosition): Inside {
    return position.#inside;
  }
}

/** The position after the deal: the first cards of the deck to A, the next to B, the rest is the pile. */
export function dealDuel(ruleset: RulesetId, deal: DuelDeal): StonesPosition {
  const core = new DuelCore(setupOf(ruleset, deal.options));
  start(core, Uint8Array.from(deal.deck, codeOf), seatIndex(deal.first));
  return new StonesPosition({ ruleset, options: deal.options, core, age: 0, refused: [] });
}

/** The position after an event, taken as it comes: whether it was allowed is not asked again. */
export function evolveDuel(position: StonesPosition, event: Event): StonesPosition {
  const inside = StonesPosition.open(position);
  if (event.type === 'claimRefused') {
    return new StonesPosition({ ...inside, refused: remember(inside, event) });
  }
  const core = inside.core.copy();
  apply(core, event);
  return new StonesPosition({ ...inside, core, age: inside.age + 1 });
}

function remember({ age, refused }: Inside, { seat, stone, proof }: RefusedClaim): RememberedClaim[] {
  const others = refused.filter((claim) => claim.seat !== seat || claim.stone !== stone);
  return [...others, { seat, stone, proof, age }];
}

function apply(core: DuelCore, event: Exclude<Event, { type: 'claimRefused' }>): void {
  switch (event.type) {
    case 'played':
      dropCard(core, seatIndex(event.seat), placeInHand(core, seatIndex(event.seat), codeOf(event.card)));
      lay(core, codeOf(event.card), sideOf(event.stone, event.seat));
      break;
    case 'claimed':
      giveStone(core, event.stone - 1, seatIndex(event.seat));
      break;
    case 'drew':
      takeCard(core, seatIndex(event.seat), codeOf(event.card));
      break;
    case 'turnEnded':
      handOver(core, event.passed ? core.passes + 1 : 0);
      break;
    case 'settled':
      for (const { stone, seat } of event.awards)
        if (seat !== null) giveStone(core, stone - 1, seatIndex(seat));
      break;
    case 'resigned':
    case 'timedOut':
      // Who gave up changes nothing on the table; that it is over, and for whom, says the next event.
      break;
    case 'ended':
      close(core, event.outcome.winner === null ? NOBODY : seatIndex(event.outcome.winner), event.outcome.by);
      break;
  }
}
