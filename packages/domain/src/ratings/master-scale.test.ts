import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculateSolvencyIndex } from '../solvency/index.ts';
import {
  applyFloor,
  calculateClass,
  findClassByName,
  findClassBySymbol,
  findLowerBound,
  findUpperBound,
  getRatingClass,
  makeMasterScale,
  RATING_CLASSES,
} from './index.ts';

const pdPercent = (min: number, max: number) => fc.double({ min, max, noNaN: true });

describe('the master scale 3A', () => {
  test.each([
    [0.1, '3A5', 179.5],
    [0.5, '3A9', 242.8],
    [1.73, '3A12', 286.4],
    [2, '3A13', 292.5],
    [5, '3A15', 331.1],
    [10, '3A17', 366.3],
    [20, '3A18', 415.3],
    [40, '3A18', 474.5],
  ])('a possibility of default of %d percent is class %s with index %d', (pd, name, index) => {
    expect(calculateClass(pd).name).toBe(name);
    expect(calculateSolvencyIndex(pd)).toBeCloseTo(index, 1);
  });

  test('bounds are half-open: the upper bound of a class belongs to the next', () => {
    for (const { grade } of RATING_CLASSES.slice(0, 17)) {
      expect(calculateClass(findUpperBound(grade)).grade).toBe(grade + 1);
      expect(calculateClass(findUpperBound(grade) * (1 - 1e-9)).grade).toBe(grade);
      expect(calculateClass(findLowerBound(grade)).grade).toBe(grade);
    }
    expect(calculateClass(0.03).name).toBe('3A2');
    expect(calculateClass(0.0435).name).toBe('3A3');
  });

  test('the printed bounds of the scale', () => {
    const printed = [0.03, 0.0435, 0.063, 0.091, 0.133, 0.192, 0.279, 0.404, 0.586, 0.85, 1.233, 1.787];
    const rest = [2.591, 3.758, 5.448, 7.9, 11.455];
    for (const [index, bound] of [...printed, ...rest].entries())
      expect(Math.abs((makeMasterScale().upperBounds[index] ?? 0) - bound), `3A${index + 1}`).toBeLessThan(
        6e-4,
      );
  });

  test('no score gives the class of facts', () => {
    expect(calculateClass(100).name).toBe('3A18');
    expect(() => calculateClass(-0.1)).toThrow(RangeError);
    expect(() => calculateClass(Number.NaN)).toThrow(RangeError);
  });

  test('a better company never has the worse class or the higher index', () => {
    fc.assert(
      fc.property(pdPercent(0.01, 50), pdPercent(0.01, 50), (a, b) => {
        fc.pre(b - a > 1e-9);
        expect(calculateSolvencyIndex(b)).toBeGreaterThan(calculateSolvencyIndex(a));
        expect(calculateClass(b).grade).toBeGreaterThanOrEqual(calculateClass(a).grade);
      }),
    );
  });

  test('the floor is a choice and moves the displayed figure alone', () => {
    const basel3 = makeMasterScale({ floor: 0.05 });
    expect(applyFloor(0.01)).toBe(0.03);
    expect(applyFloor(0.01, basel3)).toBe(0.05);
    expect(calculateClass(0.04, basel3).name).toBe('3A2');
    expect(makeMasterScale({ firstBound: 0.05 }).upperBounds[0]).toBe(0.05);
  });
});

describe('names of a class', () => {
  test('19 grades, names and domestic symbols stand for each other', () => {
    expect(RATING_CLASSES).toHaveLength(19);
    for (const one of RATING_CLASSES) {
      expect(getRatingClass(one.grade)).toBe(one);
      expect(findClassByName(one.name)).toBe(one);
      expect(findClassBySymbol(one.symbol)).toBe(one);
    }
    expect(RATING_CLASSES.map(({ symbol }) => symbol).join(' ')).toBe(
      'AAA AA+ AA AA- A+ A A- BBB+ BBB BBB- BB+ BB BB- B+ B B- CCC CC C',
    );
    expect(findClassByName('3A20')).toBeUndefined();
    expect(findClassBySymbol('D')).toBeUndefined();
  });
});
