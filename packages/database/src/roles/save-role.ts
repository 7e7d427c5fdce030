import type { Transaction } from 'kysely';
import type { Database, Schema } from '../connection/index.ts';
import { endSessionsOfRole } from './end-sessions.ts';

/** What an administrator decides about a role. */
export interface RoleDraft {
  readonly title: string;
  readonly titleCn: string | null;
  readonly status: string;
  readonly rights: readonly string[];
  /** ISO instant. */
  readonly at: string;
}

const writeRights = async (tx: Transaction<Schema>, roleId: number, rights: readonly string[]) => {
  await tx.deleteFrom('role_right').where('role_id', '=', roleId).execute();
  if (rights.length === 0) return;
  await tx
    .insertInto('role_right')
    .values(rights.map((right_code) => ({ role_id: roleId, right_code })))
    .execute();
};

/** Creates a role of an organisation and answers its id; none when the organisation is gone. */
export const createRole = (
  { kysely }: Database,
  organisationId: number,
  draft: RoleDraft,
): Promise<number | undefined> =>
  kysely.transaction().execute(async (tx) => {
    // Held, so that the organisation is not deleted between this look and the end.
    const organisation = await tx
      .selectFrom('organisation')
      .select('organisation_id')
      .where('organisation_id', '=', organisationId)
      .where('deleted_at', 'is', null)
      .forShare()
      .executeTakeFirst();
    if (!organisation) return undefined;
    const { role_id } = await tx
      .insertInto('role')
      .values({
        built_in_key: null,
        organisation_id: organisationId,
        title: draft.title,
        title_cn: draft.titleCn,
        status: draft.status,
        created_at: draft.at,
      })
      .returning('role_id')
      .executeTakeFirstOrThrow();
    await writeRights(tx, role_id, draft.rights);
    return role_id;
  });

/**
 * Changes a role that still stands at `version` and answers the new one; none when somebody was faster. Where rights or
 * status change, the sessions of its accounts end with it.
 */
export const updateRole = (
  { kysely }: Database,
  roleId: number,
  version: number,
  draft: RoleDraft & { readonly endsSessions: boolean },
): Promise<number | undefined> =>
  kysely.transaction().execute(async (tx) => {
    const changed = await tx
      .updateTable('role')
      .set({
        title: draft.title,
        title_cn: draft.titleCn,
        status: draft.status,
        version: version + 1,
      })
      .where('role_id', '=', roleId)
      .where('version', '=', version)
      .where('deleted_at', 'is', null)
      .returning('version')
      .executeTakeFirst();
    if (!changed) return undefined;
    await writeRights(tx, roleId, draft.rights);
    if (draft.endsSessions) await endSessionsOfRole(tx, roleId, draft.at);
    return changed.version;
  });
