/** Yuan for one unit, rounded, for comparing sizes on a list only; no figure is ever computed with them. */
const ROUGH_YUAN: Readonly<Record<string, number>> = {
  CNY: 1,
  USD: 7,
  EUR: 7.8,
  GBP: 9,
  CHF: 8,
  HKD: 0.9,
  MOP: 0.9,
  TWD: 0.22,
  SGD: 5.3,
  AUD: 4.7,
  CAD: 5.2,
  NZD: 4.3,
  JPY: 0.05,
  KRW: 0.005,
  MYR: 1.6,
  THB: 0.2,
};

/** Registered capital in whole yuan for filters and popularity; null when unknown or in a currency without a rate. */
export const roughCapitalYuan = (amount: string | null, currency: string | null): number | null => {
  const rate = ROUGH_YUAN[currency ?? 'CNY'];
  if (amount === null || rate === undefined) return null;
  const yuan = Math.round(Number(amount) * rate);
  return Number.isSafeInteger(yuan) ? yuan : null;
};
