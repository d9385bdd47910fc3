import { DiscordAPIError, HTTPError, RateLimitError, RESTJSONErrorCodes as Code } from 'discord.js';

/**
 * What became of a request to Discord. `refused` carries Discord's own code and is a fact of life: a message deleted,
 * a permission missing. `unheard` means that no answer came (Discord broken, unreachable, or too busy for us), so
 * that nobody knows whether the request was carried out.
 */
export type Reply =
  | { readonly kind: 'done'; readonly body: unknown }
  | { readonly kind: 'refused'; readonly code: number }
  | { readonly kind: 'unheard'; readonly cause: string };

/** A request that Discord finds malformed: our own fault. Names the fields, and nothing that stood in them. */
export class MalformedRequest extends Error {
  constructor(error: DiscordAPIError) {
    const fields = fieldErrors('errors' in error.rawError ? error.rawError.errors : null);
    super(
      `Discord refused a ${error.method} as malformed (${error.code}): ${fields.join(', ') || error.message}`,
    );
    this.name = 'MalformedRequest';
  }
}

/** Refusals that come as 400, though nothing is wrong with the request. All of 401, 403 and 404 are such. */
const factsOfLife = new Set<string | number>([
  Code.InteractionHasAlreadyBeenAcknowledged,
  Code.InvalidActionOnArchivedThread,
  Code.MaximumNumberOfEditsToMessagesOlderThanOneHourReached,
  Code.CannotExecuteActionOnThisChannelType,
  Code.CannotSendMessagesInNonTextChannel,
  Code.ThreadAlreadyCreatedForMessage,
  Code.ThreadLocked,
  Code.MaximumActiveThreads,
  Code.MessageWasBlockedByAutomaticModeration,
]);

/**
 * Makes a request and tells as a value what came of it, for whatever the world can do to a request.
 * @throws MalformedRequest where the request itself is at fault.
 */
export async function ask(request: () => Promise<unknown>): Promise<Reply> {
  try {
    return { kind: 'done', body: await request() };
  } catch (error) {
    if (error instanceof DiscordAPIError) {
      if (error.status === 400 && !factsOfLife.has(error.code)) throw new MalformedRequest(error);
      return { kind: 'refused', code: Number(error.code) };
    }
    const cause = silence(error);
    if (cause === null) throw error;
    return { kind: 'unheard', cause };
  }
}

/** Why no answer came, in a word; null where the error is of another kind, and so ours. */
export function silence(error: unknown): string | null {
  if (error instanceof RateLimitError) return 'rate limit';
  if (error instanceof HTTPError) return String(error.status);
  if (!(error instanceof Error)) return null;
  // A timeout, or an answer cut off in the middle.
  if (error.name === 'AbortError' || error instanceof SyntaxError) return error.name;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return /^(UND_ERR_|HPE_|E(?!RR_)[A-Z]+)/.test(code) ? code : null;
}

/** The fields that Discord's nested form errors name, each with Discord's word for what is wrong with it. */
function fieldErrors(tree: unknown, path = ''): string[] {
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, below]: [string, unknown]) => {
    if (key !== '_errors') return fieldErrors(below, path === '' ? key : `${path}.${key}`);
    const errors: unknown[] = Array.isArray(below) ? below : [];
    return errors.map((error) => `${path} ${wordFor(error)}`);
  });
}

function wordFor(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'invalid';
}
