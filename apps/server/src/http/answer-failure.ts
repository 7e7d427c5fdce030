import type { Language } from '@mingjian/contract/wire';
import { ApplicationFailure } from './application-failure.ts';
import { presentFailure, presentInputFaults } from './envelopes.ts';
import { InputFailure } from './input-failure.ts';
import { TRANSPORT_STATUS, TransportFailure } from './transport-failure.ts';
import type { TransportCode } from './transport-failure.ts';

export interface Answer {
  readonly status: number;
  readonly body: ReturnType<typeof presentFailure>;
  /** A fault of ours: it belongs into the server's log. */
  readonly isFault: boolean;
}

const BY_STATUS = new Map<number, TransportCode>([
  ...Object.entries(TRANSPORT_STATUS).map(([code, status]) => [status, code as TransportCode] as const),
  // What serving files says of a path that would leave its folder.
  [403, 'path-not-found'],
]);
/** PostgreSQL is away, starting or closing (SQLSTATE), or cannot be reached (Node). */
const DATABASE_AWAY = /^(08...|57P0[1235]|53300|ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT|ENOENT)$/;
/** The statement took longer than the pool allows. */
const QUERY_CANCELED = '57014';

const textOf = (error: object, name: string): string | undefined => {
  const value = (error as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : undefined;
};

const statusOf = (error: object): number | undefined => {
  const value = (error as Record<string, unknown>)['statusCode'];
  return typeof value === 'number' ? value : undefined;
};

const isDatabaseAway = (error: Error) =>
  DATABASE_AWAY.test(textOf(error, 'code') ?? '') ||
  /Connection terminated|connection timeout|Cannot use a pool after/i.test(error.message);

const findTransportCode = (error: Error): TransportCode | null => {
  if (error instanceof TransportFailure) return error.code;
  if (textOf(error, 'code') === 'FST_ERR_HANDLER_TIMEOUT') return 'server-not-responding';
  if (textOf(error, 'code') === QUERY_CANCELED) return 'server-not-responding';
  if (isDatabaseAway(error)) return 'service-unavailable';
  return BY_STATUS.get(statusOf(error) ?? 500) ?? null;
};

/** Turns whatever a call threw into its answer. */
export const answerFailure = (error: Error, language: Language): Answer => {
  if (error instanceof ApplicationFailure)
    return { status: 200, body: presentFailure(error.code, language, error.details), isFault: false };
  if (error instanceof InputFailure)
    return { status: 200, body: presentInputFaults(error.faults, language), isFault: false };
  const code = findTransportCode(error);
  // Any other refusal of Fastify (a body that is no JSON, a length that does not fit) is an input that does not fit.
  if (!code) return { status: 200, body: presentFailure('invalid-input', language), isFault: false };
  const status = TRANSPORT_STATUS[code];
  // What the server itself decided (it is starting) is no fault.
  const isFault = status >= 500 && !(error instanceof TransportFailure);
  return { status, body: presentFailure(code, language), isFault };
};
