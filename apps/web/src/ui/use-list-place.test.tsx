import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useListPlace } from './use-list-place.ts';

afterEach(cleanup);

const EMPTY = { status: 'pending', keyword: '' };

const open = (address: string) =>
  renderHook(() => ({ list: useListPlace(EMPTY), at: useLocation() }), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    ),
  });

it('finds filter and page in the address, and what is empty where it says nothing', () => {
  const { result } = open('/manage/report?keyword=water&page=3');
  expect(result.current.list.filter).toEqual({ status: 'pending', keyword: 'water' });
  expect(result.current.list.place).toEqual({ page: 3, pageSize: 20 });
});

it('takes a page that is no whole number for the first', () => {
  expect(open('/manage/report?page=-1&pageSize=x').result.current.list.place).toEqual({
    page: 1,
    pageSize: 20,
  });
});

it('writes what differs, begins another filter at the first page, and leaves the part of the screen', () => {
  const { result } = open('/manage/report?page=3&pageSize=50#received');
  act(() => result.current.list.show({ status: '' }));
  expect(result.current.at).toMatchObject({ search: '?status=&pageSize=50', hash: '#received' });
  act(() => result.current.list.goTo(2, 20));
  expect(result.current.at.search).toBe('?status=&page=2');
  act(() => result.current.list.show({ status: 'pending' }));
  expect(result.current.at.search).toBe('');
});
