import type { Calibration } from '@mingjian/contract/opinions';
import { seedSources } from '@mingjian/database/records';
import { makeTestDatabase } from '@mingjian/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestServer } from '../http/testing.ts';
import type { TestAccount, TestClient, TestServer } from '../http/testing.ts';
import { letDefault, rateAll, saveOpinion, saveRatedCompany } from './testing.ts';

const COMPANIES = 21;
const codeOf = (place: number) => `91110000MA000001${String(place).padStart(2, '0')}`;

let server: TestServer;
const companyIds: number[] = [];
let author: TestAccount;

const goTo = (moment: string): void => {
  server.clock.now = new Date(moment);
};
const calibrationOf = async (account: TestAccount) => {
  const client = await server.signIn(account);
  return (await client.get<Calibration>('/opinion/getMyCalibration')).data!;
};
/** Opinions are given a second apart, so that no limit of calls a minute stands in the way. */
const say = async (client: TestClient, companyId: number, pd: string): Promise<void> => {
  server.clock.forward(1_000);
  expect((await saveOpinion(client, { companyId, pd })).code).toBe('0');
};

beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
  await seedSources(server.db);
  for (let place = 0; place < COMPANIES; place += 1)
    companyIds.push(await saveRatedCompany(server, codeOf(place)));
  await rateAll(server, '2026-05-02T08:00:00.000Z');
  author = await server.makeAccount();
});
afterAll(() => server.close());

describe('the calibration of an author', () => {
  it('has nothing to show before the first opinion', async () => {
    expect(await calibrationOf(author)).toEqual({
      opinions: 0,
      companies: 0,
      defaults: 0,
      shortage: 'none',
      figures: null,
      waiting: { count: 0, firstOn: null },
    });
  });

  it('says how many opinions wait for their year to end, and when the first one does', async () => {
    goTo('2026-11-20T08:00:00.000Z');
    const client = await server.signIn(author);
    const [first = 0] = companyIds;
    // Corrected on the same day: the last one counts.
    await say(client, first, '20');
    for (const companyId of companyIds) await say(client, companyId, companyId === first ? '40' : '2');
    await saveOpinion(client, { companyId: first, choice: 'agree', pd: '40' });
    expect(await calibrationOf(author)).toMatchObject({
      opinions: 0,
      shortage: 'none',
      waiting: { count: COMPANIES, firstOn: '2027-11-20' },
    });
  });

  it('sets what was stated against the defaults of the year that followed, beside the model', async () => {
    await letDefault(server, codeOf(0), '2027-03-01');
    // In time, though it became known when the year was over.
    await letDefault(server, codeOf(1), '2027-11-19', '2027-12-01T00:00:00.000Z');
    // Too late for the year of the opinion.
    await letDefault(server, codeOf(2), '2027-12-01');
    // Before the opinion, when nobody knew of it: nothing was left to foretell.
    await letDefault(server, codeOf(3), '2026-10-01', '2027-02-01T00:00:00.000Z');
    await rateAll(server, '2027-12-02T00:00:00.000Z');
    goTo('2027-12-10T08:00:00.000Z');
    const { figures, ...counted } = await calibrationOf(author);
    expect(counted).toEqual({
      opinions: COMPANIES - 1,
      companies: COMPANIES - 1,
      defaults: 2,
      shortage: null,
      waiting: { count: 0, firstOn: null },
    });
    expect(figures).toMatchObject({
      meanStated: ((40 + 19 * 2) / 20).toFixed(4),
      observed: (200 / 20).toFixed(4),
      brier: ((0.6 ** 2 + 0.98 ** 2 + 18 * 0.02 ** 2) / 20).toFixed(6),
    });
    expect(Number(figures?.observedFrom)).toBeLessThan(10);
    expect(Number(figures?.observedTo)).toBeGreaterThan(20);
    expect(Number(figures?.modelBrier)).toBeGreaterThan(0);
  });

  it('leaves out what was taken back, what has no figure, and a company that had defaulted already', async () => {
    const client = await server.client();
    const [first = 0] = companyIds;
    const [third = 0, fourth = 0] = companyIds.slice(-2);
    const { data } = await saveOpinion(client, { companyId: third, pd: '3' });
    await client.post('/opinion/withdrawOpinion', { opinionId: data!.current!.opinionId });
    await saveOpinion(client, { companyId: fourth });
    await saveOpinion(client, { companyId: first, pd: '90' });
    expect((await calibrationOf(client.account)).waiting.count).toBe(0);
  });

  it('is of the account alone', async () => {
    const colleague = await server.makeAccount({ organisationId: author.organisationId });
    expect(await calibrationOf(colleague)).toMatchObject({ opinions: 0, waiting: { count: 0 } });
  });
});
