import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../api/queries.ts';
import { loadTexts, startTexts } from '../../i18n/index.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { Component as QuotasPage } from './index.ts';

const LIST = { total: 2, totalIsCapped: false, page: 1, pageSize: 20 };
const QUOTA = {
  kind: 'online-report',
  term: '2026',
  total: 500,
  allocated: 120,
  allocatedUsed: 20,
  used: 50,
  available: 450,
  rest: 350,
  status: 'available',
};
const ACCOUNT = {
  accountId: 7,
  number: 'N-7',
  username: 'li.wei',
  realName: '李伟',
  organisationName: 'Bank',
  status: 'active',
  expiresOn: null,
  allocated: 120,
  used: 20,
  available: 100,
  spent: 20,
};
const FREE = { ...ACCOUNT, accountId: 8, username: 'zhang.min', allocated: null, used: null, spent: 30 };
const CHANGE = {
  id: 2,
  date: '2026-11-20T08:00:00.000Z',
  kind: 'online-report',
  term: '2026',
  accountName: 'li.wei',
  action: 'distribute',
  before: null,
  after: 120,
  changedBy: 'orgadmin',
};

const organisation = (id: number, name: string) => ({
  id,
  parentId: null,
  name,
  status: 'active',
  accounts: 1,
  contractId: id,
  plan: 'basic',
  version: 1,
  isOwn: id === 1,
});

const asked: string[] = [];
const sent: { path: string; body: unknown }[] = [];
const answers: Record<string, unknown> = {
  getOrgList: { items: [organisation(1, 'Bank')], total: 1, totalIsCapped: false },
  getDistribution: {
    organisationName: 'Bank',
    quotas: [
      QUOTA,
      { ...QUOTA, kind: 'update-report', total: null, available: null, rest: null, status: 'unlimited' },
    ],
  },
  listDistribution: { ...LIST, items: [ACCOUNT, FREE] },
  listQuotaChanges: { ...LIST, items: [CHANGE] },
};

beforeAll(async () => {
  await startTexts();
  await loadTexts('common', 'quotas');
});
beforeEach(() => {
  asked.length = 0;
  sent.length = 0;
  answers['getOrgList'] = { items: [organisation(1, 'Bank')], total: 1, totalIsCapped: false };
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.split('/').at(-1) ?? '';
    asked.push(request.url);
    if (request.method === 'POST') sent.push({ path, body: await request.json() });
    if (path === 'distributeQuota')
      return Response.json({ code: 'quota-not-enough', data: { most: 470 }, msg: '' });
    return Response.json({ code: '0', data: answers[path] ?? { isChanged: true }, msg: '' });
  });
});

const show = (address = '/system/user/quotaAdmin') => showScreen(<QuotasPage />, address);

it('shows both quotas with total, allocated, used, available, the rest and a status', async () => {
  show();
  const card = await screen.findByRole('region', { name: 'Online reports (viewing)' });
  expect(card.textContent).toMatch(/Total500Allocated120Used50Available450Not distributed350/);
  expect(screen.getByRole('region', { name: 'Update reports (data update)' }).textContent).toContain(
    'No limit',
  );
});

it('says what is empty, then sends what was chosen in the list, and how many there could be', async () => {
  show();
  await screen.findByText('zhang.min');
  fireEvent.click(screen.getByRole('button', { name: 'Distribute' }));
  expect(
    (await screen.findAllByText('Account name and the allocatable quota value cannot be empty')).length,
  ).toBe(2);
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Distribute to zhang.min' }));
  fireEvent.change(screen.getByLabelText('Allocatable quota value'), { target: { value: '600' } });
  fireEvent.click(screen.getByRole('button', { name: 'Distribute' }));
  expect((await screen.findByRole('alert')).textContent).toContain('at most 470');
  expect(sent).toEqual([
    { path: 'distributeQuota', body: { accountId: 8, kind: 'online-report', value: 600 } },
  ]);
});

it('takes back what an account has', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Take back from li.wei' }));
  await waitFor(() =>
    expect(sent).toEqual([{ path: 'takeBackQuota', body: { accountId: 7, kind: 'online-report' } }]),
  );
  expect(screen.queryByRole('button', { name: 'Take back from zhang.min' })).toBeNull();
});

it('tells the history with who did it', async () => {
  show('/system/user/quotaAdmin#history');
  const row = (await screen.findByText('Distributed')).closest('tr');
  expect(row?.textContent).toMatch(/li\.wei.*no allocation.*120.*orgadmin/);
});

it('asks whose quotas where more than one contract is within reach, and only there', async () => {
  show();
  await screen.findByText('zhang.min');
  expect(screen.queryByLabelText('Organisation')).toBeNull();
  cleanup();
  queryClient.clear();
  const items = [organisation(1, 'Bank'), organisation(9, 'Harbour')];
  answers['getOrgList'] = { items, total: 2, totalIsCapped: false };
  show();
  fireEvent.change(await screen.findByLabelText('Organisation'), { target: { value: '9' } });
  await waitFor(() =>
    expect(asked.filter((url) => /Distribution\?.*organisationId=9/.test(url))).toHaveLength(2),
  );
});
