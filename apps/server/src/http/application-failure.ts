import type { FailureCode } from '@mingjian/contract/wire';

/** An outcome the application decided against the caller: answered with HTTP 200, its code and its sentence. */
export class ApplicationFailure extends Error {
  override readonly name = 'ApplicationFailure';
  readonly code: FailureCode;
  readonly details: unknown;

  constructor(code: FailureCode, details: unknown = null) {
    super(code);
    this.code = code;
    this.details = details;
  }
}
