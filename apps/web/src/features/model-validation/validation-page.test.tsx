import type { Figures, Validation } from '@mingjian/contract/model-validation';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../api/queries.ts';
import { loadTexts, startTexts } from '../../i18n/index.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { ValidationPage } from './validation-page.tsx';

const estimate = (value: number) => ({ value, from: value - 0.05, to: value + 0.05 });

const figures = (over: Partial<Figures> = {}): Figures => ({
  cases: 600,
  defaults: 24,
  rate: { predicted: 3.2, observed: 4, from: 2.7, to: 5.9 },
  shortage: null,
  auc: estimate(0.812),
  accuracyRatio: estimate(0.624),
  ks: estimate(0.5),
  brier: estimate(0.06),
  ...over,
});

const few = figures({
  cases: 90,
  defaults: 3,
  shortage: 'too-few-defaults',
  auc: null,
  accuracyRatio: null,
  ks: null,
  brier: null,
});

const cohort = (on: string) => ({
  on,
  companies: 320,
  notRated: 12,
  inDefault: 6,
  inDefaultUnknown: 2,
  cases: 300,
  defaults: 12,
  syntheticCases: 300,
});

const counts = (...at: readonly (readonly [number, number])[]): number[] =>
  Array.from({ length: 20 }, (_, place) => at.find(([own]) => own === place)?.[1] ?? 0);

const MEASURED: Validation = {
  modelVersion: '1',
  measuredAt: '2026-11-21T02:00:00.000Z',
  leastCompanies: 200,
  next: { on: '2025-12-31', until: '2026-12-31' },
  report: {
    cohorts: [cohort('2023-12-31'), cohort('2024-12-31')],
    overall: figures(),
    byCohort: [
      { part: '2023-12-31', figures: figures() },
      { part: '2024-12-31', figures: few },
    ],
    bySize: [{ part: 'small', figures: figures() }],
    bySection: [{ part: null, figures: few }],
    byDepth: [],
    curve: [
      { cases: 0, survivors: 0, defaults: 0 },
      { cases: 1, survivors: 1, defaults: 1 },
    ],
    calibration: { statistic: 12.3, degrees: 1, p: 0.26, bins: [] },
    classes: [
      {
        grade: 9,
        cases: 300,
        defaults: 0,
        rate: { predicted: 1.6, observed: 0, from: 0, to: 1.26 },
        lights: { independent: 'green', correlated: 'green' },
      },
      { grade: 10, cases: 0, defaults: 0, rate: null, lights: null },
    ],
    moves: {
      rows: [{ grade: 9, companies: 40, counts: counts([8, 30], [9, 8], [18, 2]) }],
      companies: 40,
      unchanged: estimate(0.75),
      withinOne: estimate(0.95),
    },
    shift: null,
  },
  today: {
    counts: counts([8, 100]).slice(0, 19),
    rated: 100,
    notRated: 7,
    concentration: 1,
    largestShare: 1,
  },
};

const CARDS = {
  cards: [
    {
      code: 'registry',
      name: { en: 'Registry model R', cn: '登记模型R' },
      version: '1',
      summary: { en: 'What the register tells.', cn: '登记信息。' },
      facts: [{ label: { en: 'Data', cn: '数据' }, value: { en: 'none', cn: '无' }, mark: 'prior' }],
      variables: [],
      limits: [],
      notClaimed: [{ en: 'That it is validated', cn: '已验证' }],
      markdown: { en: '# R', cn: '# R' },
    },
  ],
  modelFile: '/models/rating-1.json',
  benchmarks: { measuredOn: '2026-11-21', command: 'npm run bench -- models', lines: [], notes: [] },
};

const asked: string[] = [];

const answer = (validation: Validation): void => {
  vi.stubGlobal('fetch', (request: Request) => {
    const url = new URL(request.url);
    asked.push(`${url.pathname}${url.search}`);
    const data = url.pathname.endsWith('getModelCards') ? CARDS : validation;
    return Promise.resolve(Response.json({ code: '0', data, msg: '' }));
  });
};

const show = (validation: Validation, part = '') => {
  answer(validation);
  return showScreen(<ValidationPage />, `/system/credit/validation#${part}`);
};

beforeAll(async () => {
  await startTexts();
  await loadTexts('common', 'model-validation');
});
beforeEach(() => {
  queryClient.clear();
  asked.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the validation page', () => {
  it('says first that the outcomes are synthetic, then cases and intervals', async () => {
    show(MEASURED);
    expect(await screen.findByText(/All 600 cases are synthetic/)).toBeDefined();
    expect(screen.getByText(/Its AUC is no achievement/)).toBeDefined();
    const overall = await screen.findByRole('region', { name: 'All cases chosen' });
    expect(overall.textContent).toContain('AUC0.81295%: 0.762 – 0.862');
    expect(overall.textContent).toContain('Observed rate4.00%95%: 2.70% – 5.90%');
  });

  it('withholds a figure of the order where cases are few, and shows their number', async () => {
    show(MEASURED);
    const row = await screen.findByRole('row', { name: /^2024-12-31 90 3/ });
    expect(within(row).getAllByText('too few defaults')).toHaveLength(4);
    fireEvent.click(screen.getByRole('button', { name: 'Industry' }));
    expect(screen.getByRole('row', { name: /^Not known 90 3/ })).toBeDefined();
  });

  it('tells a possibility above the interval, which no light does', async () => {
    show(MEASURED, 'calibration');
    const row = await screen.findByRole('row', { name: /^3A9 300 / });
    expect(row.textContent).toContain('PD too high');
    expect(row.textContent).toContain('green');
    expect(screen.getByRole('row', { name: /^3A10 0 / }).textContent).toContain('no case');
  });

  it('shows moves as shares or as counts', async () => {
    show(MEASURED, 'stability');
    const table = await screen.findByRole('table', { name: /Share of the row/ });
    expect(within(table).getByText('75')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Show counts' }));
    expect(within(screen.getByRole('table', { name: /Companies that moved/ })).getByText('30')).toBeDefined();
  });

  it('asks for the chosen cases alone, in every part', async () => {
    show(MEASURED, 'stability');
    fireEvent.change(await screen.findByLabelText('Size'), { target: { value: 'small' } });
    await vi.waitFor(() =>
      expect(asked.some((url) => url.endsWith('getValidation?sizeGrade=small'))).toBe(true),
    );
  });

  it('says why nothing can be judged yet', async () => {
    show({ ...MEASURED, measuredAt: null, next: null, report: null, today: null });
    expect(await screen.findByText('Not measured yet')).toBeDefined();
    cleanup();
    queryClient.clear();
    const report = { ...MEASURED.report!, cohorts: [] };
    show({ ...MEASURED, report });
    expect(await screen.findByText(/after 2026-12-31/)).toBeDefined();
    cleanup();
    queryClient.clear();
    show({ ...MEASURED, report, next: null });
    expect(await screen.findByText(/Fewer than 200 companies/)).toBeDefined();
  });

  it('shows the card of each model with its priors named, to be kept', async () => {
    show(MEASURED, 'cards');
    const card = await screen.findByRole('article');
    expect(card.textContent).toContain('none prior');
    expect(within(card).getByRole('button', { name: /Registry model R.*Markdown/ })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Model file (JSON)' }).getAttribute('href')).toBe(
      '/models/rating-1.json',
    );
  });
});
