import { formatFigure } from '../../ui/format.ts';

/** Below this, two decimals would say that there is no chance at all. */
const SMALLEST = 0.01;

/** Log-odds -> how many times the odds, two decimals: `1.49`, `<0.01`. */
export const formatOdds = (logOdds: number): string => {
  const times = Math.exp(logOdds);
  return times < SMALLEST ? `<${formatFigure(SMALLEST)}` : formatFigure(times);
};
