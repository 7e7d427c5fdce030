import type { listRecords } from '@mingjian/contract/companies';
import { findCompanyHead, getEvidence, listRecords as queryRecords } from '@mingjian/database/companies';
import type { OutputOf } from '@mingjian/contract/wire';
import { ApplicationFailure, readAsAt } from '../http/index.ts';
import type { Call } from '../http/index.ts';
import { findSectionState, joinCoverage } from './coverage-states.ts';
import { presentRecord } from './present-provenance.ts';
import { findOrder } from './section-requests.ts';

/** One page of the records of a dimension, in the order of its section. */
export const showRecords = async ({
  db,
  input,
}: Call<typeof listRecords>): Promise<OutputOf<typeof listRecords>> => {
  const { dimension, page, pageSize, withHistory } = input;
  const asAt = readAsAt(input);
  const head = await findCompanyHead(db, input.companyId, asAt);
  if (!head) throw new ApplicationFailure('company-does-not-exist');
  const companyId = head.company_id;
  const [rows, evidence] = await Promise.all([
    queryRecords(db, {
      companyId,
      dimension,
      orderBy: findOrder(dimension),
      withHistory,
      page,
      pageSize,
      asAt,
    }),
    getEvidence(db, companyId, asAt),
  ]);
  const total = rows[0]?.total ?? 0;
  return {
    items: rows.map((row) => presentRecord(row)),
    total,
    totalIsCapped: false,
    page,
    pageSize,
    dimension,
    state: findSectionState(joinCoverage(evidence.coverage).get(dimension), total),
    sources: [...evidence.sources],
  };
};
