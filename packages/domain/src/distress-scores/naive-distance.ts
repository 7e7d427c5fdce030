import { normalCdf } from '../numerics/index.ts';

export interface NaiveDistanceInput {
  /** Market value of equity and face value of debt (current liabilities and half of the long-term debt), one currency. */
  readonly equity: number;
  readonly debt: number;
  /** A year, plain numbers. */
  readonly equityVolatility: number;
  readonly pastReturn: number;
  readonly years: number;
}

/** Volatility of debt: .05 + .25 of that of equity. */
const DEBT_VOLATILITY = { base: 0.05, share: 0.25 } as const;

/** Bharath and Shumway's distance to default, which needs no solver. */
export const calculateNaiveDistance = ({
  equity,
  debt,
  equityVolatility,
  pastReturn,
  years,
}: NaiveDistanceInput): { readonly distance: number; readonly probability: number } => {
  const assets = equity + debt;
  const volatility =
    (equity / assets) * equityVolatility +
    (debt / assets) * (DEBT_VOLATILITY.base + DEBT_VOLATILITY.share * equityVolatility);
  const distance =
    (Math.log(assets / debt) + (pastReturn - volatility ** 2 / 2) * years) / (volatility * Math.sqrt(years));
  return { distance, probability: normalCdf(-distance) };
};
