import { findOutcome } from '@mingjian/domain/model-validation';
import type { CohortOutcome } from '@mingjian/domain/model-validation';
import { inTransaction } from '../connection/index.ts';
import type { Database } from '../connection/index.ts';
import { readDefaults } from '../model-validation/index.ts';

/** An opinion whose year is over, with the first and last day of that year. */
export interface ClosedOpinion {
  readonly opinion_id: number;
  readonly company_id: number;
  readonly given_on: string;
  readonly until_on: string;
}

/** What came of each opinion, by all that is known now, whenever it became known. */
export const listOutcomes = async (
  db: Database,
  closed: readonly ClosedOpinion[],
  now: string,
): Promise<ReadonlyMap<number, CohortOutcome>> => {
  const companyIds = [...new Set(closed.map(({ company_id }) => company_id))];
  if (companyIds.length === 0) return new Map();
  const defaults = await inTransaction(db, (client) => readDefaults(db, client, companyIds, now));
  return new Map(
    closed.map(({ opinion_id, company_id, given_on, until_on }) => [
      opinion_id,
      findOutcome(defaults.get(company_id) ?? [], { on: given_on, until: until_on }),
    ]),
  );
};
