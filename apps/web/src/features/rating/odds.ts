import { formatCount, formatFigure } from '../../ui/format.ts';

/** Below this, two decimals would say that there is no chance at all. */
const SMALLEST = 0.01;

/** From here on, decimals say nothing more. */
const LARGE = 100;

/** Log-odds -> how many times the odds, two decimals below 100: `1.49`, `<0.01`, `2,981`. */
export const formatOdds = (logOdds: number): string => {
  const times = Math.exp(logOdds);
  if (times < SMALLEST) return `<${formatFigure(SMALLEST)}`;
  return times < LARGE ? formatFigure(times) : formatCount(times);
};
