import type { Rating } from '@mingjian/contract/ratings';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../api/queries.ts';
import { changeLanguage, loadTexts, startTexts } from '../../i18n/index.ts';
import { RatingPanel } from './index.ts';
import { makeRating } from './make-rating.ts';
import type { OpenRecord } from './open-record.tsx';

const show = async (rating: Rating, onOpenRecord?: OpenRecord): Promise<HTMLElement> => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ code: '0', data: rating, msg: '' })));
  render(
    <QueryClientProvider client={queryClient}>
      <RatingPanel companyId={rating.companyId} onOpenRecord={onOpenRecord} />
    </QueryClientProvider>,
  );
  const panel = screen.getByRole('region');
  await vi.waitFor(() => expect(within(panel).queryByRole('status')).toBeNull());
  return panel;
};

beforeAll(async () => {
  await startTexts();
  await loadTexts('common', 'rating');
});
afterEach(async () => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
  await changeLanguage('en');
});

describe('the rating of a company', () => {
  it('shows class, symbol, possibility of default, index and the mark of the reference model', async () => {
    const panel = await show(makeRating());
    expect(panel.textContent).toContain('3A5');
    expect(panel.textContent).toContain('A+');
    expect(panel.textContent).toContain('0.11 %');
    expect(panel.textContent).toContain('reference model, not calibrated');
    expect(screen.getByRole('img', { name: /^Solvency index 181\.9/ })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Class 3A5, 5 of 19; 1 is best' })).toBeTruthy();
  });

  it('opens a ratio to its formula, its statement cells and their record', async () => {
    const opened: unknown[] = [];
    await show(makeRating(), (...record) => opened.push(record));
    const toggle = screen.getByRole('button', { name: 'Show the statement cells of EBIT / total assets' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    const cells = screen.getByRole('table', { name: 'Statement cells of EBIT / total assets' });
    expect(within(cells).getByRole('row', { name: /^EBIT 100,000\.00 2025-12-31/ })).toBeTruthy();
    expect(screen.getByText('EBIT ÷ Total assets', { exact: false })).toBeTruthy();
    fireEvent.click(within(cells).getByRole('button', { name: 'Open the record: EBIT' }));
    // The version that went into the rating, whatever the record says now.
    expect(opened).toEqual([[12, '2026-04-30T00:00:00.000Z', 'ebit']]);
  });

  it('says of each ratio in words which way it moves the odds', async () => {
    await show(makeRating());
    expect(screen.getByRole('row', { name: /^.*EBIT \/ total assets.*×0\.56lower risk$/ })).toBeTruthy();
    expect(screen.getByRole('row', { name: /^.*Working capital.*×1\.49higher risk$/ })).toBeTruthy();
  });

  it('hides the amounts of an account that may not see the accounts, not the ratio', async () => {
    const rating = makeRating();
    const [ebit] = rating.drivers.slice(-1);
    for (const cell of ebit?.cells ?? []) Object.assign(cell, { value: null, recordId: null });
    await show(rating);
    fireEvent.click(screen.getByRole('button', { name: 'Show the statement cells of EBIT / total assets' }));
    expect(screen.getAllByText('Withheld: needs the right to the accounts')).toHaveLength(2);
  });
});

describe('a company that has no class', () => {
  it('names each missing item in words and what could stand in for it', async () => {
    const panel = await show(
      makeRating({ status: 'not-rated', class: null, grade: null, drivers: [], missing: [MISSING_EBIT] }),
    );
    expect(panel.textContent).toContain('Not rated');
    expect(panel.textContent).toContain('The latest accounts lack one item that the model needs:');
    const [item] = within(panel).getAllByRole('listitem');
    expect(item?.textContent).toBe(
      'EBITnot in the latest accountsor Total profit and Interest expenseneeded for EBIT / total assets',
    );
  });

  it('says so when no run has judged it yet', async () => {
    const panel = await show(makeRating({ status: 'none', class: null, drivers: [] }));
    expect(panel.textContent).toContain('No rating yet');
  });
});

describe('a fact above the score', () => {
  const override = {
    code: 'dishonest-judgment-debtor',
    name: { en: 'Dishonest judgment debtor', cn: '失信被执行人' },
    date: '2026-02-01',
    effect: 'default',
    class: '3A19',
    solvencyIndex: '500',
    weight: '1',
    isDecisive: true,
    removedOn: null,
    dimension: 'dishonest_debtor',
    recordId: 99,
    knownFrom: '2026-02-02T00:00:00.000Z',
  } as const;

  it('is shown with its date, its effect and its record', async () => {
    const opened: unknown[] = [];
    await show(makeRating({ class: '3A19', grade: 19, overrides: [override] }), (...record) =>
      opened.push(record),
    );
    const row = screen.getByText('Dishonest judgment debtor').closest('li');
    expect(row?.textContent).toContain('since 2026-02-01');
    expect(row?.textContent).toContain('Default: 3A19, index 500');
    expect(row?.textContent).toContain('decides the class');
    fireEvent.click(screen.getByRole('button', { name: 'Open the record: Dishonest judgment debtor' }));
    expect(opened).toEqual([[99, '2026-02-02T00:00:00.000Z', undefined]]);
  });

  it('tells in Chinese what is left of a removed one', async () => {
    await changeLanguage('cn');
    const panel = await show(
      makeRating({ overrides: [{ ...override, effect: 'fading', weight: '0.5', removedOn: '2025-09-30' }] }),
    );
    expect(panel.textContent).toContain('失信被执行人');
    expect(panel.textContent).toContain('已于 2025-09-30 移除，权重 50%');
  });
});

const MISSING_EBIT: Rating['missing'][number] = {
  field: 'ebit',
  label: { en: 'EBIT', cn: '息税前利润' },
  reason: 'not-reported',
  reasonWords: { en: 'not in the latest accounts', cn: '最近报表未列示' },
  orElse: [
    [
      { field: 'total_profit', label: { en: 'Total profit', cn: '利润总额' } },
      { field: 'interest_expense', label: { en: 'Interest expense', cn: '利息费用' } },
    ],
  ],
  neededFor: [{ en: 'EBIT / total assets', cn: '息税前利润／总资产' }],
};
