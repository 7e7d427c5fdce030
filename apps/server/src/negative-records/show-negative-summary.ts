import type { getNegativeSummary } from '@mingjian/contract/negative-records';
import type { OutputOf } from '@mingjian/contract/wire';
import { findCompanyHead } from '@mingjian/database/companies';
import { findNextHearing, getNegativeSummary as readSummary } from '@mingjian/database/negative-records';
import type { NextHearing } from '@mingjian/database/negative-records';
import { calculateDaysBetween, dayInChina } from '@mingjian/domain/calendar';
import { findDimensionRight } from '@mingjian/domain/companies';
import { NEGATIVE_KINDS } from '@mingjian/domain/negative-records';
import { hasRight } from '@mingjian/domain/permissions';
import { joinCoverage } from '../companies/coverage-states.ts';
import { presentProvenance } from '../companies/present-provenance.ts';
import { ApplicationFailure, readAsAt } from '../http/index.ts';
import type { Call } from '../http/index.ts';
import { presentKind } from './present-kind.ts';

type Output = OutputOf<typeof getNegativeSummary>;

const presentHearing = (row: NextHearing, on: string): Output['nextHearing'] => {
  const textOf = (field: string): string | null => {
    const value = row.payload[field];
    return typeof value === 'string' ? value : null;
  };
  return {
    at: textOf('hearing_date') ?? row.hearing_on,
    on: row.hearing_on,
    daysUntil: calculateDaysBetween(on, row.hearing_on),
    caseNumber: textOf('hearing_case_no'),
    cause: textOf('hearing_cause'),
    court: textOf('hearing_court'),
    role: textOf('hearing_company_role'),
    upcoming: row.upcoming,
    provenance: presentProvenance(row),
  };
};

/** What speaks against a company on the day asked for. Net assets are withheld with the statements they come from. */
export const showNegativeSummary = async ({
  db,
  session,
  input,
  clock,
}: Call<typeof getNegativeSummary>): Promise<Output> => {
  const asAt = readAsAt(input);
  const on = asAt?.day ?? dayInChina(clock());
  const head = await findCompanyHead(db, input.companyId, asAt);
  if (!head) throw new ApplicationFailure('company-does-not-exist');
  const companyId = head.company_id;
  const [summary, hearing] = await Promise.all([
    readSummary(db, { companyId, name: head.name }, on, asAt),
    findNextHearing(db, companyId, on, asAt),
  ]);
  const isNetAssetsWithheld = !hasRight(session, findDimensionRight('balance_sheet'));
  const netAssets = isNetAssetsWithheld ? null : summary.netAssets;
  const coverage = joinCoverage(summary.coverage);
  return {
    companyId,
    on,
    kinds: NEGATIVE_KINDS.map((kind) =>
      presentKind(kind, {
        groups: summary.groups.filter((group) => group.kind === kind.kind),
        coverage: coverage.get(kind.rules.dimension),
        netAssets,
        isWithheld: !hasRight(session, findDimensionRight(kind.rules.dimension)),
      }),
    ),
    netAssets,
    isNetAssetsWithheld,
    nextHearing: hearing ? presentHearing(hearing, on) : null,
    sources: [...summary.sources],
  };
};
