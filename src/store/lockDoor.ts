import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Socket } from 'node:net';
import { makeName, makeWord, parseName, parseWord } from './lockName.ts';
import type { Holder, Word } from './lockName.ts';

/**
 * The socket of a process that wants a folder, and what it answers. While it is `asking`, whoever calls decides with it
 * on the spot, by their names; once it holds the folder it says so, and once it is beaten it stays beaten.
 */
export class Door {
  readonly name = makeName();
  readonly #server = createServer((caller) => this.#receive(caller));
  #state: 'asking' | 'holding' | 'beaten' = 'asking';
  #winner: Holder | null = null;

  /** Who has beaten this process in a call of theirs; null where nobody has. */
  get winner(): Holder | null {
    return this.#winner;
  }

  /** Listens. It is no reason for the process to go on living. */
  async listen(address: string): Promise<void> {
    this.#server.listen(address).unref();
    await once(this.#server, 'listening');
  }

  /** Takes the folder, after everybody else has been asked; false where somebody has won it meanwhile. */
  take(): boolean {
    if (this.#state === 'asking') this.#state = 'holding';
    return this.#state === 'holding';
  }

  async close(): Promise<void> {
    this.#server.close();
    await once(this.#server, 'close');
  }

  #receive(caller: Socket): void {
    let heard = '';
    caller.unref();
    caller.setEncoding('utf8');
    caller.on('error', () => caller.destroy());
    caller.on('data', (text: string) => {
      heard += text;
      const asked = parseWord(heard);
      if (asked) caller.end(makeWord(this.name, this.#decide(asked)));
    });
  }

  #decide({ name, host }: Word): 'mine' | 'yours' {
    if (this.#state === 'beaten') return 'yours';
    if (this.#state === 'holding' || this.name < name) return 'mine';
    this.#state = 'beaten';
    this.#winner = parseName(name, host);
    return 'yours';
  }
}
