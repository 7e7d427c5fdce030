import type { CompanyBatch, RecordBatch, RecordDraft } from '@mingjian/domain/records';
import type { Database } from '../../connection/index.ts';
import { saveRecords, seedSources } from '../../records/index.ts';

/** What a test says of a company it wants found. All names and numbers are made up. */
export interface CompanyStory {
  readonly code: string;
  readonly name: string;
  readonly nameEn?: string;
  readonly formerName?: string;
  readonly shortName?: string;
  readonly stockCode?: string;
  readonly registrationNumber?: string;
  readonly status?: string;
  readonly nature?: string;
  readonly establishedOn?: string;
  readonly capital?: string;
  /** GB/T 2260, six digits. */
  readonly area?: string;
  /** GB/T 4754 division, `C39`. */
  readonly division?: string;
  readonly isHighTech?: boolean;
  readonly revenue?: string;
}

const INSTANT = '2024-06-30T00:00:00Z';

const makeRecords = (story: CompanyStory): readonly RecordDraft[] => [
  {
    dimension: 'basic_registration',
    naturalKey: 'registration',
    payload: {
      company_name: story.name,
      registration_status: story.status ?? 'active',
      ownership_nature: story.nature ?? 'private',
      establishment_date: story.establishedOn ?? '2010-03-04',
      registered_capital: story.capital ?? '1000000',
      registered_capital_currency: 'CNY',
      is_listed: story.stockCode !== undefined,
    },
  },
  {
    dimension: 'identifiers_names',
    naturalKey: 'names',
    payload: {
      unified_social_credit_code: story.code,
      english_name: story.nameEn ?? null,
      former_name: story.formerName ?? null,
      short_name: story.shortName ?? null,
      stock_code: story.stockCode ?? null,
    },
  },
  {
    dimension: 'contact_address',
    naturalKey: 'registered',
    payload: { address_type: 'registered', area_code: story.area ?? '440305' },
  },
  {
    dimension: 'industry_classification',
    naturalKey: 'industry',
    payload: {
      industry_section_code: (story.division ?? 'I65').slice(0, 1),
      industry_division_code: story.division ?? 'I65',
    },
  },
  ...(story.isHighTech
    ? [{ dimension: 'certification_honour', naturalKey: 'h', payload: { high_tech_certified: true } }]
    : []),
  ...(story.revenue === undefined ? [] : [makeIncome(story.revenue)]),
];

const makeIncome = (revenue: string): RecordDraft => ({
  dimension: 'income_statement',
  naturalKey: '2023-12-31|annual|consolidated|as-reported',
  payload: {
    period_end: '2023-12-31',
    period_type: 'annual',
    fiscal_year: 2023,
    consolidation_scope: 'consolidated',
    is_restated: false,
    operating_revenue: revenue,
  },
});

const makeCompany = (story: CompanyStory): CompanyBatch => ({
  party: {
    kind: 'company',
    name: story.name,
    keys: [
      { scheme: 'credit_code', value: story.code },
      ...(story.registrationNumber
        ? [{ scheme: 'registration_number' as const, value: story.registrationNumber }]
        : []),
    ],
  },
  records: makeRecords(story),
});

/** Stores companies as an import does, so that the test searches what the projection made. */
export const saveStories = async (db: Database, stories: readonly CompanyStory[]): Promise<void> => {
  await seedSources(db);
  const batch: RecordBatch = {
    knownFrom: INSTANT,
    retrievedAt: INSTANT,
    sourceId: 'necips',
    enteredBy: 'synthetic',
    isSynthetic: true,
    companies: stories.map(makeCompany),
  };
  await saveRecords(db, batch);
};
