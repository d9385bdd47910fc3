import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiError, refusal } from '../errors.ts';
import type { UploadedFile } from '../messages/compose.ts';
import type { Call } from './route.ts';

const texts = z.record(z.string(), z.string()).catch({});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refusal('invalidJson');
  }
}

/** Bodies with files carry their JSON in the field `payload_json`. */
async function readParts(request: FastifyRequest): Promise<Pick<Call, 'body' | 'files'>> {
  const files: UploadedFile[] = [];
  let body: unknown;
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      files.push({ name: part.filename, contentType: part.mimetype, bytes: await part.toBuffer() });
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

/** A request in the form that routes take, or Discord's refusal of a body that is no JSON. */
export async function readCall(request: FastifyRequest): Promise<Call | ApiError> {
  try {
    const content = await readContent(request);
    return { ...content, params: texts.parse(request.params), query: texts.parse(request.query) };
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}
