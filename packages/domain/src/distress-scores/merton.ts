import { normalCdf } from '../numerics/index.ts';

export interface MertonInput {
  /** Market value of equity and face value of debt, one currency. */
  readonly equity: number;
  readonly debt: number;
  /** A year, plain numbers: .8 and .05. */
  readonly equityVolatility: number;
  readonly rate: number;
  readonly years: number;
  /** Growth of the assets for a physical possibility of default; the rate when absent. */
  readonly drift?: number;
}

export interface MertonResult {
  readonly assetValue: number;
  readonly assetVolatility: number;
  /** Distance to default, in standard deviations. */
  readonly distance: number;
  /** Plain number, 0 to 1. */
  readonly probability: number;
  /** What the debt is worth today. */
  readonly debtValue: number;
  /** Share of the debt, as if it were safe, that is expected to be lost. */
  readonly expectedLoss: number;
}

const MOST_STEPS = 200;
const PRECISION = 1e-14;

type Market = Pick<MertonInput, 'debt' | 'rate' | 'years'>;

const distances = (assets: number, volatility: number, { debt, rate, years }: Market) => {
  const spread = volatility * Math.sqrt(years);
  const d1 = (Math.log(assets / debt) + (rate + volatility ** 2 / 2) * years) / spread;
  return { d1, d2: d1 - spread };
};

/** Equity as a call on the assets: V N(d1) - D e^(-rT) N(d2). */
const priceEquity = (assets: number, volatility: number, market: Market): number => {
  const { d1, d2 } = distances(assets, volatility, market);
  return assets * normalCdf(d1) - market.debt * Math.exp(-market.rate * market.years) * normalCdf(d2);
};

/** The assets whose call is worth the equity: Newton from above, where the convex price lets no step overshoot. */
const findAssets = (equity: number, volatility: number, market: Market): number => {
  let assets = equity + market.debt * Math.exp(-market.rate * market.years);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const { d1 } = distances(assets, volatility, market);
    const change = (priceEquity(assets, volatility, market) - equity) / normalCdf(d1);
    assets -= change;
    if (Math.abs(change) <= PRECISION * assets) break;
  }
  return assets;
};

/**
 * Merton (1974) as KMV solves it: E = V N(d1) - D e^(-rT) N(d2) and sigma_E E = N(d1) sigma_V V. The volatility of the
 * assets lies between nothing and that of equity, and the second equation rises with it: halved down to the last bit.
 */
export const calculateMerton = (input: MertonInput): MertonResult => {
  const { equity, debt, equityVolatility, rate, years, drift = rate } = input;
  if (!(equity > 0 && debt > 0 && equityVolatility > 0 && years > 0))
    throw new RangeError('equity, debt, volatility and time must be positive');
  let low = 0;
  let high = equityVolatility;
  for (let step = 0; step < MOST_STEPS && high - low > PRECISION * equityVolatility; step += 1) {
    const middle = (low + high) / 2;
    const assets = findAssets(equity, middle, input);
    const { d1 } = distances(assets, middle, input);
    if (normalCdf(d1) * middle * assets < equityVolatility * equity) low = middle;
    else high = middle;
  }
  const assetVolatility = (low + high) / 2;
  const assetValue = findAssets(equity, assetVolatility, input);
  const { d2: distance } = distances(assetValue, assetVolatility, { debt, rate: drift, years });
  const safeDebt = debt * Math.exp(-rate * years);
  const debtValue = assetValue - equity;
  return {
    assetValue,
    assetVolatility,
    distance,
    probability: normalCdf(-distance),
    debtValue,
    expectedLoss: (safeDebt - debtValue) / safeDebt,
  };
};
