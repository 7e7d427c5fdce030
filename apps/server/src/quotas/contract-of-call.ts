import { calculateTerm } from '@mingjian/domain/quotas';
import type { DistributedQuota, QuotaKind } from '@mingjian/domain/quotas';
import { dayInChina } from '@mingjian/domain/calendar';
import { toLimit } from '@mingjian/domain/plans';
import type { Grants } from '@mingjian/domain/plans';
import { listQuotas } from '@mingjian/database/quotas';
import type { QuotaOfTerm } from '@mingjian/database/quotas';
import { getContractGrants, requireOrganisation, scopeOf } from '../accounts/index.ts';
import type { Call } from '../http/index.ts';

type Caller = Pick<Call<never>, 'db' | 'session' | 'clock'>;

/** Whose quotas a call of an administrator is about. */
export interface ContractOfCall {
  readonly contractId: number;
  readonly organisationName: string;
  readonly scope: string;
  /** What the contract grants now. */
  readonly grants: Grants;
  readonly at: string;
  readonly term: string;
}

/** The own contract, or that of an organisation within reach; another one does not exist for the caller. */
export const findContractOfCall = async (
  { db, session, clock }: Caller,
  organisationId: number | undefined,
): Promise<ContractOfCall> => {
  const now = clock();
  const at = now.toISOString();
  const common = { scope: scopeOf(session), at, term: calculateTerm(at) };
  if (organisationId === undefined) {
    const { contractId, grants, organisation } = session;
    return { ...common, contractId, grants, organisationName: organisation.name };
  }
  const { contract_id: contractId, name } = await requireOrganisation(db, session, organisationId);
  const grants = await getContractGrants(db, contractId, dayInChina(now));
  return { ...common, contractId, grants, organisationName: name };
};

const UNTOUCHED = { used: 0, allocated: 0, allocatedUsed: 0, own: null };

/** A quota of a contract as it stands: untouched in this term, it is all that the contract grants. */
export const joinQuota = (
  kind: QuotaKind,
  grants: Grants,
  rows: readonly QuotaOfTerm[],
): DistributedQuota & Pick<QuotaOfTerm, 'own'> => {
  const row = rows.find((item) => item.kind === kind);
  const { used, allocated, allocatedUsed, own } = row ?? UNTOUCHED;
  return { total: toLimit(grants[kind]), used, allocated, allocatedUsed, own };
};

/** One quota of the contract that a call is about. */
export const readQuota = async (
  { db, session }: Caller,
  { contractId, term, grants }: ContractOfCall,
  kind: QuotaKind,
): Promise<DistributedQuota> =>
  joinQuota(kind, grants, await listQuotas(db, contractId, term, session.accountId));
