import type pg from 'pg';
import { projectCompany } from '@mingjian/domain/projections';
import type { RecordVersion } from '@mingjian/domain/records';
import { SEARCH_COLUMNS } from '@mingjian/domain/search';
import { copyRows } from '../connection/index.ts';
import { markChangedForScreening } from '../screening/index.ts';
import {
  BY_HOLDER_COLUMNS,
  BY_OWNED_COLUMNS,
  COMPANY_COLUMNS,
  STATEMENT_COLUMNS,
  toCompanyRow,
  toHolderRow,
  toOwnedRows,
  toStatementRows,
} from './projection-rows.ts';
import type { CompanyColumns, HolderRow, OwnedRow } from './projection-rows.ts';
import { findTiers, makeSearchRows } from './search-rows.ts';
import type { SearchRow } from './search-rows.ts';
import type { RecordTables } from './tables.ts';

export interface CompanyVersions {
  readonly companyId: number;
  /** Name of the party, for a company whose records do not name it. */
  readonly name: string;
  readonly versions: readonly RecordVersion[];
}

interface ProjectionRows {
  readonly current: CompanyColumns[];
  readonly closed: CompanyColumns[];
  readonly search: SearchRow[];
  readonly statements: RecordTables['statement'][];
  readonly owned: OwnedRow[];
  readonly held: HolderRow[];
}

const makeRows = (
  companies: readonly CompanyVersions[],
  tiers: ReadonlyMap<number, number>,
): ProjectionRows => {
  const rows: ProjectionRows = { current: [], closed: [], search: [], statements: [], owned: [], held: [] };
  for (const { companyId, name, versions } of companies) {
    const projection = projectCompany(name, versions);
    for (const interval of projection.company) {
      (interval.knownTo === null ? rows.current : rows.closed).push(toCompanyRow(companyId, interval));
    }
    rows.search.push(...makeSearchRows(companyId, projection.company, tiers.get(companyId)));
    rows.statements.push(...toStatementRows(companyId, projection));
    const owned = toOwnedRows(companyId, projection);
    rows.owned.push(...owned);
    rows.held.push(...owned.map(toHolderRow));
  }
  return rows;
};

const removeRows = async (client: pg.PoolClient, companyIds: readonly number[]): Promise<void> => {
  if (companyIds.length === 0) return;
  await client.query({
    name: 'remove-edges-by-holder',
    text: `delete from shareholding_by_holder
           where owned_id = any($1::bigint[]) and company_id = any(
             array(select holder_id from shareholding_by_owned where company_id = any($1::bigint[])))`,
    values: [companyIds],
  });
  for (const table of ['shareholding_by_owned', 'statement', 'company_history', 'company_search']) {
    await client.query({
      name: `remove-${table}`,
      text: `delete from ${table} where company_id = any($1::bigint[])`,
      values: [companyIds],
    });
  }
};

const ASSIGNMENTS = COMPANY_COLUMNS.filter((column) => column !== 'company_id')
  .map((column) => `${column} = excluded.${column}`)
  .join(', ');

/** Existing rows keep the columns that are not projected: those of the rating run. */
const upsertCompanies = async (client: pg.PoolClient, rows: readonly CompanyColumns[]): Promise<void> => {
  if (rows.length === 0) return;
  await client.query({
    name: 'upsert-company',
    text: `insert into company (${COMPANY_COLUMNS.join(', ')})
           select ${COMPANY_COLUMNS.join(', ')} from json_populate_recordset(null::company, $1::json)
           on conflict (company_id) do update set ${ASSIGNMENTS}`,
    values: [JSON.stringify(rows)],
  });
};

const removeVanished = async (
  client: pg.PoolClient,
  companyIds: readonly number[],
  rows: readonly CompanyColumns[],
): Promise<void> => {
  const standing = new Set(rows.map((row) => row.company_id));
  const vanished = companyIds.filter((id) => !standing.has(id));
  if (vanished.length === 0) return;
  await client.query('delete from company where company_id = any($1::bigint[])', [vanished]);
};

/**
 * Replaces all projections of the given companies by what their records make. `newCompanies` have none to remove.
 * Called by `saveRecords` and `rebuildProjections` alone.
 */
export const writeProjections = async (
  client: pg.PoolClient,
  companies: readonly CompanyVersions[],
  newCompanies: ReadonlySet<number>,
): Promise<void> => {
  const existing = companies.map((company) => company.companyId).filter((id) => !newCompanies.has(id));
  const rows = makeRows(companies, await findTiers(client, existing));
  await removeRows(client, existing);
  await removeVanished(client, existing, rows.current);
  await copyRows(
    client,
    'company',
    COMPANY_COLUMNS,
    rows.current.filter((row) => newCompanies.has(row.company_id)),
  );
  await upsertCompanies(
    client,
    rows.current.filter((row) => !newCompanies.has(row.company_id)),
  );
  await copyRows(client, 'company_history', COMPANY_COLUMNS, rows.closed);
  await copyRows(client, 'company_search', SEARCH_COLUMNS, rows.search);
  await markChangedForScreening(
    client,
    companies.map(({ companyId }) => companyId),
  );
  await copyRows(client, 'statement', STATEMENT_COLUMNS, rows.statements);
  await copyRows(client, 'shareholding_by_owned', BY_OWNED_COLUMNS, rows.owned);
  await copyRows(client, 'shareholding_by_holder', BY_HOLDER_COLUMNS, rows.held);
};
