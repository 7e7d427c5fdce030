import type { Statement } from '../financials/index.ts';
import type { Payload } from '../records/index.ts';
import type { Fact } from './facts.ts';
import type { RatingInput, Registration } from './rating-input.ts';

/** Test data: a sound manufacturer's accounts (Z'' 1.312 + 0.652 + 0.672 + 1.05 + 3.25 = 6.936, 3A5). */
export const makeStatement = (items: Statement['items'] = {}, over: Partial<Statement> = {}): Statement => ({
  periodEnd: '2025-12-31',
  items: {
    total_assets: '1000000.00',
    total_current_assets: '600000.00',
    total_current_liabilities: '400000.00',
    total_liabilities: '500000.00',
    total_equity: '500000.00',
    retained_earnings: '150000.00',
    surplus_reserve: '50000.00',
    ebit: '100000.00',
    ebitda: '130000.00',
    inventories: '150000.00',
    accounts_receivable: '120000.00',
    notes_receivable: '20000.00',
    other_receivables: '10000.00',
    operating_revenue: '1200000.00',
    operating_cost: '900000.00',
    net_profit: '60000.00',
    long_term_borrowings: '80000.00',
    bonds_payable: '0.00',
    ...items,
  },
  origins: [
    { dimension: 'balance_sheet', recordId: 11, knownFrom: '2026-04-30T00:00:00.000Z' },
    { dimension: 'income_statement', recordId: 12, knownFrom: '2026-04-30T00:00:00.000Z' },
  ],
  auditOpinion: 'unqualified',
  ...over,
});

export const makeFact = (dimension: string, payload: Payload, over: Partial<Fact> = {}): Fact => ({
  recordId: 99,
  knownFrom: '2026-03-02T00:00:00.000Z',
  dimension,
  status: 'current',
  eventDate: null,
  publishedOn: null,
  validTo: null,
  payload,
  ...over,
});

/** Test data: a limited company of ten years with some staff; everything that can be known of it is known. */
export const makeRegistration = (over: Partial<Registration> = {}): Registration => ({
  status: 'active',
  establishedOn: '2015-03-01',
  registeredCapitalYuan: '5000000',
  paidInCapitalYuan: '100000',
  companyType: '有限责任公司',
  nature: 'private',
  insuredEmployees: 50,
  isListed: false,
  isHighTech: false,
  industrySection: 'C',
  sizeGrade: 'small',
  ...over,
});

export const makeInput = (over: Partial<RatingInput> = {}): RatingInput => ({
  asOf: '2026-09-30',
  companyName: '甲公司',
  registration: makeRegistration(),
  statements: [makeStatement()],
  coveredDimensions: ['enforcement', 'dishonest_debtor', 'change_record', 'annual_report', 'tax_credit'],
  facts: [],
  linkedParties: [],
  controllerSharesYuan: '60000',
  ...over,
});
