import type { RecordDetail, RecordView } from '@mingjian/contract/companies';
import type { getNegativeSummary } from '@mingjian/contract/negative-records';
import type { Rating } from '@mingjian/contract/ratings';
import type { SectionState } from '@mingjian/contract/sections';
import type { OutputOf } from '@mingjian/contract/wire';
import { makeRegistration, saveCompany } from '@mingjian/database/companies/testing';
import { rateChangedCompanies } from '@mingjian/database/ratings';
import { seedSources } from '@mingjian/database/records';
import { makeTestDatabase } from '@mingjian/database/testing';
import type { RecordDraft, RecordStatus } from '@mingjian/domain/records';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestServer } from '../http/testing.ts';
import type { TestServer } from '../http/testing.ts';

const LISTED = '2025-02-01';
const WITHDRAWN = '2026-03-01';
const BEFORE_WITHDRAWAL = { asAt: '2026-02-28', clock: 'known' };

let server: TestServer;
let client: Awaited<ReturnType<TestServer['client']>>;

beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
  await seedSources(server.db);
  client = await server.client({ plan: 'premium', packages: ['A', 'B', 'C'] });
});
afterAll(() => server.close());

const makeListing = (status: RecordStatus): RecordDraft => ({
  dimension: 'dishonest_debtor',
  naturalKey: '（2025）粤0304执1234号',
  status,
  eventDate: LISTED,
  publishedOn: LISTED,
  validFrom: LISTED,
  payload: { dishonest_published_on: LISTED, dishonest_amount: '1000000.00' },
});

const makePenalty = (status: RecordStatus): RecordDraft => ({
  dimension: 'administrative_penalty',
  naturalKey: '深市监罚〔2025〕9号',
  status,
  eventDate: LISTED,
  publishedOn: LISTED,
  validFrom: LISTED,
  payload: { penalty_amount: '50000.00' },
});

const at = (day: string) => ({ knownFrom: `${day}T00:00:00Z`, retrievedAt: `${day}T00:00:00Z` });

const rateOn = (day: string) =>
  rateChangedCompanies(server.db, { clock: () => new Date(`${day}T04:00:00Z`) });

/** A company on a list and with a penalty, both of which come to the given state a year later. */
const tell = async (code: string, listing: RecordStatus, penalty: RecordStatus): Promise<number> => {
  await saveCompany(
    server.db,
    code,
    [makeRegistration(), makeListing('current'), makePenalty('current')],
    at(LISTED),
  );
  await rateOn('2025-02-02');
  const id = await saveCompany(server.db, code, [makeListing(listing), makePenalty(penalty)], at(WITHDRAWN));
  await rateOn('2026-03-02');
  return id;
};

const read = async <T>(path: string, query: object): Promise<T> => {
  const { code, data } = await client.get<T>(path, { ...query });
  expect(code).toBe('0');
  return data as T;
};

const listStates = async (companyId: number, dimension: string, query: object) =>
  (
    await read<{ items: RecordView[] }>('/company/listSectionRecords', { companyId, dimension, ...query })
  ).items.map(({ status }) => status);

const countOpen = async (companyId: number, dimension: string, query: object = {}) => {
  const { kinds } = await read<OutputOf<typeof getNegativeSummary>>('/company/getNegativeSummary', {
    companyId,
    ...query,
  });
  const counts = kinds.find(({ kind }) => kind === dimension)?.counts;
  return [counts?.open, counts?.closed, counts?.disputed];
};

const rate = (companyId: number, query: object = {}) =>
  read<Rating>('/rating/getRating', { companyId, ...query });

describe('what its source withdrew, and what was repaired', () => {
  let id: number;
  beforeAll(async () => {
    id = await tell('AV1', 'removed_by_source', 'repaired');
  });

  test('leaves the section and the open counts, and stays in the history with its state', async () => {
    expect(await listStates(id, 'dishonest_debtor', {})).toEqual([]);
    expect(await listStates(id, 'administrative_penalty', {})).toEqual([]);
    expect(await listStates(id, 'dishonest_debtor', { part: 'historical' })).toEqual(['removed_by_source']);
    expect(await listStates(id, 'administrative_penalty', { part: 'historical' })).toEqual(['repaired']);
    const { items } = await read<{ items: SectionState[] }>('/company/listSections', { companyId: id });
    expect(items.find(({ dimension }) => dimension === 'dishonest_debtor')?.counts).toEqual({
      current: 0,
      historical: 1,
      namesakes: 0,
    });
    expect(await countOpen(id, 'dishonest_debtor')).toEqual([0, 1, 0]);
    expect(await countOpen(id, 'administrative_penalty')).toEqual([0, 1, 0]);
  });

  test('counts on a day before it was withdrawn, since nobody knew', async () => {
    expect(await listStates(id, 'dishonest_debtor', BEFORE_WITHDRAWAL)).toEqual(['current']);
    expect(await listStates(id, 'administrative_penalty', BEFORE_WITHDRAWAL)).toEqual(['current']);
    const historical = { ...BEFORE_WITHDRAWAL, part: 'historical' };
    expect(await listStates(id, 'administrative_penalty', historical)).toEqual([]);
    expect(await countOpen(id, 'dishonest_debtor', BEFORE_WITHDRAWAL)).toEqual([1, 0, 0]);
  });

  test('no longer stands in the rating, and does in the one of the earlier day', async () => {
    const standing = ({ overrides }: Rating) =>
      overrides.filter(({ code, removedOn }) => code === 'dishonest-judgment-debtor' && removedOn === null);
    expect(standing(await rate(id))).toEqual([]);
    expect(standing(await rate(id, BEFORE_WITHDRAWAL))).toHaveLength(1);
  });

  test('shows both versions, what was said and that it was withdrawn; on the earlier day the first alone', async () => {
    const { items } = await read<{ items: RecordView[] }>('/company/listSectionRecords', {
      companyId: id,
      dimension: 'dishonest_debtor',
      part: 'historical',
    });
    const one = { companyId: id, recordId: items[0]?.recordId };
    const today = await read<RecordDetail>('/company/getRecord', one);
    expect(today.versions.map(({ status, knownTo }) => [status, knownTo?.slice(0, 10)])).toEqual([
      ['removed_by_source', undefined],
      ['current', WITHDRAWN],
    ]);
    expect(today.versions.map(({ payload }) => payload['dishonest_amount'])).toEqual([
      '1000000.00',
      '1000000.00',
    ]);
    const earlier = await read<RecordDetail>('/company/getRecord', { ...one, ...BEFORE_WITHDRAWAL });
    expect(earlier.versions.map(({ status, knownTo }) => [status, knownTo])).toEqual([['current', null]]);
  });
});

describe('what is disputed', () => {
  let id: number;
  beforeAll(async () => {
    id = await tell('AV2', 'disputed', 'disputed');
  });

  test('stays on the screen with its state, counted as disputed', async () => {
    expect(await listStates(id, 'dishonest_debtor', {})).toEqual(['disputed']);
    expect(await countOpen(id, 'dishonest_debtor')).toEqual([1, 0, 1]);
    expect(await countOpen(id, 'dishonest_debtor', BEFORE_WITHDRAWAL)).toEqual([1, 0, 0]);
  });

  test('leaves the rating', async () => {
    const codes = ({ overrides }: Rating) => overrides.map(({ code }) => code);
    expect(codes(await rate(id))).not.toContain('dishonest-judgment-debtor');
    expect(codes(await rate(id, BEFORE_WITHDRAWAL))).toContain('dishonest-judgment-debtor');
  });
});
