import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculateClass, findUpperBound } from '../ratings/index.ts';
import { calculateLogOdds, calculatePd, calculateSlope, EM_LOWER_BOUNDS, NEUTRAL_SCORE } from './index.ts';

const classOf = (score: number) => calculateClass(calculatePd(score)).name;

describe('from the EM score to a class', () => {
  test('a score on a lower bound has the rating, a hair less has the next', () => {
    for (const [grade, score] of EM_LOWER_BOUNDS) {
      expect(classOf(score), `${score}`).toBe(`3A${grade}`);
      expect(classOf(score - 1e-6), `below ${score}`).toBe(`3A${grade + 1}`);
      expect(calculatePd(score)).toBeCloseTo(findUpperBound(grade), 6);
    }
  });

  test.each([
    [12, '3A1'],
    [8.15, '3A1'],
    [8.14, '3A2'],
    [5.85, '3A9'],
    [3.75, '3A16'],
    [3.2, '3A17'],
    [2.5, '3A17'],
    [1.75, '3A17'],
    [1.74, '3A18'],
    [-40, '3A18'],
  ])('score %d is %s', (score, name) => {
    expect(classOf(score)).toBe(name);
  });

  test('half way between two bounds lies half way between their log-odds', () => {
    const middle = (calculateLogOdds(7) + calculateLogOdds(6.85)) / 2;
    expect(calculateLogOdds(6.925)).toBeCloseTo(middle, 12);
  });

  test('more points never mean more risk, and no score says more than one half', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -60, max: 40, noNaN: true }),
        fc.double({ min: 0, max: 5, noNaN: true }),
        (a, d) => {
          expect(calculatePd(a + d)).toBeLessThanOrEqual(calculatePd(a));
          expect(calculatePd(a)).toBeLessThanOrEqual(50 + 1e-9);
        },
      ),
    );
  });

  test('the slope to the same score is the local slope', () => {
    expect(calculateSlope(8, 8)).toBeCloseTo(calculateSlope(7.9, 8.1), 4);
    expect(calculateSlope(8, 8)).toBeLessThan(0);
  });

  test('the neutral firm stands in the grey zone of the model', () => {
    expect(NEUTRAL_SCORE).toBeGreaterThan(4.35);
    expect(NEUTRAL_SCORE).toBeLessThan(5.85);
    expect(NEUTRAL_SCORE).toBeCloseTo(5.0656, 10);
  });
});
