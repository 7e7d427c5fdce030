import type { Database } from '../connection/index.ts';

/** The name of the company that is known by a credit code or registration number, or null. */
export const findCompanyName = async (db: Database, code: string): Promise<string | null> => {
  const { rows } = await db.pool.query<{ name: string }>({
    name: 'find-company-name',
    text: `select p.name from party_key k join party p on p.company_id = k.company_id
           where k.value = $1 and k.scheme in ('credit_code', 'registration_number') limit 1`,
    values: [code],
  });
  return rows[0]?.name ?? null;
};
