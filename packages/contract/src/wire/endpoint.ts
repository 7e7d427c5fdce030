import type { z } from 'zod';

/** `session`: any signed-in account; a dotted code: the function right that the call needs. */
export type RightRule<Input> = 'session' | string | ((input: Input) => string);

export type RateClass = 'login' | 'read' | 'search' | 'write' | 'public-write';

export interface Endpoint<In extends z.ZodType = z.ZodType, Out extends z.ZodType = z.ZodType> {
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly summary: string;
  /** Query parameters of a GET, body of a POST. Every value of a GET arrives as text: use `z.coerce`. */
  readonly input: In;
  readonly output: Out;
  /** `null`: reachable without a session (`x-public: true`). */
  readonly right: RightRule<z.output<In>> | null;
  readonly quota?: 'online-report' | 'update-report';
  readonly rate: RateClass;
  /** The success code, `'0'` unless said. */
  readonly successCode?: string | number;
  /** How a POST body may come; JSON unless said. */
  readonly accepts?: readonly ('json' | 'urlencoded' | 'multipart')[];
}

export const endpoint = <In extends z.ZodType, Out extends z.ZodType>(
  definition: Endpoint<In, Out>,
): Endpoint<In, Out> => definition;

export type InputOf<E> = E extends Endpoint<infer In, z.ZodType> ? z.input<In> : never;
export type ParsedInputOf<E> = E extends Endpoint<infer In, z.ZodType> ? z.output<In> : never;
export type OutputOf<E> = E extends Endpoint<z.ZodType, infer Out> ? z.output<Out> : never;
