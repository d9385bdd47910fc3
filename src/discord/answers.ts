import type { Logger } from 'pino';
import { setTimeout as pause } from 'node:timers/promises';
import type { Answers } from '../commands/interaction.ts';
import { inTurn } from './inTurn.ts';

/** The ways in which one kind of interaction is answered. Its calls are made one after another. */
export interface Form extends Answers {
  /** Whether a first answer is still to be given. */
  readonly isOpen: boolean;
  /** Gives a first answer that shows nothing yet, where none has been given. */
  defer(): Promise<void>;
  /** Clears away what was deferred and never filled. */
  close(): Promise<void>;
}

export interface OpenAnswers {
  readonly answers: Answers;
  /** Waits for what is on its way, then ends the answers. */
  readonly close: () => Promise<void>;
}

/**
 * Opens the answers to an interaction: one call at a time, in the order made, and after `deferAfter` milliseconds
 * without a first answer the interaction defers itself. So an answer and the deferral never race each other.
 *
 * Who ends without an answer keeps silent for a quarter longer than that: it is most likely not ours to answer, since
 * another process on the same token has acted on it. Only then is it acknowledged, to show nothing.
 */
export function openAnswers(form: Form, deferAfter: number, log: Logger): OpenAnswers {
  const turn = inTurn();
  const defer = (): Promise<void> =>
    turn(() => form.defer()).catch((error: unknown) => log.error({ err: error }, 'deferring failed'));
  const opened = Date.now();
  const timer = setTimeout(() => void defer(), deferAfter);
  return {
    answers: {
      privately: (message) => turn(() => form.privately(message)),
      publicly: (message, nonce) => turn(() => form.publicly(message, nonce)),
      repaint: (message) => turn(() => form.repaint(message)),
    },
    close: async () => {
      clearTimeout(timer);
      if (await turn(() => Promise.resolve(form.isOpen))) {
        await pause(Math.max(0, opened + deferAfter * 1.25 - Date.now()));
        await defer();
      }
      await turn(() => form.close());
    },
  };
}
