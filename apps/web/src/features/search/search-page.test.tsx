import type { SearchItem } from '@mingjian/contract/search';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { storeAsAt } from '../../api/session/index.ts';
import { loadTexts, startTexts } from '../../i18n/index.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { SearchPage } from './search-page.tsx';

// What a browser has and the test document has not; asked for while the page is imported and by antd.
vi.hoisted(() => {
  const query = { matches: false, addEventListener: () => 0, removeEventListener: () => 0 };
  const legacy = { addListener: () => 0, removeListener: () => 0 };
  class ResizeObserver {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  Object.assign(globalThis, { matchMedia: () => ({ ...query, ...legacy }), ResizeObserver });
});

const ITEM: SearchItem = {
  companyId: 7,
  name: '明鉴示例有限公司',
  nameEn: 'Mingjian Example Co., Ltd.',
  creditCode: '91110000MA00000000',
  stockCode: null,
  matchedName: '明鉴示例有限公司',
  matchReason: 'brand',
  status: 'active',
  type: '股份有限公司',
  nature: 'private',
  establishedOn: '2010-05-01',
  yearsInBusiness: 16.5,
  registeredCapital: '50000000',
  registeredCapitalCurrency: 'CNY',
  province: '440000',
  city: '440300',
  industrySection: 'C',
  industryDivision: 'C39',
  isListed: false,
  isHighTech: true,
  periodEnd: '2025-12-31',
  revenue: '1234567890.00',
  netEarning: '-5000.00',
  ebitToRevenue: '12.5',
  totalAssets: null,
  size: 'medium',
  sizeIsProvisional: false,
  rating: { status: 'rated', class: '3A5', symbol: 'A+', grade: 5, pd: '0.11', solvencyIndex: '181.9' },
  isSynthetic: true,
};

let items: readonly SearchItem[] = [];
let withheld: readonly string[] = ['rating'];
let asked: string[] = [];

const show = (address = '/system/analysis?keyword=明鉴') =>
  showScreen(<SearchPage renderActions={() => null} />, address);

beforeAll(async () => {
  await startTexts();
  await loadTexts('common', 'search', 'search-box');
});
beforeEach(() => {
  items = [ITEM];
  withheld = ['rating'];
  asked = [];
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(new URL(request.url).search);
    const page = { items, total: items.length, totalIsCapped: false, page: 1, pageSize: 20 };
    return Promise.resolve(Response.json({ code: '0', data: { ...page, facets: {}, withheld }, msg: '' }));
  });
});
afterEach(() => {
  storeAsAt(null);
});

it('lists the columns of the specification in its order, amounts in thousand yuan, absent ones with a reason', async () => {
  show();
  const row = (await screen.findByRole('link', { name: 'Mingjian Example Co., Ltd.' })).closest('tr')!;
  const titles = within(row.closest('table')!)
    .getAllByRole('columnheader')
    .map((head) => head.textContent);
  // The first one holds the box that chooses all rows.
  expect(titles.slice(1)).toEqual([
    'Company',
    'ID',
    'Type',
    'Years in business',
    'Revenue',
    'Net earning',
    'EBIT / revenue, %',
    'Total assets',
    'Size',
    'Rating',
  ]);
  const cells = within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
    .slice(1);
  expect(cells[1]).toBe('91110000MA00000000');
  expect(cells.slice(3, 7)).toEqual(['16.5', '1,234,567.89', '−5.00', '12.50']);
  expect(cells[7]).toContain('Not disclosed');
  expect(cells[8]).toBe('Medium');
  expect(cells[9]).toContain('Withheld');
});

it('says that a company could not be found', async () => {
  items = [];
  show();
  expect(await screen.findByText('Company could not found')).toBeTruthy();
});

it('neither filters nor sorts by ratings on the knowledge of an earlier day, and says so', async () => {
  withheld = [];
  storeAsAt({ day: '2024-06-30', clock: 'known' });
  show('/system/analysis?sort=-rating&rating=3A1&status=active');
  await screen.findByRole('link', { name: 'Mingjian Example Co., Ltd.' });
  expect(asked.join(' ')).not.toContain('rating');
  expect(asked[0]).toContain('asAt=2024-06-30&clock=known');
  expect(screen.getByText('Ratings can be filtered and sorted by as of today only')).toBeTruthy();
  const head = (name: string) => screen.getByRole('columnheader', { name: new RegExp(name) });
  expect(head('Rating').getAttribute('aria-sort')).toBeNull();
  expect(within(head('Rating')).queryByRole('button')).toBeNull();
  expect(within(head('Revenue')).getByRole('button')).toBeTruthy();
});
