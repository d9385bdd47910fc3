import { otherSeat, STONE_NUMBERS } from '../engine/stones/seats.ts';
import { turnOptions } from '../engine/stones/turn.ts';
import type { TurnOptions } from '../engine/stones/turn.ts';
import type { Card, Event, StoneNumber } from '../engine/stones/types.ts';
import type { Locale } from '../locale/index.ts';
import { boardText, RIPE } from './board.ts';
import { button, rows, rulesButton } from './buttons.ts';
import type { Button } from './buttons.ts';
import { printed, strip } from './cards.ts';
import { endedLines } from './ended.ts';
import { ownSentences } from './events.ts';
import { facesOf, mentionAt } from './faces.ts';
import { outcomeLines } from './final.ts';
import { scoreLines } from './match.ts';
import type { Message } from './message.ts';
import { latest, textMessage } from './notice.ts';
import { isOver, toPublic } from './table.ts';
import type { SeatView, TableFace } from './table.ts';
import { hasWhy } from './why.ts';

/** What a hand message shows besides the view. */
export interface HandState {
  /** The card picked, waiting for its stone. */
  readonly picked: Card | null;
  /** What has just happened, the player's own drawn card included. */
  readonly news: readonly Event[];
  /** A sentence to begin with, like a refusal. */
  readonly remark: string | null;
  /**
   * How the player may end a round that the other holds up: by taking the win, or without points because the other has
   * left or is silent; null where there is no such way.
   */
  readonly wayOut: 'take-win' | 'left' | 'silent' | null;
}

/**
 * A player's own message: what is new, the board with the own side left, the hand, and the turn in two presses. A card
 * is pressed, then a stone; until then another card may be. Stones and claims share the row of numbers, since a side
 * that can be claimed has no room for a card.
 */
export function paintHand(table: TableFace, view: SeatView, words: Locale, state: HandState): Message {
  const options = turnOptions(view);
  const picked = options.mayPlay ? (view.hand.find((card) => card === state.picked) ?? null) : null;
  const remark = state.remark === null ? [] : [state.remark];
  const now = [
    boardText(table, view, { words, left: view.seat, you: view.seat }),
    `**${words.hand.yourHand}**`,
    view.hand.length === 0 ? words.hand.empty : strip(view.hand, facesOf(table)),
    ...prompt(table, view, words, options, picked),
    ...wayOutLines(table, view, words, state),
  ];
  const news = latest(ownSentences(table, state.news, words, view.seat), [...remark, ...now]);
  return textMessage(
    [...remark, ...news, ...now].join('\n'),
    isOver(table, view)
      ? []
      : rows(
          options.mayPlay ? cardButtons(table, view.hand, picked) : [],
          stoneButtons(table, words, options, picked),
          [...wayOutButtons(table, words, state), ...otherButtons(table, view, words, options)],
        ),
  );
}

function prompt(
  table: TableFace,
  view: SeatView,
  words: Locale,
  options: TurnOptions,
  picked: Card | null,
): readonly string[] {
  const { hand } = words;
  if (isOver(table, view))
    return [
      ...endedLines(table, words),
      ...outcomeLines(table, toPublic(view), words, []),
      ...scoreLines(table, view, words),
      hand.over,
    ];
  if (view.turn !== view.seat) return [hand.waiting(mentionAt(table, otherSeat(view.seat)))];
  if (picked) return [hand.whichStone(strip([picked], facesOf(table)))];
  if (options.mayPlay) return [offeredClaims(table, options).length > 0 ? hand.pickOrClaim : hand.pick];
  return [view.phase === 'start' ? hand.cannotLay : hand.claimOrEnd];
}

function wayOutLines(
  table: TableFace,
  view: SeatView,
  { leaving }: Locale,
  { wayOut }: HandState,
): readonly string[] {
  if (wayOut === null || isOver(table, view)) return [];
  return [leaving.wayOut[wayOut](mentionAt(table, otherSeat(view.seat)))];
}

function wayOutButtons(
  { id, version }: TableFace,
  { buttons }: Locale,
  { wayOut }: HandState,
): readonly Button[] {
  if (wayOut === null) return [];
  return wayOut === 'take-win'
    ? [button({ kind: 'takeWin', table: id, version }, buttons.takeWin, 'good')]
    : [button({ kind: 'endRound', table: id, version }, buttons.endRound)];
}

function cardButtons(table: TableFace, hand: readonly Card[], picked: Card | null): readonly Button[] {
  const { id, version } = table;
  return hand.map((card) => {
    const name = printed(card, facesOf(table));
    const press = { kind: 'pick', table: id, version, card } as const;
    return card === picked ? button(press, `✓ ${name}`, 'main') : button(press, name);
  });
}

/** In the order of the row: where the picked card may go, and what may be claimed. */
function stoneButtons(
  table: TableFace,
  words: Locale,
  options: TurnOptions,
  picked: Card | null,
): readonly Button[] {
  const claims = offeredClaims(table, options);
  const places = picked === null ? [] : options.stones;
  return STONE_NUMBERS.flatMap((stone) => {
    if (claims.includes(stone)) return [claimButton(table, words, stone)];
    return picked !== null && places.includes(stone) ? [placeButton(table, words, picked, stone)] : [];
  });
}

function claimButton({ id, version, help }: TableFace, { buttons }: Locale, stone: StoneNumber): Button {
  const label = buttons.claim(stone);
  return button(
    { kind: 'claim', table: id, version, stone },
    help === 'on' ? `${RIPE} ${label}` : label,
    'good',
  );
}

function placeButton(table: TableFace, { buttons }: Locale, card: Card, stone: StoneNumber): Button {
  const press = { kind: 'play', table: table.id, version: table.version, card, stone } as const;
  return button(press, buttons.place(stone), 'main');
}

/** With help a claim is offered where it would succeed, without it wherever it may be tried. */
function offeredClaims(table: TableFace, { claims, provable }: TurnOptions): readonly StoneNumber[] {
  return table.help === 'on' ? provable : claims;
}

function otherButtons(
  table: TableFace,
  view: SeatView,
  words: Locale,
  options: TurnOptions,
): readonly Button[] {
  const { id, version, ruleset } = table;
  const { buttons } = words;
  return [
    ...(options.mayEnd
      ? [
          button(
            { kind: 'end', table: id, version },
            view.phase === 'start' ? buttons.pass : buttons.end,
            'main',
          ),
        ]
      : []),
    ...(hasWhy(table, view, view.seat) ? [button({ kind: 'whyList', table: id }, buttons.why)] : []),
    ...(view.turn === view.seat ? [] : [button({ kind: 'hand', table: id }, buttons.refresh)]),
    rulesButton(ruleset, words),
  ];
}
