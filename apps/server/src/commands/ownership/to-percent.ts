/** Ten decimals: 30.000000000000004 is 30. */
export const toPercent = (share: number): number => Math.round(share * 1e12) / 1e10;
