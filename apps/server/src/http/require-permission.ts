import type { Endpoint } from '@mingjian/contract/wire';
import { getQuotaUse } from '@mingjian/database/quotas';
import { dayInChina } from '@mingjian/domain/calendar';
import { decide } from '@mingjian/domain/permissions';
import type { Demand } from '@mingjian/domain/permissions';
import type { Session } from '../session/session.ts';
import type { ServerContext } from './context.ts';
import { companyIdOf } from './company-id.ts';
import { throwRefusal } from './require-right.ts';

const readQuota = async (
  endpoint: Endpoint,
  input: unknown,
  session: Session,
  { db, clock }: ServerContext,
): Promise<NonNullable<Demand['quota']> | null> => {
  const companyId = companyIdOf(input);
  if (!endpoint.quota || companyId === null) return null;
  const use = await getQuotaUse(db, {
    organisationId: session.contractId,
    accountId: session.accountId,
    companyId,
    kind: endpoint.quota,
    at: clock().toISOString(),
    total: session.grants[endpoint.quota],
  });
  return { available: use.available, isAlreadySpent: use.isSpentForCompany };
};

/** Lets a call go on, or throws what `decide` says against it. */
export const requirePermission = async (
  endpoint: Endpoint,
  input: unknown,
  session: Session,
  context: ServerContext,
): Promise<void> => {
  const right = typeof endpoint.right === 'function' ? endpoint.right(input) : (endpoint.right ?? 'session');
  const demand: Demand = {
    right,
    today: dayInChina(context.clock()),
    isOpenBeforePasswordChange: endpoint.isOpenBeforePasswordChange ?? false,
  };
  await throwRefusal(decide(session, demand), context.getCatalogue);
  const quota = await readQuota(endpoint, input, session, context);
  const use = decide(session, { ...demand, ...(quota ? { quota } : {}) });
  await throwRefusal(use, context.getCatalogue);
};
