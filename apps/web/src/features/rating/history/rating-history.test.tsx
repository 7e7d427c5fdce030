import type { Again, HistoryItem } from '@mingjian/contract/ratings';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makeHistoryItem } from '../make-rating.ts';
import { asked, prepareRatingTests, showOver } from '../show-rating.tsx';
import { drawSteps, layChart } from './chart-scale.ts';
import { RatingHistory } from './rating-history.tsx';

prepareRatingTests();

const EARLIER = makeHistoryItem({
  class: '3A11',
  grade: 11,
  ratedAt: '2025-05-02T08:00:00.000Z',
  madeAt: '2026-06-01T00:00:00.000Z',
  isMadeAfterwards: true,
  pd: '1.0',
  pdLow: '0.5',
  pdHigh: '2.0',
});
const NOW = makeHistoryItem({
  move: {
    notches: -2,
    reasons: [
      {
        code: 'financial tl_ta',
        name: { en: 'Liabilities / total assets', cn: '资产负债率' },
        points: '-12.5',
        logOdds: '0.433',
      },
      {
        code: 'behaviour penalty',
        name: { en: 'Administrative penalty', cn: '行政处罚' },
        points: '1.25',
        logOdds: '-0.043',
      },
    ],
  },
});
const SAME: Again = {
  isSame: true,
  modelVersion: '1',
  finding: 'same',
  storedHash: 'abc',
  hash: 'abc',
  figures: [{ figure: 'pd', stored: '2.078123', again: '2.078123' }],
};

const show = async (items: readonly HistoryItem[], total = items.length, again: Again = SAME) => {
  showOver(<RatingHistory companyId={7} />, {
    '/api/rating/listRatings': { items, total, totalIsCapped: false, page: 1, pageSize: 10 },
    '/api/rating/runAgain': again,
  });
  await vi.waitFor(() => expect(screen.queryByRole('status')).toBeNull());
};

describe('the history of a rating', () => {
  it('tells each move with its reasons in points, and draws the course', async () => {
    await show([NOW, EARLIER]);
    const [, row, first] = within(screen.getByRole('table', { name: 'Rating history' })).getAllByRole('row');
    expect(row?.textContent).toContain('2 notches down');
    expect(row?.textContent).toContain('Liabilities / total assets −12.5 points');
    expect(row?.textContent).toContain('Administrative penalty +1.3 points');
    expect(first?.textContent).toContain('made afterwards from what was known then');
    expect(first?.textContent).toContain('First rating on file');
    expect(
      screen.getByRole('img', {
        name: 'Possibility of default over 2 ratings from 2025-05-02 (3A11) to 2026-05-02 (3A13)',
      }),
    ).toBeTruthy();
  });

  it('runs a past rating again and shows both sides of every figure', async () => {
    await show([NOW]);
    fireEvent.click(screen.getByRole('button', { name: /^Run again:/ }));
    const table = await screen.findByRole('table', { name: 'Stored figures beside those made again' });
    expect(asked.at(-1)).toContain('ratedAt=2026-05-02T08%3A00%3A00.000Z');
    expect(within(table).getByRole('row', { name: 'PD, % 2.078123 2.078123 same' })).toBeTruthy();
    expect(screen.getByText(/^Identical to the last digit/)).toBeTruthy();
  });

  it('says why a rating does not come out the same', async () => {
    await show([NOW], 1, {
      ...SAME,
      isSame: false,
      finding: 'records-arrived',
      hash: 'xyz',
      figures: [{ figure: 'pd', stored: '2.078123', again: '3.1' }],
    });
    fireEvent.click(screen.getByRole('button', { name: /^Run again:/ }));
    const table = await screen.findByRole('table', { name: 'Stored figures beside those made again' });
    expect(within(table).getByRole('row', { name: 'PD, % 2.078123 3.1 differs' })).toBeTruthy();
    expect(screen.getByText(/^Not the same: records that arrived later/)).toBeTruthy();
  });

  it('steps through its pages, and no page but the last calls a rating the first', async () => {
    await show([NOW, EARLIER], 12);
    expect(screen.queryByText('First rating on file')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    await vi.waitFor(() => expect(asked.at(-1)).toContain('page=2'));
  });

  it('says that there is none', async () => {
    await show([]);
    expect(screen.getByText('Ratings will be listed here with what moved them.')).toBeTruthy();
  });
});

describe('the chart', () => {
  it('places ratings in time, a worse one higher, and breaks where there was none', () => {
    const gap = makeHistoryItem({ pd: null, status: 'not-rated', ratedAt: '2025-11-01T08:00:00.000Z' });
    const { points, ticks } = layChart([NOW, gap, EARLIER]);
    expect(points.map(({ x, until }) => [x, Math.round(until)])).toEqual([
      [0, 47],
      [94, 100],
    ]);
    expect(points[0]?.y).toBeGreaterThan(points[1]?.y ?? 100);
    expect(drawSteps(points)).toMatch(/^M0 \S+L47\.\d* \S+M94 \S+L100 /);
    expect(drawSteps(layChart([NOW, EARLIER]).points)).toMatch(/^M0 \S+L94 \S+L94 \S+L100 /);
    expect(ticks.map(({ pd }) => pd)).toEqual([0.3, 1, 3, 10]);
    expect(ticks.map(({ y }) => Math.round(y))).toEqual([100, 66, 34, 0]);
  });

  it('is empty where nothing was rated, and reaches to the top for a default', () => {
    expect(layChart([])).toEqual({ points: [], ticks: [] });
    const [point] = layChart([makeHistoryItem({ pd: '100', pdLow: '100', pdHigh: '100' })]).points;
    expect([point?.y, point?.until]).toEqual([0, 100]);
  });
});
