import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadTexts, startTexts } from '../../i18n/index.ts';
import { ToastList } from '../../ui/toast-list.tsx';
import { showScreen } from '../../testing/show-screen.tsx';
import { RolesPage } from './roles-page.tsx';

const OWN = {
  id: 7,
  title: 'Credit officer',
  titleCn: '信贷员',
  status: 'active',
  isBuiltIn: false,
  organisationId: 9,
  organisationName: 'Northern branch',
  accounts: 2,
  rights: ['company.search'],
  version: 4,
  createdAt: '2026-11-20T08:00:00.000Z',
  isOwn: false,
  isGivable: true,
};
const ANALYST = {
  ...OWN,
  id: 3,
  title: 'Analyst',
  titleCn: '分析员',
  isBuiltIn: true,
  organisationId: null,
  organisationName: null,
};
const right = (code: string, en: string, isGivable = true) => ({
  code,
  en,
  cn: en,
  feature: null,
  isOpen: true,
  isGivable,
});
const AREAS = [
  {
    code: 'company',
    en: 'Company information',
    cn: '企业信息',
    rights: [right('company.search', 'Search companies'), right('company.profile', 'View profiles')],
  },
  {
    code: 'administration',
    en: 'Administration',
    cn: '系统管理',
    rights: [right('platform.manage', 'Manage the platform', false)],
  },
];
const ACCOUNT = {
  id: 5,
  username: 'clerk',
  realName: 'Clerk Five',
  roleId: 7,
  roleTitle: 'Credit officer',
  roleTitleCn: null,
  organisationName: 'Northern branch',
};
const page = (...items: readonly object[]) => ({
  items,
  total: items.length,
  totalIsCapped: false,
  page: 1,
  pageSize: 20,
});
const ANSWERS: Readonly<Record<string, unknown>> = {
  listRoles: page(ANALYST, OWN),
  getRole: OWN,
  listRights: AREAS,
  getUserList: page(ACCOUNT),
  getOrgList: { items: [], total: 0, totalIsCapped: false },
  editRole: { id: 7, version: 5 },
  copyRole: { id: 8, version: 1 },
  removeAccounts: { accounts: 1 },
};

let refusal: string | null = null;
const asked: { readonly call: string; readonly body: unknown }[] = [];
const bodyOf = (call: string) => asked.findLast((item) => item.call === call)?.body;

beforeAll(async () => {
  vi.stubGlobal('fetch', async (request: Request) => {
    const call = new URL(request.url).pathname.split('/').at(-1) ?? '';
    const isPost = request.method === 'POST';
    asked.push({ call, body: isPost ? await request.json() : null });
    const code = isPost && refusal ? refusal : '0';
    return Response.json({ code, data: ANSWERS[call] ?? null, msg: '' });
  });
  await startTexts();
  await loadTexts('common', 'roles');
  // Loaded lazily, which on a busy machine takes longer than a look at the screen waits.
  await Promise.all([
    import('./role-drawer.tsx'),
    import('./copy-drawer.tsx'),
    import('./carriers/carriers-drawer.tsx'),
  ]);
});
const show = () =>
  showScreen(
    <>
      <RolesPage />
      <ToastList />
    </>,
  );

beforeEach(async () => {
  asked.splice(0);
  refusal = null;
  show();
  await screen.findByText('Credit officer');
});

const open = async (button: string) => {
  fireEvent.click(screen.getAllByRole('button', { name: button })[0]!);
  return within(await screen.findByRole('dialog'));
};
const node = (drawer: ReturnType<typeof within>, name: RegExp) => drawer.findByRole('treeitem', { name });

it('offers what may be done with a role: a built-in one is looked at and copied', () => {
  expect(screen.getByRole('button', { name: 'View Analyst' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy Analyst' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete Analyst' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Delete Credit officer' })).toBeTruthy();
});

it('ticks rights one by one and by area, and saves on the version that was read', async () => {
  const drawer = await open('Edit Credit officer');
  const area = await node(drawer, /^Company information/);
  expect(area.getAttribute('aria-checked')).toBe('mixed');
  fireEvent.click(area);
  expect(area.getAttribute('aria-checked')).toBe('true');
  expect(drawer.getByText('2 rights')).toBeTruthy();
  fireEvent.click(await node(drawer, /^Search companies/));
  fireEvent.change(drawer.getByLabelText('Title'), { target: { value: '' } });
  fireEvent.click(drawer.getByRole('button', { name: 'Save' }));
  expect(await drawer.findByText('Title is required')).toBeTruthy();
  fireEvent.change(drawer.getByLabelText('Title'), { target: { value: 'Officer' } });
  fireEvent.click(drawer.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(bodyOf('editRole')).toMatchObject({
      id: 7,
      version: 4,
      title: 'Officer',
      rights: ['company.profile'],
    }),
  );
  expect(await screen.findByText('Save succeeded')).toBeTruthy();
});

it('warns at a right that one does not have, and gives it to nobody', async () => {
  const drawer = await open('Edit Credit officer');
  const closed = await node(drawer, /^Manage the platform/);
  fireEvent.click(closed);
  expect(await screen.findByText('Please select an authorized node')).toBeTruthy();
  expect(closed.getAttribute('aria-checked')).toBe('false');
  expect(closed.getAttribute('aria-disabled')).toBe('true');
});

it('says that somebody else was faster', async () => {
  const drawer = await open('Edit Credit officer');
  await node(drawer, /^Company information/);
  refusal = 'role-has-changed';
  fireEvent.click(drawer.getByRole('button', { name: 'Save' }));
  expect((await drawer.findByRole('alert')).textContent).toContain(
    'Save failed: Somebody else has changed this role',
  );
});

it('asks for a role before it copies or assigns', async () => {
  const drawer = await open('Copy');
  fireEvent.click(drawer.getByRole('button', { name: 'Copy' }));
  expect(await drawer.findByText('Please select a role')).toBeTruthy();
  expect(drawer.getByText('Title is required')).toBeTruthy();
  cleanup();
  show();
  const assign = await open('Assign accounts');
  fireEvent.click(await assign.findByRole('button', { name: 'Assign 0 chosen' }));
  expect((await assign.findByRole('alert')).textContent).toContain('Please select a role');
});

it('takes an account out of a role by giving it another one', async () => {
  const drawer = await open('Accounts of Credit officer');
  const [box] = await drawer.findAllByRole('checkbox', { name: 'clerk' });
  fireEvent.click(box!);
  fireEvent.click(drawer.getByRole('button', { name: 'Remove 1 chosen' }));
  expect(await drawer.findByText('Please select a role')).toBeTruthy();
  fireEvent.change(drawer.getByLabelText('Role they get instead'), { target: { value: '3' } });
  fireEvent.click(drawer.getByRole('button', { name: 'Remove 1 chosen' }));
  await waitFor(() => expect(bodyOf('removeAccounts')).toEqual({ roleId: 7, accountIds: [5], toRoleId: 3 }));
});
