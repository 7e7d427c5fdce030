import type { Contribution } from '@mingjian/contract/ratings';

/** What the number of a factor means, and so how it is written. */
export type FactorKind =
  | 'percent-of-one'
  | 'percent'
  | 'percentage-points'
  | 'growth'
  | 'ratio'
  | 'yes-no'
  | 'years'
  | 'money'
  | 'count'
  | 'events'
  | 'none';

const REGISTRY: Readonly<Record<string, FactorKind>> = {
  age: 'years',
  'registered-capital': 'money',
  'paid-up-share': 'percent-of-one',
  'insured-employees': 'count',
  'legal-representative-changes': 'count',
  'address-changes': 'count',
  'capital-reduction': 'count',
};

/** Shares of assets and of revenue; turnover is a multiple and no share. */
const SHARE = /_(ta|margin)$/;
const TURNOVER = 'sales_ta';
/** Scored as the difference of two logarithms. */
const GROWTH = /_growth$/;

const kindOfRatio = (code: string): FactorKind => {
  if (code.startsWith('is_')) return 'yes-no';
  if (GROWTH.test(code)) return 'growth';
  if (code === TURNOVER || !SHARE.test(code)) return 'ratio';
  return code.startsWith('change_of_') ? 'percentage-points' : 'percent-of-one';
};

const KINDS: Readonly<Record<Contribution['model'], (code: string) => FactorKind>> = {
  financial: kindOfRatio,
  behaviour: () => 'events',
  registry: (code) => REGISTRY[code] ?? 'none',
  contagion: () => 'percent',
};

export const kindOf = ({ model, code }: Pick<Contribution, 'model' | 'code'>): FactorKind =>
  KINDS[model](code);
