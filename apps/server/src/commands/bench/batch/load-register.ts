import type { Database } from '@mingjian/database/connection';
import { seedSources } from '@mingjian/database/records';
import { refreshSearch } from '@mingjian/database/search';
import { isCreditCode } from '@mingjian/domain/credit-code';
import { findDivision } from '@mingjian/domain/divisions';
import { REGISTER } from '@mingjian/importers/register';
import { importFile } from '@mingjian/importers/shared';
import type { LoadedMarket } from './make-market.ts';

interface Row {
  readonly company_id: number;
  readonly name: string;
  readonly credit_code: string | null;
  readonly city_code: string | null;
}

/**
 * A real register as the market: its names collide as names do, which made-up ones do too rarely. Nothing of it is
 * printed but counts.
 */
export const loadRegister = async (db: Database, path: string): Promise<LoadedMarket> => {
  await seedSources(db);
  await importFile(REGISTER, path, { db, now: new Date() });
  await refreshSearch(db);
  await db.pool.query('analyze');
  const { rows } = await db.pool.query<Row>(
    'select company_id, name, credit_code, city_code from company order by company_id',
  );
  const listed = rows.filter(({ credit_code }) => credit_code !== null && isCreditCode(credit_code));
  return {
    companies: listed.map((row) => ({
      id: row.company_id,
      name: row.name,
      creditCode: row.credit_code ?? '',
      formerNames: [],
      region: findDivision(row.city_code ?? '')?.shortName ?? '',
    })),
    names: new Set(rows.map(({ name }) => name)),
  };
};
