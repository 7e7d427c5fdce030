import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BusinessBody } from './index.ts';
import { makeProfile, makeProvenance } from './make-profile.ts';
import { answers, asked, Observer, openCompany, prepareCompanyTests } from './open-company.tsx';

prepareCompanyTests();
const open = openCompany;

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

it('tells a case as one story from filing to enforcement with what is owed', async () => {
  const stage = (kind: string, date: string, recordId: number) => ({
    kind,
    date,
    caseNumber: kind === 'filing' ? '（2023）沪0115民初1234号' : '（2023）沪0115执88号',
    court: null,
    cause: null,
    role: null,
    amount: null,
    result: null,
    provenance: makeProvenance('judgment', recordId),
  });
  answers.set('/api/company/listSections', { items: [] });
  answers.set('/api/company/listCaseChains', {
    items: [
      {
        key: '（2023）沪0115民初1234号',
        state: 'terminated',
        role: 'defendant',
        cause: '买卖合同纠纷',
        court: null,
        amount: '900000.00',
        enforcedAmount: '910000.00',
        openAmount: '800000.00',
        openShareOfNetAssets: '13.33',
        stages: [stage('filing', '2023-02-01', 1), stage('enforcement', '2023-09-01', 2)],
      },
    ],
    total: 1,
    totalIsCapped: false,
    page: 1,
    pageSize: 10,
    counts: { open: 0, terminated: 1, ended: 0 },
    isCapped: false,
    netAssets: { amount: '6000000', periodEnd: '2024-12-31' },
    isNetAssetsWithheld: false,
    sources: [],
  });
  open(makeProfile(), '/system/credit/business?companyId=7#litigation', <BusinessBody />);
  const owed = await screen.findByText('Still owed');
  const card = owed.closest('li');
  expect(card?.textContent).toContain('800,000.00 CNY13.33 % of net assets 2024');
  const stages = within(card as HTMLElement).getAllByRole('listitem');
  expect(stages.map((item) => item.textContent)).toEqual([
    '2023-02-01Filing',
    '2023-09-01Enforcement（2023）沪0115执88号',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Enforcement terminated 1' }));
  await waitFor(() => expect(asked.at(-1)).toContain('state=terminated'));
});
