import type { Words } from '../companies/index.ts';
import type { StatementCell } from '../financials/index.ts';

/** What models ask of the stock market; names as formulas write them. */
export const MARKET_INPUT_WORDS = {
  market_value: { en: 'Market value of equity', cn: '股权市值' },
  equity_volatility: { en: 'Volatility of the share, a year', cn: '股价年化波动率' },
  risk_free_rate: { en: 'Risk-free rate, a year', cn: '无风险年利率' },
  past_return: { en: 'Return of the share over the past year', cn: '股票过去一年收益率' },
  past_excess_return: {
    en: 'Return of the share above the market over the past year',
    cn: '股票过去一年超额收益率',
  },
  relative_size: {
    en: 'Logarithm of the market value as a share of the whole market',
    cn: '市值占全市场比重的对数',
  },
  residual_volatility: { en: 'Residual volatility of the share', cn: '股票残差波动率' },
  average_profit_to_market_assets: {
    en: 'Profit to market assets, weighted over four quarters (NIMTAAVG)',
    cn: '四个季度加权的净利润与市值总资产之比（NIMTAAVG）',
  },
  average_excess_return: {
    en: 'Monthly return above the market, weighted over a year (EXRETAVG)',
    cn: '一年加权的月度超额收益率（EXRETAVG）',
  },
  three_month_volatility: { en: 'Volatility of the share over three months', cn: '股票三个月波动率' },
  market_to_book: { en: 'Market value to book equity', cn: '市净率' },
  log_price: {
    en: 'Logarithm of the share price in US dollars, 15 at most',
    cn: '股价（美元，上限 15）的对数',
  },
} as const satisfies Record<string, Words>;

export type MarketInputName = keyof typeof MARKET_INPUT_WORDS;

export interface MarketFigure {
  /** As the models take it: yuan, or a rate as a plain number (.35, not 35). */
  readonly value: number;
  /** In field names. */
  readonly formula: string;
  readonly cells: readonly StatementCell[];
}

export type MarketFigures = Readonly<Partial<Record<MarketInputName, MarketFigure>>>;

export const isMarketInput = (name: string): name is MarketInputName => name in MARKET_INPUT_WORDS;

/** The dimension that market data of a company stand in. */
export const LISTING_DIMENSION = 'listing_profile';

const PERCENT = 100;

/** What the listing record of a company tells of the market; anything else is not on file. */
export const readMarketFigures = (
  payload: Readonly<Record<string, unknown>>,
  cellOf: (field: string, value: string) => StatementCell,
): MarketFigures => {
  const read = (field: string, formula: string, scale: number): MarketFigure | undefined => {
    const value = payload[field];
    return typeof value === 'string' && Number(value) > 0
      ? { value: Number(value) / scale, formula, cells: [cellOf(field, value)] }
      : undefined;
  };
  const value = read('market_cap', 'market_cap', 1);
  const volatility = read('equity_volatility_1y', 'equity_volatility_1y ÷ 100', PERCENT);
  return {
    ...(value ? { market_value: value } : {}),
    ...(volatility ? { equity_volatility: volatility } : {}),
  };
};
