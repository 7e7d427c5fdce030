import { DIMENSIONS } from '@mingjian/domain/dictionary';
import type { DimensionKind } from '@mingjian/domain/dictionary';
import { isPossibleNamesake } from '@mingjian/domain/records';
import { makeDemoMarket } from './make-demo-market.ts';
import type { MarketOptions } from './plan/make-market.ts';
import { barOf } from './rare-dimensions.ts';

export interface DimensionCoverage {
  readonly dimension: string;
  readonly en: string;
  readonly cn: string;
  /** Computed dimensions never have records. */
  readonly kind: DimensionKind;
  readonly records: number;
  readonly companies: number;
  /** Companies with a record of their own, per cent. */
  readonly share: number;
  /** Per cent of the companies that should have a record; null for what is computed. */
  readonly bar: number | null;
  readonly isReached: boolean;
}

export interface MarketDescription {
  readonly companies: number;
  readonly records: number;
  /** Records of the company in the middle, and of those at 10, 90 and 100 per cent. */
  readonly recordsPerCompany: {
    readonly p10: number;
    readonly median: number;
    readonly p90: number;
    readonly most: number;
  };
  /** Companies with records that may be, and here are, of another party of the same name. */
  readonly withNamesakes: number;
  /** Every dimension of the dictionary, in its order. */
  readonly dimensions: readonly DimensionCoverage[];
}

/** Counts what a market holds, dimension by dimension. Makes the whole market; needs no database. */
export const describeDemoMarket = (options: MarketOptions): MarketDescription => {
  const records = new Map<string, number>();
  const companies = new Map<string, number>();
  const sizes: number[] = [];
  let withNamesakes = 0;
  const count = (counts: Map<string, number>, key: string): void =>
    void counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const batch of makeDemoMarket(options)) {
    for (const company of batch.companies) {
      if (company.records.length === 0) continue;
      sizes.push(company.records.length);
      for (const { dimension } of company.records) count(records, dimension);
      const own = company.records.filter(({ confidence = 100 }) => !isPossibleNamesake({ confidence }));
      if (own.length < company.records.length) withNamesakes += 1;
      for (const dimension of new Set(own.map((record) => record.dimension))) count(companies, dimension);
    }
  }
  sizes.sort((a, b) => a - b);
  const at = (share: number): number => sizes[Math.floor(share * (sizes.length - 1))] ?? 0;
  return {
    companies: sizes.length,
    records: sizes.reduce((sum, size) => sum + size, 0),
    withNamesakes,
    recordsPerCompany: { p10: at(0.1), median: at(0.5), p90: at(0.9), most: at(1) },
    dimensions: DIMENSIONS.map(({ key, en, zh, kind }) => {
      const found = companies.get(key) ?? 0;
      const share = (found / sizes.length) * 100;
      const bar = kind === 'computed' ? null : barOf(key);
      return {
        dimension: key,
        en,
        cn: zh,
        kind,
        records: records.get(key) ?? 0,
        companies: found,
        share,
        bar,
        isReached: bar === null || share >= bar,
      };
    }),
  };
};
