import type { listUsageRecords } from '@mingjian/contract/my-account';
import type { OutputOf } from '@mingjian/contract/wire';
import { findCompanyRows } from '@mingjian/database/companies';
import * as database from '@mingjian/database/my-account';
import { startOfDayInChina } from '@mingjian/domain/calendar';
import { findLogArea } from '@mingjian/domain/system-log';
import type { Call } from '../http/index.ts';
import { readPeriod } from '../system-log/read-filter.ts';

const DAY_MS = 24 * 60 * 60_000;

/** What the account viewed, changed, exported and spent; nothing of its colleagues. */
export const showUsageRecords = async (
  call: Call<typeof listUsageRecords>,
): Promise<OutputOf<typeof listUsageRecords>> => {
  const { db, session, input } = call;
  const { from, to } = readPeriod(call);
  const filter = {
    accountId: session.accountId,
    from: startOfDayInChina(from),
    until: new Date(Date.parse(startOfDayInChina(to)) + DAY_MS).toISOString(),
    type: input.type ?? null,
  };
  const { rows, total } = await database.listUsageRecords(db, filter, input);
  const ids = [...new Set(rows.flatMap((row) => row.company_id ?? []))];
  const companies = await findCompanyRows(
    db,
    ids.map((company_id) => ({ company_id })),
    null,
  );
  const items = rows.map((row) => ({
    date: row.used_at,
    type: row.type,
    area: row.action === null ? null : (findLogArea(row.action) ?? null),
    quota: row.quota,
    companyId: row.company_id,
    companyName: row.company_id === null ? null : (companies.get(row.company_id)?.name ?? null),
    times: row.times,
  }));
  return { items, total, totalIsCapped: false, page: input.page, pageSize: input.pageSize, from, to };
};
