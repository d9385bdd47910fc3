import { silence } from '../../src/engine/gridcannon/chronicle.ts';
import { DECK_CODES } from '../../src/engine/gridcannon/cards.ts';
import { GridCore } from '../../src/engine/gridcannon/core.ts';
import { start } from '../../src/engine/gridcannon/flow.ts';
import { PLOYS } from '../../src/engine/gridcannon/solver/hope.ts';
import { Appraiser } from '../../src/engine/gridcannon/solver/appraiser.ts';
import { Beam, type Layer } from '../../src/engine/gridcannon/solver/beam.ts';
import { Desk } from '../../src/engine/gridcannon/solver/desk.ts';
import { SLOT, Store } from '../../src/engine/gridcannon/solver/store.ts';
import type { Trail } from '../../src/engine/gridcannon/solver/trail.ts';
import type { Generator } from '../../src/engine/gridcannon/playouts.ts';
import type { Described, Pairs } from './pairs.ts';

/**
 * Searches a deal, and takes pairs of games from each layer: of one something was left some layers further on, or it won;
 * of the other nothing was.
 */

/** How many ploys may be spent: high scores are sought as well as any win. */
const SPENDING = [6, 3, 2, 1] as const;
/** How far ahead it is looked for what is left of a game: from so many layers on, and how many more. */
const AHEAD = 8;
const AHEAD_MORE = 10;
/** How often, where there are wins, it is looked for these instead. */
const BY_WINS = 0.6;
/** Most wins of a search that are looked back from, and most pairs of a layer. */
const MOST_WINS = 2000;
const MOST_PAIRS = 16;
const LEAST_LAYER = 10;
/** Worths are blurred in half of the searches, so that games are seen which the weights wouldn't choose. */
const NOISE = 0.7;

/** What is kept of a layer. */
interface Kept {
  readonly nodes: Int32Array;
  readonly words: Int32Array;
}

export interface Lesson {
  readonly weights: Float32Array;
  /** How wide beams are, more or less. */
  readonly width: number;
  readonly generator: Generator;
  readonly into: Pairs;
}

/** Takes the pairs of one more deal, drawn from the generator; says whether the search won it. */
export function collect({ weights, width, generator, into }: Lesson): boolean {
  const chance = () => generator() / 2 ** 32;
  const appraiser = new Appraiser(weights);
  const wanted = PLOYS - (SPENDING[Math.floor(chance() * SPENDING.length)] ?? PLOYS);
  const noise = chance() < 0.5 ? NOISE : 0;
  const layers: Kept[] = [];
  const wins: number[] = [];
  const root = dealt(chance);
  const { trail } = new Beam(root, {
    appraiser,
    width: Math.round(width * (0.4 + 1.2 * chance())),
    wanted,
    shouldStop: () => false,
    watcher: {
      noise: () => noise * chance(),
      layer: (layer) => layers.push(keep(layer)),
      won: (node) => {
        if (wins.length < MOST_WINS) wins.push(node);
      },
    },
  }).run();
  const describe = describer(root, appraiser, wanted);
  for (const [place, layer] of layers.slice(0, -1).entries()) {
    const later = laterNodes(layers, place, wins, chance);
    if (later && layer.nodes.length >= LEAST_LAYER)
      pairUp(layer, ancestors(later, layer, trail), { into, describe, chance });
  }
  return wins.length > 0;
}

function dealt(chance: () => number): GridCore {
  const deck = Uint8Array.from(DECK_CODES);
  for (let rest = deck.length; rest > 1; rest--) {
    const place = Math.floor(chance() * rest);
    [deck[place], deck[rest - 1]] = [deck[rest - 1] ?? 0, deck[place] ?? 0];
  }
  const core = new GridCore();
  start(core, deck, chance() < 0.25 ? 'empty-centre' : 'standard', silence);
  return core;
}

function keep({ nodes, store, size }: Layer): Kept {
  return { nodes: nodes.slice(0, size), words: store.words.slice(0, size * SLOT) };
}

/** The games to look back from; null near the end of a search that came to nothing. */
function laterNodes(
  layers: readonly Kept[],
  place: number,
  wins: readonly number[],
  chance: () => number,
): Iterable<number> | null {
  const last = layers.length - 1;
  const ahead = place + AHEAD + Math.floor(chance() * AHEAD_MORE);
  if (wins.length > 0 && (ahead >= last || chance() < BY_WINS)) return wins;
  if (ahead > last && last - place < 3) return null;
  return layers[Math.min(last, ahead)]?.nodes ?? null;
}

/** The games of a layer that later ones came of. */
function ancestors(later: Iterable<number>, { nodes }: Kept, trail: Trail): Set<number> {
  const first = nodes[0] ?? 0;
  const found = new Set<number>();
  for (const node of later) {
    for (let each = node; each >= first && !found.has(each); each = trail.parentOf(each)) found.add(each);
  }
  return found;
}

interface Pairing {
  readonly into: Pairs;
  readonly describe: (layer: Kept, slot: number) => Described;
  readonly chance: () => number;
}

function pairUp(layer: Kept, ledOn: ReadonlySet<number>, { into, describe, chance }: Pairing): void {
  const slots = Array.from(layer.nodes.keys());
  const better = slots.filter((slot) => ledOn.has(layer.nodes[slot] ?? -1));
  const worse = slots.filter((slot) => !ledOn.has(layer.nodes[slot] ?? -1));
  if (better.length === 0 || worse.length === 0) return;
  const oneOf = (some: readonly number[]) => some[Math.floor(chance() * some.length)] ?? 0;
  for (let left = Math.min(MOST_PAIRS, better.length * 4); left > 0; left--) {
    into.add((which) => describe(layer, oneOf(which === 'better' ? better : worse)));
  }
}

/** Describes games of the search that began at a root. */
function describer(root: GridCore, appraiser: Appraiser, wanted: number): Pairing['describe'] {
  const desk = new Desk();
  desk.lay(root);
  const store = new Store(1);
  return ({ words }, slot) => {
    store.words.set(words.subarray(slot * SLOT, (slot + 1) * SLOT));
    store.load(desk, 0);
    appraiser.appraise(desk.core, desk.print, wanted);
    const { traits, count } = appraiser.describer;
    return { offset: appraiser.offset, traits, count };
  };
}
