import { formatFigure } from '../../ui/index.ts';

const LEAST_DECIMALS = 2;
/** The best classes of the model differ behind the second decimal. */
const SMALL_PD = 0.1;

/** A possibility of default of the model: `0.11 %`. */
export const writeModelPd = (pd: string): string =>
  `${formatFigure(pd, Number(pd) < SMALL_PD ? LEAST_DECIMALS + 1 : LEAST_DECIMALS)} %`;

/** One that a person stated, with all the decimals that were stated. */
export const writeOwnPd = (pd: string): string => {
  const stated = pd.split('.')[1]?.length ?? 0;
  return `${formatFigure(pd, Math.max(LEAST_DECIMALS, stated))} %`;
};
