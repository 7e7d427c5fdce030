import { describe, expect, it } from 'vitest';
import { REPORT_ANSWERS, REPORT_STATES, isOpenReport, listStatesBefore, mayBecome } from './index.ts';

describe('the state of an error report', () => {
  it.each([
    ['pending', ['accepted', 'rejected', 'corrected', 'withdrawn']],
    ['accepted', ['rejected', 'corrected']],
    ['rejected', []],
    ['corrected', []],
    ['withdrawn', []],
  ] as const)('%s may become %j', (from, after) => {
    expect(REPORT_STATES.filter((to) => mayBecome(from, to))).toEqual(after);
  });

  it('marks its datum until it was rejected, corrected or withdrawn', () => {
    expect(REPORT_STATES.filter(isOpenReport)).toEqual(['pending', 'accepted']);
  });

  it('is answered from a state that is open', () => {
    for (const answer of REPORT_ANSWERS) expect(listStatesBefore(answer).every(isOpenReport)).toBe(true);
    expect(listStatesBefore('accepted')).toEqual(['pending']);
  });
});
