import type { Statement } from '../financials/index.ts';
import type { Payload } from '../records/index.ts';
import type { Fact } from './facts.ts';
import type { RatingInput } from './rate-company.ts';

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

export const makeInput = (over: Partial<RatingInput> = {}): RatingInput => ({
  asOf: '2026-09-30',
  companyName: '甲公司',
  statement: makeStatement(),
  paidInCapitalYuan: '100000',
  controllerSharesYuan: '60000',
  facts: [],
  ...over,
});
