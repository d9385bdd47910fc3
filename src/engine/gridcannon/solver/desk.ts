import { silence } from '../chronicle.ts';
import { GridCore } from '../core.ts';
import { makeMove } from '../moves.ts';
import { Fingerprint } from './fingerprint.ts';

/** Where one game at a time is worked on, with views of its arrays by words, which are quicker to copy. */
export class Desk {
  readonly core = new GridCore();
  readonly print = new Fingerprint();
  readonly pile = words(this.core.pile);
  readonly below = words(this.core.below);
  readonly royal = words(this.core.royal);
  readonly armour = words(this.core.armour);

  /** Lays a copy of a game on the desk. */
  lay(core: GridCore): void {
    this.core.become(core);
    this.print.takePile(core);
  }

  /** Carries a legal move out, and keeps the fingerprint of the pile up to date. */
  play(move: number): void {
    const { core, print } = this;
    const start = core.pileStart;
    const end = endOf(core);
    makeMove(core, move, silence);
    if (endOf(core) === end) print.drawn(core, start);
    else print.takePile(core);
  }
}

/** The place in the ring behind the last card of the pile: where it is the same, cards were drawn only. */
function endOf({ pile, pileStart, pileSize }: GridCore): number {
  return (pileStart + pileSize) % pile.length;
}

function words({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>): Int32Array {
  return new Int32Array(buffer, byteOffset, byteLength >> 2);
}
