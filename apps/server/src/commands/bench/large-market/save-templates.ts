import type { Database } from '@mingjian/database/connection';
import { saveRecords, seedSources } from '@mingjian/database/records';
import { makeDemoMarket } from '@mingjian/demo-market/market';
import type { CompanyBatch, RecordDraft } from '@mingjian/domain/records';
import { makeRandom } from '../search/random.ts';
import type { Random } from '../search/random.ts';

/** Of the records a company keeps: a Pareto tail with a mean of about twenty. */
const FEWEST = 11;
const TAIL = 1.5;
const MOST = 400;
/** Answers of sources beside the records: the rest would be three rows of coverage for each record. */
const ANSWERS = 6;
/** Every company has these, as in a register. */
const OF_REGISTER: ReadonlySet<string> = new Set([
  'basic_registration',
  'identifiers_names',
  'contact_address',
  'industry_classification',
]);

const drawSize = (random: Random): number =>
  Math.min(MOST, Math.floor(FEWEST * (1 - random.next()) ** (-1 / TAIL)));

const thin = (company: CompanyBatch, random: Random): CompanyBatch => {
  const shuffle = <T>(values: readonly T[]): readonly T[] =>
    values
      .map((value) => [random.next(), value] as const)
      .toSorted(([a], [b]) => a - b)
      .map(([, value]) => value);
  const isOfRegister = ({ dimension }: RecordDraft) => OF_REGISTER.has(dimension);
  const first = company.records.filter(isOfRegister);
  const others = shuffle(company.records.filter((record) => !isOfRegister(record)));
  return {
    ...company,
    records: [...first, ...others.slice(0, Math.max(0, drawSize(random) - first.length))],
    coverage: shuffle(company.coverage ?? []).slice(0, ANSWERS),
  };
};

/**
 * The companies that the others are copies of: those of the demo market, each with some of its records, stored by
 * `saveRecords`, so that records, coverage and projections fit each other.
 */
export const saveTemplates = async (db: Database, companies: number, seed: number): Promise<void> => {
  const random = makeRandom(seed);
  await seedSources(db);
  for (const batch of makeDemoMarket({ companies, seed: String(seed) })) {
    await saveRecords(db, {
      ...batch,
      companies: batch.companies.map((company) => thin(company, random)),
    });
  }
};
