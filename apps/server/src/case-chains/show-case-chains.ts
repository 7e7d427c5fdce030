import type { CaseChainView, listCaseChains } from '@mingjian/contract/case-chains';
import type { OutputOf } from '@mingjian/contract/wire';
import { listCaseRecords, MOST_CASE_RECORDS } from '@mingjian/database/case-chains';
import { findCompanyHead, listStatements } from '@mingjian/database/companies';
import type { PayloadRow } from '@mingjian/database/companies';
import { countSections } from '@mingjian/database/sections';
import { joinCases } from '@mingjian/domain/case-chains';
import type { CaseChain, CaseState } from '@mingjian/domain/case-chains';
import { presentProvenance } from '../companies/present-provenance.ts';
import { ApplicationFailure, readAsAt } from '../http/index.ts';
import type { Call } from '../http/index.ts';

interface NetAssets {
  readonly amount: string;
  readonly periodEnd: string;
}

const PERCENT = 100;
const SHARE_DECIMALS = 2;

const shareOf = (amount: string | null, netAssets: NetAssets | null): string | null =>
  amount === null || netAssets === null || Number(netAssets.amount) <= 0
    ? null
    : ((PERCENT * Number(amount)) / Number(netAssets.amount)).toFixed(SHARE_DECIMALS);

const presentChain = (
  { stages, ...chain }: CaseChain,
  rows: ReadonlyMap<number, PayloadRow>,
  netAssets: NetAssets | null,
): CaseChainView => ({
  ...chain,
  openShareOfNetAssets: shareOf(chain.openAmount, netAssets),
  stages: stages.flatMap(({ kind, date, caseNumber, court, cause, role, amount, result, recordId }) => {
    const row = rows.get(recordId);
    return row
      ? [{ kind, date, caseNumber, court, cause, role, amount, result, provenance: presentProvenance(row) }]
      : [];
  }),
});

/** A page of cases; the share of net assets needs no right of its own, since it is not the statement. */
export const showCaseChains = async ({
  db,
  input,
}: Call<typeof listCaseChains>): Promise<OutputOf<typeof listCaseChains>> => {
  const asAt = readAsAt(input);
  const head = await findCompanyHead(db, input.companyId, asAt);
  if (!head) throw new ApplicationFailure('company-does-not-exist');
  const [rows, statements, overview] = await Promise.all([
    listCaseRecords(db, head.company_id, asAt),
    listStatements(db, head.company_id, asAt),
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
  const latest = statements.find(
    ({ period_type, scope, series, items }) =>
      period_type === 'annual' &&
      scope === 'consolidated' &&
      series === 'as-reported' &&
      items['total_equity'] !== undefined,
  );
  const netAssets = latest
    ? { amount: String(latest.items['total_equity']), periodEnd: latest.period_end }
    : null;
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
    sources: [...overview.sources],
  };
};
