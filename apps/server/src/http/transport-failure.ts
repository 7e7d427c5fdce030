import type { FailureCode } from '@mingjian/contract/wire';

/** Failures that keep an HTTP status of their own. */
export const TRANSPORT_STATUS = {
  'path-not-found': 404,
  'payload-too-large': 413,
  'unsupported-media-type': 415,
  'too-many-requests': 429,
  'internal-error': 500,
  'service-unavailable': 503,
  'server-not-responding': 504,
} as const satisfies Partial<Record<FailureCode, number>>;

export type TransportCode = keyof typeof TRANSPORT_STATUS;

/** A call that failed before or beneath the application. */
export class TransportFailure extends Error {
  override readonly name = 'TransportFailure';
  readonly code: TransportCode;

  constructor(code: TransportCode) {
    super(code);
    this.code = code;
  }
}
