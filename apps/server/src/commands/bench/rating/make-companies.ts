import type { CompanyBatch, RecordBatch, RecordDraft } from '@mingjian/domain/records';

const YEARS = 5;
const LAST_YEAR = 2025;
/** Each share of companies that get accounts, or a fact, of a hundred. */
const WITH_ACCOUNTS = 60;
const FACTS: readonly RecordDraft[] = [
  {
    dimension: 'dishonest_debtor',
    naturalKey: 'fact',
    payload: { dishonest_published_on: '2025-06-01', dishonest_amount: '120000.00' },
  },
  {
    dimension: 'enforcement',
    naturalKey: 'fact',
    payload: { enforcement_status: 'open', enforcement_amount: '900000.00' },
  },
  {
    dimension: 'abnormal_operation',
    naturalKey: 'fact',
    payload: { abnormal_list_date: '2025-01-15', abnormal_list_reason: 'unreachable_address' },
  },
];

const money = (yuan: number): string => yuan.toFixed(2);

const makeAccounts = (company: number, year: number): readonly RecordDraft[] => {
  // A spread of strong and weak firms that needs no random numbers.
  const assets = 1e6 + (company % 997) * 1e4;
  const debtShare = 0.3 + ((company * 7) % 60) / 100;
  const margin = (((company * 13 + year) % 40) - 10) / 200;
  const period = {
    period_end: `${year}-12-31`,
    period_type: 'annual',
    fiscal_year: year,
    consolidation_scope: 'consolidated',
    is_restated: false,
  };
  const part = (dimension: string, items: Record<string, string>): RecordDraft => ({
    dimension,
    naturalKey: `${period.period_end}|annual|consolidated|as-reported`,
    eventDate: period.period_end,
    publishedOn: `${year + 1}-04-30`,
    payload: { ...period, ...items },
  });
  return [
    part('balance_sheet', {
      total_assets: money(assets),
      total_current_assets: money(assets * 0.55),
      total_current_liabilities: money(assets * debtShare * 0.7),
      total_liabilities: money(assets * debtShare),
      total_equity: money(assets * (1 - debtShare)),
      retained_earnings: money(assets * (1 - debtShare) * 0.4),
      surplus_reserve: money(assets * (1 - debtShare) * 0.05),
    }),
    part('income_statement', { operating_revenue: money(assets * 0.8), ebit: money(assets * margin) }),
  ];
};

const makeCompany = (number: number): CompanyBatch => {
  const name = `基准${number}有限公司`;
  const fact = number % 20 === 0 ? FACTS[(number / 20) % FACTS.length] : undefined;
  const years = number % 100 < WITH_ACCOUNTS ? YEARS : 0;
  return {
    party: { kind: 'company', name, keys: [{ scheme: 'credit_code', value: `BENCH${number}` }] },
    records: [
      {
        dimension: 'basic_registration',
        naturalKey: 'registration',
        payload: {
          company_name: name,
          registration_status: 'active',
          paid_in_capital_registered: '1000000.00',
        },
      },
      ...Array.from({ length: years }, (_, age) => makeAccounts(number, LAST_YEAR - age)).flat(),
      ...(fact ? [fact] : []),
    ],
  };
};

/** Companies `from` up to `to`, exclusive: three in five with five years of accounts, one in twenty with a fact. */
export const makeBatch = (from: number, to: number): RecordBatch => ({
  knownFrom: '2026-05-01T00:00:00.000Z',
  retrievedAt: '2026-05-01T00:00:00.000Z',
  sourceId: 'user-statements',
  enteredBy: 'synthetic',
  isSynthetic: true,
  companies: Array.from({ length: to - from }, (_, index) => makeCompany(from + index)),
});
