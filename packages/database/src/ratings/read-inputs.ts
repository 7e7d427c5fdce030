import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type pg from 'pg';
import { FACT_DIMENSIONS, REGISTRATION_DIMENSION } from '@mingjian/domain/default-risk';
import type { Fact } from '@mingjian/domain/default-risk';
import { FIGURE_FIELDS } from '@mingjian/domain/financials';
import type { Statement } from '@mingjian/domain/financials';
import { runNamed } from '../connection/index.ts';
import type { Database } from '../connection/index.ts';
import { asKnown, asValid, isSurelyOwn } from '../records/index.ts';

/** What the rating of one company is made of, besides the date. */
export interface CompanyInput {
  readonly companyId: number;
  readonly name: string;
  readonly paidInCapital: string | null;
  readonly isSynthetic: boolean;
  readonly statement: Statement | null;
  readonly facts: readonly Fact[];
  readonly controllerShares: string | null;
}

interface CompanyRow {
  readonly company_id: number;
  readonly name: string;
  readonly paid_in_capital: string | null;
  readonly is_synthetic: boolean;
}

const findCompanies = (db: Database, client: pg.PoolClient, ids: readonly number[]) =>
  runNamed<CompanyRow>(
    db,
    'rating-companies',
    sql`select company_id, name, paid_in_capital, is_synthetic from company
        where company_id = any(${ids}::bigint[])`,
    client,
  );

/** Only the items that a model can ask for: a statement has a hundred more. Field names are code, never input. */
const ITEMS: RawBuilder<unknown> = sql.raw(
  `jsonb_strip_nulls(jsonb_build_object(${[...new Set([...FIGURE_FIELDS, 'paid_in_capital'])]
    .map((field) => `'${field}', items -> '${field}'`)
    .join(', ')}))`,
);

interface StatementRow {
  readonly company_id: number;
  readonly period_end: string;
  readonly items: Statement['items'];
  readonly origins: Statement['origins'];
  readonly audit_opinion: string | null;
}

/** Latest annual, consolidated accounts as first reported. */
const findStatements = (db: Database, client: pg.PoolClient, ids: readonly number[]) =>
  runNamed<StatementRow>(
    db,
    'rating-statements',
    sql`select company_id, period_end, ${ITEMS} as items, origins, audit_opinion
        from (
          select *, row_number() over (partition by company_id order by period_end desc) as position
          from statement
          where company_id = any(${ids}::bigint[]) and period_type = 'annual' and scope = 'consolidated'
            and series = 'as-reported' and ${asKnown(null)}
        ) annual
        where position = 1`,
    client,
  );

interface FactRow {
  readonly company_id: number;
  readonly record_id: number;
  readonly known_from: string;
  readonly dimension: string;
  readonly status: Fact['status'];
  readonly event_date: string | null;
  readonly published_on: string | null;
  readonly valid_to: string | null;
  readonly payload: Fact['payload'];
}

/** Current versions, removed ones too: a removed fact keeps a fading weight. */
const findFacts = (db: Database, client: pg.PoolClient, ids: readonly number[]) =>
  runNamed<FactRow>(
    db,
    'rating-facts',
    sql`select company_id, record_id, known_from, dimension, status, event_date, published_on, valid_to, payload
        from record
        where company_id = any(${ids}::bigint[]) and ${asKnown(null)} and ${isSurelyOwn()}
          and (dimension = any(${FACT_DIMENSIONS}::text[])
            or (dimension = ${REGISTRATION_DIMENSION} and payload ->> 'registration_status' = 'revoked'))
        order by company_id, record_id`,
    client,
  );

/** What the largest holder subscribed; asked only where shares are frozen. */
const findControllerShares = (db: Database, client: pg.PoolClient, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : runNamed<{ company_id: number; amount: string | null }>(
        db,
        'rating-controller-shares',
        sql`select company_id, max(subscribed_amount) as amount
            from shareholding_by_owned
            where company_id = any(${ids}::bigint[]) and ${asKnown(null)} and ${asValid(null)}
            group by company_id`,
        client,
      );

const toFact = (row: FactRow): Fact => ({
  recordId: row.record_id,
  knownFrom: row.known_from,
  dimension: row.dimension,
  status: row.status,
  eventDate: row.event_date,
  publishedOn: row.published_on,
  validTo: row.valid_to,
  payload: row.payload,
});

const toStatement = (row: StatementRow): Statement => ({
  periodEnd: row.period_end,
  items: row.items,
  origins: row.origins,
  auditOpinion: row.audit_opinion,
});

/** The inputs of many companies in four reads; a company without a list row is left out. */
export const readInputs = async (
  db: Database,
  client: pg.PoolClient,
  ids: readonly number[],
): Promise<readonly CompanyInput[]> => {
  const companies = await findCompanies(db, client, ids);
  const statements = new Map(
    (await findStatements(db, client, ids)).map((row) => [row.company_id, toStatement(row)]),
  );
  const factRows = await findFacts(db, client, ids);
  const facts = Map.groupBy(factRows, (row) => row.company_id);
  const frozen = factRows.filter(({ dimension }) => dimension === 'asset_freeze_auction');
  const shares = new Map(
    (await findControllerShares(db, client, [...new Set(frozen.map((row) => row.company_id))])).map((row) => [
      row.company_id,
      row.amount,
    ]),
  );
  return companies.map((company) => ({
    companyId: company.company_id,
    name: company.name,
    paidInCapital: company.paid_in_capital,
    isSynthetic: company.is_synthetic,
    statement: statements.get(company.company_id) ?? null,
    facts: (facts.get(company.company_id) ?? []).map(toFact),
    controllerShares: shares.get(company.company_id) ?? null,
  }));
};
