import type { Database } from '@mingjian/database/connection';
import { getContract } from '@mingjian/database/accounts';
import { getPlanCatalogue } from '@mingjian/database/plans';
import { findContractGrants } from '@mingjian/domain/plans';
import type { Grants } from '@mingjian/domain/plans';

/** What the contract of an organisation opens on `today` (`YYYY-MM-DD`). */
export const getContractGrants = async (db: Database, contractId: number, today: string): Promise<Grants> => {
  const { planCode, packageCodes } = await getContract(db, contractId, today);
  return findContractGrants(await getPlanCatalogue(db), planCode, packageCodes);
};
