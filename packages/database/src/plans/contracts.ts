import type { Grants, PackageCode, PlanCode } from '@mingjian/domain/plans';
import { sql } from 'kysely';
import type { SqlBool, Transaction } from 'kysely';
import { escapeLike } from '../accounts/scope.ts';
import { readPage } from '../connection/index.ts';
import type { Database, Page, Schema } from '../connection/index.ts';
import { toGrantRows } from './edit-plans.ts';
import { toGrants } from './get-plan-catalogue.ts';

export interface BoughtPackage {
  readonly code: PackageCode;
  readonly startsOn: string;
  readonly endsOn: string | null;
}

/** What an organisation has bought, with first and last days. */
export interface ContractTerms {
  readonly organisationId: number;
  readonly organisationName: string;
  readonly planCode: PlanCode;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  readonly packages: readonly BoughtPackage[];
  /** Agreed with the organisation itself; counts with the plan DIY. Null: what the plan says. */
  readonly ownGrants: Grants | null;
}

/** The contract of an organisation that holds one. Throws when there is no such organisation. */
export const getContractTerms = async (
  { kysely }: Database,
  organisationId: number,
): Promise<ContractTerms> => {
  const organisation = await kysely
    .selectFrom('organisation')
    .select(['name', 'plan_code', 'plan_starts_on', 'plan_ends_on'])
    .where('organisation_id', '=', organisationId)
    .executeTakeFirstOrThrow();
  const packages = await kysely
    .selectFrom('organisation_package')
    .select(['package_code', 'starts_on', 'ends_on'])
    .where('organisation_id', '=', organisationId)
    .orderBy('package_code')
    .orderBy('starts_on')
    .execute();
  const features = await kysely
    .selectFrom('contract_feature')
    .select(['feature_code', 'is_open', 'amount'])
    .where('organisation_id', '=', organisationId)
    .execute();
  return {
    organisationId,
    organisationName: organisation.name,
    planCode: organisation.plan_code as PlanCode,
    startsOn: organisation.plan_starts_on,
    endsOn: organisation.plan_ends_on,
    packages: packages.map((row) => ({
      code: row.package_code as PackageCode,
      startsOn: row.starts_on,
      endsOn: row.ends_on,
    })),
    ownGrants: features.length > 0 ? toGrants(features) : null,
  };
};

export type ContractDraft = Omit<ContractTerms, 'organisationName'>;

export const writePlan = async (
  tx: Transaction<Schema>,
  draft: Pick<ContractDraft, 'organisationId' | 'planCode' | 'startsOn' | 'endsOn' | 'ownGrants'>,
): Promise<void> => {
  const { organisationId, planCode, startsOn, endsOn, ownGrants } = draft;
  await tx
    .updateTable('organisation')
    .set({ plan_code: planCode, plan_starts_on: startsOn, plan_ends_on: endsOn })
    .where('contract_id', '=', organisationId)
    .execute();
  await tx.deleteFrom('contract_feature').where('organisation_id', '=', organisationId).execute();
  if (ownGrants)
    await tx
      .insertInto('contract_feature')
      .values(toGrantRows(ownGrants).map((row) => ({ organisation_id: organisationId, ...row })))
      .execute();
};

/** Replaces what an organisation has bought. The next call of its accounts is decided by it. */
export const saveContract = ({ kysely }: Database, draft: ContractDraft): Promise<void> =>
  kysely.transaction().execute(async (tx) => {
    const { organisationId, packages } = draft;
    await writePlan(tx, draft);
    await tx.deleteFrom('organisation_package').where('organisation_id', '=', organisationId).execute();
    if (packages.length > 0)
      await tx
        .insertInto('organisation_package')
        .values(
          packages.map(({ code, startsOn, endsOn }) => ({
            organisation_id: organisationId,
            package_code: code,
            starts_on: startsOn,
            ends_on: endsOn,
          })),
        )
        .execute();
  });

export interface ContractFilter extends Page {
  readonly keyword?: string | undefined;
  readonly planCode?: string | undefined;
}

/** The organisations that hold a contract, by name, each with plan and term. */
export const listContracts = ({ kysely }: Database, { keyword, planCode, ...page }: ContractFilter) => {
  const like = `%${escapeLike(keyword ?? '')}%`;
  const all = kysely
    .selectFrom('organisation')
    .where(sql<SqlBool>`organisation.contract_id = organisation.organisation_id`)
    .where('organisation.deleted_at', 'is', null)
    .$if(keyword !== undefined, (query) => query.where('organisation.name', 'ilike', like))
    .$if(planCode !== undefined, (query) => query.where('organisation.plan_code', '=', planCode!));
  const shown = all
    .select(['organisation_id', 'name', 'status', 'plan_code', 'plan_starts_on', 'plan_ends_on'])
    .select(({ selectFrom }) =>
      selectFrom('organisation_package')
        .select(
          sql<string[]>`coalesce(array_agg(distinct package_code order by package_code), '{}')`.as('codes'),
        )
        .whereRef('organisation_package.organisation_id', '=', 'organisation.organisation_id')
        .as('package_codes'),
    )
    .orderBy('name')
    .orderBy('organisation_id');
  return readPage(all, shown, page);
};
