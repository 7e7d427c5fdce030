import { copyRows, inTransaction } from '@mingjian/database/connection';
import type { Database } from '@mingjian/database/connection';
import { refreshSearch } from '@mingjian/database/search';
import { makeCreditCode } from '@mingjian/domain/credit-code';
import { saveCompanies } from '../search/load-companies.ts';
import { makeCompanies } from '../search/make-companies.ts';
import type { BenchCompany } from '../search/make-companies.ts';

const BATCH = 5_000;
const BODY_LENGTH = 17;

/** The made-up companies of the search benchmark, with credit codes whose check digit is right. */
export function* makeListedCompanies(count: number, seed: number): Generator<BenchCompany & ListedCompany> {
  for (const company of makeCompanies(count, seed)) {
    const body = company.creditCode?.slice(0, BODY_LENGTH) ?? '';
    yield { ...company, creditCode: makeCreditCode(body) };
  }
}

const saveBatch = async (db: Database, batch: readonly (BenchCompany & ListedCompany)[]): Promise<void> => {
  await saveCompanies(db, batch);
  await inTransaction(db, (client) =>
    copyRows(
      client,
      'party_key',
      ['scheme', 'value', 'company_id'],
      batch.map(({ id, creditCode }) => ({ scheme: 'credit_code', value: creditCode, company_id: id })),
    ),
  );
};

/** What rows are written from. */
export interface ListedCompany {
  readonly id: number;
  readonly name: string;
  readonly creditCode: string;
  readonly formerNames: readonly string[];
  /** Short name of the city; empty where none is known. */
  readonly region: string;
}

export interface LoadedMarket {
  /** Every so many-th company. */
  readonly companies: readonly ListedCompany[];
  readonly names: ReadonlySet<string>;
}

/** Fills the tables that matching reads. */
export const loadMarket = async (
  db: Database,
  companies: number,
  seed: number,
  kept: number,
): Promise<LoadedMarket> => {
  const step = Math.max(1, Math.floor(companies / kept));
  const sample: ListedCompany[] = [];
  const names = new Set<string>();
  let batch: (BenchCompany & ListedCompany)[] = [];
  for (const company of makeListedCompanies(companies, seed)) {
    batch.push(company);
    for (const name of [company.name, ...company.formerNames]) names.add(name);
    if (company.id % step === 0) sample.push(company);
    if (batch.length < BATCH) continue;
    await saveBatch(db, batch);
    batch = [];
  }
  await saveBatch(db, batch);
  await refreshSearch(db);
  await db.pool.query('analyze');
  return { companies: sample, names };
};
