import { ADD_ON_PACKAGES, PLANS } from '@mingjian/domain/plans';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadTexts, startTexts } from '../../i18n/index.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { Component as PlanDeskPage } from './index.ts';

const prices = { plans: { basic: '3600.00' }, packages: {}, features: { search: '600.00' } };
const contract = {
  organisationId: 3,
  organisationName: 'Bank',
  planCode: 'basic',
  startsOn: null,
  endsOn: null,
  packages: [{ code: 'A', startsOn: '2026-01-01', endsOn: null }],
  ownGrants: null,
};
const answers: Record<string, unknown> = {
  getPlanCatalogue: { plans: PLANS, packages: ADD_ON_PACKAGES, prices },
  listContracts: {
    items: [{ ...contract, status: 'active', packages: ['A'] }],
    total: 1,
    totalIsCapped: false,
    page: 1,
    pageSize: 20,
  },
  getContract: contract,
};
const sent: { path: string; body: Record<string, unknown> }[] = [];

beforeAll(async () => {
  await startTexts();
  await loadTexts('common', 'plan-desk');
});
beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.split('/').at(-1) ?? '';
    if (request.method === 'POST')
      sent.push({ path, body: (await request.json()) as Record<string, unknown> });
    return Response.json({ code: '0', data: answers[path] ?? null, msg: '' });
  });
});

const show = (hash = '') => showScreen(<PlanDeskPage />, `/manage/plan${hash}`);
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

it('shows nineteen features by five plans and three packages, and changes switches, amounts and no limit', async () => {
  show();
  const [table] = await screen.findAllByRole('table');
  expect(table?.querySelectorAll('tbody tr')).toHaveLength(19);
  expect(table?.querySelectorAll('thead th')).toHaveLength(9);
  fireEvent.click(screen.getByLabelText('Ownership'));
  fireEvent.change(screen.getByLabelText('Update report'), { target: { value: '7' } });
  fireEvent.click(screen.getByLabelText('Online report: no limit'));
  save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    path: 'editPlan',
    body: {
      code: 'basic',
      en: 'Basic',
      cn: '基础版',
      grants: { ownership: true, 'update-report': 7, 'online-report': null, search: true, valuation: false },
    },
  });
});

it('keeps a price list, and says what is no price', async () => {
  show('#prices');
  const basic = await screen.findByLabelText('Basic');
  expect(basic).toHaveProperty('value', '3600.00');
  fireEvent.change(basic, { target: { value: 'cheap' } });
  save();
  expect((await screen.findByRole('alert')).textContent).toContain('Please enter a price in yuan');
  expect(sent).toEqual([]);
  fireEvent.change(basic, { target: { value: '' } });
  fireEvent.change(screen.getByLabelText('Online report'), { target: { value: '2.5' } });
  save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({
    prices: { plans: { basic: null }, features: { search: '600.00', 'online-report': '2.5' } },
  });
});

it('changes a contract: plan, days and packages', async () => {
  show('#contracts');
  fireEvent.click(await screen.findByRole('button', { name: 'Change the contract of Bank' }));
  fireEvent.change(await screen.findByLabelText('Plan'), { target: { value: 'premium' } });
  const [last] = screen.getAllByLabelText('Last day');
  fireEvent.change(last!, { target: { value: '2027-12-31' } });
  fireEvent.click(screen.getByRole('button', { name: 'Remove package A' }));
  save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    path: 'editContract',
    body: { organisationId: 3, planCode: 'premium', endsOn: '2027-12-31', packages: [], ownGrants: null },
  });
});
