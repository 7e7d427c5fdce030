import { findRight } from '@mingjian/domain/permissions';
import { ADD_ON_PACKAGES, isOpen } from '@mingjian/domain/plans';
import { z } from 'zod';
import { BASE_PATH, FAILURES, TOKEN_HEADER, listFailureCodes, listRights } from '../wire/index.ts';
import type { BodyKind, Endpoint } from '../wire/index.ts';
import { liftSchemas } from './lift-schemas.ts';
import type { JsonSchema } from './lift-schemas.ts';

const MEDIA_TYPES: Readonly<Record<BodyKind, string>> = {
  json: 'application/json',
  urlencoded: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};

export interface OpenApi {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly [part: string]: unknown;
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly [part: string]: unknown;
}

/** The OpenAPI 3.1 document of an endpoint table. */
export const makeOpenApi = (endpoints: readonly Endpoint[], version: string): OpenApi => {
  const schemas: Record<string, JsonSchema> = {};
  const paths: Record<string, Record<string, Operation>> = {};
  for (const endpoint of endpoints) {
    const methods = (paths[BASE_PATH + endpoint.path] ??= {});
    methods[endpoint.method.toLowerCase()] = makeOperation(endpoint, schemas);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mingjian',
      version,
      description:
        'Business information and credit analysis of companies in the China market. Every answer is {code, data, msg} ' +
        'with HTTP 200 for each outcome the application decides; code is "0" on success.',
    },
    paths,
    components: {
      schemas,
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: TOKEN_HEADER } },
    },
    'x-failures': FAILURES,
  };
};

const makeOperation = (endpoint: Endpoint, schemas: Record<string, JsonSchema>): Operation => {
  const operationId = endpoint.path.slice(1).replaceAll('/', '.');
  const input = toJsonSchema(endpoint.input, 'input', `${operationId}.input`, schemas);
  const output = toJsonSchema(endpoint.output, 'output', `${operationId}.output`, schemas);
  return {
    operationId,
    tags: [endpoint.path.split('/')[1] ?? ''],
    summary: endpoint.summary,
    ...(endpoint.right === null ? { security: [] } : { security: [{ token: [] }] }),
    ...(endpoint.method === 'GET'
      ? { parameters: listParameters(input) }
      : { requestBody: makeBody(endpoint, input) }),
    responses: { '200': { description: 'Done, or refused with a code', ...makeAnswer(endpoint, output) } },
    ...makeExtensions(endpoint),
  };
};

const toJsonSchema = (
  schema: z.ZodType,
  io: 'input' | 'output',
  prefix: string,
  schemas: Record<string, JsonSchema>,
): JsonSchema => {
  const made = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
  return liftSchemas(made, prefix, schemas);
};

const listParameters = (input: JsonSchema) => {
  const required = Array.isArray(input['required']) ? (input['required'] as string[]) : [];
  return Object.entries((input['properties'] ?? {}) as Record<string, JsonSchema>).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
};

const makeBody = (endpoint: Endpoint, schema: JsonSchema) => ({
  required: Array.isArray(schema['required']),
  content: Object.fromEntries((endpoint.accepts ?? ['json']).map((kind) => [MEDIA_TYPES[kind], { schema }])),
});

/** A call that answers with a file sends its bytes; everything else, and each refusal, comes in the envelope. */
const makeAnswer = (endpoint: Endpoint, data: JsonSchema) => ({
  content: {
    ...(data['format'] === 'binary' ? { 'application/octet-stream': { schema: data } } : {}),
    'application/json': {
      schema: {
        type: 'object',
        required: ['code', 'data', 'msg'],
        properties: { code: { const: endpoint.successCode ?? '0' }, data, msg: { type: 'string' } },
      },
    },
  },
});

/** Who may call, what it costs and what may go wrong. */
const makeExtensions = (endpoint: Endpoint) => {
  const { right, quota } = endpoint;
  const rights = listRights(endpoint);
  const features = rights.flatMap((code) => findRight(code)?.feature ?? []);
  const packages = ADD_ON_PACKAGES.filter((item) => features.some((feature) => isOpen(item.grants[feature])));
  return {
    ...(right === null ? { 'x-public': true } : { 'x-right': typeof right === 'string' ? right : rights }),
    ...(features.length > 0 ? { 'x-feature': features.length === 1 ? features[0] : features } : {}),
    ...(packages.length > 0 ? { 'x-package': packages.map((item) => item.code) } : {}),
    ...(quota ? { 'x-quota': quota } : {}),
    'x-rate': endpoint.rate,
    'x-failures': listFailureCodes(endpoint),
  };
};
