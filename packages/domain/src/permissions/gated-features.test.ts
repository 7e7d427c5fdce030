import { describe, expect, it } from 'vitest';
import { ADD_ON_PACKAGES, FEATURE_CODES } from '../plans/index.ts';
import type { FeatureCode } from '../plans/index.ts';
import { RIGHTS, decide } from './index.ts';
import type { LiveSubject } from './index.ts';

const subject: LiveSubject = {
  state: 'live',
  isActive: true,
  expiresOn: null,
  mustChangePassword: false,
  rights: new Set(RIGHTS.map(({ code }) => code)),
  grants: {},
};

// The specification, section 6: what plans gate, with the right that asks for it.
const GATED: readonly [FeatureCode, string][] = [
  ['search', 'company.search'],
  ['overview', 'company.profile'],
  ['ownership', 'ownership.view'],
  ['financials', 'company.financials'],
  ['business-activities', 'company.activities'],
  ['valuation', 'valuation.view'],
  ['forecast', 'forecast.view'],
  ['indices', 'index.view'],
  ['rating-verification', 'rating.view'],
  ['monitoring', 'monitoring.manage'],
  ['industry-analysis', 'industry.view'],
  ['industry-verification', 'industry.verify'],
  ['total-data-export', 'data.export'],
  ['fresh-report-update', 'update.order'],
  ['import', 'data.import'],
];
/** Amounts that no right asks for: they are counted where they are used. */
const COUNTED = ['daily-export-limit', 'online-report', 'update-report', 'maximum-sub-accounts'];

describe('a feature that plans gate', () => {
  it.each(GATED)('%s is closed to every role without its grant, and open with it', (feature, right) => {
    const demand = { right, today: '2026-11-20' };
    expect(decide(subject, demand)).toEqual({ isAllowed: false, code: 'feature-not-activated', feature });
    expect(decide({ ...subject, grants: { [feature]: true } }, demand)).toEqual({ isAllowed: true });
  });

  it('is one of the nineteen of the specification', () => {
    expect([...GATED.map(([feature]) => feature), ...COUNTED].sort()).toEqual([...FEATURE_CODES].sort());
  });
});

describe('the add-on packages', () => {
  it.each([
    [
      'A',
      [
        'rating-verification',
        'ownership',
        'financials',
        'business-activities',
        'monitoring',
        'indices',
        'fresh-report-update',
      ],
    ],
    ['B', ['valuation', 'forecast']],
    ['C', ['industry-analysis']],
  ] as const)('package %s opens what the specification puts into it', (code, features) => {
    const grants = ADD_ON_PACKAGES.find((item) => item.code === code)?.grants ?? {};
    const switches = Object.entries(grants).filter(([, grant]) => grant === true);
    expect(switches.map(([feature]) => feature).sort()).toEqual([...features].sort());
  });
});
