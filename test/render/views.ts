import { parseCard } from '../../src/engine/stones/cards.ts';
import { NO_ROUNDS } from '../../src/engine/stones/match.ts';
import { parseStones } from '../../src/engine/stones/notation.ts';
import { prove } from '../../src/engine/stones/prover.ts';
import type { Card, RulesetId, Seat, StoneNumber, View } from '../../src/engine/stones/types.ts';
import type { ClaimEvent, Message, PublicView, SeatView, TableFace } from '../../src/render/index.ts';
import { isSeatView, toPublic } from '../../src/render/index.ts';

/** Tables and views for tests, each in a line. */

export const ANNA = '100000000000000001';
export const BEN = '200000000000000002';

/** Anna has challenged Ben. */
export function tableOf(ruleset: RulesetId, given: Partial<TableFace> = {}): TableFace {
  const claims = ruleset === 'schotten-totten-online' ? 'after' : 'before';
  return {
    id: 12,
    version: 5,
    ruleset,
    options: { claims, hand: 6 },
    help: 'off',
    locale: 'en',
    challenger: ANNA,
    opponent: BEN,
    match: 'single',
    round: 1,
    score: NO_ROUNDS,
    deadline: null,
    closing: null,
    computer: null,
    ...given,
  };
}

/** A view of a running duel in which Anna is up, unless told otherwise. */
export function viewOf(ruleset: RulesetId, stones: string, given: Partial<View> = {}): View {
  const board = parseStones(ruleset, stones);
  if (!board.ok) throw new Error(board.message);
  const claims = ruleset === 'schotten-totten-online' ? 'after' : 'before';
  return {
    ...board.value,
    options: { claims, hand: 6 },
    seat: null,
    turn: 'A',
    phase: 'start',
    hand: [],
    handSizes: { A: 6, B: 6 },
    pile: 28,
    lastPlayed: null,
    refused: [],
    outcome: null,
    points: null,
    hands: null,
    ...given,
  };
}

/** What everybody sees. */
export function publicOf(ruleset: RulesetId, stones: string, given: Partial<View> = {}): PublicView {
  return toPublic(viewOf(ruleset, stones, given));
}

/** What a player sees. */
export function seatViewOf(ruleset: RulesetId, stones: string, seat: Seat, given: Partial<View>): SeatView {
  const view = viewOf(ruleset, stones, { ...given, seat });
  if (!isSeatView(view)) throw new Error('A seat was given.');
  return view;
}

/** Cards from text: `9s Th` or `5r 6b`. */
export function cards(text: string): readonly Card[] {
  return text.split(' ').map((word) => {
    const card = parseCard('border-stones', word) ?? parseCard('schotten-totten', word);
    if (!card) throw new Error(`${word} is no card`);
    return card;
  });
}

/** One card from text. */
export function card(text: string): Card {
  const [only] = cards(text);
  if (!only) throw new Error('No card.');
  return only;
}

/** The event of a claim on a table, judged by the real prover. */
export function claimOf(view: View, seat: Seat, stone: StoneNumber): ClaimEvent {
  const proof = prove(view, stone, seat);
  return { type: proof.proven ? 'claimed' : 'claimRefused', seat, stone, proof };
}

/** A message as a player reads it: names for mentions, no invisible characters, the buttons in their rows. */
export function read(message: Message): string {
  const text = message.content
    .replaceAll(`<@${ANNA}>`, '@Anna')
    .replaceAll(`<@${BEN}>`, '@Ben')
    .replaceAll('\uFE0E', '')
    .replaceAll('\u2002\u2006', ' ')
    .replaceAll('\u00A0', ' ');
  const rows = message.components.map(({ components }) =>
    components
      .map((one) =>
        'label' in one && !one.disabled
          ? `[${(one.label ?? '').replaceAll('\uFE0E', '').replaceAll('\u00A0', ' ')}]`
          : '[–]',
      )
      .join(' '),
  );
  const ping = message.ping === ANNA ? ['pings Anna'] : message.ping === BEN ? ['pings Ben'] : [];
  return ['', ...ping.map((line) => `(${line})`), text, ...rows, ''].join('\n');
}
