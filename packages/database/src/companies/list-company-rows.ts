import { COMPANY_DIMENSIONS, makeFactsValidOn } from '@mingjian/domain/projections';
import type { AsAt } from '@mingjian/domain/records';
import { sql } from 'kysely';
import type { Database } from '../connection/index.ts';
import {
  companiesAsKnown,
  COMPANY_COLUMNS,
  endOfDay,
  isOnFile,
  toCompanyRow,
  toRecordVersion,
} from '../records/index.ts';
import type { CompanyColumns, RecordTables } from '../records/index.ts';
import { runAsAt } from './run-as-at.ts';

/** A company as lists and heads show it, with its last rating. */
export interface CompanyRow extends CompanyColumns {
  readonly rating_status: string | null;
  readonly rating_grade: number | null;
  readonly rating_pd: string | null;
  readonly solvency_index: string | null;
}

type RatingColumns = Pick<CompanyRow, 'rating_status' | 'rating_grade' | 'rating_pd' | 'solvency_index'>;

const NO_RATING: RatingColumns = {
  rating_status: null,
  rating_grade: null,
  rating_pd: null,
  solvency_index: null,
};

const listPresent = async (db: Database, companyIds: readonly number[]): Promise<readonly CompanyRow[]> => {
  const { rows } = await db.pool.query<CompanyRow>({
    name: 'company-rows',
    text: 'select * from company where company_id = any($1::bigint[])',
    values: [companyIds],
  });
  return rows;
};

/** The last ratings made by the end of a day. */
const listRatings = async (
  db: Database,
  companyIds: readonly number[],
  day: string,
): Promise<ReadonlyMap<number, RatingColumns>> => {
  const { rows } = await db.pool.query<RatingColumns & { company_id: number }>({
    name: 'company-ratings-on-day',
    text: `select distinct on (company_id) company_id, status as rating_status, grade as rating_grade,
             pd as rating_pd, solvency_index
           from rating where company_id = any($1::bigint[]) and rated_at <= $2::timestamptz
           order by company_id, rated_at desc`,
    values: [companyIds, endOfDay(day)],
  });
  return new Map(rows.map(({ company_id, ...rating }) => [company_id, rating]));
};

const listKnown = async (
  db: Database,
  companyIds: readonly number[],
  day: string,
): Promise<readonly CompanyColumns[]> => {
  const { rows } = await db.pool.query<CompanyColumns>({
    name: 'company-rows-as-known',
    text: `select * from ${companiesAsKnown(COMPANY_COLUMNS, '$2')} c where company_id = any($1::bigint[])`,
    values: [companyIds, endOfDay(day)],
  });
  return rows;
};

/** What the records on file tell about a day, projected as a list row is. */
const listValid = async (
  db: Database,
  companyIds: readonly number[],
  asAt: NonNullable<AsAt>,
): Promise<readonly CompanyColumns[]> => {
  const present = await listPresent(db, companyIds);
  const records = await runAsAt<RecordTables['record']>(
    db,
    'company-records',
    asAt,
    sql`select * from record r where r.company_id = any(${companyIds}::bigint[])
          and r.dimension = any(${[...COMPANY_DIMENSIONS]}::text[]) and ${isOnFile(asAt, 'r.')}`,
  );
  const byCompany = Map.groupBy(records.map(toRecordVersion), ({ companyId }) => companyId);
  return present.flatMap(({ company_id, name, known_from }) => {
    const value = makeFactsValidOn(byCompany.get(company_id) ?? [], name, asAt.day);
    return value ? [toCompanyRow(company_id, { knownFrom: known_from, knownTo: null, value })] : [];
  });
};

const listRowsOnDay = async (
  db: Database,
  companyIds: readonly number[],
  asAt: NonNullable<AsAt>,
): Promise<readonly CompanyRow[]> => {
  const rows =
    asAt.clock === 'known'
      ? await listKnown(db, companyIds, asAt.day)
      : await listValid(db, companyIds, asAt);
  const ratings = await listRatings(db, companyIds, asAt.day);
  return rows.map((row) => ({ ...row, ...(ratings.get(row.company_id) ?? NO_RATING) }));
};

/** The rows of companies in the order asked for, on either clock; one that was not there then is left out. */
export const listCompanyRows = async (
  db: Database,
  companyIds: readonly number[],
  asAt: AsAt,
): Promise<readonly CompanyRow[]> => {
  if (companyIds.length === 0) return [];
  const rows = asAt === null ? await listPresent(db, companyIds) : await listRowsOnDay(db, companyIds, asAt);
  const byId = new Map(rows.map((row) => [row.company_id, row]));
  return companyIds.flatMap((id) => byId.get(id) ?? []);
};

/** The rows of the companies that some entries name, by id. */
export const findCompanyRows = async (
  db: Database,
  entries: readonly { readonly company_id: number }[],
  asAt: AsAt,
): Promise<ReadonlyMap<number, CompanyRow>> => {
  const rows = await listCompanyRows(
    db,
    entries.map((entry) => entry.company_id),
    asAt,
  );
  return new Map(rows.map((row) => [row.company_id, row]));
};
