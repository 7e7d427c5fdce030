import type { Words } from './words.ts';

/** A band of a count or an amount; `to` null: no upper end. Both ends belong to the band. */
export interface Range extends Words {
  readonly code: string;
  readonly from: number;
  readonly to: number | null;
}

const countRange = (from: number, to: number | null): Range => ({
  code: to === null ? `${from}+` : `${from}-${to}`,
  from,
  to,
  en: to === null ? `more than ${from - 1}` : to === 0 ? 'None' : `${from}-${to}`,
  cn: to === null ? `${from - 1}件以上` : to === 0 ? '无' : `${from}-${to}件`,
});

/** Bands of patents and of trademarks, in items on file. The specification names the field, not the bands: ours. */
export const COUNT_RANGES: readonly Range[] = [
  countRange(0, 0),
  countRange(1, 10),
  countRange(11, 50),
  countRange(51, 100),
  countRange(101, 500),
  countRange(501, null),
];

const MILLION = 1_000_000;

/** Bands of the money raised in all disclosed rounds, in yuan. Ours; the lower end belongs to the band. */
export const FINANCING_RANGES: readonly Range[] = [
  { code: '<10m', from: 0, to: 10 * MILLION, en: 'under CNY 10 million', cn: '1000万元以下' },
  {
    code: '10m-100m',
    from: 10 * MILLION,
    to: 100 * MILLION,
    en: 'CNY 10 to 100 million',
    cn: '1000万元至1亿元',
  },
  {
    code: '100m-1bn',
    from: 100 * MILLION,
    to: 1000 * MILLION,
    en: 'CNY 100 million to 1 billion',
    cn: '1亿至10亿元',
  },
  { code: '>=1bn', from: 1000 * MILLION, to: null, en: 'CNY 1 billion or more', cn: '10亿元及以上' },
];

/** The band of a number of patents or trademarks. Throws RangeError for a negative or broken number. */
export const findCountRange = (count: number): Range => {
  const range = COUNT_RANGES.find(({ from, to }) => count >= from && (to === null || count <= to));
  if (!range || !Number.isInteger(count)) throw new RangeError(`${count} is not a number of items`);
  return range;
};

/** The band of the yuan raised. Throws RangeError for a negative amount. */
export const findFinancingRange = (yuan: number): Range => {
  const range = FINANCING_RANGES.find(({ from, to }) => yuan >= from && (to === null || yuan < to));
  if (!range) throw new RangeError(`${yuan} is not an amount raised`);
  return range;
};
