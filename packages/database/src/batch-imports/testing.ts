import type { CompanyBatch, KeyScheme } from '@mingjian/domain/records';
import type { Database } from '../connection/index.ts';
import { saveRecords, seedSources } from '../records/index.ts';

/** A company that a test wants matched. All names and numbers are made up. */
export interface ListedStory {
  readonly name: string;
  readonly keys: Readonly<Partial<Record<KeyScheme, string>>>;
  readonly nameEn?: string;
  readonly formerName?: string;
  /** GB/T 2260, six digits. */
  readonly area?: string;
  readonly legalRepresentative?: string;
}

const INSTANT = '2024-06-30T00:00:00Z';

const makeCompany = (story: ListedStory): CompanyBatch => ({
  party: {
    kind: 'company',
    name: story.name,
    keys: Object.entries(story.keys).map(([scheme, value]) => ({ scheme: scheme as KeyScheme, value })),
  },
  records: [
    {
      dimension: 'basic_registration',
      naturalKey: 'registration',
      payload: {
        company_name: story.name,
        registration_status: 'active',
        legal_representative: story.legalRepresentative ?? null,
      },
    },
    {
      dimension: 'identifiers_names',
      naturalKey: 'names',
      payload: {
        unified_social_credit_code: story.keys.credit_code ?? null,
        english_name: story.nameEn ?? null,
        former_name: story.formerName ?? null,
      },
    },
    {
      dimension: 'contact_address',
      naturalKey: 'registered',
      payload: { address_type: 'registered', area_code: story.area ?? '440305' },
    },
  ],
});

/** Stores companies as an import does; answers their ids in the same order. */
export const saveListedCompanies = async (
  db: Database,
  stories: readonly ListedStory[],
): Promise<readonly number[]> => {
  await seedSources(db);
  await saveRecords(db, {
    knownFrom: INSTANT,
    retrievedAt: INSTANT,
    sourceId: 'necips',
    enteredBy: 'synthetic',
    isSynthetic: true,
    companies: stories.map(makeCompany),
  });
  const { rows } = await db.pool.query<{ value: string; company_id: number }>(
    'select value, company_id from party_key',
  );
  const byKey = new Map(rows.map((row) => [row.value, row.company_id]));
  return stories.map(({ keys }) => byKey.get(Object.values(keys)[0] ?? '') ?? 0);
};
