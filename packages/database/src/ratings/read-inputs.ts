import { sql } from 'kysely';
import type pg from 'pg';
import { dayInChina } from '@mingjian/domain/calendar';
import {
  CORE_DIMENSIONS,
  EVENT_MONTHS,
  FACT_DIMENSIONS,
  pickRatingFields,
  RECENT_DIMENSIONS,
  REGISTRATION_DIMENSION,
  REGISTRY_DIMENSIONS,
} from '@mingjian/domain/default-risk';
import type { Registration } from '@mingjian/domain/default-risk';
import { runNamed } from '../connection/index.ts';
import type { Database } from '../connection/index.ts';
import { asKnownAt, companiesAsKnown, isSurelyOwn } from '../records/index.ts';
import type { CompanyInput } from './company-input.ts';
import { FACT_COLUMNS, toFact } from './fact-rows.ts';
import type { FactRow } from './fact-rows.ts';
import { named } from './named.ts';
import { readAccounts } from './read-accounts.ts';
import { readLinkedParties } from './read-linked-parties.ts';

const COMPANY_COLUMNS = [
  'company_id',
  'name',
  'status',
  'established_on',
  'registered_capital',
  'registered_capital_currency',
  'paid_in_capital',
  'company_type',
  'nature',
  'employees',
  'is_listed',
  'is_high_tech',
  'industry_section',
  'size_grade',
  'is_synthetic',
] as const;

interface CompanyRow {
  readonly company_id: number;
  readonly name: string;
  readonly status: string | null;
  readonly established_on: string | null;
  readonly registered_capital: string | null;
  readonly registered_capital_currency: string | null;
  readonly paid_in_capital: string | null;
  readonly company_type: string | null;
  readonly nature: string | null;
  readonly employees: number | null;
  readonly is_listed: boolean | null;
  readonly is_high_tech: boolean | null;
  readonly industry_section: string | null;
  readonly size_grade: Registration['sizeGrade'];
  readonly is_synthetic: boolean;
}

const findCompanies = async (
  client: pg.PoolClient,
  ids: readonly number[],
  moment: string | null,
): Promise<readonly CompanyRow[]> => {
  const from = companiesAsKnown(COMPANY_COLUMNS, moment === null ? undefined : '$2');
  const { rows } = await client.query<CompanyRow>({
    name: named('companies', moment),
    text: `select ${COMPANY_COLUMNS.join(', ')} from ${from} c where company_id = any($1::bigint[])`,
    values: [ids, ...(moment === null ? [] : [moment])],
  });
  return rows;
};

/** Named in full, so that the index finds them without a look at all other records. */
const READ_DIMENSIONS = [...FACT_DIMENSIONS, ...RECENT_DIMENSIONS, REGISTRATION_DIMENSION];

/** Current versions, removed ones too: a removed fact keeps a fading weight. What weighs for a time only is read for it. */
const findFacts = (
  db: Database,
  client: pg.PoolClient,
  ids: readonly number[],
  moment: string | null,
  day: string,
) =>
  runNamed<FactRow>(
    db,
    named('facts', moment),
    sql`select ${FACT_COLUMNS} from record
        where company_id = any(${ids}::bigint[]) and dimension = any(${READ_DIMENSIONS}::text[])
          and ${asKnownAt(moment)} and ${isSurelyOwn()}
          and case
            when dimension = ${REGISTRATION_DIMENSION} then payload ->> 'registration_status' = 'revoked'
            when dimension = any(${RECENT_DIMENSIONS}::text[]) then
              coalesce(event_date, published_on, coalesce(stated_from, known_from)::date)
                > ${day}::date - ${EVENT_MONTHS + 1} * interval '1 month'
            else true
          end
        order by company_id, record_id`,
    client,
  );

const findCoverage = (db: Database, client: pg.PoolClient, ids: readonly number[], moment: string | null) =>
  runNamed<{ company_id: number; dimensions: readonly string[] }>(
    db,
    named('coverage', moment),
    sql`select company_id, array_agg(distinct dimension order by dimension) as dimensions from coverage
        where company_id = any(${ids}::bigint[]) and ${asKnownAt(moment)}
          and state in ('found', 'none_found')
          and dimension = any(${[...CORE_DIMENSIONS, ...REGISTRY_DIMENSIONS]}::text[])
        group by company_id`,
    client,
  );

/** What the largest holder subscribed; asked only where shares are frozen. */
const findControllerShares = (
  db: Database,
  client: pg.PoolClient,
  ids: readonly number[],
  moment: string | null,
  day: string,
) =>
  ids.length === 0
    ? []
    : runNamed<{ company_id: number; amount: string | null }>(
        db,
        named('controller-shares', moment),
        sql`select company_id, max(subscribed_amount) as amount
            from shareholding_by_owned
            where company_id = any(${ids}::bigint[]) and ${asKnownAt(moment)}
              and (valid_from is null or valid_from <= ${day}) and (valid_to is null or valid_to > ${day})
            group by company_id`,
        client,
      );

const YUAN: readonly (string | null)[] = ['CNY', null];

const toRegistration = (row: CompanyRow): Registration => ({
  status: row.status,
  establishedOn: row.established_on,
  registeredCapitalYuan: YUAN.includes(row.registered_capital_currency) ? row.registered_capital : null,
  paidInCapitalYuan: row.paid_in_capital,
  companyType: row.company_type,
  nature: row.nature,
  insuredEmployees: row.employees,
  isListed: row.is_listed,
  isHighTech: row.is_high_tech,
  industrySection: row.industry_section,
  sizeGrade: row.size_grade,
});

export interface InputMoment {
  /** The moment of the rating; its day in China is the day that facts are judged at. */
  readonly ratedAt: string;
  /** What had been known by then, instead of what is known now. */
  readonly isPast: boolean;
  /** When the rating is made, where that is later than its moment. */
  readonly madeAt?: string;
}

/** The inputs of many companies in a handful of reads, whatever their number; a company without a list row is left out. */
export const readInputs = async (
  db: Database,
  client: pg.PoolClient,
  ids: readonly number[],
  { ratedAt, isPast, madeAt = ratedAt }: InputMoment,
): Promise<readonly CompanyInput[]> => {
  const moment = isPast ? ratedAt : null;
  const asOf = dayInChina(ratedAt);
  const companies = await findCompanies(client, ids, moment);
  const accounts = await readAccounts(db, client, ids, moment, asOf);
  const factRows = await findFacts(db, client, ids, moment, asOf);
  const facts = Map.groupBy(factRows, (row) => row.company_id);
  const covered = new Map(
    (await findCoverage(db, client, ids, moment)).map((row) => [row.company_id, row.dimensions]),
  );
  const frozen = factRows.filter(({ dimension }) => dimension === 'asset_freeze_auction');
  const frozenIds = [...new Set(frozen.map((row) => row.company_id))];
  const shares = new Map(
    (await findControllerShares(db, client, frozenIds, moment, asOf)).map((row) => [
      row.company_id,
      row.amount,
    ]),
  );
  const links = await readLinkedParties(db, client, companies, {
    moment,
    before: ratedAt,
    madeBefore: madeAt,
  });
  return companies.map((company) => ({
    companyId: company.company_id,
    isSynthetic: company.is_synthetic,
    input: {
      asOf,
      companyName: company.name,
      registration: toRegistration(company),
      statements: accounts.get(company.company_id) ?? [],
      coveredDimensions: covered.get(company.company_id) ?? [],
      facts: (facts.get(company.company_id) ?? []).map((row) => ({
        ...toFact(row),
        payload: pickRatingFields(row.dimension, row.payload),
      })),
      linkedParties: links.get(company.company_id) ?? [],
      controllerSharesYuan: shares.get(company.company_id) ?? null,
    },
  }));
};
