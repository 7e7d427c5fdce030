import type { CaseChainView, listCaseChains } from '@mingjian/contract/case-chains';
import type { OutputOf } from '@mingjian/contract/wire';
import { listCaseRecords, MOST_CASE_RECORDS } from '@mingjian/database/case-chains';
import { findCompanyHead } from '@mingjian/database/companies';
import type { PayloadRow } from '@mingjian/database/companies';
import { findNetAssets } from '@mingjian/database/negative-records';
import type { NetAssets } from '@mingjian/database/negative-records';
import { countSections } from '@mingjian/database/sections';
import { joinCases } from '@mingjian/domain/case-chains';
import type { CaseChain, CaseState } from '@mingjian/domain/case-chains';
import { findDimensionRight } from '@mingjian/domain/companies';
import { calculateShareOfNetAssets } from '@mingjian/domain/negative-records';
import { hasRight } from '@mingjian/domain/permissions';
import { presentProvenance } from '../companies/present-provenance.ts';
import { ApplicationFailure, readAsAt } from '../http/index.ts';
import type { Call } from '../http/index.ts';

const presentChain = (
  { stages, ...chain }: CaseChain,
  rows: ReadonlyMap<number, PayloadRow>,
  netAssets: NetAssets | null,
): CaseChainView => ({
  ...chain,
  openShareOfNetAssets: calculateShareOfNetAssets(chain.openAmount, netAssets),
  stages: stages.flatMap(({ kind, date, caseNumber, court, cause, role, amount, result, recordId }) => {
    const row = rows.get(recordId);
    return row
      ? [{ kind, date, caseNumber, court, cause, role, amount, result, provenance: presentProvenance(row) }]
      : [];
  }),
});

/** A page of cases. Net assets and the share of them are withheld with the statements they come from. */
export const showCaseChains = async ({
  db,
  session,
  input,
}: Call<typeof listCaseChains>): Promise<OutputOf<typeof listCaseChains>> => {
  const asAt = readAsAt(input);
  const head = await findCompanyHead(db, input.companyId, asAt);
  if (!head) throw new ApplicationFailure('company-does-not-exist');
  const isNetAssetsWithheld = !hasRight(session, findDimensionRight('balance_sheet'));
  const [rows, netAssets, overview] = await Promise.all([
    listCaseRecords(db, head.company_id, asAt),
    isNetAssetsWithheld ? null : findNetAssets(db, head.company_id, asAt),
    countSections(db, head.company_id, asAt, 'judgment'),
  ]);
  const joined = rows.slice(0, MOST_CASE_RECORDS);
  const chains = joinCases(
    joined.map((row) => ({
      recordId: row.record_id,
      version: row.version,
      dimension: row.dimension,
      payload: row.payload,
    })),
    head.name,
  );
  const count = (state: CaseState): number => chains.filter((chain) => chain.state === state).length;
  const shown = input.state ? chains.filter(({ state }) => state === input.state) : chains;
  const { page, pageSize } = input;
  const byRecord = new Map(joined.map((row) => [row.record_id, row]));
  return {
    items: shown
      .slice((page - 1) * pageSize, page * pageSize)
      .map((chain) => presentChain(chain, byRecord, netAssets)),
    total: shown.length,
    totalIsCapped: false,
    page,
    pageSize,
    counts: { open: count('open'), terminated: count('terminated'), ended: count('ended') },
    isCapped: rows.length > MOST_CASE_RECORDS,
    netAssets,
    isNetAssetsWithheld,
    sources: [...overview.sources],
  };
};
