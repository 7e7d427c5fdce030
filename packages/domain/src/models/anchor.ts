const CLOSE_ENOUGH = 1e-12;
const MOST_STEPS = 200;

const toLogOdds = (share: number): number => Math.log(share / (1 - share));

/** Mean possibility of default of cases with these log-odds after slope and shift. */
const averageProbability = (logOdds: readonly number[], slope: number, shift: number): number =>
  logOdds.reduce((sum, value) => sum + 1 / (1 + Math.exp(-slope * value - shift)), 0) / logOdds.length;

/**
 * The shift with which log-odds `slope x raw + shift` have the central tendency as mean possibility of default over a
 * population; by bisection.
 * @param quantiles raw log-odds of the population, in any order
 * @param centralTendency long-run default rate, above 0 and below 1
 */
export const findShift = (quantiles: readonly number[], centralTendency: number, slope = 1): number => {
  if (quantiles.length === 0) throw new RangeError('Nothing to anchor: there are no quantiles.');
  if (!(centralTendency > 0 && centralTendency < 1))
    throw new RangeError(`A central tendency lies between 0 and 1, not at ${centralTendency}.`);
  const scaled = quantiles.map((value) => slope * value);
  const middle = toLogOdds(centralTendency);
  let low = middle - Math.max(...scaled);
  let high = middle - Math.min(...scaled);
  for (let step = 0; step < MOST_STEPS && high - low > CLOSE_ENOUGH; step += 1) {
    const shift = (low + high) / 2;
    if (averageProbability(quantiles, slope, shift) < centralTendency) low = shift;
    else high = shift;
  }
  return (low + high) / 2;
};

/**
 * A possibility of default moved from the sample that a model was fitted on to a population with another share of
 * defaults (King and Zeng 2001, Elkan 2001): the odds are multiplied by the odds of the population over those of the sample.
 */
export const correctBaseRate = (
  probability: number,
  sampleShare: number,
  populationShare: number,
): number => {
  const odds = Math.exp(toLogOdds(probability) + toLogOdds(populationShare) - toLogOdds(sampleShare));
  return odds / (1 + odds);
};
