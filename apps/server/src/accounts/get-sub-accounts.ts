import type { getSubAccounts } from '@mingjian/contract/accounts';
import type { OutputOf } from '@mingjian/contract/wire';
import { countSubAccounts } from '@mingjian/database/accounts';
import { dayInChina } from '@mingjian/domain/calendar';
import { toLimit } from '@mingjian/domain/plans';
import type { Call } from '../http/index.ts';
import { getContractGrants } from './contract-grants.ts';
import { requireOrganisation } from './require-target.ts';

/** What is left of the plan before an account is made; the own organisation unless said. */
export const countSubAccountsOf = async (
  call: Call<typeof getSubAccounts>,
): Promise<OutputOf<typeof getSubAccounts>> => {
  const { db, session, input, clock } = call;
  const id = input.organisationId ?? session.organisation.id;
  const { contract_id } = await requireOrganisation(db, session, id);
  const grants = await getContractGrants(db, contract_id, dayInChina(clock()));
  return {
    used: await countSubAccounts(db, contract_id),
    limit: toLimit(grants['maximum-sub-accounts']),
  };
};
