import type { CompanyBatch, Payload, RecordDraft } from '@mingjian/domain/records';
import type { CsvRecord } from '@mingjian/domain/csv';
import type { RowMapper } from './import-source.ts';
import { makeRefusal } from './refusals.ts';
import type { Refusal } from './refusals.ts';

/** What goes into the database in one transaction. */
export interface MappedBatch {
  readonly companies: readonly CompanyBatch[];
  readonly refusals: readonly Refusal[];
  readonly leftOut: readonly string[];
  /** Rows of the file looked at for this batch. */
  readonly rows: number;
  readonly rowsRefused: number;
  /** Last row of the file that this batch covers. */
  readonly lastRow: number;
}

const keyOf = ({ party }: CompanyBatch): string => {
  const [key] = party.keys;
  return key ? `${key.scheme}\t${key.value}` : '';
};

/** What a later row does not state, or states as empty, an earlier one may have said. */
const joinPayloads = (first: Payload, second: Payload): Payload => ({
  ...first,
  ...Object.fromEntries(
    Object.entries(second).filter(([field, value]) => value !== null || !(field in first)),
  ),
});

/** One record for a natural key: the parts that several rows of a file tell of it, together. */
const joinRecords = (records: readonly RecordDraft[]): RecordDraft[] => {
  const byKey = new Map<string, RecordDraft>();
  for (const record of records) {
    const id = `${record.dimension}\t${record.naturalKey}`;
    const known = byKey.get(id);
    byKey.set(id, known ? { ...record, payload: joinPayloads(known.payload, record.payload) } : record);
  }
  return [...byKey.values()];
};

/** Rows about the same company become one entry: its records and coverage together, the first row's party. */
const joinByCompany = (companies: readonly CompanyBatch[]): CompanyBatch[] => {
  const joined = new Map<string, CompanyBatch>();
  for (const company of companies) {
    const key = keyOf(company);
    const known = joined.get(key);
    if (!known) joined.set(key, company);
    else {
      const records = joinRecords([...known.records, ...company.records]);
      const isFound = new Set(records.map(({ dimension }) => dimension));
      joined.set(key, {
        party: known.party,
        records,
        coverage: [
          ...new Map(
            [...(known.coverage ?? []), ...(company.coverage ?? [])].map((c) => [c.dimension, c]),
          ).values(),
        ].filter(({ dimension, state }) => state !== 'none_found' || !isFound.has(dimension)),
      });
    }
  }
  return [...joined.values()];
};

const hasRightLength = (record: CsvRecord, expected: number) => record.cells.length === expected;

/** A row of JSON can be a company with thousands of records: a batch ends with so many, however few its rows are. */
const MAX_BATCH_RECORDS = 20_000;

/** Maps the rows of a file (header left out) and groups them; a batch holds `batchSize` rows. */
export async function* makeBatches(
  pieces: AsyncIterable<readonly CsvRecord[]>,
  columnCount: number,
  mapRow: RowMapper,
  batchSize: number,
): AsyncGenerator<MappedBatch> {
  let companies: CompanyBatch[] = [];
  let refusals: Refusal[] = [];
  let leftOut: string[] = [];
  let rows = 0;
  let rowsRefused = 0;
  let recordCount = 0;
  let lastRow = 1;
  let isHeader = true;
  const take = (): MappedBatch => {
    const batch = { companies: joinByCompany(companies), refusals, leftOut, rows, rowsRefused, lastRow };
    companies = [];
    refusals = [];
    leftOut = [];
    rows = 0;
    rowsRefused = 0;
    recordCount = 0;
    return batch;
  };
  const add = (record: CsvRecord) => {
    rows += 1;
    lastRow = record.row;
    if (!hasRightLength(record, columnCount)) {
      const details = { found: record.cells.length, expected: columnCount };
      refusals.push(
        makeRefusal(
          record.row,
          'row',
          '',
          record.cells.join(',').slice(0, 120),
          'wrong-column-count',
          details,
        ),
      );
      rowsRefused += 1;
      return;
    }
    const mapped = mapRow(record);
    // A row may be good and tell of nobody by itself, as the statement about a person does.
    if (!mapped.company && mapped.refusals.some(({ scope }) => scope === 'row')) rowsRefused += 1;
    for (const company of [...(mapped.company ? [mapped.company] : []), ...(mapped.others ?? [])]) {
      companies.push(company);
      recordCount += company.records.length;
    }
    for (const place of mapped.leftOut ?? []) leftOut.push(place);
    for (const refusal of mapped.refusals) refusals.push(refusal);
  };
  for await (const records of pieces) {
    for (const record of records) {
      if (isHeader) isHeader = false;
      else add(record);
      if (rows === batchSize || recordCount >= MAX_BATCH_RECORDS) yield take();
    }
  }
  if (rows > 0) yield take();
}
