import type { BusinessChain, ChainParty, ChainTrade, Standing } from '@mingjian/contract/business-chain';

const standing = (over: Partial<Standing> = {}): Standing => ({
  state: 'rated',
  ratingClass: '3A4',
  symbol: 'AA-',
  isWeak: false,
  flags: [],
  ...over,
});

const party = (key: string, name: string, over: Partial<ChainParty> = {}): ChainParty => ({
  key,
  companyId: null,
  name,
  nameEn: null,
  isSynthetic: true,
  level: 1,
  side: 'supplier',
  standing: standing({ state: 'name-only', ratingClass: null, symbol: null }),
  more: 0,
  ...over,
});

const trade = (supplier: string, customer: string, over: Partial<ChainTrade> = {}): ChainTrade => ({
  supplier,
  customer,
  role: 'supplier',
  share: '30',
  amount: '1500000000.00',
  year: 2024,
  isRelated: false,
  source: 'annual_report',
  record: { companyId: 7, recordId: 11, knownFrom: '2025-05-01T00:00:00.000Z', records: 1 },
  other: null,
  ...over,
});

const share = (ofDisclosed: string, ofAll: string) => ({ ofDisclosed, ofAll });

/** Test data: a supplier in default that has a supplier of its own, which is the company; a customer known by name. */
export const makeChain = (over: Partial<BusinessChain> = {}): BusinessChain => ({
  companyId: 7,
  years: [2024, 2023],
  year: 2024,
  state: 'found',
  parties: [
    party('company', '明鉴有限公司', { companyId: 7, level: 0, side: null, standing: standing() }),
    party('supplier 8', '破产有限公司', {
      companyId: 8,
      nameEn: 'Bankrupt Ltd.',
      standing: standing({ ratingClass: '3A19', symbol: 'C', isWeak: true, flags: ['default'] }),
      more: 4,
    }),
    party('supplier 8 远处', '内蒙古自治区呼伦贝尔市新能源装备制造股份有限公司', { level: 2 }),
    party('customer 7 客户', '只有名称的客户', { side: 'customer' }),
  ],
  trades: [
    trade('supplier 8', 'company', {
      other: {
        share: '12',
        amount: '1400000000.00',
        source: 'prospectus',
        record: { companyId: 8, recordId: 21, knownFrom: '2025-04-01T00:00:00.000Z', records: 1 },
      },
    }),
    trade('company', 'customer 7 客户', { role: 'customer', share: null, amount: null }),
    trade('supplier 8 远处', 'supplier 8'),
    trade('company', 'supplier 8', {
      share: null,
      amount: null,
      source: null,
      record: null,
      year: 2023,
      other: {
        share: '5',
        amount: '3000000.00',
        source: 'annual_report',
        record: { companyId: 7, recordId: 31, knownFrom: '2024-05-01T00:00:00.000Z', records: 1 },
      },
    }),
  ],
  isCapped: false,
  sides: [
    {
      role: 'supplier',
      partners: 1,
      counted: 1,
      namedByOthers: 2,
      isCapped: false,
      concentration: {
        basis: 'share',
        partners: 1,
        unweighed: 0,
        hhi: '1',
        effectiveNumber: '1',
        top1: '100',
        top5: '100',
        ofAll: {
          top1: '30',
          top5: '30',
          disclosed: '30',
          undisclosed: '70',
          leastHhi: '0.09',
          mostHhi: '0.28',
        },
      },
      exposure: {
        weak: share('100', '30'),
        flagged: share('100', '30'),
        weakOrFlagged: share('100', '30'),
        unrated: share('0', '0'),
      },
      change: {
        year: 2023,
        entered: [],
        left: [{ name: '从前的供应商', nameEn: null, companyId: null, share: null, shareBefore: '12' }],
        stayed: [
          { name: '破产有限公司', nameEn: 'Bankrupt Ltd.', companyId: 8, share: '30', shareBefore: '20' },
        ],
        anonymous: 1,
        hhi: '0.125',
        top1: '25',
        top5: '0',
      },
    },
    {
      role: 'customer',
      partners: 1,
      counted: 1,
      namedByOthers: 0,
      isCapped: false,
      concentration: null,
      exposure: null,
      change: null,
    },
  ],
  contagion: {
    own: '0.08',
    added: '15.2',
    passedOn: '30',
    usual: '1.73',
    parties: 3,
    usualParties: 2,
    parts: [
      { key: 'supplier 8', name: '破产有限公司', nameEn: 'Bankrupt Ltd.', points: '14.94' },
      { key: 'customer 7 客户', name: '只有名称的客户', nameEn: null, points: '0.26' },
    ],
  },
  isRatingWithheld: false,
  ...over,
});

/** Test data: the suppliers of the year, as `listPartners` answers. */
export const makePartners = () => ({
  items: [
    {
      name: '破产有限公司',
      nameEn: 'Bankrupt Ltd.',
      companyId: 8,
      isSynthetic: true,
      share: '30',
      amount: '1500000000.00',
      isRelated: true,
      source: 'annual_report',
      record: { companyId: 7, recordId: 11, knownFrom: '2025-05-01T00:00:00.000Z', records: 2 },
      other: {
        share: '12',
        amount: '1400000000.00',
        source: 'prospectus',
        record: { companyId: 8, recordId: 21, knownFrom: '2025-04-01T00:00:00.000Z', records: 1 },
      },
      standing: standing({ ratingClass: '3A19', symbol: 'C', isWeak: true, flags: ['default'] }),
      before: null,
    },
  ],
  total: 1,
  totalIsCapped: false,
  page: 1,
  pageSize: 20,
  year: 2024,
});
