import { QueryClientProvider } from '@tanstack/react-query';
import type { Profile, RecordDetail } from '@mingjian/contract/companies';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../api/queries.ts';
import { findLastCompany } from '../../api/session/index.ts';
import { loadTexts, startTexts } from '../../i18n/index.ts';
import { makeFact, makeProfile, makeProvenance, makeStatement } from './make-profile.ts';
import { BusinessBody, CompanyPage, ProfileBody } from './index.ts';

/** What a browser has and the test document has not. */
class Observer {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeAll(async () => {
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('ResizeObserver', Observer);
  Element.prototype.scrollIntoView ??= () => undefined;
  window.matchMedia ??= (query: string) =>
    ({
      matches: false,
      media: query,
      addEventListener() {},
      removeEventListener() {},
      addListener() {},
      removeListener() {},
    }) as unknown as MediaQueryList;
  await startTexts();
  await loadTexts('common', 'profile', 'ratios');
});

let asked: string[] = [];
const answers = new Map<string, unknown>();

beforeEach(() => {
  asked = [];
  answers.clear();
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    asked.push(pathname + search);
    const data = answers.get(pathname);
    const body =
      data === undefined
        ? { code: 'company-does-not-exist', data: null, msg: '' }
        : { code: '0', data, msg: '' };
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionStorage.clear();
});

const open = (
  profile?: Profile,
  address = '/system/credit/profile?companyId=7',
  body = <ProfileBody renderRating={() => <p>rating</p>} />,
) => {
  if (profile) answers.set('/api/company/getProfile', profile);
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        <CompanyPage renderBadge={() => null}>{body}</CompanyPage>
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

const valueOf = async (label: string): Promise<HTMLElement> => {
  const [term] = await screen.findAllByText(label, { selector: 'dt' });
  return term?.nextElementSibling as HTMLElement;
};

it('gives the reason in words where a value is missing, and no 0', async () => {
  open(
    makeProfile({
      summary: {
        registeredCapital: { ...makeFact('50000000'), currency: 'CNY' },
        patentRange: { ...makeFact('0-0'), records: 0 },
        isHighTech: { ...makeFact(null), absence: 'not_covered', provenance: null },
      },
    }),
  );
  expect((await valueOf('Registered capital')).textContent).toBe('50,000,000.00 CNY');
  expect((await valueOf('High-tech certification')).textContent).toBe('Not covered');
  expect((await valueOf('Zip code')).textContent).toBe('Not fetched yet');
  const links = screen.getByRole('navigation', { name: 'Parts of the profile' });
  expect(within(links).getByText('Shareholders').parentElement?.textContent).toBe('Shareholders');
  expect(findLastCompany()).toBe(7);
});

it('opens the record behind a value with its source, fields and versions', async () => {
  const detail: RecordDetail = {
    companyId: 7,
    dimension: 'basic_registration',
    provenance: makeProvenance('basic_registration', 10),
    knownTo: null,
    payload: { company_name: '明鉴测试有限公司', registration_status: 'active' },
    versions: [
      {
        version: 1,
        status: 'current',
        knownFrom: '2024-03-01T00:00:00.000Z',
        knownTo: null,
        retrievedAt: '2024-03-01T00:00:00.000Z',
        changedFields: ['company_name'],
        payload: { company_name: '明鉴测试有限公司' },
      },
    ],
    source: { sourceId: 'necips', en: 'Publicity System', cn: '公示系统' },
    document: null,
  };
  answers.set('/api/company/getRecord', detail);
  open(makeProfile({ summary: { nature: makeFact('private') } }));
  const value = within(await valueOf('Nature')).getByRole('button', { name: 'Private' });
  value.focus();
  fireEvent.click(value);
  const drawer = await screen.findByRole('dialog');
  await waitFor(() => expect(drawer.textContent).toContain('Publicity System'));
  expect(drawer.textContent).toContain('row 7');
  expect(drawer.textContent).toContain('In operation');
  expect(drawer.textContent).toContain('First version');
  expect(asked.at(-1)).toContain('recordId=10');
  fireEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(document.activeElement).toBe(value));
});

it('shows statements side by side in the unit chosen, with negative figures and only reported items', async () => {
  open(
    makeProfile({
      statementsState: 'found',
      statements: [
        makeStatement('2023-12-31', { total_assets: '123456789', net_profit: '-50000' }),
        makeStatement('2022-12-31', { total_assets: '100000000', net_profit: '70000' }),
      ],
    }),
  );
  const table = await screen.findByRole('table', { name: 'Balance sheet' });
  const cells = () => within(screen.getByRole('table', { name: 'Balance sheet' })).getAllByRole('cell');
  expect(cells().map((cell) => cell.textContent)).toEqual(['123,456.79', '100,000.00']);
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['CNY 1,000', 'FY 20232023-12-31audited', 'FY 20222022-12-31audited']);
  fireEvent.click(screen.getByText('Yuan'));
  expect(cells()[0]?.textContent).toBe('123,456,789.00');
  fireEvent.click(screen.getByRole('tab', { name: 'Income statement' }));
  expect(screen.getByText('−50,000.00')).toBeTruthy();
});

it('says that statements are withheld, and counts negative records open against closed', async () => {
  const profile = makeProfile({ statementsState: 'withheld' });
  const negativeCounts = profile.negativeCounts.map((count) =>
    count.dimension === 'enforcement'
      ? { ...count, state: 'found' as const, open: 2, closed: 5, total: 7, disputed: 0 }
      : count,
  );
  open({ ...profile, negativeCounts });
  const tile = await screen.findByRole('button', { name: /Judgment enforcement/ });
  expect(tile.textContent).toContain('2 open5 closed');
  expect(screen.getByText('feature not activated')).toBeTruthy();
});

it('tells of a company that does not exist and leads to the search', async () => {
  open();
  expect(await screen.findByText('Company does not exist')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Search companies' }).getAttribute('href')).toBe(
    '/system/analysis',
  );
});

it('asks for the last company when none is named', async () => {
  sessionStorage.setItem('lastCompanyId', '7');
  open(makeProfile(), '/system/credit/profile');
  expect(await screen.findByRole('heading', { level: 1, name: 'Mingjian Test Co., Ltd.' })).toBeTruthy();
  expect(asked[0]).toContain('companyId=7');
});

it('shows one module of the business screen with the numbers of all, and its records by part', async () => {
  const counts = { current: 2, historical: 1, namesakes: 1 };
  answers.set('/api/company/listSections', {
    items: [
      { dimension: 'patent', state: 'found', checkedAt: null, counts },
      { dimension: 'trademark', state: 'none_found', checkedAt: '2026-01-05T00:00:00Z', counts: null },
      { dimension: 'copyright', state: 'not_covered', checkedAt: null, counts: null },
    ],
  });
  const record = (recordId: number, title: string) => ({
    recordId,
    version: 1,
    dimension: 'patent',
    status: 'current',
    fields: { patent_title: title },
    provenance: makeProvenance('patent', recordId),
  });
  answers.set('/api/company/listSectionRecords', {
    dimension: 'patent',
    state: 'found',
    items: [record(1, '一种示例装置'), record(2, '一种示例方法')],
    counts,
    next: 'bmV4dA',
    sources: [],
  });
  vi.stubGlobal('IntersectionObserver', undefined);
  open(makeProfile(), '/system/credit/business?companyId=7#patent', <BusinessBody />);
  expect(await screen.findByRole('heading', { level: 2, name: 'Intellectual property' })).toBeTruthy();
  expect(await screen.findByText('一种示例装置')).toBeTruthy();
  const nav = screen.getByRole('navigation', { name: 'Modules' });
  expect(within(nav).getByText('Patent').parentElement?.textContent).toBe('Patent2');
  expect(within(nav).getByText('Copyright and software copyright').parentElement?.textContent).toContain(
    'Not covered',
  );
  expect(screen.getByText('None found', { selector: 'p' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /Possible namesakes 1/ }));
  expect(await screen.findByText(/never counted in a level or a score/)).toBeTruthy();
  expect(asked.at(-1)).toContain('part=namesakes');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(asked.at(-1)).toContain('cursor=bmV4dA'));
  vi.stubGlobal('IntersectionObserver', Observer);
});

it('shows ratios by year with their formula, what is missing and the peers', async () => {
  const value = (periodEnd: string, text: string | null) => ({
    periodEnd,
    value: text,
    absence: text === null ? ('missing-items' as const) : null,
    missing: text === null ? [{ field: 'inventories', periodEnd }] : [],
    inputs: [],
  });
  answers.set('/api/company/listSections', { items: [] });
  answers.set('/api/financials/getRatios', {
    periods: ['2024-12-31', '2023-12-31'],
    ratios: [
      {
        key: 'quick_ratio',
        group: 'liquidity',
        direction: 'higher-better',
        formula: { en: '(A − B) ÷ C', cn: '（甲 − 乙）÷ 丙' },
        values: [value('2024-12-31', '1.500000'), value('2023-12-31', null)],
        peers: { group: 'section', peers: 42, p25: 0.5, median: 1, p75: 1.2, snapshotOn: '2026-10-01' },
      },
    ],
    checks: [{ periodEnd: '2024-12-31', checks: [{ code: 'balance', gap: '-200.00', isHeld: false }] }],
    division: 'C39',
    section: 'C',
    sizeGrade: 'small',
  });
  open(makeProfile(), '/system/credit/business?companyId=7#financial_analysis', <BusinessBody />);
  const table = await screen.findByRole('table', { name: 'Liquidity' });
  const row = within(table).getByRole('row', { name: /Quick ratio/ });
  expect(within(row).getByText('1.50')).toBeTruthy();
  expect(row.textContent).toContain('Better than three quarters of the peers');
  const missing = within(row).getByRole('button', { name: 'Items missing' });
  fireEvent.focus(missing);
  expect((await screen.findByRole('tooltip')).textContent).toContain('Inventories 2023');
  expect(screen.getByText(/Assets do not equal liabilities and equity, gap/).textContent).toContain('200.00');
});
