import type { Fact, Profile, Provenance, Statement, SummaryKey } from '@mingjian/contract/companies';
import { PROFILE_SECTIONS } from '@mingjian/domain/companies';
import { findField } from '@mingjian/domain/dictionary';

/** Makers of invented profiles for the tests of this feature. */
export const makeProvenance = (dimension: string, recordId: number): Provenance => ({
  dimension,
  recordId,
  version: 1,
  sourceId: 'necips',
  sourceUrl: null,
  locator: 'row 7',
  eventDate: null,
  publishedOn: '2024-02-01',
  retrievedAt: '2024-03-01T00:00:00.000Z',
  knownFrom: '2024-03-01T00:00:00.000Z',
  validFrom: null,
  validTo: null,
  confidence: '95.00',
  status: 'current',
  enteredBy: 'synthetic',
  isSynthetic: true,
  isDisputed: false,
});

export const makeStatement = (periodEnd: string, items: Readonly<Record<string, string>>): Statement => {
  const dimensions = new Set(Object.keys(items).flatMap((field) => findField(field)?.dimension ?? []));
  return {
    periodEnd,
    periodType: 'annual',
    series: 'as-reported',
    scope: 'consolidated',
    isAudited: true,
    auditOpinion: 'unqualified',
    items,
    origins: [...dimensions].map((dimension, index) => ({
      dimension,
      provenance: makeProvenance(dimension, index + 1),
      fields: null,
    })),
  };
};

const ABSENT: Fact = {
  value: null,
  currency: null,
  absence: 'not_yet_fetched',
  provenance: null,
  records: null,
};

export const makeFact = (value: Fact['value'], dimension = 'basic_registration'): Fact => ({
  ...ABSENT,
  value,
  absence: null,
  provenance: makeProvenance(dimension, 10),
});

const SUMMARY_KEYS: readonly SummaryKey[] = [
  'name',
  'creditCode',
  'nature',
  'companyType',
  'legalRepresentative',
  'establishedOn',
  'yearsInBusiness',
  'registeredCapital',
  'paidInCapital',
  'isListed',
  'employees',
  'province',
  'city',
  'address',
  'postalCode',
  'industryCode',
  'status',
  'sizeGrade',
  'patentRange',
  'trademarkRange',
  'financingRange',
  'isHighTech',
];

/** A profile of which nothing is known but what is given. */
export const makeProfile = ({
  summary = {},
  ...parts
}: Partial<Omit<Profile, 'summary'>> & { readonly summary?: Partial<Profile['summary']> } = {}): Profile => ({
  companyId: 7,
  asAt: '2026-11-20',
  name: '明鉴测试有限公司',
  nameEn: 'Mingjian Test Co., Ltd.',
  creditCode: null,
  stockCode: null,
  status: 'active',
  isSynthetic: true,
  isFollowed: false,
  knownFrom: '2024-03-01T00:00:00.000Z',
  summary: {
    ...(Object.fromEntries(SUMMARY_KEYS.map((key) => [key, ABSENT])) as Profile['summary']),
    ...summary,
  },
  sections: PROFILE_SECTIONS.map(({ dimension }) => ({
    dimension,
    state: 'not_yet_fetched',
    checkedAt: null,
    total: 0,
    records: [],
  })),
  statementsState: 'not_yet_fetched',
  statements: [],
  dataQuality: { score: '0.00', completeness: '0.00', freshness: '0.00', confidence: '0.00', parts: [] },
  linkedCompanyIds: [],
  sources: [{ sourceId: 'necips', en: 'Publicity System', cn: '公示系统' }],
  ...parts,
});
