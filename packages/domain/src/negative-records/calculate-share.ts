const PERCENT = 100;
const SHARE_DECIMALS = 2;

/** Percent that an amount is of the net assets, as decimal text; null without either, or where they are not positive. */
export const calculateShareOfNetAssets = (
  amount: string | null,
  netAssets: { readonly amount: string } | null,
): string | null =>
  amount === null || netAssets === null || Number(netAssets.amount) <= 0
    ? null
    : ((PERCENT * Number(amount)) / Number(netAssets.amount)).toFixed(SHARE_DECIMALS);
