import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { getSession, storeAppState } from '../../api/session/index.ts';
import { loadTexts, startTexts } from '../../i18n/index.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { WorkbenchPage } from './workbench-page.tsx';

const CARD = {
  companyId: 7,
  name: '明鉴示例有限公司',
  nameEn: 'Mingjian Example Co., Ltd.',
  creditCode: '91110000MA00000000',
  status: 'active',
  ratingStatus: 'rated',
  ratingClass: '3A5',
  isSynthetic: true,
  followedAt: '2026-11-20T00:00:00.000Z',
  viewedAt: '2026-11-20T00:00:00.000Z',
  views: 3,
};
const pageOf = (...items: readonly object[]) => ({
  items,
  total: items.length,
  totalIsCapped: false,
  page: 1,
  pageSize: 20,
});
const quota = (kind: string, total: number | null, used: number) => ({
  kind,
  term: '2026',
  total,
  used,
  allocated: 0,
  available: total === null ? null : total - used,
  status: 'available',
  own: null,
  ownAvailable: total === null ? null : total - used,
});

const answer = (answers: Readonly<Record<string, unknown>>): void => {
  vi.stubGlobal('fetch', (request: Request) => {
    const data = answers[new URL(request.url).pathname.split('/').at(-1) ?? ''] ?? null;
    return Promise.resolve(Response.json({ code: '0', data, msg: '' }));
  });
};

const show = () => showScreen(<WorkbenchPage />);

beforeAll(async () => {
  await startTexts();
  await loadTexts('common', 'workbench');
});
beforeEach(() =>
  answer({
    listFavourites: pageOf(CARD),
    listFootprint: pageOf(CARD),
    listQuotas: [quota('online-report', 500, 20), quota('update-report', null, 4)],
  }),
);
afterEach(() => {
  storeAppState({ viewIndex: '0' });
});

it('opens with My Interests; the tab is the view index of the app state', async () => {
  show();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['My Interests', 'My Footprint']);
  await screen.findByRole('columnheader', { name: 'Followed since' });
  expect(screen.getByRole('link', { name: 'Mingjian Example Co., Ltd.' })).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: 'My Footprint' }));
  expect(getSession().viewIndex).toBe('1');
  await screen.findByRole('columnheader', { name: 'Last opened' });
  cleanup();
  show();
  expect(screen.getByRole('tab', { name: 'My Footprint' }).getAttribute('aria-selected')).toBe('true');
});

it('has the tab My Opinions where the screen draws one into it', async () => {
  showScreen(<WorkbenchPage renderOpinions={() => <p>what I think</p>} />);
  fireEvent.click(screen.getByRole('tab', { name: 'My Opinions' }));
  expect(await screen.findByText('what I think')).toBeTruthy();
  expect(getSession().viewIndex).toBe('2');
});

it('tells what is left of both quotas, and that one has no limit', async () => {
  show();
  expect(await screen.findByText('480 left')).toBeTruthy();
  expect(screen.getByText('20 of 500 used in 2026')).toBeTruthy();
  expect(screen.getByText('no limit')).toBeTruthy();
});
