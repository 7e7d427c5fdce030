import type { BodyKind, Endpoint, InputFault, ParsedInputOf } from '@mingjian/contract/wire';
import { listInputFaults } from '@mingjian/contract/wire';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { InputFailure } from './input-failure.ts';
import { TransportFailure } from './transport-failure.ts';

const KINDS: readonly (readonly [BodyKind, RegExp])[] = [
  ['json', /^application\/json\b/i],
  ['urlencoded', /^application\/x-www-form-urlencoded\b/i],
  ['multipart', /^multipart\/form-data\b/i],
];
const MAX_FORM_FIELDS = 50;
const MAX_FORM_FILES = 1;
const MAX_FIELD_BYTES = 64 * 1024;

/** Refuses a body in a form that the endpoint does not take (HTTP 415). A call without a body always passes. */
export const requireBodyKind = (endpoint: Endpoint, request: FastifyRequest): void => {
  const type = request.headers['content-type'];
  if (endpoint.method === 'GET' || type === undefined) return;
  const kind = KINDS.find(([, form]) => form.test(type))?.[0];
  if (!kind || !(endpoint.accepts ?? ['json']).includes(kind))
    throw new TransportFailure('unsupported-media-type');
};

/** One byte behind the limit the rest is read past; the call sees that the file is too large. */
const readFile = async (part: MultipartFile): Promise<File> => {
  const chunks: Buffer<ArrayBuffer>[] = [];
  for await (const chunk of part.file) chunks.push(chunk as Buffer<ArrayBuffer>);
  return new File(chunks, part.filename, { type: part.mimetype });
};

const readForm = async (request: FastifyRequest, maxFileBytes = 0): Promise<Record<string, unknown>> => {
  const fields: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  const limits = {
    fields: MAX_FORM_FIELDS,
    files: maxFileBytes > 0 ? MAX_FORM_FILES : 0,
    fieldSize: MAX_FIELD_BYTES,
    fileSize: maxFileBytes + 1,
  };
  const options = { limits, throwFileSizeLimit: false };
  try {
    for await (const part of request.parts(options))
      fields[part.fieldname] = part.type === 'field' ? part.value : await readFile(part);
  } catch (error) {
    // The parser's own complaints (no boundary, cut off) have no status; a limit has one.
    if (error instanceof Error && !('statusCode' in error)) throw new InputFailure([]);
    throw error;
  }
  return { ...fields };
};

const readRaw = async (endpoint: Endpoint, request: FastifyRequest): Promise<unknown> => {
  if (endpoint.method === 'GET') return request.query;
  if (request.isMultipart()) return readForm(request, endpoint.maxFileBytes);
  return request.body ?? {};
};

/** PostgreSQL stores neither U+0000 nor half a surrogate pair, so no text of an input may hold one. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** No input of any call lies deeper; a body of a megabyte of brackets must not exhaust the stack. */
const MAX_DEPTH = 10;

const listUnstorable = (value: unknown, path: readonly string[] = []): readonly InputFault[] => {
  const fault: InputFault = { field: path.join('.'), rule: 'wrong-type' };
  if (typeof value === 'string') return isStorable(value) ? [] : [fault];
  if (value instanceof File) return isStorable(value.name) ? [] : [fault];
  if (typeof value !== 'object' || value === null) return [];
  if (path.length === MAX_DEPTH) return [fault];
  return Object.entries(value).flatMap(([name, item]) => listUnstorable(item, [...path, name]));
};

/** The input of a call, parsed once; what follows may trust it. */
export const readInput = async <E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
): Promise<ParsedInputOf<E>> => {
  const raw = await readRaw(endpoint, request);
  const unstorable = listUnstorable(raw);
  if (unstorable.length > 0) throw new InputFailure(unstorable);
  const result = await endpoint.input.safeParseAsync(raw, { reportInput: true });
  if (!result.success) throw new InputFailure(listInputFaults(result.error));
  return result.data as ParsedInputOf<E>;
};
