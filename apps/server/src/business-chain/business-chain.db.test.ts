import type { BusinessChain } from '@mingjian/contract/business-chain';
import { makeRegistration, saveCompany } from '@mingjian/database/companies/testing';
import type { RecordDraft } from '@mingjian/domain/records';
import { describe, expect, test } from 'vitest';
import type { TestClient } from '../http/testing.ts';
import { askPartners, keepTradeServer, partyOf, supplier, trade } from './keep-trade-server.ts';

const kept = keepTradeServer();

const ask = (query: object, as: TestClient = kept.client) =>
  as.get<BusinessChain>('/businessChain/getChain', { companyId: kept.rootId, ...query });

describe('GET /businessChain/getChain', () => {
  test('gives parties by levels, trades with share, amount and record, and the years on file', async () => {
    const { data } = await ask({ year: 2023 });
    expect(data).toMatchObject({ years: [2024, 2023, 2022], year: 2023, state: 'found', isCapped: false });
    const levels = data?.parties.map(({ name, level, side, standing }) => [
      name,
      level,
      side,
      standing.state,
    ]);
    expect(levels).toEqual([
      ['明鉴测试有限公司', 0, null, 'rated'],
      ['明鉴破产有限公司', 1, 'supplier', 'rated'],
      ['明鉴良好有限公司', 1, 'supplier', 'rated'],
      ['只有名称的客户', 1, 'customer', 'name-only'],
    ]);
    expect(data?.trades).toHaveLength(4);
    expect(data?.trades[0]).toMatchObject({
      supplier: `supplier ${kept.badId}`,
      customer: 'company',
      share: '30',
      amount: '3000.00',
      year: 2023,
      record: { companyId: kept.rootId, recordId: expect.any(Number), records: 1 },
    });
    expect(data?.trades.at(-2)).toMatchObject({ supplier: `supplier ${kept.badId}`, share: '50' });
    const shallow = (await ask({ year: 2023, depth: 1, direction: 'supplier' })).data;
    expect(shallow?.trades).toHaveLength(2);
    expect(shallow?.sides.map(({ role }) => role)).toEqual(['supplier']);
  });

  test('says how concentrated a side is, what lies with weak or flagged partners, and what changed', async () => {
    const { data } = await ask({ year: 2023 });
    const [suppliers, customers] = data?.sides ?? [];
    expect(suppliers).toMatchObject({
      partners: 2,
      concentration: {
        basis: 'share',
        hhi: '0.625',
        effectiveNumber: '1.6',
        top1: '75',
        ofAll: { disclosed: '40', undisclosed: '60', leastHhi: '0.1', mostHhi: '0.16' },
      },
      exposure: {
        flagged: { ofDisclosed: '75', ofAll: '30' },
        weakOrFlagged: expect.anything(),
        unrated: { ofDisclosed: '0', ofAll: '0' },
      },
      change: { year: 2022, hhi: '0.125', top1: '25', anonymous: 0 },
    });
    const [bad] = data?.parties.slice(1) ?? [];
    expect(bad?.standing).toMatchObject({ ratingClass: '3A19', isWeak: true, flags: ['default'] });
    expect(suppliers?.change?.entered.map(({ name }) => name)).toEqual(['测试G1']);
    expect(suppliers?.change?.left).toEqual([
      { name: '测试O1', nameEn: null, companyId: null, share: null, shareBefore: '20' },
    ]);
    expect(suppliers?.change?.stayed).toMatchObject([{ share: '30', shareBefore: '20' }]);
    expect(customers).toMatchObject({ role: 'customer', change: null, partners: 1 });
  });

  test('passes on what partners carry: the parts make the whole, one in default the largest', async () => {
    const { data } = await ask({ year: 2023 });
    const contagion = data?.contagion;
    expect(contagion).toMatchObject({ passedOn: '30', parties: 3, usualParties: 1 });
    const sum = contagion?.parts.reduce((total, { points }) => total + Number(points), 0);
    expect(sum).toBeCloseTo(Number(contagion?.added), 5);
    expect(contagion?.parts[0]).toMatchObject({ key: `supplier ${kept.badId}`, name: '明鉴破产有限公司' });
    // .3 x half of the dependence (suppliers) x three quarters of it x 100 %.
    expect(Number(contagion?.parts[0]?.points)).toBeCloseTo(11.25, 5);
  });

  test('sees who names it: beside its own word, marked where it has none, in no figure; risk comes by amount', async () => {
    const buys = (amount: string): RecordDraft =>
      trade(
        '测试S9',
        { trade_year: 2023, partner_role: 'customer', trade_amount: amount, trade_share_pct: '8' },
        { refs: { partner_id: partyOf('S9') } },
      );
    const alone = await saveCompany(kept.server.db, 'S1', [makeRegistration(), buys('300')]);
    const both = await saveCompany(kept.server.db, 'S2', [makeRegistration(), buys('100')]);
    const companyId = await saveCompany(kept.server.db, 'S9', [
      makeRegistration(),
      supplier('S2', '40', 2023),
    ]);
    const { data } = await ask({ companyId });
    expect(data?.trades).toMatchObject([
      {
        supplier: `supplier ${both}`,
        share: '40',
        amount: '4000.00',
        record: { companyId },
        other: { share: '8', amount: '100', source: 'annual_report', record: { companyId: both } },
      },
      {
        supplier: `supplier ${alone}`,
        share: null,
        amount: null,
        record: null,
        other: { amount: '300', record: { companyId: alone, records: 1 } },
      },
    ]);
    expect(data?.sides).toMatchObject([
      {
        partners: 1,
        counted: 1,
        namedByOthers: 1,
        isCapped: false,
        concentration: { partners: 1, hhi: '1' },
      },
    ]);
    expect(data?.contagion?.parts.map(({ points }) => Number(points) > 0)).toEqual([true, false]);
    const page = (await askPartners(kept.client, { companyId })).data;
    expect(page).toMatchObject({ total: 2, totalIsCapped: false });
    expect(page?.items[1]).toMatchObject({ companyId: alone, record: null, other: { share: '8' } });
    const silent = (await ask({ companyId: alone, depth: 1 })).data;
    expect(silent?.trades).toMatchObject([{ role: 'customer', record: { companyId: alone }, other: null }]);
  });

  test('as at a day: what was disclosed later is not told', async () => {
    const { data } = await ask({ asAt: '2024-12-31' });
    expect(data).toMatchObject({ years: [2023, 2022], year: 2023 });
    expect((await ask({})).data).toMatchObject({ year: 2024, sides: [{ concentration: { top1: '100' } }] });
    expect((await ask({ asAt: '2001-01-01' })).code).toBe('company-does-not-exist');
  });

  test('a company without partners says why, a year without any is empty', async () => {
    const companyId = await saveCompany(kept.server.db, 'E1', [makeRegistration()]);
    const none = (await ask({ companyId })).data;
    expect(none).toMatchObject({
      years: [],
      year: null,
      state: 'not_yet_fetched',
      sides: [],
      contagion: null,
    });
    expect(none?.parties).toHaveLength(1);
    expect((await ask({ year: 2010 })).data).toMatchObject({ year: 2010, trades: [], sides: [] });
  });

  test('withholds classes without the right to ratings, facts without that to negative records', async () => {
    const noRatings = await kept.server.client({
      rights: ['ownership.view', 'company.activities', 'negative-record.view'],
    });
    const { data } = await ask({ year: 2023 }, noRatings);
    expect(data).toMatchObject({ isRatingWithheld: true, contagion: null });
    expect(data?.parties[1]?.standing).toEqual({
      state: 'withheld',
      ratingClass: null,
      symbol: null,
      isWeak: false,
      flags: ['default'],
    });
    expect(data?.sides[0]?.exposure).toMatchObject({
      weak: null,
      weakOrFlagged: null,
      flagged: { ofAll: '30' },
    });
    const noRecords = await kept.server.client({
      rights: ['ownership.view', 'company.activities', 'rating.view'],
    });
    const other = (await ask({ year: 2023 }, noRecords)).data;
    expect(other?.parties[1]?.standing).toMatchObject({ state: 'rated', flags: null });
    expect(other?.sides[0]?.exposure).toMatchObject({ flagged: null, weakOrFlagged: null });
  });

  test('refuses wrong input, a company that does not exist and a missing right, either of the two', async () => {
    for (const query of [{ companyId: 'x' }, { depth: 9 }, { direction: 'up' }, { year: 'soon' }])
      expect((await ask(query)).code).toBe('invalid-input');
    expect((await ask({ companyId: 999_999 })).code).toBe('company-does-not-exist');
    for (const right of ['ownership.view', 'company.activities']) {
      const narrow = await kept.server.client({ rights: [right] });
      expect((await ask({}, narrow)).code).toBe('403');
      expect((await askPartners(narrow, { companyId: kept.rootId })).code).toBe('403');
    }
    expect((await ask({}, kept.server.withToken())).code).toBe('401');
  });
});
