import type { PlanRequest } from '@mingjian/contract/plans';
import { makeTestDatabase } from '@mingjian/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestServer } from '../http/testing.ts';
import type { TestClient, TestServer } from '../http/testing.ts';

let server: TestServer;
let platform: TestClient;
beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
  platform = await server.client({ role: 'platform-administrator', type: 'administrator' });
  await platform.post('/plan/editPrices', {
    prices: {
      plans: { premium: '96000' },
      packages: { A: '18000' },
      features: { search: '500', overview: '1000', 'online-report': '2.5' },
    },
  });
});
afterAll(() => server.close());

const CHOICE = { search: true, overview: true, 'online-report': 200 };
const submit = (
  client: TestClient,
  request: object = { kind: 'diy', features: CHOICE, message: 'From March' },
) => client.post<{ id: number; yuan: string | null }>('/plan/submitPlanRequest', request);
const answer = (id: number | undefined, change: object) =>
  platform.post('/plan/answerPlanRequest', { id, ...change });
const ownList = async (client: TestClient) =>
  (await client.get<{ items: PlanRequest[] }>('/plan/listOwnPlanRequests')).data!.items;

describe('a request of chosen features', () => {
  it('has the price of the list, arrives at the desk, and changes the contract when it is agreed', async () => {
    const client = await server.client({ plan: 'basic' });
    const { data } = await submit(client);
    expect(data).toMatchObject({ yuan: '2000.00' });
    expect(await ownList(client)).toMatchObject([
      { status: 'new', yuan: '2000.00', features: CHOICE, message: 'From March' },
    ]);
    const desk = await platform.get<{ items: PlanRequest[] }>('/plan/listPlanRequests', { status: 'new' });
    expect(desk.data!.items.find(({ id }) => id === data!.id)).toMatchObject({
      organisationId: client.account.organisationId,
      applicantName: client.account.username,
    });
    expect(await answer(data!.id, { status: 'in-contact' })).toMatchObject({ code: '0' });
    expect(await ownList(client)).toMatchObject([{ status: 'in-contact' }]);
    expect(await answer(data!.id, { status: 'agreed', endsOn: '2027-11-19' })).toMatchObject({ code: '0' });
    expect(await ownList(client)).toMatchObject([
      { status: 'agreed', startsOn: '2026-11-20', endsOn: '2027-11-19' },
    ]);
    expect((await client.get('/plan/getOwnContract')).data).toMatchObject({
      planCode: 'diy',
      endsOn: '2027-11-19',
      grants: { search: true, 'online-report': 200, ownership: false },
    });
    expect((await client.get<object[]>('/quota/listQuotas')).data![0]).toMatchObject({ total: 200 });
  });

  it('keeps the price it was made at; one with a feature that has none is told on request', async () => {
    const client = await server.client({ plan: 'basic' });
    const { data } = await submit(client, { kind: 'diy', features: { search: true, valuation: true } });
    expect(data).toMatchObject({ yuan: null });
  });

  it('is declined with a reason, which the applicant reads', async () => {
    const client = await server.client({ plan: 'basic' });
    const id = (await submit(client)).data!.id;
    expect(await answer(id, { status: 'declined' })).toMatchObject({
      code: 'invalid-input',
      data: { fields: [{ field: 'reason', rule: 'reason-required' }] },
    });
    await answer(id, { status: 'declined', reason: 'Not in this region' });
    expect(await ownList(client)).toMatchObject([{ status: 'declined', reason: 'Not in this region' }]);
    expect(await answer(id, { status: 'agreed' })).toMatchObject({ code: 'plan-request-is-closed' });
    expect((await client.get('/plan/getOwnContract')).data).toMatchObject({ planCode: 'basic' });
  });
});

it('a plan or a package can be asked for as it is sold', async () => {
  const client = await server.client({ plan: 'basic' });
  const pack = await submit(client, { kind: 'package', code: 'A' });
  expect(pack.data).toMatchObject({ yuan: '18000.00' });
  await answer(pack.data!.id, { status: 'agreed', startsOn: '2026-11-20', endsOn: '2027-11-19' });
  expect((await client.get('/plan/getOwnContract')).data).toMatchObject({
    planCode: 'basic',
    activePackages: ['A'],
    packages: [{ code: 'A', startsOn: '2026-11-20', endsOn: '2027-11-19' }],
  });
  const plan = await submit(client, { kind: 'plan', code: 'premium' });
  expect(plan.data).toMatchObject({ yuan: '96000.00' });
  await answer(plan.data!.id, { status: 'agreed' });
  expect((await client.get('/plan/getOwnContract')).data).toMatchObject({
    planCode: 'premium',
    endsOn: null,
  });
});

describe('requests', () => {
  it('wait five at a time for an organisation, however many are sent at once', async () => {
    const client = await server.client({ plan: 'basic' });
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => submit(client)));
    expect(outcomes.filter(({ code }) => code === '0')).toHaveLength(5);
    expect(outcomes.filter(({ code }) => code === 'too-many-plan-requests')).toHaveLength(3);
  });

  it('are seen by who made them, by the administrators above, and by nobody else', async () => {
    const admin = await server.client({ role: 'organisation-administrator', type: 'administrator' });
    const { organisationId } = admin.account;
    const clerk = await server.client({ organisationId });
    const colleague = await server.client({ organisationId });
    const stranger = await server.client({ role: 'organisation-administrator', type: 'administrator' });
    await submit(clerk);
    expect(await ownList(clerk)).toHaveLength(1);
    expect(await ownList(admin)).toHaveLength(1);
    expect(await ownList(colleague)).toHaveLength(0);
    expect(await ownList(stranger)).toHaveLength(0);
  });

  it.each([
    ['nothing chosen', { kind: 'diy', features: {} }],
    ['nothing but closed features', { kind: 'diy', features: { search: false, 'online-report': 0 } }],
    ['no limit', { kind: 'diy', features: { 'online-report': null } }],
    ['too many units', { kind: 'diy', features: { 'online-report': 1_000_001 } }],
    ['an unknown package', { kind: 'package', code: 'D' }],
    ['the trial', { kind: 'plan', code: 'test' }],
    ['too long a message', { kind: 'package', code: 'A', message: 'x'.repeat(501) }],
  ])('refuse %s', async (_, request) => {
    expect(await submit(platform, request)).toMatchObject({ code: 'invalid-input' });
  });

  it('are answered by the platform administrator alone, when they exist', async () => {
    const admin = await server.client({ role: 'organisation-administrator', type: 'administrator' });
    const id = (await submit(admin)).data!.id;
    expect(await admin.post('/plan/answerPlanRequest', { id, status: 'agreed' })).toMatchObject({
      code: '403',
    });
    expect(await admin.get('/plan/listPlanRequests')).toMatchObject({ code: '403' });
    expect(await answer(4_000_000, { status: 'agreed' })).toMatchObject({
      code: 'plan-request-does-not-exist',
    });
    expect(await answer(id, { status: 'new' })).toMatchObject({ code: 'invalid-input' });
    expect(
      await answer(id, { status: 'agreed', startsOn: '2027-01-02', endsOn: '2027-01-01' }),
    ).toMatchObject({
      code: 'invalid-input',
    });
    expect(await server.withToken().post('/plan/submitPlanRequest')).toMatchObject({ code: '401' });
    expect(await server.withToken().get('/plan/listOwnPlanRequests')).toMatchObject({ code: '401' });
  });
});
