import { readRow } from '@mingjian/domain/batch-imports';
import type { ListSheet, RowValues } from '@mingjian/domain/batch-imports';
import { prepareWanted, scoreCandidate } from '@mingjian/domain/company-matching';
import type { TokenFrequencies } from '@mingjian/domain/search';
import type { Database } from '../connection/index.ts';
import { findCandidates } from './find-candidates.ts';
import { toResult } from './match-list.ts';
import { matchRows } from './match-rows.ts';
import { findRowOfCompany, updateRowResults } from './rows.ts';
import type { BatchImportRow } from './rows.ts';
import { valuesOf } from './values-of.ts';

/** Matches a row again with what somebody typed in place of its cells. */
export const correctRow = async (
  db: Database,
  { batch_import_id, line }: Pick<BatchImportRow, 'batch_import_id' | 'line'>,
  values: RowValues,
  frequencies: TokenFrequencies,
): Promise<void> => {
  const [decision] = await matchRows(db, [readRow(values)], frequencies);
  if (!decision) throw new TypeError('a row has no decision');
  const first =
    decision.companyId === null
      ? undefined
      : await findRowOfCompany(db, batch_import_id, decision.companyId, line);
  await updateRowResults(db, batch_import_id, [{ ...toResult(line, decision, first), corrected: values }]);
};

/** Takes the company that somebody picked for a row; false when there is no such company. */
export const pickCompany = async (
  db: Database,
  row: BatchImportRow,
  sheets: readonly ListSheet[],
  companyId: number,
): Promise<boolean> => {
  const candidate = (await findCandidates(db, [companyId])).get(companyId);
  if (!candidate) return false;
  const shown = row.candidates.find((one) => one.companyId === companyId);
  const own =
    shown ?? scoreCandidate(prepareWanted(readRow(valuesOf(row, sheets)).wanted), candidate, 'unknown');
  const first = await findRowOfCompany(db, row.batch_import_id, companyId, row.line);
  const others = row.candidates.filter((one) => one !== shown);
  const decision = {
    state: 'found',
    companyId,
    score: own.score,
    note: 'picked',
    candidates: [own, ...others],
  } as const;
  await updateRowResults(db, row.batch_import_id, [toResult(row.line, decision, first)]);
  return true;
};
