import type { Database } from '@mingjian/database/connection';
import { getContract } from '@mingjian/database/accounts';
import { getPlanCatalogue } from '@mingjian/database/plans';
import { combineGrants } from '@mingjian/domain/plans';
import type { Grants } from '@mingjian/domain/plans';

/** What the contract of an organisation opens on `today` (`YYYY-MM-DD`). */
export const getContractGrants = async (db: Database, contractId: number, today: string): Promise<Grants> => {
  const { planCode, packageCodes } = await getContract(db, contractId, today);
  const { plans, packages } = await getPlanCatalogue(db);
  const bought = packages.filter((item) => packageCodes.includes(item.code));
  return combineGrants(
    plans.find((plan) => plan.code === planCode)?.grants ?? {},
    bought.map((item) => item.grants),
  );
};
