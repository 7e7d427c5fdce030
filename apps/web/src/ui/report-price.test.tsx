import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { noteOpened } from '../api/report-price.ts';
import { closeSession, openSession } from '../api/session/index.ts';
import { loadTexts, startTexts } from '../i18n/index.ts';
import { ReportPrice } from './report-price.tsx';

const asked: unknown[] = [];
let available: number | null = 479;

beforeAll(async () => {
  await startTexts();
  await loadTexts('common');
});
beforeEach(() => {
  asked.length = 0;
  available = 479;
  openSession('token', 0);
  vi.stubGlobal('fetch', async (request: Request) => {
    const { companyIds } = (await request.json()) as { companyIds: number[] };
    asked.push(companyIds);
    const data = { term: '2026', available, opened: companyIds.filter((id) => id === 2) };
    return Response.json({ code: '0', data, msg: '' });
  });
});
afterEach(() => {
  cleanup();
  closeSession();
});

const show = () =>
  render(
    <>
      <ReportPrice companyId={1} />
      <ReportPrice companyId={2} />
      <ReportPrice companyId={3} />
    </>,
  );

it('tells the price of what is not paid for, asks once for a whole list, and forgets it once opened', async () => {
  show();
  const marks = await screen.findAllByTitle(/uses 1 of the 479 online reports left in 2026/);
  expect(marks.map((mark) => mark.dataset['words'])).toEqual(['1 report', '1 report']);
  expect(asked).toEqual([[1, 2, 3]]);
  act(() => noteOpened(3));
  expect(screen.getAllByTitle(/uses 1 of the 478/)).toHaveLength(1);
});

it('says when nothing is left', async () => {
  available = 0;
  show();
  expect(await screen.findAllByTitle(/needs an online report, and 0 are left in 2026/)).toHaveLength(2);
});

it('says nothing where there is no limit, and asks nothing without a session', async () => {
  available = null;
  const { container } = show();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(container.childElementCount).toBe(0);
  cleanup();
  closeSession();
  show();
  await new Promise((resolve) => setTimeout(resolve, 80));
  expect(asked).toHaveLength(1);
});
