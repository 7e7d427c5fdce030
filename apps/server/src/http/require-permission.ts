import type { Endpoint } from '@mingjian/contract/wire';
import { getQuotaUse } from '@mingjian/database/quotas';
import { dayInChina } from '@mingjian/domain/calendar';
import { decide } from '@mingjian/domain/permissions';
import type { Demand } from '@mingjian/domain/permissions';
import { calculateAvailable } from '@mingjian/domain/quotas';
import { findOpening } from '@mingjian/domain/plans';
import type { Session } from '../session/session.ts';
import { ApplicationFailure } from './application-failure.ts';
import type { ServerContext } from './context.ts';
import { companyIdOf } from './company-id.ts';
import { TransportFailure } from './transport-failure.ts';

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
    companyId,
    kind: endpoint.quota,
    at: clock().toISOString(),
    total: session.grants[endpoint.quota],
  });
  return { available: calculateAvailable(use), isAlreadySpent: use.isSpentForCompany };
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
  const decision = decide(session, demand);
  if (!decision.isAllowed) {
    const { code, feature } = decision;
    if (code === 'too-many-requests') throw new TransportFailure(code);
    throw new ApplicationFailure(code, feature ? findOpening(feature, await context.getCatalogue()) : null);
  }
  const quota = await readQuota(endpoint, input, session, context);
  const isRateExceeded = !context.limiter.take(endpoint.rate, `account ${session.accountId}`);
  const use = decide(session, { ...demand, ...(quota ? { quota } : {}), isRateExceeded });
  if (use.isAllowed) return;
  if (use.code === 'too-many-requests') throw new TransportFailure(use.code);
  throw new ApplicationFailure(use.code);
};
