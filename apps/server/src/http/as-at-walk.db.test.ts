import { ENDPOINTS } from '@mingjian/contract/endpoints';
import { takesAsAt } from '@mingjian/contract/wire';
import { makeTestDatabase } from '@mingjian/database/testing';
import { saveOpinion } from '@mingjian/database/opinions';
import { saveScenario } from '@mingjian/database/what-if';
import { CLOCKS } from '@mingjian/domain/records';
import type { Clock } from '@mingjian/domain/records';
import { EMPTY_SCENARIO } from '@mingjian/domain/what-if';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ASKED_CALLS, ON_TODAY, WORK_OF_TODAY } from './as-at-inputs.ts';
import type { Asked } from './as-at-inputs.ts';
import { CORRECTED, HAPPENED_LATER, SAID_LATER, THE_DAY, tellFirst, tellLater } from './as-at-story.ts';
import { makeTestServer } from './testing.ts';
import type { TestClient, TestServer } from './testing.ts';

const MOVED = ENDPOINTS.filter(takesAsAt).map(({ path }) => path);

let server: TestServer;
/** Its follows, footprint and usage are told; it asks for nothing else. */
let owner: Awaited<ReturnType<TestServer['client']>>;
let reader: TestClient;
let asked: Asked;
let newCompanyId: number;

const OWN_LISTS = [
  '/opinion/getRatingOpinion',
  '/opinion/listMyOpinions',
  '/whatIf/listScenarios',
  '/favourite/listFavourites',
  '/footprint/listFootprint',
  '/quota/listUsage',
];

/** The answers of a call to all its inputs. */
const ask = async (path: string, clock?: Clock, about: Asked = asked) => {
  const client = OWN_LISTS.includes(path) ? owner : reader;
  const answers = [];
  for (const input of ASKED_CALLS[path]?.inputs(about) ?? []) {
    // The limits of calls a minute are another test's.
    server.clock.forward(100);
    const { code, data } = await client.get(path, clock ? { ...input, asAt: THE_DAY, clock } : input);
    answers.push({ input, code, data });
  }
  return answers;
};

const giveOpinion = (companyId: number, { word, at }: { word: string; at: string }): Promise<void> =>
  saveOpinion(server.db, {
    accountId: owner.account.accountId,
    companyId,
    companyName: word,
    choice: 'agree',
    value: '1',
    remark: word,
    said: { grade: 19, pd: '100', modelVersion: '1', ratedAt: at },
    at,
  });

const keepScenario = (companyId: number, { word, at }: { word: string; at: string }) => {
  const none = { class: null, pd: null, solvencyIndex: null, points: null };
  return saveScenario(server.db, {
    account_id: owner.account.accountId,
    company_id: companyId,
    name: word,
    scenario: EMPTY_SCENARIO,
    before: none,
    after: none,
    model_version: '1',
    rated_at: at,
    made_at: at,
  });
};

const tellOwner = async (companyId: number): Promise<void> => {
  await owner.post('/favourite/addFavourite', { companyId });
  await owner.get('/company/getProfile', { companyId });
};

const textOf = (answers: readonly unknown[]): string => JSON.stringify(answers);

const answersThen = new Map<string, unknown>();

beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
  const plan = { plan: 'premium', packages: ['A', 'B', 'C'] } as const;
  owner = await server.client(plan);
  reader = await server.client(plan);
  const companyId = await tellFirst(server.db);
  const { rows } = await server.db.pool.query<{ record_id: number }>(
    'select distinct record_id from record where company_id = $1',
    [companyId],
  );
  const { rows: holders } = await server.db.pool.query<{ holder_id: number }>(
    'select distinct holder_id from shareholding_by_owned where company_id = $1',
    [companyId],
  );
  asked = {
    companyId,
    recordIds: rows.map((row) => row.record_id),
    holderIds: holders.map((row) => row.holder_id),
  };
  await tellOwner(companyId);
  const before = { word: 'BEFORE', at: '2024-04-02T00:00:00Z' };
  await giveOpinion(companyId, before);
  await keepScenario(companyId, before);
  for (const path of MOVED) answersThen.set(path, await ask(path, 'known'));
  newCompanyId = await tellLater(server.db);
  await tellOwner(newCompanyId);
  const later = { word: 'LATER', at: '2025-04-02T00:00:00Z' };
  for (const id of [companyId, newCompanyId]) {
    await giveOpinion(id, later);
    await keepScenario(id, later);
  }
});
afterAll(() => server.close());

describe('the table of calls', () => {
  it('lets every call move to a day, or says why it stays on today', () => {
    const staying = ENDPOINTS.filter((endpoint) => !takesAsAt(endpoint)).map(({ path }) => path);
    const unsaid = staying.filter((path) => !WORK_OF_TODAY.test(path) && !(path in ON_TODAY));
    expect(unsaid).toEqual([]);
    expect(Object.keys(ON_TODAY).filter((path) => !staying.includes(path as `/${string}`))).toEqual([]);
  });

  it('is walked in full', () => {
    expect(Object.keys(ASKED_CALLS).toSorted()).toEqual(MOVED.toSorted());
  });
});

const dataOf = (answers: Awaited<ReturnType<typeof ask>>): string => {
  expect(answers.filter(({ code }) => code !== '0')).toEqual([]);
  // What was asked for is no answer.
  return textOf(answers.map(({ data }) => data));
};

describe.each(MOVED)('%s', (path) => {
  it('tells today what became known later, so that the walk would notice', async () => {
    expect(dataOf(await ask(path))).toMatch(SAID_LATER);
  });

  it('tells nothing as known that became known after the day', async () => {
    expect(dataOf(await ask(path, 'known'))).not.toMatch(SAID_LATER);
  });
});

it.each(MOVED.filter((path) => !ASKED_CALLS[path]?.isLedger))(
  '%s says of the day, as known, what it said on the day',
  async (path) => {
    expect(await ask(path, 'known')).toEqual(answersThen.get(path));
  },
);

it.each(MOVED.filter((path) => !ASKED_CALLS[path]?.isByWord))(
  '%s tells nothing as valid or as published that happened after the day',
  async (path) => {
    for (const clock of ['valid', 'published'] as const)
      expect(dataOf(await ask(path, clock))).not.toMatch(HAPPENED_LATER);
  },
);

it.each(MOVED.filter((path) => ASKED_CALLS[path]?.isOfCompany))(
  '%s does not know a company that became known after the day',
  async (path) => {
    const answers = await ask(path, 'known', { companyId: newCompanyId, recordIds: [], holderIds: [] });
    expect(answers.length).toBeGreaterThan(0);
    expect(answers.filter(({ code, data }) => code !== 'company-does-not-exist' || data !== null)).toEqual(
      [],
    );
  },
);

describe('what is known today about the day', () => {
  it.each([
    '/company/getProfile',
    '/company/listSectionRecords',
    '/favourite/listFavourites',
    '/company/searchCompanies',
  ])('%s holds the corrections that came later', async (path) => {
    expect(textOf(await ask(path, 'valid'))).toMatch(CORRECTED);
    expect(textOf(await ask(path, 'published'))).toMatch(CORRECTED);
  });

  it('has no company that began after the day', async () => {
    for (const clock of CLOCKS)
      expect(
        await reader.get('/company/getProfile', { companyId: newCompanyId, asAt: THE_DAY, clock }),
      ).toMatchObject({ code: 'company-does-not-exist', data: null });
  });
});
