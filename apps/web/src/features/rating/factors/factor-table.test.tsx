import type { Rating } from '@mingjian/contract/ratings';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { RatingPanel } from '../index.ts';
import { makeExplanation, makeFactor, makeRating } from '../make-rating.ts';
import type { OpenRecord } from '../open-record.tsx';
import { prepareRatingTests, showOver } from '../show-rating.tsx';

prepareRatingTests();

const show = async (rating: Rating, onOpenRecord?: OpenRecord): Promise<HTMLElement> => {
  showOver(<RatingPanel companyId={rating.companyId} onOpenRecord={onOpenRecord} />, {
    '/api/rating/getRating': rating,
  });
  await vi.waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  return document.body;
};

const openFactor = (name: RegExp): HTMLElement => {
  const toggle = screen.getByRole('button', { name, expanded: false });
  fireEvent.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  return toggle;
};

describe('the factors of a rating', () => {
  it('stand by model with subtotals, and their sums close', async () => {
    await show(makeRating());
    const table = screen.getByRole('table', { name: 'Factors of the rating' });
    expect(within(table).getByRole('row', { name: /^Accounts fitted on US firms 1\.75/ })).toBeTruthy();
    expect(
      within(table).getByRole('row', {
        name: /^Base before any factor, set so that small companies .* 602\.50/,
      }),
    ).toBeTruthy();
    expect(
      within(table).getByRole('row', { name: /^Score base and all factors 598\.25 PD 2\.08 %/ }),
    ).toBeTruthy();
    expect(
      screen.getByText(/add up to −3\.852706 log-odds; the score is −3\.852706\. The sums close within/),
    ).toBeTruthy();
  });

  it('are written as what they are, with step, points and what they do to the odds', async () => {
    await show(makeRating());
    expect(
      screen.getByRole('row', {
        name: /^Liabilities .* 50\.0 ?% above 45\.12% up to 65\.13% 5\.25 .*×0\.83lower risk$/,
      }),
    ).toBeTruthy();
    expect(
      screen.getByRole('row', {
        name: /^Growth of revenue −10\.0 ?% above −24\.20% up to −5\.29% −3\.50 .*higher risk$/,
      }),
    ).toBeTruthy();
    expect(
      screen.getByRole('row', {
        name: /^Administrative penalty 0\.50 ?events −4\.00 between −4\.0 and 0\.0 points/,
      }),
    ).toBeTruthy();
  });

  it('show every digit on demand', async () => {
    await show(makeRating());
    fireEvent.click(screen.getByRole('button', { name: 'All decimals', pressed: false }));
    expect(screen.getByRole('row', { name: /^Liabilities .* 5\.25 .* −0\.181951$/ })).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: 'Log-odds of default' })).toBeTruthy();
  });

  it('open to formula, cells of both years and their records', async () => {
    const opened: unknown[] = [];
    await show(makeRating(), (...record) => opened.push(record));
    openFactor(/^Growth of revenue/);
    const formula = screen.getByText(/ln\(\[Operating revenue, year before\]\)/);
    expect(formula.textContent).toMatch(/= −0\.105 \(−10\.0 ?%\)$/);
    const cells = screen.getByRole('table', { name: 'Statement cells of Growth of revenue' });
    expect(
      within(cells).getByRole('row', { name: /^Operating revenue 900,000\.00 ?CNY 2025-12-31/ }),
    ).toBeTruthy();
    const before = within(cells).getByRole('row', { name: /1,000,000\.00 ?CNY 2024-12-31/ });
    fireEvent.click(within(before).getByRole('button', { name: 'Open the record: Operating revenue' }));
    // The version that went into the rating, whatever the record says now.
    expect(opened).toEqual([[13, '2026-04-30T00:00:00.000Z', 'operating_revenue']]);
  });

  it('open to the records of behaviour with what is left of them, and to the linked party', async () => {
    const opened: unknown[] = [];
    await show(makeRating(), (...record) => opened.push(record));
    openFactor(/^Administrative penalty/);
    const records = screen.getByRole('table', { name: 'Records of Administrative penalty' });
    expect(within(records).getByRole('row', { name: /^No\. 1 2025-09-30 0\.500/ })).toBeTruthy();
    fireEvent.click(
      within(records).getByRole('button', { name: 'Open the record: Administrative penalty 1' }),
    );
    expect(opened).toEqual([[41, '2025-09-30T00:00:00.000Z', undefined]]);
    openFactor(/^母公司/);
    expect(screen.getByRole('link', { name: '母公司有限公司' }).getAttribute('href')).toBe(
      '/system/credit/rating?companyId=9',
    );
  });

  it('hide the amounts of an account that may not see the accounts, not the ratio', async () => {
    const factor = makeFactor();
    for (const cell of factor.cells) Object.assign(cell, { value: null, recordId: null });
    await show(makeRating({ explanation: makeExplanation({ contributions: [factor] }) }));
    openFactor(/^Liabilities/);
    expect(screen.getAllByText('Withheld: needs the right to see it')).toHaveLength(2);
  });

  it('say what is not known, and that nothing happened', async () => {
    const missing = makeFactor({ state: 'missing', value: null, points: '0', logOdds: '0', cells: [] });
    const { textContent } = await show(
      makeRating({ explanation: makeExplanation({ contributions: [missing] }) }),
    );
    expect(textContent).toContain('not known');
    expect(textContent).toContain('no effect');
    expect(textContent).toContain('No event of the last 36 months on file');
  });

  it('are reached from the reasons on top', async () => {
    await show(makeRating());
    fireEvent.click(screen.getByRole('button', { name: 'Growth of revenue 6.5 points lost' }));
    expect(document.activeElement?.textContent).toBe('Growth of revenue');
    expect(document.activeElement?.getAttribute('aria-expanded')).toBe('true');
  });
});
