import type { CsvRecord } from '@mingjian/domain/csv';
import { parseStockCode } from '@mingjian/domain/credit-code';
import type { StockMarket } from '@mingjian/domain/credit-code';
import { STATEMENT_DIMENSIONS } from '@mingjian/domain/records';
import type { CompanyBatch, Payload, RecordDraft } from '@mingjian/domain/records';
import {
  findColumns,
  ImportFailure,
  makeRefusal,
  parseDate,
  parseNumber,
  readCell,
} from '../shared/index.ts';
import type { MappedRow, MapperInput, Refusal, RowMapper } from '../shared/index.ts';
import type { CompanyList, ListedCompany } from './company-list.ts';
import { findItem, KNOWN_HEADINGS } from './items.ts';
import type { StatementItem } from './items.ts';

const CODE = '公司代码';
const DATE = '日期';
export const STATEMENT_COLUMNS = [CODE, DATE] as const;

const MAX_DIGITS = 18;
const EXCHANGES: Readonly<Record<StockMarket, string>> = { SH: 'SSE', SZ: 'SZSE', BJ: 'BSE' };

interface ItemColumn extends StatementItem {
  readonly heading: string;
  readonly index: number;
}

const findItemColumns = (file: string, header: readonly string[]): ItemColumn[] => {
  const others = [...header.entries()].filter(([, heading]) => heading !== CODE && heading !== DATE);
  const unknown = others.filter(([, heading]) => !findItem(heading)).map(([, heading]) => heading || '""');
  if (unknown.length > 0)
    throw new ImportFailure('unknown-columns', {
      file,
      columns: unknown.join('、'),
      known: KNOWN_HEADINGS.join('、'),
    });
  if (others.length === 0)
    throw new ImportFailure('missing-columns', {
      file,
      columns: KNOWN_HEADINGS.slice(0, 8).join(' / '),
      found: header.join('、'),
    });
  return others.flatMap(([index, heading]) => {
    const item = findItem(heading);
    return item ? [{ ...item, heading, index }] : [];
  });
};

const readValues = (record: CsvRecord, columns: readonly ItemColumn[], refusals: Refusal[]) => {
  const values = new Map<ItemColumn, string | null>();
  for (const column of columns) {
    const text = readCell(record.cells[column.index]);
    const value = text === null ? null : parseNumber(text);
    if (value === undefined)
      refusals.push(makeRefusal(record.row, 'value', column.heading, text ?? '', 'number-wrong'));
    else if (value !== null && value.replace(/\..*$/, '').length > MAX_DIGITS)
      refusals.push(makeRefusal(record.row, 'value', column.heading, text ?? '', 'number-too-large'));
    else values.set(column, value);
  }
  return values;
};

const makeStatements = (
  row: number,
  periodEnd: string,
  values: ReadonlyMap<ItemColumn, string | null>,
): RecordDraft[] => {
  const year = Number(periodEnd.slice(0, 4));
  const period: Payload = {
    period_end: periodEnd,
    period_type: 'annual',
    fiscal_year: year,
    consolidation_scope: 'consolidated',
    is_restated: false,
  };
  const draft = (dimension: string, payload: Payload): RecordDraft => ({
    dimension,
    naturalKey: `${periodEnd}|annual|consolidated|as-reported`,
    payload: { ...payload, ...period },
    eventDate: periodEnd,
    locator: `row ${row}`,
  });
  const parts = STATEMENT_DIMENSIONS.map((dimension) => ({
    dimension,
    items: [...values].filter(([column]) => column.dimension === dimension),
  })).filter(({ items }) => items.some(([, value]) => value !== null));
  return [
    ...parts.map(({ dimension, items }) =>
      draft(dimension, Object.fromEntries(items.map(([column, value]) => [column.field, value]))),
    ),
    draft('statement_metadata', {
      currency: 'CNY',
      unit_multiplier: 1,
      months_covered: 12,
      data_entry_method: 'user_upload',
    }),
  ];
};

const makeListing = (code: string, market: StockMarket, listed: ListedCompany): RecordDraft[] => [
  {
    dimension: 'listing_profile',
    naturalKey: 'listing',
    locator: listed.locator,
    payload: {
      [/^(90|20)/.test(code) ? 'b_share_code' : 'a_share_code']: code,
      exchange: EXCHANGES[market],
      security_short_name: listed.name,
      listing_date: listed.listedOn,
    },
  },
];

/** Makes the function that turns a row (one company, one year) into its statements, or says why not. */
export const makeStatementMapper =
  (companies: CompanyList, knownNames: ReadonlyMap<string, string>) =>
  ({ fileName, header, knownOn }: MapperInput): RowMapper => {
    const places = findColumns(fileName, header, STATEMENT_COLUMNS);
    const columns = findItemColumns(fileName, header);
    const firstRows = new Map<string, number>();
    return (record): MappedRow => {
      const refusals: Refusal[] = [];
      const cell = (column: string) => readCell(record.cells[places.get(column) ?? -1]) ?? '';
      const refuse = (
        column: string,
        reason: Refusal['reason'],
        details?: Record<string, number>,
      ): MappedRow => ({
        company: null,
        refusals: [makeRefusal(record.row, 'row', column, cell(column), reason, details)],
      });
      const code = parseStockCode(cell(CODE));
      if (!code.ok) return refuse(CODE, 'stock-code-wrong');
      const listed = companies.get(code.code);
      const name = listed?.name ?? knownNames.get(code.code);
      if (name === undefined) return refuse(CODE, 'stock-code-unknown');
      const periodEnd = parseDate(cell(DATE));
      if (periodEnd === undefined) return refuse(DATE, 'date-wrong');
      if (periodEnd > knownOn) return refuse(DATE, 'date-in-future');
      if (!periodEnd.endsWith('-12-31')) return refuse(DATE, 'period-not-annual');
      const key = `${code.code} ${periodEnd}`;
      const firstRow = firstRows.get(key);
      if (firstRow !== undefined) return refuse(DATE, 'period-repeated', { firstRow });
      const values = readValues(record, columns, refusals);
      if ([...values.values()].every((value) => value === null))
        return { company: null, refusals: [...refusals, ...refuse(CODE, 'no-values').refusals] };
      firstRows.set(key, record.row);
      const company: CompanyBatch = {
        party: { kind: 'company', name, keys: [{ scheme: 'stock_code', value: code.code }] },
        records: [
          ...(listed ? makeListing(code.code, code.market, listed) : []),
          ...makeStatements(record.row, periodEnd, values),
        ],
      };
      return { company, refusals };
    };
  };
