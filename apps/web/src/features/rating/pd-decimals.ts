import { formatFigure } from '../../ui/format.ts';

const PD_DECIMALS = 2;
/** The best classes differ behind the second decimal. */
const SMALL_PD_DECIMALS = 3;
const SMALL_PD = 0.1;

/** Decimals in which a possibility of default, in percent, is shown. */
export const decimalsOf = (pd: string): number => (Number(pd) < SMALL_PD ? SMALL_PD_DECIMALS : PD_DECIMALS);

/** A score never says that a default is certain: that is for facts to say. */
const NEAR_CERTAIN = 99.99;

/** A possibility of default by score, percent, as text. */
export const writeScoredPd = (pd: number): string =>
  pd > NEAR_CERTAIN ? `>${NEAR_CERTAIN}` : formatFigure(pd, decimalsOf(String(pd)));
