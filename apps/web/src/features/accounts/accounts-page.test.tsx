import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadTexts, startTexts } from '../../i18n/index.ts';
import { ToastList } from '../../ui/toast-list.tsx';
import { showScreen } from '../../testing/show-screen.tsx';
import { AccountsPage } from './accounts-page.tsx';

const ACCOUNT = {
  id: 5,
  number: 'E5',
  username: 'clerk',
  realName: 'Clerk Five',
  alias: null,
  mobile: null,
  email: 'clerk@example.com',
  type: 'basic',
  isAdmin: '0',
  roleId: 3,
  roleTitle: 'Analyst',
  roleTitleCn: '分析员',
  organisationId: 9,
  organisationName: 'Northern branch',
  levelId: 'basic',
  status: 'active',
  expiresOn: '2027-01-31',
  createdAt: '2026-11-20T08:00:00.000Z',
};
const ROLE = { id: 3, title: 'Analyst', titleCn: '分析员', status: 'active', rights: [] };
const page = (...items: readonly object[]) => ({
  items,
  total: items.length,
  totalIsCapped: false,
  page: 1,
  pageSize: 20,
});
const ANSWERS: Readonly<Record<string, unknown>> = {
  getUserList: page(ACCOUNT),
  listRoles: page(ROLE),
  getOrgList: {
    items: [{ id: 9, parentId: null, name: 'Northern branch' }],
    total: 1,
    totalIsCapped: false,
  },
  getSubAccounts: { used: 2, limit: 3 },
  editUser: { id: 6, password: 'made-password-1' },
  resetPassword: { id: 5, password: null },
};

let refusal: string | null = null;
const asked: { readonly call: string; readonly query: string; readonly body: unknown }[] = [];
const bodyOf = (call: string) => asked.findLast((item) => item.call === call)?.body;

beforeAll(async () => {
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const call = pathname.split('/').at(-1) ?? '';
    asked.push({ call, query: search, body: request.method === 'POST' ? await request.json() : null });
    const code = request.method === 'POST' && refusal ? refusal : '0';
    return Response.json({ code, data: ANSWERS[call] ?? null, msg: '' });
  });
  await startTexts();
  await loadTexts('common', 'accounts');
  // Loaded lazily, which on a busy machine takes longer than a look at the screen waits.
  await Promise.all([
    import('./account-drawer.tsx'),
    import('./reset-drawer.tsx'),
    import('../../ui/confirm-delete.tsx'),
  ]);
});
beforeEach(async () => {
  asked.splice(0);
  refusal = null;
  showScreen(
    <>
      <AccountsPage />
      <ToastList />
    </>,
  );
  await screen.findByText('clerk');
});

const open = async (button: string) => {
  fireEvent.click(screen.getByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
};
const type = (drawer: ReturnType<typeof within>, label: string, value: string) =>
  fireEvent.change(drawer.getByLabelText(label), { target: { value } });
const save = (drawer: ReturnType<typeof within>) =>
  fireEvent.click(drawer.getByRole('button', { name: 'Save' }));

it('lists accounts with role, status and its end, and says what is left of the plan', () => {
  const row = within(screen.getByText('clerk').closest('tr')!);
  for (const text of ['Analyst', 'Northern branch', 'Active', 'until 2027-01-31', 'Basic account'])
    expect(row.getByText(text)).toBeTruthy();
  expect(screen.getByText('2 of 3 sub-accounts')).toBeTruthy();
});

it('asks the server for what is filtered, an organisation with all under it', async () => {
  fireEvent.change(screen.getByLabelText('Organisation'), { target: { value: '9' } });
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'disabled' } });
  await waitFor(() => {
    const { query } = asked.findLast(({ call }) => call === 'getUserList')!;
    expect(Object.fromEntries(new URLSearchParams(query))).toMatchObject({
      organisationId: '9',
      isSubtree: 'true',
      status: 'disabled',
    });
  });
});

it('refuses an empty form with the sentences of the specification and sends nothing', async () => {
  const drawer = await open('New account');
  save(drawer);
  expect(await drawer.findByText('Account number is required')).toBeTruthy();
  expect(drawer.getByText('Account name is required')).toBeTruthy();
  expect(drawer.getByText('Please select a role')).toBeTruthy();
  type(drawer, 'First password', 'chosen');
  type(drawer, 'Password', 'long enough 1');
  type(drawer, 'Confirmed password', 'something else');
  expect(drawer.getByText('Password and confirmed password must be consistent')).toBeTruthy();
  expect(bodyOf('editUser')).toBeUndefined();
});

it('creates an account and tells the password that was made, once', async () => {
  const drawer = await open('New account');
  type(drawer, 'Account number', 'E6');
  type(drawer, 'Account name', 'newcomer');
  await drawer.findByRole('option', { name: 'Analyst' });
  type(drawer, 'Role', '3');
  save(drawer);
  expect(await drawer.findByText('made-password-1')).toBeTruthy();
  expect(bodyOf('editUser')).toMatchObject({ number: 'E6', username: 'newcomer', roleId: 3, type: 'basic' });
  expect(bodyOf('editUser')).not.toHaveProperty('password');
  fireEvent.click(drawer.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText('made-password-1')).toBeNull());
});

it('changes what was there and keeps the rest', async () => {
  const drawer = await open('Edit clerk');
  type(drawer, 'Status', 'disabled');
  save(drawer);
  await waitFor(() =>
    expect(bodyOf('editUser')).toMatchObject({
      id: 5,
      username: 'clerk',
      roleId: 3,
      organisationId: 9,
      status: 'disabled',
      expiresOn: '2027-01-31',
    }),
  );
});

it('resets to a password that is chosen and typed twice', async () => {
  const drawer = await open('Reset password: clerk');
  type(drawer, 'First password', 'chosen');
  type(drawer, 'Password', 'long enough 1');
  type(drawer, 'Confirmed password', 'long enough 1');
  refusal = 'account-is-own';
  fireEvent.click(drawer.getByRole('button', { name: 'Reset password' }));
  expect(await drawer.findByText(/^Update failed: You cannot/)).toBeTruthy();
  refusal = null;
  fireEvent.click(drawer.getByRole('button', { name: 'Reset password' }));
  expect(await screen.findByText('Update succeeded')).toBeTruthy();
  await waitFor(() =>
    expect(bodyOf('resetPassword')).toEqual({
      id: 5,
      password: 'long enough 1',
      confirmPassword: 'long enough 1',
    }),
  );
});

it('deletes after asking once more, and says why it could not', async () => {
  const remove = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Delete clerk' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  };
  refusal = 'account-does-not-exist';
  await remove();
  expect(await screen.findByText('Delete failed: Account does not exist')).toBeTruthy();
  refusal = null;
  await remove();
  expect(await screen.findByText('Delete succeeded')).toBeTruthy();
  expect(bodyOf('delUser')).toEqual({ id: 5 });
});
