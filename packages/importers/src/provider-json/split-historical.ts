import { findDimension } from '@mingjian/domain/dictionary';
import type { ListTable } from './table.ts';

const HISTORICAL = /^(?:history|hi(?=[A-Z]))/i;

/** The field by which a dimension says that a record is history, where it has one. */
const findFlag = (dimension: string): string | undefined =>
  findDimension(dimension)?.fields.find(
    ([name, , , type]) => type === 'bool' && name.endsWith('_is_historical'),
  )?.[0];

/**
 * A provider has the same list twice: as it stands, and what was on it before (`HistoryZhiXing`, `hiZhixing`). One table
 * reads both; what the second one brings is history.
 */
export const splitHistorical = (tables: readonly ListTable[]): readonly ListTable[] =>
  tables.flatMap((table) => {
    const past = table.names.filter((name) => HISTORICAL.test(name));
    if (table.isHistorical || past.length === 0) return [table];
    const flag = findFlag(table.dimension);
    return [
      { ...table, names: table.names.filter((name) => !HISTORICAL.test(name)) },
      {
        ...table,
        names: past,
        isHistorical: true,
        ...(flag === undefined ? {} : { fixed: { ...table.fixed, [flag]: true } }),
      },
    ];
  });
