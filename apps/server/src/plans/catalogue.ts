import type * as contract from '@mingjian/contract/plans';
import type { OutputOf } from '@mingjian/contract/wire';
import { getPrices, savePrices, updatePackage, updatePlan } from '@mingjian/database/plans';
import type { Call } from '../http/index.ts';
import { readPlanCatalogue } from './catalogue-cache.ts';

/** What is sold now, with its prices. */
export const showCatalogue = async ({
  db,
}: Call<typeof contract.getPlanCatalogue>): Promise<OutputOf<typeof contract.getPlanCatalogue>> => {
  const { plans, packages } = await readPlanCatalogue(db);
  return { plans: [...plans], packages: [...packages], prices: await getPrices(db) };
};

export const editPlan = async ({ db, input }: Call<typeof contract.editPlan>): Promise<null> => {
  await updatePlan(db, input);
  return null;
};

export const editPackage = async ({ db, input }: Call<typeof contract.editPackage>): Promise<null> => {
  await updatePackage(db, input);
  return null;
};

export const editPrices = async ({ db, input }: Call<typeof contract.editPrices>): Promise<null> => {
  await savePrices(db, input.prices);
  return null;
};
