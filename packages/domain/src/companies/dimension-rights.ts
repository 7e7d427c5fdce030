import { MODULES } from '../dictionary/index.ts';
import { NEGATIVE_DIMENSIONS } from '../negative-records/index.ts';
import type { RightCode } from '../permissions/index.ts';

/** Modules that have a right of their own; all others belong to the profile. */
const RIGHT_BY_MODULE: Readonly<Record<string, RightCode>> = {
  control: 'ownership.view',
  investment_chain: 'ownership.view',
  financial_statements: 'company.financials',
  financial_analysis: 'company.financials',
  tax_customs: 'company.activities',
  licences_certifications: 'company.activities',
  intellectual_property: 'company.activities',
  operations: 'company.activities',
  capital_markets: 'company.activities',
  enforcement: 'negative-record.view',
  litigation: 'negative-record.view',
  insolvency: 'negative-record.view',
  regulatory: 'negative-record.view',
};

/** What the own models say is sold apart from what sources say. */
const RIGHT_BY_DIMENSION: Readonly<Record<string, RightCode>> = {
  credit_rating: 'rating.view',
  pd_solvency: 'rating.view',
  valuation: 'valuation.view',
  forecast: 'forecast.view',
  composite_index: 'index.view',
};

const rights = new Map<string, RightCode>([
  ...MODULES.flatMap((module) =>
    module.dimensions.map(({ key }) => [key, RIGHT_BY_MODULE[module.key] ?? 'company.profile'] as const),
  ),
  ...NEGATIVE_DIMENSIONS.map(({ dimension }) => [dimension, 'negative-record.view'] as const),
  ...Object.entries(RIGHT_BY_DIMENSION),
]);

/** The function right that opens the records of a dimension. Throws RangeError for a dimension that does not exist. */
export const findDimensionRight = (dimension: string): RightCode => {
  const right = rights.get(dimension);
  if (!right) throw new RangeError(`${dimension} is no dimension`);
  return right;
};
