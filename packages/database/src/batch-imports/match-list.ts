import { readRow, sameAs } from '@mingjian/domain/batch-imports';
import type { ListSheet, ReadRow, RowDecision } from '@mingjian/domain/batch-imports';
import type { Database } from '../connection/index.ts';
import { getTokenFrequencies } from '../search/index.ts';
import { updateBatchImport } from './lists.ts';
import { matchRows } from './match-rows.ts';
import { listRowsBehind, updateRowResults } from './rows.ts';
import type { BatchImportRow, RowResult } from './rows.ts';
import { valuesOf } from './values-of.ts';

const ROWS_AT_ONCE = 100;

export interface MatchOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (matched: number) => Promise<void>;
}

/** The first row that asked for something, or was found to be a company. */
interface Seen {
  readonly asked: Map<string, number>;
  readonly companies: Map<number, number>;
}

interface Asking {
  readonly stored: BatchImportRow;
  readonly row: ReadRow;
  readonly duplicateOf: number | null;
}

const UNMATCHED = { note: null, company_id: null, score: null, candidates: [] } as const;

const isNew = ({ duplicateOf }: Asking): boolean => duplicateOf === null;

/** Rows that ask for what an earlier row asked for are duplicates before anything is looked up. */
const ask = (stored: BatchImportRow, sheets: readonly ListSheet[], { asked }: Seen): Asking => {
  const row = readRow(valuesOf(stored, sheets));
  const text = sameAs(row);
  const first = text === '' ? undefined : asked.get(text);
  if (text !== '' && first === undefined) asked.set(text, stored.line);
  return { stored, row, duplicateOf: first ?? null };
};

export const toResult = (line: number, decision: RowDecision, duplicateOf: number | undefined): RowResult => {
  const isDuplicate = decision.state === 'found' && duplicateOf !== undefined;
  return {
    line,
    state: isDuplicate ? 'duplicate' : decision.state,
    note: decision.note,
    company_id: decision.companyId,
    score: decision.score,
    duplicate_of: isDuplicate ? duplicateOf : null,
    candidates: decision.candidates,
  };
};

const conclude = (
  { stored, duplicateOf }: Asking,
  decision: RowDecision | undefined,
  { companies }: Seen,
): RowResult => {
  const { line } = stored;
  if (!decision) return { ...UNMATCHED, line, state: 'duplicate', duplicate_of: duplicateOf };
  const first = decision.companyId === null ? undefined : companies.get(decision.companyId);
  if (decision.companyId !== null && first === undefined) companies.set(decision.companyId, line);
  return toResult(line, decision, first);
};

/** Matches every row of a stored list, in order, some hundred at a time. Run again, it gives the same. */
export const matchList = async (
  db: Database,
  batchImportId: number,
  sheets: readonly ListSheet[],
  { signal, onProgress }: MatchOptions = {},
): Promise<number> => {
  const frequencies = await getTokenFrequencies(db);
  const seen: Seen = { asked: new Map(), companies: new Map() };
  let matched = 0;
  for (let line = 0; ;) {
    signal?.throwIfAborted();
    const stored = await listRowsBehind(db, batchImportId, line, ROWS_AT_ONCE);
    const last = stored.at(-1);
    if (!last) return matched;
    const asking = stored.map((row) => ask(row, sheets, seen));
    const fresh = asking.filter(isNew);
    const decisions = await matchRows(
      db,
      fresh.map(({ row }) => row),
      frequencies,
    );
    const byLine = new Map(fresh.map((one, at) => [one.stored.line, decisions[at]]));
    const results = asking.map((one) => conclude(one, byLine.get(one.stored.line), seen));
    await updateRowResults(db, batchImportId, results);
    line = last.line;
    matched += stored.length;
    await updateBatchImport(db, batchImportId, { matched_count: matched });
    await onProgress?.(matched);
  }
};
