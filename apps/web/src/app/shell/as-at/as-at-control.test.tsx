import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../api/queries.ts';
import { closeSession, getSession, openSession, storeAsAt } from '../../../api/session/index.ts';
import { loadTexts, startTexts } from '../../../i18n/index.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { AsAtBand, AsAtControl } from './index.ts';
import { listPresets } from './list-presets.ts';

beforeAll(async () => {
  await startTexts();
  await loadTexts('as-at', 'common');
  // What the first opening waits for; a busy machine takes longer than a search for the dialog does.
  await import('./as-at-dialog.tsx');
});
beforeEach(() => {
  openSession('a-token', 0);
  queryClient.clear();
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ code: '0', data: { data: { firstKnownOn: '2020-01-01' } }, msg: '' })),
  );
});
afterEach(() => {
  closeSession();
  vi.unstubAllGlobals();
});

const show = () =>
  showScreen(
    <>
      <AsAtControl />
      <AsAtBand />
    </>,
  );

const openDialog = async () => {
  fireEvent.click(screen.getByRole('button', { name: /As at/ }));
  return within(await screen.findByRole('dialog', { name: 'As at a day' }));
};

it('says today, and that it opens a dialog', () => {
  show();
  const control = screen.getByRole('button', { name: 'As at today' });
  expect(control.getAttribute('aria-haspopup')).toBe('dialog');
  expect(screen.queryByText('Back to today')).toBeNull();
});

it('moves the product to a typed day in the chosen meaning, with the band until back to today', async () => {
  show();
  const dialog = await openDialog();
  expect(dialog.getByRole('radio', { name: 'As known on that day' })).toHaveProperty('checked', true);
  expect(dialog.queryByRole('radio', { name: 'As published by that day' })).toBeNull();
  const field = dialog.getByLabelText('Day');
  fireEvent.change(field, { target: { value: '2024-05-01' } });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  fireEvent.click(dialog.getByRole('radio', { name: 'As valid on that day' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Show this day' }));
  expect(getSession().asAt).toEqual({ day: '2024-05-01', clock: 'valid' });
  const band = within(screen.getByRole('status'));
  expect(band.getByText('As valid on 2024-05-01.')).toBeTruthy();
  expect(screen.getByRole('button', { name: /As at 2024-05-01\s*, as valid/ })).toBeTruthy();
  fireEvent.click(band.getByRole('button', { name: 'Back to today' }));
  expect(getSession().asAt).toBeNull();
  expect(screen.getByRole('button', { name: 'As at today' })).toBeTruthy();
});

it('tells that a day precedes all knowledge, and offers what had been published', async () => {
  storeAsAt({ day: '2019-06-30', clock: 'known' });
  show();
  expect(await screen.findByText(/Nothing was known before 2020-01-01/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show as published' }));
  expect(getSession().asAt).toEqual({ day: '2019-06-30', clock: 'published' });
  expect(screen.queryByText(/Nothing was known before/)).toBeNull();
  const dialog = await openDialog();
  expect(dialog.getByRole('radio', { name: 'As published by that day' })).toHaveProperty('checked', true);
});

it('offers days by their name; 29 February has no twin', () => {
  expect(listPresets('2026-11-20')).toEqual([
    { key: 'endOfYear', day: '2025-12-31', year: '2025' },
    { key: 'yearAgo', day: '2025-11-20' },
    { key: 'twoYearsAgo', day: '2024-11-20' },
  ]);
  expect(listPresets('2024-02-29').map(({ day }) => day)).toEqual(['2023-12-31', '2023-02-28', '2022-02-28']);
});
