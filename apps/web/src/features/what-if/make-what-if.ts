import type { WhatIfInput } from '@mingjian/contract/ratings';

/** Test data: accounts of a trader, one enforcement, and a parent; rated by the model of version 1. */
export const makeWhatIf = (over: Partial<WhatIfInput['input']> = {}): WhatIfInput => {
  const labels = {
    operating_revenue: ['Operating revenue', '营业收入'],
    operating_cost: ['Operating cost', '营业成本'],
    net_profit: ['Net profit', '净利润'],
    cash_and_equivalents: ['Cash and equivalents', '货币资金'],
    inventories: ['Inventories', '存货'],
    total_current_assets: ['Total current assets', '流动资产合计'],
    total_assets: ['Total assets', '资产总计'],
    short_term_borrowings: ['Short-term borrowings', '短期借款'],
    total_current_liabilities: ['Total current liabilities', '流动负债合计'],
    total_liabilities: ['Total liabilities', '负债合计'],
    paid_in_capital: ['Paid-in capital', '实收资本'],
    retained_earnings: ['Undistributed profit', '未分配利润'],
    total_equity: ['Total equity', '所有者权益合计'],
  } as const;
  const items = {
    operating_revenue: '1200000.00',
    operating_cost: '1000000.00',
    net_profit: '60000.00',
    cash_and_equivalents: '300000.00',
    inventories: '700000.00',
    total_current_assets: '1000000.00',
    total_assets: '1000000.00',
    short_term_borrowings: '500000.00',
    total_current_liabilities: '500000.00',
    total_liabilities: '500000.00',
    paid_in_capital: '300000.00',
    retained_earnings: '200000.00',
    total_equity: '500000.00',
  };
  const origins = [{ dimension: 'balance_sheet', recordId: 11, knownFrom: '2026-04-30T00:00:00.000Z' }];
  const statement = { items, origins, auditOpinion: 'unqualified' };
  return {
    companyId: 7,
    ratedAt: '2026-09-30T08:00:00.000Z',
    model: { version: '1', path: '/models/rating-1.json' },
    labels: Object.entries(labels).map(([field, [en, cn]]) => ({ field, label: { en, cn } })),
    input: {
      asOf: '2026-09-30',
      companyName: '甲公司',
      registration: {
        status: 'active',
        establishedOn: '2015-03-01',
        registeredCapitalYuan: '5000000',
        paidInCapitalYuan: '3000000',
        companyType: '有限责任公司',
        nature: 'private',
        insuredEmployees: 50,
        isListed: false,
        isHighTech: false,
        industrySection: 'F',
        sizeGrade: 'small',
      },
      statements: [
        { ...statement, periodEnd: '2025-12-31' },
        { ...statement, periodEnd: '2024-12-31' },
      ],
      coveredDimensions: ['enforcement', 'dishonest_debtor'],
      facts: [
        {
          recordId: 21,
          knownFrom: '2026-03-02T00:00:00.000Z',
          dimension: 'enforcement',
          status: 'current',
          eventDate: '2026-03-01',
          publishedOn: '2026-03-01',
          validTo: null,
          payload: {
            enforcement_status: 'open',
            enforcement_filing_date: '2026-03-01',
            enforcement_amount: '20000',
          },
        },
      ],
      linkedParties: [
        {
          companyId: 77,
          name: '乙集团有限公司',
          relation: 'holder',
          sharePercent: 80,
          grade: 6,
          standAloneLogOdds: -6,
          centralTendency: null,
          ratedAt: '2026-09-01T00:00:00.000Z',
          guarantees: [],
        },
      ],
      controllerSharesYuan: null,
      ...over,
    },
  };
};
