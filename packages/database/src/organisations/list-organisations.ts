import { sql } from 'kysely';
import type { Scope } from '../accounts/index.ts';
import type { Database } from '../connection/index.ts';

export interface OrganisationRow {
  readonly organisation_id: number;
  readonly parent_id: number | null;
  readonly name: string;
  readonly status: string;
  readonly version: number;
  readonly contract_id: number;
  readonly plan_code: string;
  /** Accounts of the organisation itself, without those under it. */
  readonly accounts: number;
}

/**
 * The organisations within the scope, parents before children, `limit` at most; with a keyword those whose name holds it
 * and what stands above them within the scope. `total` counts all that there are to show.
 */
export const listOrganisations = async (
  db: Database,
  scope: Scope,
  { keyword, limit }: { readonly keyword?: string | undefined; readonly limit: number },
): Promise<{ readonly rows: readonly OrganisationRow[]; readonly total: number }> => {
  const word = keyword ?? null;
  // The path of what was found names all that stands above it.
  const found = sql`
    select o.* from organisation o
    where o.deleted_at is null and starts_with(o.path, ${scope}) and (${word}::text is null
      or o.organisation_id in (
        select unnest(string_to_array(trim(both '/' from m.path), '/')::bigint[]) from organisation m
        where m.deleted_at is null and starts_with(m.path, ${scope})
          and position(lower(${word}::text) in lower(m.name)) > 0))`;
  const { rows } = await sql<OrganisationRow & { total: number }>`
    select o.organisation_id, o.parent_id, o.name, o.status, o.version, o.contract_id, c.plan_code,
      (select count(*) from account a where a.organisation_id = o.organisation_id and a.deleted_at is null)
        as accounts,
      count(*) over () as total
    from (${found}) o join organisation c on c.organisation_id = o.contract_id
    order by cardinality(string_to_array(o.path, '/')), lower(o.name), o.organisation_id
    limit ${limit}`.execute(db.kysely);
  return { rows, total: rows[0]?.total ?? 0 };
};
