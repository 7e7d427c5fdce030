import { ADD_ON_PACKAGES, PLANS, findContractGrants } from '@mingjian/domain/plans';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadTexts, startTexts } from '../../i18n/index.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { Component as PlansPage } from './index.ts';

const catalogue = {
  plans: PLANS,
  packages: ADD_ON_PACKAGES,
  prices: {
    plans: { standard: '18000.00' },
    packages: {},
    features: { search: '600.00', overview: '1200.00', ownership: '3000.00', 'online-report': '2.50' },
  },
};
const contract = {
  organisationId: 3,
  organisationName: 'Bank',
  planCode: 'basic',
  startsOn: '2026-01-01',
  endsOn: '2026-12-31',
  packages: [{ code: 'C', startsOn: '2026-01-01', endsOn: null }],
  ownGrants: null,
  isPlanValid: true,
  activePackages: ['C'],
  grants: findContractGrants(
    { plans: PLANS, packages: ADD_ON_PACKAGES },
    { planCode: 'basic', packageCodes: ['C'], ownGrants: null },
  ),
};

const sent: unknown[] = [];
const answers: Record<string, unknown> = { getPlanCatalogue: catalogue, getOwnContract: contract };

beforeAll(async () => {
  await startTexts();
  await loadTexts('common', 'plans');
});
beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.split('/').at(-1) ?? '';
    if (request.method === 'POST') sent.push(await request.json());
    return Response.json({ code: '0', data: answers[path] ?? { id: 1, yuan: null }, msg: '' });
  });
});

const show = (hash = '') => showScreen(<PlansPage />, `/system/user/accountRights${hash}`);

const rowOf = async (feature: string) => {
  const header = await screen.findByRole('rowheader', { name: feature });
  return within(header.closest('tr')!);
};

it('tells of each feature whether it is open, and which plan or package opens a closed one', async () => {
  show();
  expect((await rowOf('Search')).getByText('open')).toBeTruthy();
  expect((await rowOf('Online report')).getByText('500')).toBeTruthy();
  expect((await rowOf('Industry analysis')).getByText('open')).toBeTruthy();
  const ownership = await rowOf('Ownership');
  expect(ownership.getByText('feature not activated')).toBeTruthy();
  expect(ownership.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Ask for Package A',
    'Ask for Standard',
    'Ask for Premium',
  ]);
  expect(screen.getByText(/Package C: 2026-01-01/)).toBeTruthy();
});

it('asks for a package with one click', async () => {
  show();
  fireEvent.click((await rowOf('Ownership')).getByRole('button', { name: 'Ask for Package A' }));
  await waitFor(() => expect(sent).toEqual([{ kind: 'package', code: 'A' }]));
});

it('reckons the price while one chooses, names what has none, and sends the choice', async () => {
  show('#customise');
  const price = await screen.findByRole('region', { name: 'Price' });
  expect(price.textContent).toContain('3,050.00');
  expect(price.textContent).toContain('have no price in the list');
  fireEvent.click(screen.getByLabelText(/^Ownership/));
  fireEvent.change(screen.getByLabelText('Online report'), { target: { value: '1000' } });
  expect(price.textContent).toContain('7,300.00');
  fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'From March' } });
  fireEvent.click(screen.getByRole('button', { name: 'Submit request' }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      { kind: 'diy', message: 'From March', features: { ownership: true, 'online-report': 1_000 } },
    ]),
  );
  expect(Object.keys((sent[0] as { features: object }).features)).not.toContain('valuation');
});
