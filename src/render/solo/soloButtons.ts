import { felledBy, healthOf } from '../../engine/gridcannon/aim.ts';
import { codeOf, valueOf } from '../../engine/gridcannon/cards.ts';
import { CELLS } from '../../engine/gridcannon/geometry.ts';
import type { Cell, GridAction, GridView, Spot } from '../../engine/gridcannon/types.ts';
import type { Locale } from '../../locale/index.ts';
import { button, rows } from '../buttons.ts';
import type { Button } from '../buttons.ts';
import type { Message } from '../message.ts';
import type { SpotMarks } from './board.ts';
import { gridCard } from './cards.ts';
import type { SoloFace, SoloMode } from './face.ts';
import { royalName } from './places.ts';
import type { SoloPress } from './press.ts';
import { may, movableCells, spotChoices, targetsFrom } from './question.ts';
import type { Question } from './question.ts';

/** With blanks that don't break, so that it is hardly narrower than a card. */
const EMPTY = '\u00A0·\u00A0';
const FELLS = '💥';
const LIFTED = '✋';

/** What the buttons of a running game are made from. */
interface Board {
  readonly face: SoloFace;
  readonly view: GridView;
  readonly words: Locale;
}

/** The answers to a question, cells lying like the grid; then the ploys, and what is always there. */
export function soloButtons(board: Board, question: Question): Message['components'] {
  const { face, words } = board;
  const { solo, buttons } = words;
  const back = [modeButton(face, { kind: 'deal' }, buttons.back)];
  switch (question.kind) {
    case 'giveUp':
      return rows([
        button(act(face, { type: 'resign' }), solo.giveUpYes, 'grave'),
        modeButton(face, { kind: 'deal' }, buttons.keepPlaying),
      ]);
    case 'extract':
      return rows(...cellRows(board, extractButton), back);
    case 'reassign':
      return rows(...cellRows(board, liftButton), back);
    case 'reassignFrom': {
      const again = [modeButton(face, { kind: 'reassign' }, buttons.back)];
      return rows(...cellRows(board, moveButton(question.cell)), again);
    }
    case 'swap': {
      const keep = [button(act(face, { type: 'keep' }), solo.keep, 'good')];
      return rows(...cellRows(board, swapButton), keep, otherButtons(board));
    }
    case 'place':
      return rows(...cellRows(board, placeButton), ployButtons(board), otherButtons(board));
    case 'royal':
    case 'armour':
      return rows(spotButtons(board, question.kind), ployButtons(board), otherButtons(board));
    case 'ploysOnly':
      return rows(ployButtons(board), otherButtons(board));
  }
}

/** The letters that stand in the spots a royal can be placed in, on the board and on the buttons. */
export function spotMarks(view: GridView, question: Question): SpotMarks {
  if (question.kind !== 'royal') return {};
  return Object.fromEntries(spotChoices(view).map((spot, place) => [spot, letterAt(place)]));
}

function letterAt(place: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + place);
}

type CellButton = (board: Board, cell: Cell) => Button;

function cellRows(board: Board, make: CellButton): readonly (readonly Button[])[] {
  return [0, 3, 6].map((first) => CELLS.slice(first, first + 3).map((cell) => make(board, cell)));
}

function placeButton(board: Board, cell: Cell): Button {
  const { face, view } = board;
  const isOpen = view.legal.some((action) => action.type === 'place' && action.cell === cell);
  return target(board, act(face, { type: 'place', cell }), cell, isOpen ? felledBy(view, cell) : null);
}

function moveButton(from: Cell): CellButton {
  return (board, cell) => {
    const { face, view } = board;
    const isOpen = targetsFrom(view, from).includes(cell);
    const press = act(face, { type: 'reassign', from, to: cell });
    const made = target(board, press, cell, isOpen ? felledBy(view, cell, from) : null);
    return cell === from ? { ...made, label: `${LIFTED} ${topName(board, cell)}` } : made;
  };
}

function extractButton(board: Board, cell: Cell): Button {
  const { face, view } = board;
  const isOpen = view.legal.some((action) => action.type === 'extract' && action.cell === cell);
  return target(board, act(face, { type: 'extract', cell }), cell, isOpen ? [] : null);
}

function swapButton(board: Board, cell: Cell): Button {
  const { face, view } = board;
  const isOpen = view.legal.some((action) => action.type === 'swap' && action.cell === cell);
  return target(board, act(face, { type: 'swap', cell }), cell, isOpen ? [] : null);
}

function liftButton(board: Board, cell: Cell): Button {
  const { face, view } = board;
  const press = {
    kind: 'gridMode',
    solo: face.id,
    version: face.version,
    mode: { kind: 'reassignFrom', cell },
  } as const;
  return target(board, press, cell, movableCells(view).includes(cell) ? [] : null);
}

/** A cell as a button: what lies there, and the royals that would fall; dead where those are null. */
function target(board: Board, press: SoloPress, cell: Cell, felled: readonly Spot[] | null): Button {
  const { view, words } = board;
  const name = topName(board, cell);
  if (felled === null) return { ...button(press, name), disabled: true };
  if (felled.length === 0) return button(press, name, 'main');
  const royals = felled.map((spot) => royalName(view, spot, words)).join('');
  return button(press, `${name} ${FELLS}${royals}`, 'good');
}

function topName({ view, words }: Board, cell: Cell): string {
  const top = view.grid[cell - 1]?.at(-1);
  return top === undefined ? EMPTY : gridCard(top, words);
}

/** A royal's spots by their letters, with an arrow and the card that it would stand beside; armour by its royal. */
function spotButtons(board: Board, kind: 'royal' | 'armour'): readonly Button[] {
  const { face, view } = board;
  return spotChoices(view).map((spot, place) => {
    const label =
      kind === 'royal' ? `${letterAt(place)} ${besideText(board, spot)}` : armourText(board, spot);
    return button(act(face, { type: kind, spot }), label, 'main');
  });
}

const ARROWS: Readonly<Record<string, string>> = { T: '↑', R: '→', B: '↓', L: '←' };

/** `↑9♠`: above that card. */
function besideText(board: Board, spot: Spot): string {
  return `${ARROWS[spot.charAt(0)] ?? ''}${topName(board, besideSpot(spot))}`;
}

/** The cell that a spot borders. */
function besideSpot(spot: Spot): Cell {
  const line = Number(spot.charAt(1)) - 1;
  const indexes: Readonly<Record<string, number>> = { T: line, R: line * 3 + 2, B: line + 6, L: line * 3 };
  return CELLS[indexes[spot.charAt(0)] ?? 0] ?? 1;
}

/** `K♥ 13 → 16`: whose armour the waiting card would be, and what it would make of them. */
function armourText({ view, words }: Board, spot: Spot): string {
  const royal = view.royals[spot];
  if (!royal || view.pending === null) return '';
  const health = healthOf(royal);
  const after = health + valueOf(codeOf(view.pending));
  return `${royalName(view, spot, words)} ${health} → ${after}`;
}

function ployButtons({ face, view, words: { solo } }: Board): readonly Button[] {
  const aces = view.ploys.filter((ploy) => ploy.startsWith('A')).length;
  const jokers = view.ploys.length - aces;
  return [
    ...(may(view, 'extract') ? [modeButton(face, { kind: 'extract' }, solo.extraction(aces))] : []),
    ...(may(view, 'reassign') ? [modeButton(face, { kind: 'reassign' }, solo.reassignment(jokers))] : []),
  ];
}

function otherButtons({ face, words: { solo } }: Board): readonly Button[] {
  const { id, version } = face;
  return [
    ...(face.canUndo ? [button({ kind: 'gridUndo', solo: id, version }, solo.undo)] : []),
    modeButton(face, { kind: 'giveUp' }, solo.giveUpAsk),
    button({ kind: 'rules', ruleset: 'gridcannon', page: 0, language: null }, solo.rules),
    ...yesterdayButtons(face, solo),
  ];
}

/** The way to what could be made of the daily deal of the day before. */
export function yesterdayButtons({ yesterday }: SoloFace, solo: Locale['solo']): readonly Button[] {
  return yesterday === null
    ? []
    : [button({ kind: 'gridLine', solo: yesterday, step: 0 }, solo.showYesterday)];
}

function modeButton({ id, version }: SoloFace, mode: SoloMode, label: string): Button {
  return button({ kind: 'gridMode', solo: id, version, mode }, label);
}

function act({ id, version }: SoloFace, action: GridAction): SoloPress {
  return { kind: 'gridAct', solo: id, version, action };
}
