import type * as contract from '@mingjian/contract/quotas';
import type { OutputOf } from '@mingjian/contract/wire';
import * as database from '@mingjian/database/quotas';
import type { DistributionOutcome } from '@mingjian/database/quotas';
import { dayInChina } from '@mingjian/domain/calendar';
import {
  QUOTA_KINDS,
  calculateAvailable,
  calculateOwnAvailable,
  calculateQuotaStatus,
  calculateRest,
} from '@mingjian/domain/quotas';
import type { QuotaKind } from '@mingjian/domain/quotas';
import { getContractGrants, requireAccount } from '../accounts/index.ts';
import { ApplicationFailure } from '../http/index.ts';
import type { Call } from '../http/index.ts';
import { findContractOfCall, joinQuota, readQuota } from './contract-of-call.ts';

type Get = Call<typeof contract.getDistribution>;
type List = Call<typeof contract.listDistribution>;
type ListChanges = Call<typeof contract.listQuotaChanges>;
type Distribute = Call<typeof contract.distributeQuota>;
type TakeBack = Call<typeof contract.takeBackQuota>;

/** Both quotas of a contract with what of them was given to accounts. */
export const showDistribution = async (call: Get): Promise<OutputOf<typeof contract.getDistribution>> => {
  const found = await findContractOfCall(call, call.input.organisationId);
  const { contractId, term, grants, organisationName } = found;
  const rows = await database.listQuotas(call.db, contractId, term, call.session.accountId);
  const quotas = QUOTA_KINDS.map((kind) => {
    const quota = joinQuota(kind, grants, rows);
    const left = { available: calculateAvailable(quota), rest: calculateRest(quota) };
    return { kind, term, ...quota, ...left, status: calculateQuotaStatus(quota) };
  });
  return { organisationName, quotas };
};

/** The accounts within reach with their part of one quota. */
export const listAccountQuotas = async (call: List): Promise<OutputOf<typeof contract.listDistribution>> => {
  const { organisationId, ...filter } = call.input;
  const found = await findContractOfCall(call, organisationId);
  const quota = await readQuota(call, found, filter.kind);
  const { rows, total } = await database.listDistribution(call.db, found.contractId, found.scope, {
    ...filter,
    term: found.term,
  });
  const items = rows.map((row) => {
    const own = row.allocated === null ? null : { allocated: row.allocated, used: row.used ?? 0 };
    return {
      accountId: row.account_id,
      number: row.number,
      username: row.username,
      realName: row.real_name,
      organisationName: row.organisation_name,
      status: row.status,
      expiresOn: row.expires_on,
      allocated: row.allocated,
      used: row.used,
      available: calculateOwnAvailable(quota, own),
      spent: row.spent ?? 0,
    };
  });
  return { items, total, totalIsCapped: false, page: filter.page, pageSize: filter.pageSize };
};

/** What was distributed, taken back and changed. */
export const listHistory = async (call: ListChanges): Promise<OutputOf<typeof contract.listQuotaChanges>> => {
  const { organisationId, ...filter } = call.input;
  const { contractId, scope } = await findContractOfCall(call, organisationId);
  const { rows, total } = await database.listChanges(call.db, contractId, scope, filter);
  const items = rows.map((row) => ({
    id: row.quota_change_id,
    date: row.changed_at,
    kind: row.kind as QuotaKind,
    term: row.term,
    accountName: row.username,
    action: row.action as contract.QuotaChange['action'],
    before: row.before,
    after: row.after,
    changedBy: row.changed_by_name,
  }));
  return { items, total, totalIsCapped: false, page: filter.page, pageSize: filter.pageSize };
};

const findChange = async (call: Distribute | TakeBack) => {
  const { db, session, clock, input } = call;
  const account = await requireAccount(db, session, input.accountId);
  const now = clock();
  const grants = await getContractGrants(db, account.contract_id, dayInChina(now));
  return {
    organisationId: account.contract_id,
    accountId: input.accountId,
    kind: input.kind,
    at: now.toISOString(),
    total: grants[input.kind],
    changedBy: session.accountId,
  };
};

const refuse = (result: DistributionOutcome): void => {
  if (result.outcome === 'no-account') throw new ApplicationFailure('account-does-not-exist');
  if (result.outcome === 'too-many') throw new ApplicationFailure('quota-not-enough', { most: result.most });
  if (result.outcome === 'below-used')
    throw new ApplicationFailure('quota-below-used', { least: result.least });
  if (result.outcome === 'not-distributed') throw new ApplicationFailure('quota-not-distributed');
};

/** Gives an account within reach units of its own, more or fewer than before. */
export const distribute = async (call: Distribute): Promise<{ isChanged: boolean }> => {
  const result = await database.distributeQuota(call.db, {
    ...(await findChange(call)),
    value: call.input.value,
  });
  refuse(result);
  return { isChanged: result.outcome === 'done' };
};

/** Ends the allocation of an account within reach. */
export const takeBack = async (call: TakeBack): Promise<{ isChanged: true }> => {
  refuse(await database.takeBackQuota(call.db, await findChange(call)));
  return { isChanged: true };
};
