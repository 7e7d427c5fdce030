import { describe, expect, it } from 'vitest';
import { calibrateOpinions, parsePossibility } from './index.ts';
import type { ScoredOpinion } from './index.ts';

describe('a possibility of default as it is typed', () => {
  it.each([
    ['2', '2'],
    ['0.0001', '0.0001'],
    ['100', '100'],
    ['100.0000', '100.0000'],
    [' 1.5 ', '1.5'],
    ['.5', '0.5'],
    ['007', '7'],
    ['１．２５', '1.25'],
    [3.25, '3.25'],
  ])('%j is %s', (given, text) => {
    expect(parsePossibility(given)).toBe(text);
  });

  it.each(['', ' ', '.', '5.', 'two', '1,5', '1e1', '-1', '+1', '5%', 'NaN', 'Infinity', '1 2'])(
    '%j is no number',
    (given) => {
      expect(parsePossibility(given)).toBeUndefined();
    },
  );

  it.each(['0', '0.0000', '100.0001', '101', '1000', '1.00001', 0, 1e-7, Number.NaN])(
    '%j is out of bounds',
    (given) => {
      expect(parsePossibility(given)).toBeUndefined();
    },
  );
});

const opinion = (companyId: number, stated: number, hasDefaulted = false, model = 1): ScoredOpinion => ({
  companyId,
  stated,
  model,
  hasDefaulted,
});

describe('the calibration of an author', () => {
  it('sets the mean possibility against the share that defaulted, beside the model', () => {
    const scored = Array.from({ length: 40 }, (_, at) => opinion(at, at < 4 ? 25 : 5, at < 4, 10));
    const { figures, ...counted } = calibrateOpinions(scored);
    expect(counted).toEqual({ opinions: 40, companies: 40, defaults: 4, shortage: null });
    expect(figures?.meanStated).toBeCloseTo(7, 9);
    expect(figures?.meanModel).toBeCloseTo(10, 9);
    expect(figures?.observed).toBeCloseTo(10, 9);
    expect(figures?.interval.from).toBeCloseTo(3.958, 3);
    expect(figures?.interval.to).toBeCloseTo(23.052, 3);
    expect(figures?.brier).toBeCloseTo((4 * 0.75 ** 2 + 36 * 0.05 ** 2) / 40, 12);
    expect(figures?.modelBrier).toBeCloseTo((4 * 0.9 ** 2 + 36 * 0.1 ** 2) / 40, 12);
  });

  it('counts companies once, however often one was judged', () => {
    expect(calibrateOpinions([opinion(1, 2), opinion(1, 3), opinion(2, 4)])).toMatchObject({
      opinions: 3,
      companies: 2,
    });
  });

  it('says when there is nothing or too little to judge by', () => {
    const many = Array.from({ length: 20 }, (_, at) => opinion(at, 2));
    expect(calibrateOpinions([])).toMatchObject({ opinions: 0, shortage: 'none', figures: null });
    expect(calibrateOpinions(many.slice(1)).shortage).toBe('too-few-opinions');
    expect(calibrateOpinions(many).shortage).toBe('no-default');
    expect(calibrateOpinions([opinion(99, 2, true), ...many]).shortage).toBeNull();
  });
});
