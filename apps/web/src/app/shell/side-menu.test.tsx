import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { MenuEntry } from '../../api/session/index.ts';
import { storeMenus } from '../../api/session/index.ts';
import { changeLanguage, loadTexts, startTexts } from '../../i18n/index.ts';
import { SideMenu } from './side-menu.tsx';

const entry = (path: string, title: string, titleCn: string, icon: string): MenuEntry => ({
  id: 1,
  parentId: null,
  path,
  title,
  titleCn,
  icon,
  authority: null,
  sort: 1,
  children: [],
});

beforeAll(async () => {
  await startTexts();
  await loadTexts('shell');
});
beforeEach(() =>
  storeMenus([
    entry('/system/index', 'My desk', '我的工作台', 'BellOutlined'),
    entry('/system/credit/profile', 'One firm', '企业', 'no-such-icon'),
  ]),
);
afterEach(async () => {
  cleanup();
  storeMenus([]);
  await changeLanguage('en');
});

const show = () =>
  render(
    <MemoryRouter>
      <SideMenu />
    </MemoryRouter>,
  );

it('takes titles and icons from the menu data', () => {
  const { container } = show();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['My desk', '/system/index'],
    ['One firm', '/system/credit/profile'],
  ]);
  expect(container.querySelectorAll('.anticon-bell')).toHaveLength(1);
  expect(container.querySelectorAll('.anticon-appstore')).toHaveLength(1);
});

it('shows the Chinese titles in Chinese', async () => {
  show();
  await act(() => changeLanguage('cn'));
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['我的工作台', '企业']);
});
