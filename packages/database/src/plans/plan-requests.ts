import type { Grants, PackageCode, PlanCode, RequestKind, RequestStatus } from '@mingjian/domain/plans';
import { MAX_OPEN_REQUESTS, canAnswer } from '@mingjian/domain/plans';
import type { Transaction } from 'kysely';
import { inScope } from '../accounts/scope.ts';
import type { Scope } from '../accounts/scope.ts';
import { readPage } from '../connection/index.ts';
import type { Database, Page, Schema } from '../connection/index.ts';
import { writePlan } from './contracts.ts';

const OPEN = ['new', 'in-contact'] as const;

export interface PlanRequestDraft {
  /** The organisation that holds the contract. */
  readonly contractId: number;
  readonly accountId: number;
  readonly kind: RequestKind;
  /** The plan or package; null: chosen features. */
  readonly code: string | null;
  readonly features: Grants;
  /** Decimal yuan a year by the price list of the moment; null: no price for all of it. */
  readonly yuan: string | null;
  readonly message: string;
  /** ISO instant. */
  readonly at: string;
}

const lockContract = (tx: Transaction<Schema>, contractId: number) =>
  tx
    .selectFrom('organisation')
    .select('organisation_id')
    .where('organisation_id', '=', contractId)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** Stores a request and answers its id; null when the contract has enough open ones. */
export const createPlanRequest = ({ kysely }: Database, draft: PlanRequestDraft): Promise<number | null> =>
  kysely.transaction().execute(async (tx) => {
    await lockContract(tx, draft.contractId);
    const { count } = await tx
      .selectFrom('plan_request')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('organisation_id', '=', draft.contractId)
      .where('status', 'in', OPEN)
      .executeTakeFirstOrThrow();
    if (count >= MAX_OPEN_REQUESTS) return null;
    const { plan_request_id } = await tx
      .insertInto('plan_request')
      .values({
        organisation_id: draft.contractId,
        account_id: draft.accountId,
        kind: draft.kind,
        code: draft.code,
        features: JSON.stringify(draft.features),
        yuan: draft.yuan,
        message: draft.message,
        status: 'new',
        reason: null,
        starts_on: null,
        ends_on: null,
        created_at: draft.at,
        updated_at: draft.at,
        answered_by: null,
      })
      .returning('plan_request_id')
      .executeTakeFirstOrThrow();
    return plan_request_id;
  });

export interface PlanRequestFilter extends Page {
  readonly status?: RequestStatus | undefined;
  /** Only what this account asked for. */
  readonly accountId?: number | undefined;
  /** Only what was asked for under this contract: an account may have come from elsewhere. */
  readonly contractId?: number | undefined;
}

/** Requests of accounts within the scope, the newest first. */
export const listPlanRequests = (
  { kysely }: Database,
  scope: Scope,
  { status, accountId, contractId, ...page }: PlanRequestFilter,
) => {
  const all = kysely
    .selectFrom('plan_request')
    .innerJoin('account', 'account.account_id', 'plan_request.account_id')
    .innerJoin('organisation', 'organisation.organisation_id', 'account.organisation_id')
    .innerJoin('organisation as contract', 'contract.organisation_id', 'plan_request.organisation_id')
    .where(inScope(scope))
    .$if(status !== undefined, (query) => query.where('plan_request.status', '=', status!))
    .$if(accountId !== undefined, (query) => query.where('plan_request.account_id', '=', accountId!))
    .$if(contractId !== undefined, (query) => query.where('plan_request.organisation_id', '=', contractId!));
  const shown = all
    .selectAll('plan_request')
    .select([
      'account.username',
      'account.real_name',
      'account.mobile',
      'account.email',
      'contract.name as organisation_name',
    ])
    .orderBy('plan_request.created_at', 'desc')
    .orderBy('plan_request.plan_request_id', 'desc');
  return readPage(all, shown, page);
};

export type PlanRequestRow = Awaited<ReturnType<typeof listPlanRequests>>['rows'][number];

export interface PlanRequestAnswer {
  readonly planRequestId: number;
  readonly status: RequestStatus;
  readonly reason: string | null;
  /** First and last day of what was agreed. */
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  readonly answeredBy: number;
  readonly at: string;
}

type Stored = Pick<PlanRequestRow, 'organisation_id' | 'kind' | 'code' | 'features'>;

const applyAgreed = async (tx: Transaction<Schema>, request: Stored, answer: PlanRequestAnswer) => {
  const { startsOn, endsOn, at } = answer;
  const organisationId = request.organisation_id;
  if (request.kind === 'package') {
    const bought = { starts_on: startsOn ?? at.slice(0, 10), ends_on: endsOn };
    await tx
      .insertInto('organisation_package')
      .values({ organisation_id: organisationId, package_code: request.code as PackageCode, ...bought })
      .onConflict((on) =>
        on.columns(['organisation_id', 'package_code', 'starts_on']).doUpdateSet({ ends_on: endsOn }),
      )
      .execute();
    return;
  }
  const isOwn = request.kind === 'diy';
  await writePlan(tx, {
    organisationId,
    planCode: isOwn ? 'diy' : (request.code as PlanCode),
    startsOn,
    endsOn,
    ownGrants: isOwn ? request.features : null,
  });
};

export type AnswerOutcome = 'answered' | 'does-not-exist' | 'is-closed';

/** Answers a request; one that is agreed changes the contract in the same transaction. */
export const answerPlanRequest = ({ kysely }: Database, answer: PlanRequestAnswer): Promise<AnswerOutcome> =>
  kysely.transaction().execute(async (tx) => {
    const request = await tx
      .selectFrom('plan_request')
      .selectAll()
      .where('plan_request_id', '=', answer.planRequestId)
      .forUpdate()
      .executeTakeFirst();
    if (!request) return 'does-not-exist';
    if (!canAnswer(request.status as RequestStatus, answer.status)) return 'is-closed';
    if (answer.status === 'agreed') await applyAgreed(tx, request, answer);
    await tx
      .updateTable('plan_request')
      .set({
        status: answer.status,
        reason: answer.reason,
        starts_on: answer.startsOn,
        ends_on: answer.endsOn,
        updated_at: answer.at,
        answered_by: answer.answeredBy,
      })
      .where('plan_request_id', '=', answer.planRequestId)
      .execute();
    return 'answered';
  });
