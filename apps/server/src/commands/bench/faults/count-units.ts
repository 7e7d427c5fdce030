import type { Database } from '@mingjian/database/connection';

/** Units of one organisation in the three places that must agree. */
export interface Units {
  /** The counter. */
  readonly used: number;
  /** What it was spent on. */
  readonly rows: number;
  /** What the system log tells. */
  readonly lines: number;
}

export const countUnits = async ({ pool }: Database, organisationId: number): Promise<Units> => {
  const { rows } = await pool.query<Units>(
    `select (select coalesce(sum(used), 0)::int from quota where organisation_id = $1) as used,
      (select count(*)::int from quota_spend where organisation_id = $1) as rows,
      (select count(*)::int from system_log where organisation_id = $1 and kind = 'spend') as lines`,
    [organisationId],
  );
  return rows[0]!;
};

export const isAgreed = ({ used, rows, lines }: Units, expected: number): boolean =>
  used === expected && rows === expected && lines === expected;

/** Of the companies whose opening was answered: those that lack their unit, its line, or the line of the call. */
export const listLost = async (
  { pool }: Database,
  organisationId: number,
  companyIds: readonly number[],
): Promise<readonly number[]> => {
  const { rows } = await pool.query<{ company_id: number }>(
    `select company_id from unnest($2::bigint[]) asked (company_id)
      where not exists (select 1 from quota_spend s
          where s.organisation_id = $1 and s.company_id = asked.company_id)
        or not exists (select 1 from system_log l where l.organisation_id = $1
          and l.company_id = asked.company_id and l.kind = 'spend')
        or not exists (select 1 from system_log l where l.organisation_id = $1
          and l.company_id = asked.company_id and l.kind = 'view' and l.code = '0')`,
    [organisationId, companyIds],
  );
  return rows.map((row) => row.company_id);
};
