import { registration } from './modules/01-registration.ts';
import { changesBranches } from './modules/02-changes-branches.ts';
import { shareholders } from './modules/03-shareholders.ts';
import { control } from './modules/04-control.ts';
import { investmentChain } from './modules/05-investment-chain.ts';
import { management } from './modules/06-management.ts';
import { annualReport } from './modules/07-annual-report.ts';
import { financialStatements } from './modules/08-financial-statements.ts';
import { financialAnalysis } from './modules/09-financial-analysis.ts';
import { taxCustoms } from './modules/10-tax-customs.ts';
import { licencesCertifications } from './modules/11-licences-certifications.ts';
import { intellectualProperty } from './modules/12-intellectual-property.ts';
import { operations } from './modules/13-operations.ts';
import { capitalMarkets } from './modules/14-capital-markets.ts';
import { encumbrances } from './modules/15-encumbrances.ts';
import { enforcement } from './modules/16-enforcement.ts';
import { litigation } from './modules/17-litigation.ts';
import { insolvency } from './modules/18-insolvency.ts';
import { regulatory } from './modules/19-regulatory.ts';
import { newsEsg } from './modules/20-news-esg.ts';
import { ratingsIndices } from './modules/21-ratings-indices.ts';
import type { DictionaryDimension, DictionaryField, DictionaryModule, FieldType } from './types.ts';

export type * from './types.ts';

export const MODULES: readonly DictionaryModule[] = [
  registration,
  changesBranches,
  shareholders,
  control,
  investmentChain,
  management,
  annualReport,
  financialStatements,
  financialAnalysis,
  taxCustoms,
  licencesCertifications,
  intellectualProperty,
  operations,
  capitalMarkets,
  encumbrances,
  enforcement,
  litigation,
  insolvency,
  regulatory,
  newsEsg,
  ratingsIndices,
];

export const DIMENSIONS: readonly DictionaryDimension[] = MODULES.flatMap((module) => module.dimensions);

const dimensionsByKey = new Map(DIMENSIONS.map((dimension) => [dimension.key, dimension]));

export const FIELDS: readonly DictionaryField[] = MODULES.flatMap((module) =>
  module.dimensions.flatMap((dimension) =>
    dimension.fields.map(([name, zh, en, type, unit]) => ({
      name,
      zh,
      en,
      type,
      unit,
      dimension: dimension.key,
      module: module.key,
    })),
  ),
);

const fieldsByName = new Map(FIELDS.map((field) => [field.name, field]));

export const findDimension = (key: string): DictionaryDimension | undefined => dimensionsByKey.get(key);

export const findField = (name: string): DictionaryField | undefined => fieldsByName.get(name);

const NUMERIC_TYPES: readonly (FieldType | undefined)[] = ['int', 'decimal', 'money', 'percent'];

/** Whether values of a type are quantities: sorted as numbers, written to the right. */
export const isNumericType = (type: FieldType | undefined): boolean => NUMERIC_TYPES.includes(type);

/** What the landing page promises, counted from the dictionary itself. */
export const COVERAGE_COUNTS = {
  modules: MODULES.length,
  dimensions: DIMENSIONS.length,
  fields: FIELDS.length,
} as const;
