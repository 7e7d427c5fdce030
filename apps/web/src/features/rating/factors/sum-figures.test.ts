import { expect, it } from 'vitest';
import { sumFigures } from './sum-figures.ts';

it.each([
  [[], '0'],
  [['0.1', '0.2'], '0.3'],
  [['-5.178288664281', '0.000000000001'], '-5.17828866428'],
  [['-1', '0.999999999999'], '-0.000000000001'],
  [['636.536703729499', '-36.9348977522'], '599.601805977299'],
])('%j add up to %s', (figures, sum) => {
  expect(sumFigures(figures)).toBe(sum);
});
