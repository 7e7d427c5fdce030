import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadTexts, startTexts } from '../../i18n/index.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { MyAccountPage } from './index.ts';

const PROFILE = {
  number: 'N-7',
  username: 'li.wei',
  realName: '李伟',
  alias: 'Lao Li',
  mobile: '13800000000',
  email: 'li@example.com',
  type: 'basic',
  roleTitle: 'Analyst',
  roleTitleCn: '分析师',
  organisationName: 'Bank',
  expiresOn: null,
  createdAt: '2026-01-02T08:00:00.000Z',
  mayChangeNames: false,
};
const SESSION = {
  id: 1,
  browser: 'Chrome',
  system: 'Windows',
  address: '10.0.0.1',
  createdAt: '2026-11-20T08:00:00.000Z',
  lastClickAt: '2026-11-20T08:10:00.000Z',
  isCurrent: true,
};
const OTHER = { ...SESSION, id: 2, browser: null, system: null, address: '10.0.0.2', isCurrent: false };
const RECORD = {
  date: '2026-11-20T08:10:00.000Z',
  type: 'view',
  area: 'company',
  quota: null,
  companyId: 5,
  companyName: '明鉴有限公司',
  times: 12,
};
const SPENT = { ...RECORD, type: 'spend', area: null, quota: 'online-report', times: 1 };

const sent: { path: string; body: unknown }[] = [];
let profile = PROFILE;
let refusal: string | null = null;

const answerOf = (path: string): unknown =>
  ({
    getOwnProfile: profile,
    listOwnSessions: [SESSION, OTHER],
    revokeOtherSessions: { ended: 1 },
    sendMobileCode: { expiresAt: '2026-11-20T08:20:00.000Z' },
    listUsageRecords: {
      items: [SPENT, RECORD],
      total: 2,
      totalIsCapped: false,
      page: 1,
      pageSize: 20,
      from: '2026-10-22',
      to: '2026-11-20',
    },
  })[path] ?? null;

beforeAll(async () => {
  await startTexts();
  await loadTexts('common', 'my-account');
});
beforeEach(() => {
  sent.length = 0;
  profile = PROFILE;
  refusal = null;
  vi.stubGlobal('fetch', async (request: Request) => {
    const url = new URL(request.url);
    const path = url.pathname.split('/').at(-1) ?? '';
    if (request.method === 'POST') sent.push({ path, body: await request.json() });
    if (path === 'listUsageRecords') sent.push({ path, body: Object.fromEntries(url.searchParams) });
    if (request.method === 'POST' && refusal) return Response.json({ code: refusal, data: null, msg: '' });
    return Response.json({ code: '0', data: answerOf(path), msg: '' });
  });
});

const onSaved = vi.fn<() => void>();
const show = (part: string) =>
  showScreen(
    <MyAccountPage password="PASSWORD" contract="CONTRACT" onProfileSaved={onSaved} />,
    `/system/user/myAccount#${part}`,
  );
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('sends other name, email and mobile; name and number stand but are the administrator’s', async () => {
  show('profile');
  await screen.findByLabelText('Other name');
  for (const label of ['Account name', 'User number (ID)'])
    expect(screen.getByLabelText(label).hasAttribute('readonly')).toBe(true);
  expect(screen.queryByLabelText('Verification code')).toBeNull();
  type('Other name', 'Li');
  press('Save');
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(sent).toEqual([
    { path: 'editOwnProfile', body: { alias: 'Li', email: 'li@example.com', mobile: '13800000000' } },
  ]);
});

it('lets an administrator change name and number, each not empty', async () => {
  profile = { ...PROFILE, mayChangeNames: true };
  show('profile');
  await screen.findByLabelText('Other name');
  for (const label of ['Account name', 'User number (ID)', 'Other name', 'Email', 'Mobile']) type(label, ' ');
  press('Save');
  for (const sentence of [
    'Account name is required',
    'Account number is required',
    'Other name is required',
    'Email is required',
    'Mobile number is required',
  ])
    expect(await screen.findByText(sentence)).toBeTruthy();
  expect(sent).toEqual([]);
});

it('asks for the code of a new mobile number, sends it there and waits a minute for the next', async () => {
  show('profile');
  await screen.findByLabelText('Mobile');
  type('Mobile', '139 0000 0000');
  press('Save');
  expect(await screen.findByText('Please enter the six digits of the code')).toBeTruthy();
  press('Send code');
  expect(await screen.findByRole('button', { name: /^Again in \d+ s$/ })).toHaveProperty('disabled', true);
  type('Verification code', '123456');
  press('Save');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    { path: 'sendMobileCode', body: { mobile: '139 0000 0000' } },
    {
      path: 'editOwnProfile',
      body: {
        alias: 'Lao Li',
        email: 'li@example.com',
        mobile: '139 0000 0000',
        verificationCode: '123456',
      },
    },
  ]);
});

it('says why a code is not sent', async () => {
  refusal = 'mobile-code-too-many';
  show('profile');
  await screen.findByLabelText('Mobile');
  type('Mobile', '13900000000');
  press('Send code');
  expect((await screen.findByRole('alert')).textContent).toContain('Too many codes were asked for');
});

it('marks this session, and logs out one other or all', async () => {
  show('sessions');
  const rows = await screen.findAllByRole('listitem');
  expect(rows[0]!.textContent).toMatch(/Chrome on Windows.*This session.*10\.0\.0\.1/);
  expect(within(rows[0]!).queryByRole('button')).toBeNull();
  press('Log out: Unknown device, 10.0.0.2');
  await waitFor(() => expect(sent).toEqual([{ path: 'revokeSession', body: { sessionId: 2 } }]));
  press('Log out all others');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ path: 'revokeOtherSessions', body: {} });
});

it('tells date, description and type of what was used, of a chosen type', async () => {
  show('usage');
  const row = (await screen.findByText('Company information · 12 calls')).closest('tr');
  expect(row?.textContent).toMatch(/2026-11-20.*明鉴有限公司.*View/);
  expect(screen.getByText('Online report').closest('tr')?.textContent).toMatch(/Quota spent$/);
  fireEvent.change(screen.getByLabelText('Type'), { target: { value: 'change' } });
  press('Show');
  await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ type: 'change', page: '1' }));
});

it('gives place to the password and to the plan', () => {
  show('password');
  expect(screen.getByText('PASSWORD')).toBeTruthy();
  cleanup();
  show('plan');
  expect(screen.getByText('CONTRACT')).toBeTruthy();
});
