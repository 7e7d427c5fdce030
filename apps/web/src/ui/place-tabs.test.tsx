import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { PlaceTabs } from './place-tabs.tsx';

const TABS = [
  { key: 'one', label: 'One', render: () => <p>first part</p> },
  { key: 'two', label: 'Two', render: () => <p>second part</p> },
];

const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <PlaceTabs label="Parts" tabs={TABS} />
    </MemoryRouter>,
  );
afterEach(cleanup);

it('shows the part that the address names, and the first without any or with a name nobody knows', () => {
  open('/company?companyId=7#two');
  expect(screen.getByText('second part')).toBeTruthy();
  cleanup();
  open('/company?companyId=7#three');
  expect(screen.getByText('first part')).toBeTruthy();
  expect(screen.queryByText('second part')).toBeNull();
});

it('leads to the other parts by links that keep the company', () => {
  open('/company?companyId=7');
  const link = screen.getByRole('link', { name: 'Two' });
  expect(link.getAttribute('href')).toBe('/company?companyId=7#two');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('One');
  fireEvent.click(link);
  expect(screen.getByText('second part')).toBeTruthy();
  expect(screen.getByRole('link', { current: 'page' })).toBe(link);
});
