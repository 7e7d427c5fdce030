import type { LogLine } from '@mingjian/contract/system-log';
import { findCompanyRows } from '@mingjian/database/companies';
import type { Database } from '@mingjian/database/connection';
import type { LogRow } from '@mingjian/database/system-log';

const presentLine = (row: LogRow, companies: ReadonlyMap<number, { readonly name: string }>): LogLine => ({
  id: row.log_id,
  at: row.logged_at,
  account:
    row.account_id === null
      ? null
      : { id: row.account_id, name: row.real_name ?? '', username: row.username ?? '' },
  organisation:
    row.organisation_id === null ? null : { id: row.organisation_id, name: row.organisation_name ?? '' },
  kind: row.kind,
  action: row.action,
  company:
    row.company_id === null ? null : { id: row.company_id, name: companies.get(row.company_id)?.name ?? '' },
  code: row.code,
  durationMs: row.duration_ms,
  address: row.address,
  details: row.details,
});

/** Lines with the names that accounts, organisations and companies have today. */
export const presentLog = async (db: Database, rows: readonly LogRow[]): Promise<LogLine[]> => {
  const ids = [...new Set(rows.flatMap((row) => row.company_id ?? []))];
  const companies = await findCompanyRows(
    db,
    ids.map((company_id) => ({ company_id })),
    null,
  );
  return rows.map((row) => presentLine(row, companies));
};
