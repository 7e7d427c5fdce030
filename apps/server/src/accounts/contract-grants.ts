import type { Database } from '@mingjian/database/connection';
import { getContractTerms } from '@mingjian/database/plans';
import type { ContractTerms } from '@mingjian/database/plans';
import { findContractGrants, isValidOn } from '@mingjian/domain/plans';
import type { Contract, Grants } from '@mingjian/domain/plans';
import { readPlanCatalogue } from '../plans/catalogue-cache.ts';

/** What was bought, as it stands on `today` (`YYYY-MM-DD`). */
const toContract = (terms: ContractTerms, today: string): Contract => ({
  planCode: isValidOn(terms, today) ? terms.planCode : null,
  packageCodes: terms.packages.filter((item) => isValidOn(item, today)).map(({ code }) => code),
  ownGrants: terms.ownGrants,
});

/** What the contract of an organisation opens on `today`. */
export const getContractGrants = async (db: Database, contractId: number, today: string): Promise<Grants> =>
  findContractGrants(await readPlanCatalogue(db), toContract(await getContractTerms(db, contractId), today));
