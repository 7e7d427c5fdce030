import type { QuotaKind } from '@mingjian/domain/quotas';
import type { z } from 'zod';
import type { FailureCode } from './failures.ts';

/** `session`: any signed-in account; a dotted code: the function right that the call needs. */
export type RightRule<Input> = string | RightOf<Input>;

/** Written as a method so that an endpoint of any input still is an `Endpoint`. */
type RightOf<Input> = { of(input: Input): string }['of'];

export type RateClass = 'login' | 'read' | 'search' | 'write' | 'public-write' | 'code';

export type BodyKind = 'json' | 'urlencoded' | 'multipart';

export interface Endpoint<In extends z.ZodType = z.ZodType, Out extends z.ZodType = z.ZodType> {
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly summary: string;
  /** Query parameters of a GET, body of a POST. Every value of a GET arrives as text: use `z.coerce`. */
  readonly input: In;
  /** `z.file()`: the answer is the file itself, an octet-stream; refusals come in the envelope as ever. */
  readonly output: Out;
  /** `null`: reachable without a session (`x-public: true`). */
  readonly right: RightRule<z.output<In>> | null;
  /** Every right that a function `right` may answer; for the OpenAPI document. */
  readonly rights?: readonly string[];
  /** Spent for the input's `companyId` when the call has worked; a second call in the term costs nothing. */
  readonly quota?: QuotaKind;
  readonly rate: RateClass;
  /** The success code, `'0'` unless said. */
  readonly successCode?: string | number;
  /** How a POST body may come; JSON unless said. */
  readonly accepts?: readonly BodyKind[];
  /**
   * Largest file of a multipart body; without it a body carries no files. A larger one arrives cut one byte behind the
   * limit, so that the call can say which limit that is. A file is `z.file()` in the input.
   */
  readonly maxFileBytes?: number;
  /** How the call stands in the system log: a GET is a view and a POST a change unless said. */
  readonly log?: 'view' | 'change' | 'export' | 'access' | 'none';
  /** False: the log keeps nothing of the input (names and passwords of a login, people's addresses). */
  readonly isInputLogged?: boolean;
  /** What the call may refuse beyond session, rights, quota and input. */
  readonly failures?: readonly FailureCode[];
  /** Reachable while the first password still has to be changed. */
  readonly isOpenBeforePasswordChange?: boolean;
}

export const endpoint = <In extends z.ZodType, Out extends z.ZodType>(
  definition: Endpoint<In, Out>,
): Endpoint<In, Out> => definition;

export type InputOf<E> = E extends Endpoint<infer In, z.ZodType> ? z.input<In> : never;
export type ParsedInputOf<E> = E extends Endpoint<infer In, z.ZodType> ? z.output<In> : never;
export type OutputOf<E> = E extends Endpoint<z.ZodType, infer Out> ? z.output<Out> : never;
