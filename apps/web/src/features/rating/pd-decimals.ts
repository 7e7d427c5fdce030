export const PD_DECIMALS = 2;
/** The best classes differ behind the second decimal. */
const SMALL_PD_DECIMALS = 3;
const SMALL_PD = 0.1;

/** Decimals in which a possibility of default, in percent, is shown. */
export const decimalsOf = (pd: string): number => (Number(pd) < SMALL_PD ? SMALL_PD_DECIMALS : PD_DECIMALS);
