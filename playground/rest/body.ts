import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiError, refusal } from '../errors.ts';
import type { UploadedFile } from '../messages/attachments.ts';
import type { Call } from './route.ts';

const texts = z.record(z.string(), z.string()).catch({});

const numbered = z.looseObject({ id: z.number().transform(String) });

/** Discord takes the number of a file as a number too; its published description knows texts alone. */
function withTextIds(key: string, value: unknown): unknown {
  if (key !== 'attachments' || !Array.isArray(value)) return value;
  return value.map((one: unknown) => numbered.safeParse(one).data ?? one);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, withTextIds);
  } catch {
    throw refusal('invalidJson');
  }
}

/** Files lie in fields that are called `files[0]` and so on. */
function fileNumber(field: string): number | null {
  const digits = /^files\[(\d+)\]$/.exec(field)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** Bodies with files carry their JSON in the field `payload_json`. */
async function readParts(request: FastifyRequest): Promise<Pick<Call, 'body' | 'files'>> {
  const files: UploadedFile[] = [];
  let body: unknown;
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const { fieldname, filename: name, mimetype: contentType } = part;
      files.push({ number: fileNumber(fieldname), name, contentType, bytes: await part.toBuffer() });
    } else if (part.fieldname === 'payload_json') {
      body = parseJson(String(part.value));
    }
  }
  return { body, files };
}

async function readContent(request: FastifyRequest): Promise<Pick<Call, 'body' | 'files'>> {
  if (request.isMultipart()) return readParts(request);
  const text = typeof request.body === 'string' ? request.body : '';
  return { body: text === '' ? undefined : parseJson(text), files: [] };
}

/** Whether a body has more files, or longer ones, than the server takes. */
function isTooMuch(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error && error.statusCode === 413;
}

/** A request in the form that routes take, or Discord's refusal of a body that is no JSON or too large. */
export async function readCall(request: FastifyRequest): Promise<Call | ApiError> {
  try {
    const content = await readContent(request);
    return { ...content, params: texts.parse(request.params), query: texts.parse(request.query) };
  } catch (error) {
    if (error instanceof ApiError) return error;
    if (isTooMuch(error)) return refusal('tooLarge');
    throw error;
  }
}
