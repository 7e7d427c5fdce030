import { findDimension, findField } from '@mingjian/domain/dictionary';
import { STATEMENT_DIMENSIONS } from '@mingjian/domain/records';
import type { StatementDimension } from '@mingjian/domain/records';
import type { FieldsByLabel } from '@mingjian/domain/source-text';

/** Headings of statement files whose words differ from the labels of the dictionary. */
const OTHER_HEADINGS: Readonly<Record<string, string>> = {
  固定资产净额: 'fixed_assets',
  无形资产净额: 'intangible_assets',
  资产合计: 'total_assets',
  // Beside depreciation and amortisation: the supplementary items of the cash-flow statement.
  资产减值准备: 'cf_impairment',
  '固定资产折旧、油气资产折耗、生产性生物资产折旧': 'cf_depreciation',
  无形资产摊销: 'cf_amortisation',
};

export interface StatementItem {
  readonly field: string;
  readonly dimension: StatementDimension;
}

const makeItems = (): ReadonlyMap<string, StatementItem> => {
  const items = new Map<string, StatementItem>();
  for (const dimension of STATEMENT_DIMENSIONS) {
    for (const [field, zh, , type] of findDimension(dimension)?.fields ?? []) {
      if (type !== 'money') continue;
      items.set(field, { field, dimension });
      if (!items.has(zh)) items.set(zh, { field, dimension });
    }
  }
  for (const [heading, name] of Object.entries(OTHER_HEADINGS)) {
    const dimension = STATEMENT_DIMENSIONS.find((key) => key === findField(name)?.dimension);
    if (dimension) items.set(heading, { field: name, dimension });
  }
  return items;
};

const itemsByHeading = makeItems();

/** The statement item of a column heading: a Chinese label or a field name of the dictionary, or another usual heading. */
export const findItem = (heading: string): StatementItem | undefined => itemsByHeading.get(heading);

/** All headings that are understood, Chinese only. */
export const KNOWN_HEADINGS: readonly string[] = [...itemsByHeading.keys()].filter((heading) =>
  /\p{Script=Han}/u.test(heading),
);

/** What was made of each column, by part of the statement. */
export const listStatementFields = (header: readonly string[]): FieldsByLabel => {
  const fields: Record<string, Record<string, string[]>> = {};
  for (const dimension of STATEMENT_DIMENSIONS) fields[dimension] = { 日期: ['period_end', 'fiscal_year'] };
  for (const heading of header) {
    const item = findItem(heading);
    if (item) fields[item.dimension] = { ...fields[item.dimension], [heading]: [item.field] };
  }
  return fields;
};
