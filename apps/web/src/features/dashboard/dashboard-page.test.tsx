import type { Coverage } from '@mingjian/contract/dashboard';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadTexts, startTexts } from '../../i18n/index.ts';
import { DashboardPage } from './dashboard-page.tsx';

// jsdom has none; the theme asks for it while the page is imported.
vi.hoisted(() => Object.assign(globalThis, { matchMedia: () => ({ matches: false }) }));

const COVERAGE: Coverage = {
  dictionary: { modules: 21, dimensions: 65, fields: 1363 },
  data: {
    companies: 20_000,
    syntheticCompanies: 20_000,
    ratedCompanies: 9_876,
    records: 1_234_567,
    statements: 34_567,
    sources: 11,
    firstKnownOn: '2020-01-01',
    countedAt: '2026-11-20T08:00:00.000Z',
  },
  modules: [
    {
      number: 1,
      key: 'registration',
      en: 'Registration',
      cn: '工商登记',
      dimensions: 4,
      fields: 80,
      records: 7,
    },
  ],
};

const show = () =>
  render(
    <MemoryRouter>
      <DashboardPage />
    </MemoryRouter>,
  );

beforeAll(async () => {
  await startTexts();
  await loadTexts('common', 'shell', 'dashboard');
});
beforeEach(() =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ code: '0', data: COVERAGE, msg: '' }))),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('presents services, data, solutions, sources, about and the request of a demo', async () => {
  show();
  const parts = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(parts).toEqual([
    'Services',
    'Data',
    'Solutions',
    'Open standards and public sources',
    'About',
    'Request a demo',
  ]);
  await screen.findByText('1,363');
});

it('lists the services that work, and none that is still to come', () => {
  show();
  const services = screen.getByRole('heading', { level: 2, name: 'Services' }).closest('section')!;
  expect(
    within(services)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual([
    'Company search',
    'Company overview',
    'Credit rating',
    'Negative records',
    'Records and sources',
    'Interests and footprint',
  ]);
});

it('shows the coverage that the server counted: modules, dimensions and data items per company', async () => {
  show();
  const numberOf = async (label: string) =>
    (await screen.findByText(label)).closest('div')?.querySelector('dd')?.textContent;
  expect(await numberOf('modules')).toBe('21');
  expect(await numberOf('dimensions')).toBe('65');
  expect(await numberOf('data items per company')).toBe('1,363');
  expect(await numberOf('rated companies')).toBe('9,876');
});

it('draws the rating scale from 3A1, the best, to 3A19', () => {
  show();
  const classes = within(screen.getAllByRole('table')[0]!)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);
  expect(classes).toEqual(Array.from({ length: 19 }, (_, at) => `3A${at + 1}`));
});
