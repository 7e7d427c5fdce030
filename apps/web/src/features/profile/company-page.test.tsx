import type { RecordDetail } from '@mingjian/contract/companies';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { findLastCompany, storeUserInfo } from '../../api/session/index.ts';
import { makeFact, makeProfile, makeProvenance, makeStatement } from './make-profile.ts';
import { answers, asked, openCompany, prepareCompanyTests } from './open-company.tsx';

prepareCompanyTests();
const open = openCompany;

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
  expect((await valueOf('Postal code')).textContent).toBe('Not fetched yet');
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
        isDisputed: false,
        changedFields: ['company_name'],
        payload: { company_name: '明鉴测试有限公司' },
      },
    ],
    source: { sourceId: 'necips', en: 'Publicity System', cn: '公示系统' },
    original: { state: 'none', cells: [] },
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
  fireEvent.change(screen.getByRole('combobox', { name: /unit/i }), { target: { value: 'yuan' } });
  expect(cells()[0]?.textContent).toBe('123,456,789.00');
  fireEvent.click(screen.getByRole('tab', { name: 'Income statement' }));
  expect(screen.getByText('−50,000.00')).toBeTruthy();
});

it('says that statements and negative records are withheld, and does not ask for them', async () => {
  open(makeProfile({ statementsState: 'withheld' }));
  expect(await screen.findAllByText('feature not activated')).toHaveLength(2);
  expect(asked.some((path) => path.includes('getNegativeSummary'))).toBe(false);
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

it('leads to the credit screens that the role opens, and keeps the company', async () => {
  open(makeProfile());
  const ways = await screen.findByRole('navigation', { name: 'Screens of the company' });
  expect(within(ways).queryByRole('link', { name: 'Rating' })).toBeNull();
  storeUserInfo({ authorities: [{ authority: 'rating.view' }] });
  const rating = await within(ways).findByRole('link', { name: 'Rating' });
  expect(rating.getAttribute('href')).toBe('/system/credit/rating?companyId=7');
  expect(within(ways).queryByRole('link', { name: 'Owners and chain' })).toBeNull();
  storeUserInfo({ authorities: [{ authority: 'ownership.view' }] });
  const owners = await within(ways).findByRole('link', { name: 'Owners and chain' });
  expect(owners.getAttribute('href')).toBe('/system/credit/shareholder?companyId=7');
});
