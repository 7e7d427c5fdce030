import { findDimension, findField } from '@mingjian/domain/dictionary';
import type { Provenance, Statement } from '@mingjian/contract/companies';

/** One line of a statement table. */
export interface StatementItem {
  readonly field: string;
  readonly en: string;
  readonly cn: string;
  /** Per share figures are not scaled by the unit. */
  readonly isMoney: boolean;
}

/** The items of one statement in the order of the dictionary; without `withEmpty` only those that any year reports. */
export const listItems = (
  statements: readonly Statement[],
  dimension: string,
  withEmpty: boolean,
): readonly StatementItem[] =>
  (findDimension(dimension)?.fields ?? [])
    .filter(([field]) => withEmpty || statements.some(({ items }) => items[field] !== undefined))
    .map(([field, cn, en, type]) => ({ field, en, cn, isMoney: type === 'money' }));

/** The record behind a cell. */
export const findOrigin = (statement: Statement, field: string): Provenance | null => {
  const dimension = findField(field)?.dimension;
  const origins = statement.origins.filter((origin) => origin.dimension === dimension);
  const origin = origins.find(({ fields }) => fields === null || fields.includes(field)) ?? origins[0];
  return origin?.provenance ?? null;
};

/** The newest annual consolidated statement as first reported, else the newest there is. */
export const findLatestStatement = (statements: readonly Statement[]): Statement | undefined =>
  statements.find(
    ({ periodType, scope, series }) =>
      periodType === 'annual' && scope === 'consolidated' && series === 'as-reported',
  ) ?? statements[0];

/** Annual consolidated statements as first reported, oldest first: what a chart compares. */
export const listAnnualSeries = (statements: readonly Statement[]): readonly Statement[] =>
  statements
    .filter(
      ({ periodType, scope, series }) =>
        periodType === 'annual' && scope === 'consolidated' && series === 'as-reported',
    )
    .toSorted((a, b) => (a.periodEnd < b.periodEnd ? -1 : 1));
