import type { getProfile } from '@mingjian/contract/companies';
import type { Profile } from '@mingjian/contract/companies';
import {
  findCompanyHead,
  getEvidence,
  isFollowed as isFollowedBy,
  listKnownCompanies,
  listSectionRecords,
  listStatementSources,
  listStatements,
} from '@mingjian/database/companies';
import { dayInChina } from '@mingjian/domain/calendar';
import { findDimensionRight } from '@mingjian/domain/companies';
import { hasRight } from '@mingjian/domain/permissions';
import { STATEMENT_PARTS } from '@mingjian/domain/records';
import type { AsAt } from '@mingjian/domain/records';
import { ApplicationFailure, readAsAt } from '../http/index.ts';
import type { Call } from '../http/index.ts';
import { findSectionState, joinCoverage } from './coverage-states.ts';
import { presentDataQuality } from './present-quality.ts';
import { listLinkedParties, presentSections } from './present-sections.ts';
import { presentStatements } from './present-statements.ts';
import { presentSummary } from './present-summary.ts';
import { addTotals } from './section-row.ts';
import { SECTION_REQUESTS } from './section-requests.ts';

type Load = Pick<Call<typeof getProfile>, 'db' | 'session'> & { companyId: number; asAt: AsAt };

const load = async ({ db, session, companyId, asAt }: Load) => {
  const [records, statements, statementSources, evidence, isFollowed] = await Promise.all([
    listSectionRecords(db, companyId, SECTION_REQUESTS, asAt),
    listStatements(db, companyId, asAt),
    listStatementSources(db, companyId, STATEMENT_PARTS, asAt),
    getEvidence(db, companyId, asAt),
    isFollowedBy(db, session.accountId, companyId),
  ]);
  const rows = addTotals(records, evidence.dimensions);
  return { rows, statements, statementSources, evidence, isFollowed };
};

/** The profile of a company as known and valid on the day asked for, now when none is asked. */
export const showProfile = async ({
  db,
  session,
  input,
  clock,
}: Call<typeof getProfile>): Promise<Profile> => {
  const asAt = readAsAt(input);
  const on = asAt?.day ?? dayInChina(clock());
  const head = await findCompanyHead(db, input.companyId, asAt);
  if (!head) throw new ApplicationFailure('company-does-not-exist');
  const companyId = head.company_id;
  const { rows, statements, statementSources, evidence, isFollowed } = await load({
    db,
    session,
    companyId,
    asAt,
  });

  const coverage = joinCoverage(evidence.coverage);
  const maySeeStatements = hasRight(session, findDimensionRight('balance_sheet'));
  const maySeeNegative = hasRight(session, 'negative-record.view');
  const sections = presentSections(rows, coverage);
  const withheld = new Set([
    ...(maySeeStatements ? [] : ['statements']),
    ...(maySeeNegative ? [] : ['negative']),
  ]);
  const linkedCompanyIds = await listKnownCompanies(db, listLinkedParties(sections), asAt);

  return {
    companyId,
    asAt: on,
    name: head.name,
    nameEn: head.name_en,
    creditCode: head.credit_code,
    stockCode: head.stock_code,
    status: head.status,
    isSynthetic: head.is_synthetic,
    isFollowed,
    knownFrom: head.known_from,
    summary: presentSummary({
      head,
      rows,
      coverage,
      on,
      financingAmount: evidence.financingAmount,
    }),
    sections: [...sections],
    statementsState: maySeeStatements
      ? findSectionState(coverage.get('balance_sheet') ?? coverage.get('income_statement'), statements.length)
      : 'withheld',
    statements: maySeeStatements ? [...presentStatements(statements, statementSources)] : [],
    dataQuality: presentDataQuality({ evidence, coverage, rows, statements, on, withheld }),
    linkedCompanyIds: [...linkedCompanyIds],
    sources: [...evidence.sources],
  };
};
