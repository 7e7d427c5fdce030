import { expect, test } from 'vitest';
import { RATING_CLASSES } from '../ratings/index.ts';
import { EM_RATINGS, findEmRating } from './index.ts';

test.each([
  [12, 'AAA', '3A1'],
  [8.15, 'AAA', '3A1'],
  [8.1499, 'AA+', '3A2'],
  [6.936, 'A+', '3A5'],
  [5.85, 'BBB', '3A9'],
  [3.75, 'B-', '3A16'],
  [3.2, 'CCC+', '3A17'],
  [2.5, 'CCC', '3A17'],
  [1.75, 'CCC-', '3A17'],
  [1.7499, 'D', '3A18'],
  [-40, 'D', '3A18'],
])('an EM score of %d is %s, our %s', (score, symbol, name) => {
  expect(findEmRating(score)).toEqual({ symbol, class: name });
});

test('the bounds fall, and down to B- the steps are those of our ladder', () => {
  const bounds = EM_RATINGS.map(({ from }) => from);
  expect(bounds).toEqual([...bounds].sort((a, b) => b - a));
  expect(EM_RATINGS.slice(0, 16).map(({ symbol, class: name }) => [name, symbol])).toEqual(
    RATING_CLASSES.slice(0, 16).map(({ name, counterpart }) => [name, counterpart]),
  );
});
