import { Worker } from 'node:worker_threads';
import type { Level } from '../ai/level.ts';
import type { Sight } from '../ai/duel/sight.ts';
import type { GridRecord } from '../engine/gridcannon/record.ts';
import type { GridSolution } from '../engine/gridcannon/solution.ts';
import type { Action } from '../engine/stones/types.ts';
import type { Answer, Request } from './request.ts';

/**
 * Thinks in threads of its own, so that whoever asks goes on meanwhile: one for the solver and one for computer players,
 * who don't wait for it. Each is started at its first request. What is asked while it thinks waits, and what may take
 * the shortest time comes first.
 */
export interface Thinker {
  /**
   * The best line from where a record of Gridcannon leads to, knowing the order of the pile (see `solveGrid`).
   *
   * @param ms how long to think at most, from when its turn comes
   * @param wanted `any-win`: the first line that wins is enough, and comes ahead of whatever waits
   * @throws ThinkerError where the record has an illegal action, the thread broke down, or the thinker was closed
   */
  solve(problem: GridRecord, ms: number, wanted?: 'best' | 'any-win'): Promise<GridSolution>;
  /**
   * What a computer player does next; the same for the same sight, level and seed unless it takes very long.
   *
   * @throws ThinkerError as for `solve`
   */
  choose(sight: Sight, level: Level, seed: number): Promise<Action>;
  /** Ends the thread; what was not answered yet is rejected, and so is all that is asked from now on. */
  close(): Promise<void>;
}

/** Why a request was not answered. */
export class ThinkerError extends Error {}

/** Loads a program that is written in TypeScript. */
const BOOT = new URL('./boot.js', import.meta.url);
const WORKER = new URL('./worker.ts', import.meta.url);

/** How long a computer player may think about an action, in milliseconds; mostly it takes a tenth of it. */
const CHOICE = 500;

/** @param worker the program of the thread */
export function openThinker(worker: URL = WORKER): Thinker {
  const solving = new Queue(worker);
  const choosing = new Queue(worker);
  return {
    solve: async (problem, ms, wanted = 'best') => {
      const answer = await solving.ask({ kind: 'solve', problem, ms, wanted });
      if (answer.kind !== 'solve') throw unanswered(answer);
      return answer.solution;
    },
    choose: async (sight, level, seed) => {
      const answer = await choosing.ask({ kind: 'choose', sight, level, seed, ms: CHOICE });
      if (answer.kind !== 'choose') throw unanswered(answer);
      return answer.action;
    },
    close: async () => {
      await Promise.all([solving.close(), choosing.close()]);
    },
  };
}

/** A request that waits, or is thought about. */
interface Job {
  readonly request: Request;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: ThinkerError) => void;
}

class Queue {
  readonly #program: URL;
  readonly #waiting: Job[] = [];
  #inHand: Job | null = null;
  #worker: Worker | null = null;
  #isClosed = false;

  constructor(program: URL) {
    this.#program = program;
  }

  ask(request: Request): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) {
        reject(closed());
        return;
      }
      this.#waiting.push({ request, resolve, reject });
      this.#goOn();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const worker = this.#worker;
    this.#worker = null;
    for (const job of [this.#inHand, ...this.#waiting.splice(0)]) job?.reject(closed());
    this.#inHand = null;
    await worker?.terminate();
  }

  /** Hands the next request over, if the thread is idle. */
  #goOn(): void {
    if (this.#inHand) return;
    const shortest = Math.min(...this.#waiting.map(({ request }) => weightOf(request)));
    const next = this.#waiting.findIndex(({ request }) => weightOf(request) === shortest);
    const [job] = this.#waiting.splice(Math.max(0, next), 1);
    if (!job) return;
    this.#inHand = job;
    this.#worker ??= this.#start();
    this.#worker.postMessage(job.request);
  }

  #start(): Worker {
    const worker = new Worker(BOOT, { workerData: this.#program.href, execArgv: [] });
    worker.on('message', (answer: Answer) => this.#finish((job) => job.resolve(answer)));
    worker.on('error', (error) => this.#replace(worker, `The thinker's thread broke down: ${String(error)}`));
    worker.on('exit', (code) =>
      this.#replace(worker, `The thinker's thread ended by itself, with code ${code}.`),
    );
    worker.unref();
    return worker;
  }

  /** A thread that broke down is heard of twice, at its error and at its end, and replaced once. */
  #replace(worker: Worker, why: string): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    this.#finish((job) => job.reject(new ThinkerError(why)));
  }

  #finish(settle: (job: Job) => void): void {
    const job = this.#inHand;
    this.#inHand = null;
    if (job) settle(job);
    this.#goOn();
  }
}

/** What comes first: any win, then what may take the shortest time. */
function weightOf(request: Request): number {
  return request.kind === 'solve' && request.wanted === 'any-win' ? 0 : request.ms;
}

function unanswered(answer: Answer): ThinkerError {
  return new ThinkerError(
    answer.kind === 'fault' ? answer.fault : `The thread answered with “${answer.kind}”.`,
  );
}

function closed(): ThinkerError {
  return new ThinkerError('The thinker is closed.');
}
