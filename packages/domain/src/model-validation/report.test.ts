import { describe, expect, it } from 'vitest';
import type { Fact } from '../default-risk/index.ts';
import {
  findOutcome,
  judgeClasses,
  judgeGroups,
  judgeMoves,
  listCohorts,
  listDefaults,
  makeReport,
  spreadClasses,
} from './index.ts';
import type { PartGroup } from './index.ts';

const CONTEXT = {
  asOf: '2026-01-31',
  companyName: '甲公司',
  netAssetsYuan: null,
  paidInCapitalYuan: 1_000_000,
  totalLiabilitiesYuan: null,
  controllerSharesYuan: null,
};

const fact = (dimension: string, payload: Fact['payload'], over: Partial<Fact> = {}): Fact => ({
  recordId: 1,
  knownFrom: '2025-06-01T00:00:00.000Z',
  dimension,
  status: 'current',
  eventDate: null,
  publishedOn: null,
  validTo: null,
  payload,
  ...over,
});

describe('cohorts', () => {
  it('are the year ends with enough companies whose twelve months have passed', () => {
    const firstKnown = new Map([
      [2020, 150],
      [2021, 40],
      [2022, 10],
      [2024, 5],
    ]);
    expect(listCohorts(firstKnown, '2025-12-31')).toEqual({
      closed: [
        { on: '2022-12-31', until: '2023-12-31', companies: 200 },
        { on: '2023-12-31', until: '2024-12-31', companies: 200 },
      ],
      next: { on: '2024-12-31', until: '2025-12-31', companies: 205 },
    });
    expect(listCohorts(firstKnown, '2026-01-01').closed).toHaveLength(3);
  });

  it('begin with this year end for companies that came to be known this year', () => {
    expect(listCohorts(new Map([[2026, 900]]), '2026-11-21')).toEqual({
      closed: [],
      next: { on: '2026-12-31', until: '2027-12-31', companies: 900 },
    });
  });

  it('are none where too few companies are known', () => {
    expect(listCohorts(new Map([[2024, 199]]), '2026-11-21')).toEqual({ closed: [], next: null });
    expect(listCohorts(new Map(), '2026-11-21')).toEqual({ closed: [], next: null });
  });
});

describe('outcomes', () => {
  const COHORT = { on: '2023-12-31', until: '2024-12-31' };

  it('are the default facts of the rating; caps and facts without a day are none', () => {
    const facts = [
      fact('dishonest_debtor', { dishonest_published_on: '2024-05-02', dishonest_removed_on: '2025-02-01' }),
      fact('consumption_restriction', { restriction_published_on: '2024-01-02' }),
      fact('bankruptcy', { bankruptcy_stage: 'accepted' }),
      fact('bankruptcy', { bankruptcy_stage: 'accepted', bankruptcy_accepted_on: '2023-03-01' }),
    ];
    expect(listDefaults(facts, CONTEXT)).toEqual([
      { from: '2023-03-01', until: null },
      { from: '2024-05-02', until: '2025-02-01' },
    ]);
  });

  it('lie behind the day of the cohort and within twelve months', () => {
    const defaultedOn = (from: string) => findOutcome([{ from, until: null }], COHORT).defaultedOn;
    expect(defaultedOn('2023-12-31')).toBeNull();
    expect(defaultedOn('2024-01-01')).toBe('2024-01-01');
    expect(defaultedOn('2024-12-31')).toBe('2024-12-31');
    expect(defaultedOn('2025-01-01')).toBeNull();
  });

  it('tell a default that stood on the day, and one that was over by then', () => {
    const at = (until: string | null) => findOutcome([{ from: '2022-05-01', until }], COHORT).wasInDefault;
    expect(at(null)).toBe(true);
    expect(at('2024-01-01')).toBe(true);
    expect(at('2023-12-31')).toBe(false);
    expect(findOutcome([], COHORT)).toEqual({ wasInDefault: false, defaultedOn: null });
  });
});

const group = (part: string, logOdds: number, cases: number, defaults: number): PartGroup => ({
  part,
  logOdds,
  cases,
  defaults,
  pd: 1 / (1 + Math.exp(-logOdds)),
});

describe('figures', () => {
  it('of the order are withheld below ten defaults or ten survivors, the rate never', () => {
    const few = judgeGroups([group('a', -3, 50, 9)]);
    expect(few).toMatchObject({ cases: 50, defaults: 9, shortage: 'too-few-defaults', auc: null, ks: null });
    expect(few.rate?.observed).toBeCloseTo(18, 9);
    expect(judgeGroups([group('a', -3, 50, 41)]).shortage).toBe('too-few-survivors');
    expect(judgeGroups([])).toMatchObject({ shortage: 'no-cases', rate: null });
  });

  it('carry intervals that hold them', () => {
    const figures = judgeGroups([group('a', -4, 400, 4), group('a', -2, 100, 16)]);
    expect(figures.auc?.value).toBeCloseTo((16 * (396 + 42) + 4 * 198) / (20 * 480), 12);
    expect(figures.accuracyRatio?.value).toBeCloseTo(2 * (figures.auc?.value ?? 0) - 1, 12);
    expect(figures.ks?.value).toBeCloseTo(396 / 480 - 4 / 20, 12);
    for (const estimate of [figures.auc, figures.accuracyRatio, figures.ks, figures.brier]) {
      expect(estimate?.from).toBeLessThan(estimate?.value ?? 0);
      expect(estimate?.to).toBeGreaterThan(estimate?.value ?? 0);
    }
  });

  it('have the spread of the squared gaps', () => {
    const p = 0.2;
    const { brier } = judgeGroups([{ logOdds: Math.log(p / (1 - p)), cases: 100, defaults: 20, pd: p }]);
    const mean = 0.2 * 0.64 + 0.8 * 0.04;
    const variance = 0.2 * 0.64 ** 2 + 0.8 * 0.04 ** 2 - mean ** 2;
    expect(brier?.value).toBeCloseTo(mean, 12);
    expect((brier?.to ?? 0) - mean).toBeCloseTo(1.959964 * Math.sqrt(variance / 100), 6);
  });

  it('of classes hold all eighteen, with lights where there are cases', () => {
    const classes = judgeClasses([{ grade: 12, cases: 1_000, defaults: 24, pd: 0.015 }]);
    expect(classes).toHaveLength(18);
    expect(classes[11]).toMatchObject({ lights: { independent: 'yellow', correlated: 'green' } });
    expect(classes[0]).toMatchObject({ cases: 0, rate: null, lights: null });
  });

  it('of today count the companies of each class', () => {
    const today = spreadClasses([
      { grade: 3, companies: 30 },
      { grade: 19, companies: 10 },
      { grade: null, companies: 5 },
    ]);
    expect(today).toMatchObject({ rated: 40, notRated: 5, largestShare: 0.75 });
    expect(today.concentration).toBeCloseTo(0.75 ** 2 + 0.25 ** 2, 12);
    expect(spreadClasses([])).toMatchObject({ rated: 0, concentration: null, largestShare: null });
  });
});

describe('moves', () => {
  it('count what stayed, and defaults and companies no longer rated apart', () => {
    const moves = judgeMoves([
      { from: 5, to: 5, companies: 6 },
      { from: 5, to: 6, companies: 2 },
      { from: 5, to: 19, companies: 1 },
      { from: 5, to: null, companies: 1 },
      { from: 18, to: 19, companies: 10 },
    ]);
    expect(moves.companies).toBe(20);
    expect(moves.unchanged?.value).toBeCloseTo(0.3, 12);
    expect(moves.withinOne?.value).toBeCloseTo(0.4, 12);
    const [first] = moves.rows;
    expect(first).toMatchObject({ grade: 5, companies: 10 });
    expect([first?.counts[4], first?.counts[5], first?.counts[18], first?.counts[19]]).toEqual([6, 2, 1, 1]);
    for (const { counts, companies } of moves.rows)
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(companies);
    expect(judgeMoves([])).toMatchObject({ rows: [], unchanged: null });
  });
});

describe('the report', () => {
  const counts = {
    cohorts: [],
    byCohort: [
      group('2022-12-31', -4, 300, 6),
      group('2022-12-31', -1, 60, 14),
      group('2023-12-31', -3, 100, 2),
    ],
    bySize: [group('small', -4, 300, 6), { ...group('', -1, 60, 14), part: null }],
    bySection: [],
    byDepth: [],
    classes: [],
    moves: [],
  };

  it('joins the cohorts, and looks at one alone when it is chosen', () => {
    const all = makeReport(counts, null);
    expect(all.overall).toMatchObject({ cases: 460, defaults: 22, shortage: null });
    expect(all.calibration?.bins.reduce((sum, { cases }) => sum + cases, 0)).toBe(460);
    expect(all.shift).toMatchObject({ on: '2023-12-31', against: '2022-12-31', verdict: 'shifted' });
    const one = makeReport(counts, '2023-12-31');
    expect(one.overall).toMatchObject({ cases: 100, shortage: 'too-few-defaults' });
    expect(one).toMatchObject({ curve: [], calibration: null });
    expect(makeReport(counts, '2022-12-31').shift).toBeNull();
  });

  it('sets what is not known behind what is', () => {
    expect(makeReport(counts, null).bySize.map(({ part }) => part)).toEqual(['small', null]);
  });
});
