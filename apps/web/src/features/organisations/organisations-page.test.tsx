import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { storeUserInfo } from '../../api/session/index.ts';
import { loadTexts, startTexts } from '../../i18n/index.ts';
import { ToastList } from '../../ui/toast-list.tsx';
import { showScreen } from '../../testing/show-screen.tsx';
import { OrganisationsPage } from './organisations-page.tsx';

const organisation = (id: number, parentId: number | null, name: string) => ({
  id,
  parentId,
  name,
  status: 'active',
  accounts: id,
  contractId: 1,
  plan: 'premium',
  version: 2,
  isOwn: id === 1,
});
const TREE = {
  items: [organisation(1, null, 'Bank'), organisation(2, 1, 'North'), organisation(3, 2, 'Office')],
  total: 3,
  totalIsCapped: false,
};

let refusal: string | null = null;
const asked: { readonly call: string; readonly body: unknown }[] = [];
const bodyOf = (call: string) => asked.findLast((item) => item.call === call)?.body;

const show = (authorities: readonly string[]) => {
  storeUserInfo({ authorities: authorities.map((authority) => ({ authority })) });
  showScreen(
    <>
      <OrganisationsPage />
      <ToastList />
    </>,
  );
  return screen.findByRole('treeitem', { name: /^North/ });
};

beforeAll(async () => {
  vi.stubGlobal('fetch', async (request: Request) => {
    const call = new URL(request.url).pathname.split('/').at(-1) ?? '';
    const isPost = request.method === 'POST';
    asked.push({ call, body: isPost ? await request.json() : null });
    const code = isPost && refusal ? refusal : '0';
    return Response.json({ code, data: call === 'editOrg' ? { id: 4 } : TREE, msg: '' });
  });
  await startTexts();
  await loadTexts('common', 'organisations');
  await import('./organisation-drawer.tsx');
});
beforeEach(() => {
  asked.splice(0);
  refusal = null;
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const drawer = async () => within(await screen.findByRole('dialog'));

it('asks for an institution first, then makes one under it', async () => {
  const north = await show(['org.manage']);
  press('New under the chosen one');
  expect(await screen.findByText('Please select an institution first')).toBeTruthy();
  fireEvent.click(north);
  press('New under the chosen one');
  const form = await drawer();
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Name is required')).toBeTruthy();
  fireEvent.change(form.getByLabelText('Name'), { target: { value: 'Desk' } });
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodyOf('editOrg')).toEqual({ name: 'Desk', parentId: 2, status: 'active' }));
});

it('leaves plans and the top to the platform administrator', async () => {
  await show(['org.manage']);
  expect(screen.queryByRole('button', { name: 'New at the top' })).toBeNull();
  cleanup();
  await show(['org.manage', 'platform.manage']);
  press('New at the top');
  const form = await drawer();
  fireEvent.change(form.getByLabelText('Name'), { target: { value: 'New bank' } });
  fireEvent.change(form.getByLabelText('Plan'), { target: { value: 'basic' } });
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(bodyOf('editOrg')).toMatchObject({ name: 'New bank', parentId: null, plan: 'basic' }),
  );
});

it('moves on the version that was read, and says why it may not', async () => {
  fireEvent.click(await show(['org.manage']));
  press('Edit');
  const form = await drawer();
  refusal = 'node-not-authorized';
  fireEvent.change(await form.findByLabelText('Stands under'), { target: { value: '3' } });
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  expect((await form.findByRole('alert')).textContent).toContain('Please select an authorized node');
  expect(bodyOf('editOrg')).toMatchObject({ id: 2, version: 2, parentId: 3 });
});

it('offers no move and no deletion of the organisation one belongs to', async () => {
  await show(['org.manage']);
  fireEvent.click(screen.getByRole('treeitem', { name: /^Bank/ }));
  expect(screen.getByText(/^You belong to it/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  press('Edit');
  const form = await drawer();
  expect(form.queryByLabelText('Stands under')).toBeNull();
  expect(form.queryByLabelText('Status')).toBeNull();
});
