/**
 * Figures that models are fed with, each with the ways to get it, best first.
 * A way is a sum of statement items; the name says how the figure was come by.
 */
export interface FigureWay {
  readonly name: string;
  readonly plus: readonly string[];
  readonly minus: readonly string[];
}

const reported = (field: string): FigureWay => ({ name: 'reported', plus: [field], minus: [] });
const way = (name: string, plus: readonly string[], minus: readonly string[] = []): FigureWay => ({
  name,
  plus,
  minus,
});

const EBIT_WAYS: readonly FigureWay[] = [
  reported('ebit'),
  way('profit-before-tax-plus-interest', ['total_profit', 'interest_expense']),
  way('profit-before-tax-plus-finance-expenses', ['total_profit', 'finance_expenses']),
];

const DEPRECIATION_WAYS: readonly (readonly string[])[] = [
  ['depreciation_and_amortisation'],
  ['cf_depreciation', 'cf_amortisation'],
];

export const FIGURES = {
  'total-assets': [
    reported('total_assets'),
    way('other-side-of-the-balance', ['total_liabilities_and_equity']),
    way('liabilities-plus-equity', ['total_liabilities', 'total_equity']),
  ],
  'current-assets': [
    reported('total_current_assets'),
    way('assets-less-non-current', ['total_assets'], ['total_non_current_assets']),
  ],
  'current-liabilities': [
    reported('total_current_liabilities'),
    way('liabilities-less-non-current', ['total_liabilities'], ['total_non_current_liabilities']),
  ],
  'total-liabilities': [
    reported('total_liabilities'),
    way('assets-less-equity', ['total_assets'], ['total_equity']),
  ],
  equity: [reported('total_equity'), way('assets-less-liabilities', ['total_assets'], ['total_liabilities'])],
  // Western retained earnings are two items under Chinese standards: undistributed profit and surplus reserve.
  'retained-earnings': [
    way('undistributed-profit-plus-surplus-reserve', ['retained_earnings', 'surplus_reserve']),
  ],
  ebit: EBIT_WAYS,
  ebitda: [
    reported('ebitda'),
    ...EBIT_WAYS.flatMap(({ plus }) =>
      DEPRECIATION_WAYS.map((depreciation) => way('ebit-plus-depreciation', [...plus, ...depreciation])),
    ),
  ],
  depreciation: DEPRECIATION_WAYS.map((items) => way('depreciation', items)),
  revenue: [reported('operating_revenue'), way('total-operating-revenue', ['total_operating_revenue'])],
  'cost-of-sales': [reported('operating_cost')],
  'gross-profit': [
    reported('gross_profit'),
    way('revenue-less-cost', ['operating_revenue'], ['operating_cost']),
  ],
  'profit-before-tax': [
    reported('total_profit'),
    way('net-profit-plus-tax', ['net_profit', 'income_tax_expense']),
  ],
  'net-profit': [reported('net_profit'), way('profit-less-tax', ['total_profit'], ['income_tax_expense'])],
  inventories: [reported('inventories')],
  receivables: [
    way('all-receivables', ['accounts_receivable', 'notes_receivable', 'other_receivables']),
    way('accounts-and-other-receivables', ['accounts_receivable', 'other_receivables']),
    way('accounts-and-notes-receivable', ['accounts_receivable', 'notes_receivable']),
    reported('accounts_receivable'),
  ],
  'long-term-debt': [
    way('long-term-borrowings-plus-bonds', ['long_term_borrowings', 'bonds_payable']),
    way('long-term-borrowings', ['long_term_borrowings']),
  ],
  'total-debt': [
    reported('interest_bearing_debt'),
    way('borrowings-plus-bonds', [
      'short_term_borrowings',
      'non_current_liabilities_due_1y',
      'long_term_borrowings',
      'bonds_payable',
    ]),
  ],
} as const satisfies Record<string, readonly FigureWay[]>;

export type FigureName = keyof typeof FIGURES;

const PROFIT_AND_LOSS: ReadonlySet<string> = new Set([
  'ebit',
  'ebitda',
  'total_profit',
  'interest_expense',
  'finance_expenses',
  'depreciation_and_amortisation',
  'operating_revenue',
  'total_operating_revenue',
  'operating_cost',
  'gross_profit',
  'net_profit',
  'income_tax_expense',
]);
const CASH_FLOW = /^cf_/;

/** The part of the statement, hence the record, that an item of the figures above stands in. */
export const findItemDimension = (field: string): string => {
  if (CASH_FLOW.test(field)) return 'cash_flow_statement';
  return PROFIT_AND_LOSS.has(field) ? 'income_statement' : 'balance_sheet';
};

/** Every statement item that a figure can be made of. */
export const FIGURE_FIELDS: readonly string[] = [
  ...new Set(
    Object.values(FIGURES).flatMap((ways: readonly FigureWay[]) =>
      ways.flatMap(({ plus, minus }) => [...plus, ...minus]),
    ),
  ),
];
