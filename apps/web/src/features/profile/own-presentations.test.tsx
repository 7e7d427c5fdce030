import type { RecordView } from '@mingjian/contract/companies';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BusinessBody } from './index.ts';
import { makeProfile, makeProvenance } from './make-profile.ts';
import { answers, asked, Observer, openCompany, prepareCompanyTests } from './open-company.tsx';

prepareCompanyTests();
beforeEach(() => vi.stubGlobal('IntersectionObserver', undefined));
afterEach(() => vi.stubGlobal('IntersectionObserver', Observer));

const openSection = (dimension: string, fields: readonly RecordView['fields'][], current = fields.length) => {
  const counts = { current, historical: 0, namesakes: 0 };
  answers.set('/api/company/listSections', {
    items: [{ dimension, state: 'found', checkedAt: null, counts }],
  });
  answers.set('/api/company/listSectionRecords', {
    dimension,
    state: 'found',
    items: fields.map((payload, at) => ({
      recordId: at + 1,
      version: 1,
      dimension,
      status: 'current',
      fields: payload,
      provenance: makeProvenance(dimension, at + 1),
    })),
    counts,
    next: null,
    sources: [],
  });
  openCompany(makeProfile(), `/system/credit/business?companyId=7#${dimension}`, <BusinessBody />);
};

it('opens licences with what runs out first, and counts the days from the day of the screen', async () => {
  openSection('administrative_licence', [
    { licence_name: '食品生产许可', licence_valid_to: '2026-11-01' },
    { licence_name: '道路运输许可', licence_valid_to: '2026-11-20' },
    { licence_name: '建筑业企业资质', licence_valid_to: '2026-12-20' },
  ]);
  const row = async (name: string) => (await screen.findByText(name)).closest('tr')?.textContent;
  expect(await row('食品生产许可')).toContain('2026-11-01expired');
  expect(await row('道路运输许可')).toContain('2026-11-20last day');
  expect(await row('建筑业企业资质')).toContain('2026-12-2030 days left');
  expect(asked.find((path) => path.includes('listSectionRecords'))).toContain('sort=licence_valid_to');
});

it('counts the days to a hearing and says which is open on the day', async () => {
  openSection('hearing_notice', [
    {
      hearing_case_no: '（2026）粤0305民初1号',
      hearing_date: '2026-12-01T17:30:00.000Z',
      hearing_company_role: 'defendant',
    },
    { hearing_case_no: '（2025）粤0305民初2号', hearing_date: '2025-01-08T01:30:00.000Z' },
    {
      hearing_case_no: '（2026）粤0305民初3号',
      hearing_date: '2026-11-20T01:30:00.000Z',
      hearing_company_role: 'plaintiff',
    },
  ]);
  const row = async (number: string) => (await screen.findByText(number)).closest('tr')?.textContent;
  expect(await row('（2026）粤0305民初1号')).toContain('Open');
  expect(await row('（2026）粤0305民初1号')).toContain('2026-12-02 01:30in 12 days');
  expect(await row('（2025）粤0305民初2号')).toContain('Closed');
  expect(await row('（2026）粤0305民初3号')).toContain('Not counted');
  expect(await row('（2026）粤0305民初3号')).toContain('today');
});

it('lists tenders by the role of the company with what was awarded, and by role alone', async () => {
  openSection(
    'tender_bid',
    [
      {
        tender_title: '产业园建设项目中标公告',
        tender_role_of_company: 'winner',
        tender_buyer: ['采购中心'],
        tender_award_amount: '1330000.00',
        tender_published_on: '2025-07-06',
      },
      { tender_title: '设备采购公告', tender_role_of_company: 'buyer', tender_budget: '50000' },
      { tender_title: '服务采购公告', tender_role_of_company: 'candidate' },
    ],
    25,
  );
  const list = await screen.findByRole('list', { name: 'Tender and bid' });
  const [won, buying, candidate] = within(list).getAllByRole('listitem');
  expect(won?.textContent).toBe(
    '2025-07-06Winner产业园建设项目中标公告Tendering party 采购中心1,330,000.00 CNYawarded',
  );
  expect(buying?.textContent).toContain('50,000.00 CNYbudget');
  expect(candidate?.textContent).toContain('Not disclosed');
  fireEvent.change(screen.getByRole('combobox', { name: 'Tender role of company' }), {
    target: { value: 'agent' },
  });
  await waitFor(() => expect(asked.at(-1)).toContain('filterField=tender_role_of_company&filterValue=agent'));
});

it('tells news by day with their tone', async () => {
  openSection('news_opinion', [
    {
      news_title: '发布年度报告',
      news_source: '示范财经',
      news_sentiment: 'negative',
      news_published_at: '2026-05-03T17:00:00.000Z',
    },
  ]);
  const list = await screen.findByRole('list', { name: /News/ });
  expect(within(list).getByRole('listitem').textContent).toBe('2026-05-04发布年度报告示范财经Negative');
});

it('shows who was there before in a part of its own, which is asked for', async () => {
  vi.stubGlobal('IntersectionObserver', Observer);
  const person = (recordId: number, name: string, validTo: string | null) => ({
    recordId,
    version: 1,
    dimension: 'key_personnel',
    status: 'current' as const,
    fields: { person_name: name, position_title: ['董事'] },
    provenance: { ...makeProvenance('key_personnel', recordId), validTo },
  });
  const counts = { current: 1, historical: 1, namesakes: 0 };
  answers.set('/api/company/listSections', {
    items: [{ dimension: 'key_personnel', state: 'found', checkedAt: null, counts }],
  });
  answers.set('/api/company/listSectionRecords', {
    dimension: 'key_personnel',
    state: 'found',
    items: [person(2, '旧董事', '2020-01-01')],
    counts,
    next: null,
    sources: [],
  });
  const profile = makeProfile();
  const sections = profile.sections.map((section) =>
    section.dimension === 'key_personnel'
      ? { ...section, state: 'found' as const, total: 1, records: [person(1, '现董事', null)] }
      : section,
  );
  openCompany({ ...profile, sections });
  expect(await screen.findByText('现董事')).toBeTruthy();
  expect(asked.some((path) => path.includes('dimension=key_personnel'))).toBe(false);
  fireEvent.click(await screen.findByRole('button', { name: /Historical 1/ }));
  expect(await screen.findByText('旧董事')).toBeTruthy();
  expect(screen.getByText('until 2020-01-01')).toBeTruthy();
  expect(asked.at(-1)).toContain('part=historical');
});
