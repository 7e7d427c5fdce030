import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { storeUserInfo } from '../../api/session/index.ts';
import { loadTexts, startTexts } from '../../i18n/index.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { SubAccountsPage } from './index.ts';

const ACCOUNT = {
  id: 7,
  number: 'N-7',
  username: 'li.wei',
  realName: '李伟',
  alias: 'Lao Li',
  mobile: '13800000000',
  email: 'li@example.com',
  type: 'basic',
  isAdmin: '0',
  roleId: 2,
  roleTitle: 'Analyst',
  roleTitleCn: '分析师',
  organisationId: 4,
  organisationName: 'Bank',
  levelId: 'standard',
  status: 'active',
  expiresOn: '2027-03-01',
  createdAt: '2026-01-02T08:00:00.000Z',
};

const asked: string[] = [];
const answers: Record<string, unknown> = {
  getUserList: { items: [ACCOUNT], total: 1, totalIsCapped: false, page: 1, pageSize: 20 },
  listRoles: { items: [], total: 0, totalIsCapped: false, page: 1, pageSize: 100 },
  getSubAccounts: { used: 3, limit: 10 },
};

beforeAll(async () => {
  await startTexts();
  await loadTexts('common', 'accounts');
});
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (request: Request) => {
    const url = new URL(request.url);
    const path = url.pathname.split('/').at(-1) ?? '';
    asked.push(`${path}${url.search}`);
    return Response.json({ code: '0', data: answers[path] ?? null, msg: '' });
  });
  storeUserInfo({ id: 1, organisationId: 4, organisationName: 'Bank', isAdmin: '1' });
});

const show = () => showScreen(<SubAccountsPage />);

it('shows the accounts of the own organisation and how many its plan allows', async () => {
  show();
  const row = (await screen.findByText('li.wei')).closest('tr');
  expect(row?.textContent).toMatch(
    /Lao Li.*N-7.*13800000000.*li@example\.com.*Analyst.*Basic account.*Active/,
  );
  expect(row?.textContent).toContain('until 2027-03-01');
  expect(await screen.findByText('3 of 10 sub-accounts')).toBeTruthy();
  expect(screen.getByText('Accounts of Bank')).toBeTruthy();
  expect(asked.filter((call) => call.startsWith('getUserList'))).toEqual([
    expect.stringContaining('organisationId=4'),
  ]);
});

it('never asks for another organisation, nor lets one be chosen', async () => {
  show();
  await screen.findByText('li.wei');
  expect(screen.queryByLabelText('Organisation')).toBeNull();
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'disabled' } });
  await waitFor(() => expect(asked.at(-1)).toContain('status=disabled'));
  for (const call of asked.filter((text) => text.startsWith('getUserList')))
    expect(call).toContain('organisationId=4');
});
