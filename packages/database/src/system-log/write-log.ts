import type { LogKind } from '@mingjian/domain/system-log';
import { inTransaction } from '../connection/index.ts';
import type { Database } from '../connection/index.ts';

/** One line of the system log: who did what, when, from where, with which answer. */
export interface LogEntry {
  /** ISO instant. */
  readonly loggedAt: string;
  readonly accountId: number | null;
  readonly organisationId: number | null;
  readonly kind: LogKind;
  /** Path of the call, `/company/getProfile`. */
  readonly action: string;
  readonly companyId: number | null;
  readonly code: string;
  readonly durationMs: number;
  readonly address: string;
  readonly details: Readonly<Record<string, unknown>>;
}

const MONTH = /^\d{4}-\d{2}$/;

const monthAfter = (month: string): string => {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
};

/** Creates the partition of a month, `2026-11`, when it is missing; safe to race. */
const createPartition = async (db: Database, month: string): Promise<void> => {
  if (!MONTH.test(month)) throw new RangeError(`${month} is not a month`);
  const name = `system_log_${month.replace('-', '_')}`;
  await inTransaction(db, async (client) => {
    // "if not exists" alone still fails when two servers create the partition at the same moment.
    await client.query(`select pg_advisory_xact_lock(hashtext('system_log partitions'))`);
    await client.query(
      `create table if not exists ${name} partition of system_log
        for values from ('${month}-01T00:00:00Z') to ('${monthAfter(month)}-01T00:00:00Z')`,
    );
  });
};

/** Creates the partitions from the month of `at` (ISO instant) on, `ahead` months more. */
export const ensureLogPartitions = async (db: Database, at: string, ahead: number): Promise<void> => {
  let month = at.slice(0, 7);
  for (let step = 0; step <= ahead; step += 1) {
    await createPartition(db, month);
    month = monthAfter(month);
  }
};

const MONTHS_AHEAD = 2;
const ready = new WeakMap<Database, Set<string>>();

/** Makes sure that a line of this moment has its partition, asking the database once a month. */
export const ensureLogMonth = async (db: Database, at: string): Promise<void> => {
  const months = ready.get(db) ?? new Set<string>();
  ready.set(db, months);
  const month = at.slice(0, 7);
  if (months.has(month)) return;
  await ensureLogPartitions(db, `${month}-01T00:00:00Z`, MONTHS_AHEAD);
  months.add(month);
};

/** Writes many lines with one statement; on the client of a transaction, together with what they tell of. */
export const writeLog = async (
  client: Pick<Database['pool'], 'query'>,
  entries: readonly LogEntry[],
): Promise<void> => {
  await client.query({
    name: 'write-log',
    text: `insert into system_log
        (logged_at, account_id, organisation_id, kind, action, company_id, code, duration_ms, address, details)
      select * from unnest($1::timestamptz[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::bigint[],
        $7::text[], $8::int[], $9::text[], $10::jsonb[])`,
    values: [
      entries.map((entry) => entry.loggedAt),
      entries.map((entry) => entry.accountId),
      entries.map((entry) => entry.organisationId),
      entries.map((entry) => entry.kind),
      entries.map((entry) => entry.action),
      entries.map((entry) => entry.companyId),
      entries.map((entry) => entry.code),
      entries.map((entry) => entry.durationMs),
      entries.map((entry) => entry.address),
      entries.map((entry) => JSON.stringify(entry.details)),
    ],
  });
};
