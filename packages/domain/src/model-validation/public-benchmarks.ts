import type { Words } from '../default-risk/index.ts';
import type { Mark } from './cards/index.ts';

/** One line of `npm run bench -- models` as it was printed, with what it was measured on. */
export interface Benchmark {
  readonly task: Words;
  readonly protocol: Words;
  readonly cases: number;
  /** Defaults, failures, ST companies; null where the target has many classes. */
  readonly events: number | null;
  readonly figure: Words;
  readonly paper: { readonly value: string; readonly source: string; readonly mark: Mark | null } | null;
  /** Of the prototype study; * on other years. */
  readonly prototype: string | null;
  readonly ours: number;
  /** 95 % interval, or the deviation over folds; null where neither was printed. */
  readonly spread: Words | null;
  readonly bar: number | null;
}

export interface PublicBenchmarks {
  readonly measuredOn: string;
  readonly command: string;
  readonly lines: readonly Benchmark[];
  readonly notes: readonly Words[];
}

export const PUBLIC_BENCHMARKS: PublicBenchmarks = {
  measuredOn: '2026-11-21',
  command: 'npm run bench -- models',
  lines: [],
  notes: [],
};
