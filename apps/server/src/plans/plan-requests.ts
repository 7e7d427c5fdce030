import type * as contract from '@mingjian/contract/plans';
import type { OutputOf } from '@mingjian/contract/wire';
import * as database from '@mingjian/database/plans';
import { dayInChina } from '@mingjian/domain/calendar';
import { calculatePrice } from '@mingjian/domain/plans';
import type { Grants, PriceList, RequestKind, RequestStatus } from '@mingjian/domain/plans';
import { scopeOf } from '../accounts/index.ts';
import { ApplicationFailure } from '../http/index.ts';
import type { Call } from '../http/index.ts';
import { readPlanCatalogue } from './catalogue-cache.ts';

type Submit = Call<typeof contract.submitPlanRequest>;

/** What is asked for, with its price by the list as it is now. */
const describe = async (
  { db, input }: Submit,
  prices: PriceList,
): Promise<{ code: string | null; features: Grants; yuan: string | null }> => {
  if (input.kind === 'diy') {
    const { yuan, unpriced } = calculatePrice(input.features, prices);
    return { code: null, features: input.features, yuan: unpriced.length > 0 ? null : yuan };
  }
  const { plans, packages } = await readPlanCatalogue(db);
  const sold =
    input.kind === 'plan'
      ? { grants: plans.find(({ code }) => code === input.code)?.grants, yuan: prices.plans[input.code] }
      : {
          grants: packages.find(({ code }) => code === input.code)?.grants,
          yuan: prices.packages[input.code],
        };
  return { code: input.code, features: sold.grants ?? {}, yuan: sold.yuan ?? null };
};

/** Stores what an organisation asks for; it arrives at the desk of the platform's administrators. */
export const submitPlanRequest = async (
  call: Submit,
): Promise<OutputOf<typeof contract.submitPlanRequest>> => {
  const { db, session, clock, input } = call;
  const asked = await describe(call, await database.getPrices(db));
  const id = await database.createPlanRequest(db, {
    ...asked,
    kind: input.kind,
    contractId: session.contractId,
    accountId: session.accountId,
    message: input.message,
    at: clock().toISOString(),
  });
  if (id === null) throw new ApplicationFailure('too-many-plan-requests');
  return { id, yuan: asked.yuan };
};

const presentOwn = (row: database.PlanRequestRow): contract.OwnPlanRequest => ({
  id: row.plan_request_id,
  kind: row.kind as RequestKind,
  code: row.code,
  features: row.features,
  yuan: row.yuan,
  message: row.message,
  status: row.status as RequestStatus,
  reason: row.reason,
  startsOn: row.starts_on,
  endsOn: row.ends_on,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  applicantName: row.username,
});

const present = (row: database.PlanRequestRow): contract.PlanRequest => ({
  ...presentOwn(row),
  organisationId: row.organisation_id,
  organisationName: row.organisation_name,
  realName: row.real_name,
  mobile: row.mobile,
  email: row.email,
});

/** What the account asked for; who distributes quotas sees what his organisations asked for. */
export const listOwnPlanRequests = async ({
  db,
  session,
  input,
}: Call<typeof contract.listOwnPlanRequests>): Promise<OutputOf<typeof contract.listOwnPlanRequests>> => {
  const { contractId, accountId, organisation } = session;
  const own = session.rights.has('quota.manage') ? { contractId } : { contractId, accountId };
  const { rows, total } = await database.listPlanRequests(db, organisation.path, { ...input, ...own });
  return { items: rows.map(presentOwn), total, totalIsCapped: false, ...input };
};

export const listPlanRequests = async ({
  db,
  session,
  input,
}: Call<typeof contract.listPlanRequests>): Promise<OutputOf<typeof contract.listPlanRequests>> => {
  const { page, pageSize } = input;
  const { rows, total } = await database.listPlanRequests(db, scopeOf(session), input);
  return { items: rows.map(present), total, totalIsCapped: false, page, pageSize };
};

/** Answers a request; one that is agreed is the contract from that moment. */
export const answerPlanRequest = async (call: Call<typeof contract.answerPlanRequest>): Promise<null> => {
  const { db, session, clock, input } = call;
  const now = clock();
  const isAgreed = input.status === 'agreed';
  const outcome = await database.answerPlanRequest(db, {
    planRequestId: input.id,
    status: input.status,
    reason: input.reason ?? null,
    startsOn: isAgreed ? (input.startsOn ?? dayInChina(now)) : null,
    endsOn: isAgreed ? (input.endsOn ?? null) : null,
    answeredBy: session.accountId,
    at: now.toISOString(),
  });
  if (outcome === 'does-not-exist') throw new ApplicationFailure('plan-request-does-not-exist');
  if (outcome === 'is-closed') throw new ApplicationFailure('plan-request-is-closed');
  return null;
};
