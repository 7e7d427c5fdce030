import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { getSession } from '../../api/session/index.ts';
import { loadTexts, startTexts } from '../../i18n/index.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { MenusPage } from './index.ts';

const entry = (id: number, parentId: number | null, path: string, children: readonly object[] = []) => ({
  id,
  parentId,
  path,
  title: `Entry ${id}`,
  titleCn: `菜单${id}`,
  icon: '',
  authority: null,
  sort: 10,
  children,
});
const MENUS = [entry(1, null, '/manage', [entry(2, 1, '/manage/user')])];
const SURROUNDINGS = {
  builtPaths: ['/manage/user'],
  iconNames: ['UserOutlined'],
  renderIcon: () => null,
};

const asked: { readonly call: string; readonly body: unknown }[] = [];
const bodyOf = (call: string) => asked.findLast((item) => item.call === call)?.body;

beforeAll(async () => {
  vi.stubGlobal('fetch', async (request: Request) => {
    const call = new URL(request.url).pathname.split('/').at(-1) ?? '';
    asked.push({ call, body: request.method === 'POST' ? await request.json() : null });
    const own = [entry(9, null, '/system/index')];
    const data = { getMenuList: MENUS, getMenuListByName: own, editMenu: { id: 2 } }[call] ?? null;
    return Response.json({ code: '0', data, msg: '' });
  });
  await startTexts();
  await loadTexts('common', 'menus');
  await import('./menu-drawer.tsx');
});
beforeEach(async () => {
  asked.splice(0);
  showScreen(<MenusPage surroundings={SURROUNDINGS} />);
  fireEvent.click(await screen.findByRole('treeitem', { name: /^Entry 2/ }));
});

const openForm = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  return within(await screen.findByRole('dialog'));
};
const type = (form: ReturnType<typeof within>, label: string, value: string) =>
  fireEvent.change(form.getByLabelText(label), { target: { value } });

it('checks path and title, and says whether a screen stands there', async () => {
  const form = await openForm();
  expect(form.getByText('A screen stands at this path.')).toBeTruthy();
  type(form, 'Title', '');
  type(form, 'Path', '//evil.example');
  type(form, 'Order', 'first');
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Title is required')).toBeTruthy();
  expect(form.getByText('The path must begin with / and hold letters, digits, - and _ only')).toBeTruthy();
  expect(form.getByText('This value has the wrong form')).toBeTruthy();
  expect(bodyOf('editMenu')).toBeUndefined();
});

it('saves an entry with its right and place, and the navigation follows at once', async () => {
  const form = await openForm();
  type(form, 'Authority', 'user.manage');
  type(form, 'Stands under', '');
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(bodyOf('editMenu')).toMatchObject({
      id: 2,
      parentId: null,
      authority: 'user.manage',
      path: '/manage/user',
      sort: 10,
    }),
  );
  await waitFor(() => expect(getSession().menus.map(({ id }) => id)).toEqual([9]));
});

it('does not offer an entry a place under itself', async () => {
  const form = await openForm();
  const places = within(form.getByLabelText('Stands under')).getAllByRole('option');
  expect(places.map(({ textContent }) => textContent)).toEqual(['At the top', 'Entry 1']);
});
