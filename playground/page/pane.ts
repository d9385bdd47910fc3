import { render } from 'lit';
import { z } from 'zod';
import type { Outcome, PaneMessage, PaneNews, PaneRequest, PaneState } from '../web/protocol.ts';
import { Composer } from './composer.ts';
import { paneView } from './paneView.ts';
import { openSocket, type Socket } from './socket.ts';
import { setClockOffset } from './times.ts';

/** A request of which the page learns what came of it. */
export type Deed = Extract<PaneRequest, { ref: number }>;
/** The same before it has its number. */
export type DeedPlan = Deed extends infer One ? (One extends Deed ? Omit<One, 'ref'> : never) : never;

/** A command that is on its way, or that nobody answered. */
export interface SentCommand {
  readonly ref: number;
  readonly roomId: string;
  readonly line: string;
  readonly at: number;
  readonly state: 'sending' | 'failed';
}

/** A press that is on its way, or that nobody answered. */
export interface SentPress {
  readonly customId: string;
  readonly state: 'sending' | 'failed';
}

/** One person's view of the local Discord: what they see, and what they do. */
export class Pane {
  readonly composer: Composer;
  /** Null until the server has told it. */
  state: PaneState | null = null;
  /** The open room's messages by id, from old to new. */
  messages: readonly PaneMessage[] = [];
  commands: readonly SentCommand[] = [];
  /** The last press on each message that is not answered. */
  readonly presses = new Map<string, SentPress>();
  /** The newest message that was seen in each room. */
  readonly read = new Map<string, string>();
  readonly #root: HTMLElement;
  readonly #socket: Socket<PaneRequest>;
  readonly #deeds = new Map<number, Deed>();
  readonly #questions = new Map<number, (news: Extract<PaneNews, { kind: 'suggestions' }>) => void>();
  /** The room that was opened last: it is asked for again after the connection was lost. */
  #wanted: string | null = null;
  #lastRef = 0;
  #isDue = false;

  constructor(personId: string, root: HTMLElement) {
    this.#root = root;
    this.composer = new Composer(this);
    this.#socket = openSocket(personId, {
      shape: z.custom<PaneNews>(),
      onNews: (news) => this.#hear(news),
      onOpen: () => this.#reopen(),
    });
  }

  /** Shows a room, now or as soon as the server can be asked for it. */
  open(roomId: string): void {
    this.#wanted = roomId;
    if (this.state?.roomId === roomId) return;
    this.messages = [];
    this.#socket.send({ kind: 'open', channelId: roomId });
  }

  /** Sends what needs no answer. */
  tell(request: Exclude<PaneRequest, Deed>): void {
    this.#socket.send(request);
  }

  /** Does something of which the outcome is shown. */
  act(plan: Exclude<DeedPlan, { kind: 'suggest' }>): void {
    const deed: Deed = { ...plan, ref: this.#nextRef() };
    this.#deeds.set(deed.ref, deed);
    if (deed.kind === 'slash') {
      const { ref, channelId: roomId, line } = deed;
      this.commands = [...this.commands, { ref, roomId, line, at: this.now(), state: 'sending' }];
    }
    if (deed.kind === 'press' || deed.kind === 'select') {
      this.presses.set(deed.messageId, { customId: deed.customId, state: 'sending' });
    }
    this.#socket.send(deed);
    this.redraw();
  }

  /** Asks for suggestions while somebody types. */
  async suggest(
    plan: Omit<Extract<PaneRequest, { kind: 'suggest' }>, 'ref' | 'kind'>,
  ): Promise<Extract<PaneNews, { kind: 'suggestions' }>['choices']> {
    const ref = this.#nextRef();
    return new Promise((resolve) => {
      this.#questions.set(ref, ({ choices }) => resolve(choices));
      this.#socket.send({ ...plan, kind: 'suggest', ref });
    });
  }

  /** Takes the notice of a failed command off the screen. */
  forget(ref: number): void {
    this.commands = this.commands.filter((one) => one.ref !== ref);
    this.redraw();
  }

  /** The stand-in's time. */
  now(): number {
    return Date.now() + (this.state?.clockOffset ?? 0);
  }

  /** Draws soon, once for everything that changes at this moment. */
  redraw(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(() => {
      this.#isDue = false;
      if (this.state) render(paneView(this, this.state), this.#root);
    });
  }

  #nextRef(): number {
    this.#lastRef += 1;
    return this.#lastRef;
  }

  #reopen(): void {
    this.messages = [];
    if (this.#wanted !== null) this.#socket.send({ kind: 'open', channelId: this.#wanted });
  }

  #hear(news: PaneNews): void {
    switch (news.kind) {
      case 'state':
        // The room may have been closed from outside; the messages of the next one follow.
        if (this.state?.roomId !== news.state.roomId) this.messages = [];
        this.state = news.state;
        setClockOffset(news.state.clockOffset);
        break;
      case 'messages':
        this.#takeMessages(news);
        break;
      case 'outcome':
        this.#settle(news.ref, news.outcome);
        break;
      case 'suggestions':
        this.#questions.get(news.ref)?.(news);
        this.#questions.delete(news.ref);
        break;
    }
    this.#markRead();
    this.redraw();
  }

  #takeMessages({ put, gone }: Extract<PaneNews, { kind: 'messages' }>): void {
    const replaced = new Set([...gone, ...put.map(({ id }) => id)]);
    const kept = this.messages.filter(({ id }) => !replaced.has(id));
    this.messages = [...kept, ...put].sort((one, other) => (BigInt(one.id) < BigInt(other.id) ? -1 : 1));
  }

  #settle(ref: number, outcome: Outcome): void {
    const deed = this.#deeds.get(ref);
    this.#deeds.delete(ref);
    if (!deed) return;
    if (outcome.kind === 'impossible') this.composer.complain(outcome.why);
    if ('line' in deed) {
      this.commands = this.commands.flatMap((one) => {
        if (one.ref !== ref) return [one];
        return outcome.kind === 'failed' ? [{ ...one, state: 'failed' as const }] : [];
      });
    }
    if ('messageId' in deed) {
      if (outcome.kind === 'failed') {
        this.presses.set(deed.messageId, { customId: deed.customId, state: 'failed' });
      } else this.presses.delete(deed.messageId);
    }
  }

  /** What stands in the open room counts as read. */
  #markRead(): void {
    if (!this.state) return;
    for (const { id, newest } of this.state.rooms) {
      if (id === this.state.roomId || !this.read.has(id)) this.read.set(id, newest);
    }
  }
}
