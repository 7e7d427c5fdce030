import type { Again, HistoryItem, Rating, WhatIfInput } from '@mingjian/contract/ratings';
import { makeCompanyBatch } from '@mingjian/database/companies/testing';
import { rateChangedCompanies } from '@mingjian/database/ratings';
import { saveRecords } from '@mingjian/database/records';
import { rateCompany } from '@mingjian/domain/default-risk';
import type { RatingInput } from '@mingjian/domain/default-risk';
import { RATING_MODEL } from '@mingjian/domain/rating-models';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestServer } from '../http/testing.ts';
import { makeRatedServer } from './make-rated-server.ts';

let server: TestServer;
let companyId: number;

beforeAll(async () => {
  ({ server, companyId } = await makeRatedServer());
});
afterAll(() => server.close());

type Client = Awaited<ReturnType<TestServer['client']>>;
const ask = (client: Client, query: Record<string, unknown>) =>
  client.get<Rating>('/rating/getRating', query);

describe('GET /rating/listRatings', () => {
  interface Listed {
    readonly items: readonly HistoryItem[];
    readonly total: number;
  }
  const list = (client: Client, query: Record<string, unknown>) =>
    client.get<Listed>('/rating/listRatings', query);

  test('tells what moved a rating, and the reasons add up to the move', async () => {
    await saveRecords(server.db, {
      ...makeCompanyBatch('T1', [
        {
          dimension: 'administrative_penalty',
          naturalKey: '罚1号',
          payload: { penalty_doc_no: '罚1号', penalty_date: '2026-05-20' },
        },
      ]),
      knownFrom: '2026-05-21T00:00:00.000Z',
      retrievedAt: '2026-05-21T00:00:00.000Z',
    });
    await rateChangedCompanies(server.db, { clock: () => new Date('2026-05-22T08:00:00.000Z') });
    const { data } = await list(await server.client(), { companyId });
    expect(data?.total).toBe(2);
    const [now, first] = data?.items ?? [];
    expect(first?.move).toBeNull();
    expect(now?.move?.reasons[0]).toMatchObject({ code: 'behaviour penalty', name: { cn: '行政处罚' } });
    const moved = Number(now?.move?.reasons.reduce((sum, { logOdds }) => sum + Number(logOdds), 0));
    expect(moved).toBeCloseTo(0.25, 9);
    const [only] = (await list(await server.client(), { companyId, asAt: '2026-05-10' })).data?.items ?? [];
    expect(only?.ratedAt).toBe('2026-05-02T08:00:00.000Z');
  });

  test('pages, and refuses wrong input and a missing right', async () => {
    const client = await server.client();
    const second = await list(client, { companyId, page: 2, pageSize: 1 });
    expect(second.data?.items.map(({ ratedAt }) => ratedAt)).toEqual(['2026-05-02T08:00:00.000Z']);
    expect((await list(client, { companyId, pageSize: 21 })).code).toBe('invalid-input');
    expect((await list(client, { companyId: 999_999_999 })).code).toBe('company-does-not-exist');
    expect((await list(await server.client({ rights: ['company.profile'] }), { companyId })).code).toBe(
      '403',
    );
  });
});

describe('GET /rating/runAgain', () => {
  const again = (client: Client, query: Record<string, unknown>) =>
    client.get<Again>('/rating/runAgain', query);
  const ratedAt = '2026-05-02T08:00:00.000Z';

  test('a past rating comes out the same to the last digit', async () => {
    const { data } = await again(await server.client(), { companyId, ratedAt });
    expect(data).toMatchObject({ isSame: true, finding: 'same', modelVersion: '1' });
    expect(data?.hash).toBe(data?.storedHash);
    expect(data?.figures.length).toBeGreaterThan(12);
    for (const { stored, again: made } of data?.figures ?? []) expect(made).toBe(stored);
  });

  test('refuses a moment without a rating, wrong input and a missing right', async () => {
    const client = await server.client();
    const other = '2026-05-02T08:00:00.001Z';
    expect((await again(client, { companyId, ratedAt: other })).code).toBe('rating-does-not-exist');
    expect((await again(client, { companyId, ratedAt: 'soon' })).code).toBe('invalid-input');
    expect((await again(client, { companyId: 999_999_999, ratedAt })).code).toBe('company-does-not-exist');
    const blind = await server.client({ rights: ['company.profile'] });
    expect((await again(blind, { companyId, ratedAt })).code).toBe('403');
  });
});

describe('GET /rating/getWhatIfInput', () => {
  const askInput = (client: Client, query: Record<string, unknown>) =>
    client.get<WhatIfInput>('/rating/getWhatIfInput', query);

  test('gives a browser all that it needs to come to the same rating', async () => {
    const client = await server.client();
    const { data } = await askInput(client, { companyId });
    if (!data) throw new Error('no input');
    const model = await server.app.inject({ url: data.model.path });
    expect(model.headers['cache-control']).toContain('immutable');
    expect(JSON.parse(model.body)).toEqual(RATING_MODEL.file);
    const result = rateCompany(data.input as RatingInput, RATING_MODEL.financial);
    const shown = (await ask(client, { companyId })).data;
    expect(result.pd?.toFixed(6)).toBe(shown?.pd);
    expect(Math.abs((result.logOdds ?? 0) - Number(shown?.explanation?.total?.logOdds))).toBeLessThan(1e-9);
    expect(data.labels.find(({ field }) => field === 'inventories')?.label.cn).toBe('存货');
  });

  test('refuses who may not see the records that the rating rests on', async () => {
    const blind = await server.client({ rights: ['rating.view', 'company.financials'] });
    expect((await askInput(blind, { companyId, asAt: '2026-05-10' })).code).toBe('0');
    expect((await askInput(blind, { companyId })).code).toBe('403');
  });

  test('refuses who may not see the accounts, a company without a rating, and wrong input', async () => {
    const blind = await server.client({ rights: ['rating.view'] });
    expect((await askInput(blind, { companyId })).code).toBe('403');
    const client = await server.client();
    expect((await askInput(client, { companyId: 999_999_999 })).code).toBe('company-does-not-exist');
    expect((await askInput(client, { companyId, asAt: '2026-05-01' })).code).toBe('rating-does-not-exist');
    expect((await askInput(client, { companyId: 'x' })).code).toBe('invalid-input');
  });
});
