/** One refusal of one field, with Discord's code for its kind. */
export interface FieldError {
  readonly code: string;
  readonly message: string;
}

/** Discord's nesting of field errors: keys down to the field, then `_errors`. */
export interface ErrorTree {
  [key: string]: ErrorTree | FieldError[];
}

/** What Discord answers in place of a result: an HTTP status, its own code, and for bad forms the fields. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: number;
  readonly errors: ErrorTree | null;
  /** Seconds until another try, for refusals that pass by themselves. */
  readonly retryAfter: number | null;

  constructor(
    status: number,
    code: number,
    message: string,
    { errors = null, retryAfter = null }: { errors?: ErrorTree | null; retryAfter?: number | null } = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }

  /** The JSON body as Discord words it. */
  toJSON(): Record<string, unknown> {
    return {
      message: this.message,
      code: this.code,
      ...(this.errors ? { errors: this.errors } : {}),
      ...(this.retryAfter === null ? {} : { retry_after: this.retryAfter, global: false }),
    };
  }
}

const table = {
  unauthorized: [401, 0, '401: Unauthorized'],
  notFound: [404, 0, '404: Not Found'],
  unknownChannel: [404, 10003, 'Unknown Channel'],
  unknownGuild: [404, 10004, 'Unknown Guild'],
  unknownMember: [404, 10007, 'Unknown Member'],
  unknownMessage: [404, 10008, 'Unknown Message'],
  unknownUser: [404, 10013, 'Unknown User'],
  unknownWebhook: [404, 10015, 'Unknown Webhook'],
  unknownInteraction: [404, 10062, 'Unknown interaction'],
  unknownCommand: [404, 10063, 'Unknown application command'],
  tooManyCommands: [400, 30032, 'Maximum number of application commands reached (100).'],
  tooManyCommandCreates: [
    429,
    30034,
    'Max number of daily application command creates has been reached (200)',
  ],
  oldMessageEdits: [
    429,
    30046,
    'Maximum number of edits to messages older than 1 hour reached. Try again later.',
  ],
  tooLarge: [413, 40005, 'Request entity too large'],
  alreadyAcknowledged: [400, 40060, 'Interaction has already been acknowledged.'],
  missingAccess: [403, 50001, 'Missing Access'],
  foreignMessage: [403, 50005, 'Cannot edit a message authored by another user'],
  emptyMessage: [400, 50006, 'Cannot send an empty message'],
  dmsClosed: [403, 50007, 'Cannot send messages to this user'],
  missingPermissions: [403, 50013, 'Missing Permissions'],
  systemMessage: [403, 50021, 'Cannot execute action on a system message'],
  wrongChannelType: [400, 50024, 'Cannot execute action on this channel type'],
  invalidToken: [401, 50027, 'Invalid Webhook Token'],
  archivedThread: [400, 50083, 'Thread is archived'],
  invalidJson: [400, 50109, 'The request body contains invalid JSON.'],
  noMutualGuild: [403, 50278, 'Cannot send messages to this user due to having no mutual guilds'],
  threadExists: [400, 160004, 'A thread has already been created for this message'],
} as const satisfies Record<string, readonly [number, number, string]>;

export type RefusalName = keyof typeof table;

/** Discord's refusal of that name, ready to be thrown; `retryAfter` in seconds where it passes by itself. */
export function refusal(name: RefusalName, retryAfter: number | null = null): ApiError {
  const [status, code, message] = table[name];
  return new ApiError(status, code, message, { retryAfter });
}
