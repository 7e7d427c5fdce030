import { findDimension, findField } from '@mingjian/domain/dictionary';
import { STATEMENT_DIMENSIONS } from '@mingjian/domain/records';
import type { StatementDimension } from '@mingjian/domain/records';
import { BALANCE_NAMES, CASH_FLOW_NAMES, INCOME_NAMES } from './item-names.ts';
import { foldLabel } from './labels.ts';

/** How the item of a row was found: `exact` by a label of the dictionary, `synonym` by another usual name. */
export type MappedBy = 'exact' | 'synonym' | 'file' | 'unmapped';

export interface FoundItem {
  readonly field: string;
  readonly by: MappedBy;
}

const NAMES: Readonly<Record<StatementDimension, Readonly<Record<string, readonly string[]>>>> = {
  balance_sheet: BALANCE_NAMES,
  income_statement: INCOME_NAMES,
  cash_flow_statement: CASH_FLOW_NAMES,
};

const makeIndex = (dimension: StatementDimension): ReadonlyMap<string, FoundItem> => {
  const items = new Map<string, FoundItem>();
  const add = (label: string, field: string, by: MappedBy) => {
    const key = foldLabel(label);
    if (!items.has(key)) items.set(key, { field, by });
  };
  const fields = (findDimension(dimension)?.fields ?? []).filter(
    ([, , , type]) => type === 'money' || type === 'decimal',
  );
  for (const [field, zh, en] of fields) for (const label of [zh, en, field]) add(label, field, 'exact');
  for (const [field, names] of Object.entries(NAMES[dimension]))
    for (const name of names) add(name, field, 'synonym');
  return items;
};

const indexes = new Map(STATEMENT_DIMENSIONS.map((dimension) => [dimension, makeIndex(dimension)]));

/** The item of a row label: on the sheet of a known statement among its items alone, else among all of them. */
export const findWorkbookItem = (
  label: string,
  statement: StatementDimension | null,
): FoundItem | undefined => {
  const key = foldLabel(label);
  if (statement) return indexes.get(statement)?.get(key);
  for (const dimension of STATEMENT_DIMENSIONS) {
    const found = indexes.get(dimension)?.get(key);
    if (found) return found;
  }
  return undefined;
};

/** The part of the statement that an item belongs to; undefined for what is no item. */
export const findItemPart = (field: string): StatementDimension | undefined => {
  const dimension = findField(field)?.dimension;
  return STATEMENT_DIMENSIONS.find((key) => key === dimension);
};
