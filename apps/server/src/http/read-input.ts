import type { BodyKind, Endpoint, ParsedInputOf } from '@mingjian/contract/wire';
import { listInputFaults } from '@mingjian/contract/wire';
import type { FastifyRequest } from 'fastify';
import { InputFailure } from './input-failure.ts';
import { TransportFailure } from './transport-failure.ts';

const KINDS: readonly (readonly [BodyKind, RegExp])[] = [
  ['json', /^application\/json\b/i],
  ['urlencoded', /^application\/x-www-form-urlencoded\b/i],
  ['multipart', /^multipart\/form-data\b/i],
];
const MAX_FORM_FIELDS = 50;
const MAX_FIELD_BYTES = 64 * 1024;

/** Refuses a body in a form that the endpoint does not take (HTTP 415). A call without a body always passes. */
export const requireBodyKind = (endpoint: Endpoint, request: FastifyRequest): void => {
  const type = request.headers['content-type'];
  if (endpoint.method === 'GET' || type === undefined) return;
  const kind = KINDS.find(([, form]) => form.test(type))?.[0];
  if (!kind || !(endpoint.accepts ?? ['json']).includes(kind))
    throw new TransportFailure('unsupported-media-type');
};

const readForm = async (request: FastifyRequest): Promise<Record<string, unknown>> => {
  const fields: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  const limits = { fields: MAX_FORM_FIELDS, files: 0, fieldSize: MAX_FIELD_BYTES };
  for await (const part of request.parts({ limits }))
    if (part.type === 'field') fields[part.fieldname] = part.value;
  return { ...fields };
};

const readRaw = async (endpoint: Endpoint, request: FastifyRequest): Promise<unknown> => {
  if (endpoint.method === 'GET') return request.query;
  if (request.isMultipart()) return readForm(request);
  return request.body ?? {};
};

/** The input of a call, parsed once; what follows may trust it. */
export const readInput = async <E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
): Promise<ParsedInputOf<E>> => {
  const result = await endpoint.input.safeParseAsync(await readRaw(endpoint, request), { reportInput: true });
  if (!result.success) throw new InputFailure(listInputFaults(result.error));
  return result.data as ParsedInputOf<E>;
};
