import type { Core } from '../core.ts';
import type { UploadedFile } from '../messages/attachments.ts';

/** A request as the routes see it. */
export interface Call {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** The JSON body, from `payload_json` where files came along. */
  readonly body: unknown;
  readonly files: readonly UploadedFile[];
}

/** What a request is answered with; without a body the answer is empty. */
export interface Reply {
  readonly status: number;
  readonly body?: unknown;
}

/** One of Discord's routes. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api/v10`, with `:name` for what varies. */
  readonly path: string;
  /** Whether the bot's token is asked for; answers to interactions carry their own token in the path. */
  readonly access: 'bot' | 'interaction';
  /** Carries the request out. @throws ApiError with Discord's refusal. */
  readonly run: (core: Core, call: Call) => Reply;
}

/** A part of the path by name; routes ask only for names in their own path. */
export function param(call: Call, name: string): string {
  return call.params[name] ?? '';
}

export function ok(body: unknown): Reply {
  return { status: 200, body };
}

export const NO_CONTENT: Reply = { status: 204 };
