import { sql } from 'kysely';
import type { PackageCode, PlanCode } from '@mingjian/domain/plans';
import type { Database } from '../connection/index.ts';

export interface NewOrganisation {
  readonly name: string;
  /** Null: a root of its own with a contract of its own. */
  readonly parentId?: number | null;
  readonly plan: PlanCode;
  /** A contract of its own with the plan; else a child uses the contract of its parent. */
  readonly hasOwnContract?: boolean;
  readonly status?: string;
  readonly packages?: readonly PackageCode[];
  /** ISO instant. */
  readonly at: string;
}

/** Creates an organisation and answers its id. Throws when the parent does not exist. */
export const createOrganisation = ({ kysely }: Database, draft: NewOrganisation): Promise<number> =>
  kysely.transaction().execute(async (tx) => {
    const parent = draft.parentId
      ? await tx
          .selectFrom('organisation')
          .selectAll()
          .where('organisation_id', '=', draft.parentId)
          .where('deleted_at', 'is', null)
          .forShare()
          .executeTakeFirstOrThrow()
      : null;
    // The id is needed for the row itself: a root holds its own contract, and the path ends with it.
    const { rows } = await sql<{ id: number }>`
      select nextval(pg_get_serial_sequence('organisation', 'organisation_id')) as id`.execute(tx);
    const id = rows[0]!.id;
    await tx
      .insertInto('organisation')
      .values({
        organisation_id: id,
        parent_id: parent?.organisation_id ?? null,
        path: `${parent?.path ?? '/'}${id}/`,
        name: draft.name,
        contract_id: parent && !draft.hasOwnContract ? parent.contract_id : id,
        plan_code: parent && !draft.hasOwnContract ? parent.plan_code : draft.plan,
        status: draft.status ?? 'active',
        created_at: draft.at,
      })
      .execute();
    for (const package_code of draft.packages ?? [])
      await tx
        .insertInto('organisation_package')
        .values({ organisation_id: id, package_code, starts_on: draft.at.slice(0, 10), ends_on: null })
        .execute();
    return id;
  });
