import { describe, expect, it } from 'vitest';
import { findWilsonInterval } from './index.ts';

describe('the interval of a share', () => {
  // Newcombe (1998), table I, method 3: Wilson's score interval without continuity correction.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
    [29, 29, 0.883, 1],
  ])('of %i in %i is the published one', (hits, cases, from, to) => {
    const found = findWilsonInterval(hits, cases);
    expect(found.from).toBeCloseTo(from, 4);
    expect(found.to).toBeCloseTo(to, 4);
  });

  it('is everything without a case', () => {
    expect(findWilsonInterval(0, 0)).toEqual({ from: 0, to: 1 });
  });
});
