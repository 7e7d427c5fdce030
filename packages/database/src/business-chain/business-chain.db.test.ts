import type { PartyDraft, RecordDraft } from '@mingjian/domain/records';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeRegistration, saveCompany } from '../companies/testing/index.ts';
import { seedSources } from '../records/index.ts';
import { makeTestDatabase } from '../testing/index.ts';
import type { TestDatabase } from '../testing/index.ts';
import {
  listFlagRecords,
  listLargestPartners,
  listPartners,
  listTradeYears,
  MOST_RECORDS,
  walkChain,
} from './index.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await makeTestDatabase();
  await seedSources(db);
});

const partyOf = (code: string): PartyDraft => ({
  kind: 'company',
  name: `伙伴${code}`,
  keys: [{ scheme: 'credit_code', value: code }],
});

const trade = (
  name: string,
  payload: RecordDraft['payload'],
  draft: Partial<RecordDraft> = {},
): RecordDraft => ({
  dimension: 'supplier_customer',
  naturalKey: `${name} ${JSON.stringify(payload)}`,
  ...(payload['trade_year'] ? { eventDate: `${Number(payload['trade_year'])}-12-31` } : {}),
  payload: { partner_name: name, partner_role: 'supplier', trade_source: 'annual_report', ...payload },
  ...draft,
});
const supplier = (code: string, share: string, year = 2024): RecordDraft =>
  trade(
    `伙伴${code}`,
    { trade_year: year, trade_share_pct: share, trade_amount: `${share}00` },
    {
      refs: { partner_id: partyOf(code) },
    },
  );

const page = (companyId: number, year: number, more: object = {}) =>
  listPartners(db, {
    companyId,
    role: 'supplier',
    year,
    sort: 'share',
    isDescending: true,
    asAt: null,
    page: 1,
    pageSize: 20,
    ...more,
  });

describe('the partners of a year', () => {
  test('a list told twice counts once, single deals of others are added, each beside the year before', async () => {
    const companyId = await saveCompany(db, 'L1', [
      makeRegistration(),
      supplier('X1', '30'),
      supplier('X2', '10'),
      // The same list by another source, with fewer shares.
      trade('伙伴X1', { trade_year: 2024, trade_amount: '2999' }, { sourceId: 'qcc' }),
      trade('采购中心', { trade_year: 2024, trade_amount: '40', trade_source: 'tender' }),
      trade('采购中心', { trade_year: 2024, trade_amount: '60', trade_source: 'tender', trade_rank: 2 }),
      // A deal with a partner that the list names is part of the list.
      trade('伙伴X2', { trade_year: 2024, trade_amount: '7', trade_source: 'tender' }),
      trade('伙伴X1', { trade_year: 2024, partner_role: 'customer', trade_amount: '5' }),
      trade('有人', { trade_year: 2024, trade_share_pct: '99' }, { confidence: 40 }),
      trade('无年度', { trade_amount: '1' }),
      supplier('X1', '20', 2023),
    ]);
    const { rows, total } = await page(companyId, 2024);
    expect(total).toBe(3);
    expect(
      rows.map(({ partner_name, share, amount, records }) => [partner_name, share, amount, records]),
    ).toEqual([
      ['伙伴X1', '30', '3000', 1],
      ['伙伴X2', '10', '1000', 1],
      ['采购中心', null, '100', 2],
    ]);
    expect(rows[0]).toMatchObject({ was_named: true, share_before: '20', amount_before: '2000' });
    expect(rows[2]).toMatchObject({ was_named: false, partner_id: null, trade_source: 'tender' });
    expect(rows[0]?.partner_id).toEqual(expect.any(Number));
    expect(await listTradeYears(db, companyId, null)).toEqual([
      { year: 2024, role: 'supplier', is_own: true },
      { year: 2024, role: 'customer', is_own: true },
      { year: 2023, role: 'supplier', is_own: true },
    ]);
  });

  test('pages and sorts in the database', async () => {
    const companyId = await saveCompany(db, 'L2', [
      makeRegistration(),
      ...Array.from({ length: 25 }, (_, at) => supplier(`P${at}`, String(at + 1))),
    ]);
    const second = await page(companyId, 2024, { page: 2, pageSize: 10 });
    expect(second.total).toBe(25);
    expect(second.rows.map(({ share }) => Number(share))).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6]);
    const byName = await page(companyId, 2024, { sort: 'name', isDescending: false, pageSize: 2 });
    expect(byName.rows.map(({ partner_name }) => partner_name)).toEqual(['伙伴P0', '伙伴P1']);
    const byAmount = await page(companyId, 2024, { sort: 'amount', isDescending: false, pageSize: 1 });
    expect(byAmount.rows[0]?.amount).toBe('100');
  });

  test('as known on a day: what was disclosed later is not there', async () => {
    const companyId = await saveCompany(db, 'L3', [makeRegistration(), supplier('Y1', '30', 2022)]);
    await saveCompany(db, 'L3', [supplier('Y2', '50', 2023)], { knownFrom: '2025-01-01T00:00:00Z' });
    const asAt = { day: '2024-06-30', clock: 'known' } as const;
    expect(await listTradeYears(db, companyId, asAt)).toEqual([
      { year: 2022, role: 'supplier', is_own: true },
    ]);
    expect((await page(companyId, 2023, { asAt })).rows).toEqual([]);
    expect((await page(companyId, 2023, { asAt: { ...asAt, clock: 'valid' } })).total).toBe(1);
    expect((await page(companyId, 2023, { asAt: { day: '2023-06-30', clock: 'valid' } })).total).toBe(0);
  });
});

describe('named by the other side', () => {
  const names = (code: string, payload: RecordDraft['payload']): RecordDraft =>
    trade(
      `伙伴${code}`,
      { trade_year: 2024, partner_role: 'customer', ...payload },
      { refs: { partner_id: partyOf(code) } },
    );

  test('who names a company as its customer is its supplier: once, beside its own word where it has one', async () => {
    await saveCompany(db, 'N1', [
      makeRegistration(),
      names('N9', { trade_amount: '70', trade_share_pct: '9' }),
    ]);
    const alone = await saveCompany(db, 'N2', [makeRegistration(), names('N9', { trade_amount: '50' })]);
    await saveCompany(db, 'N3', [makeRegistration(), names('N9', { trade_amount: '20', trade_year: 2023 })]);
    const hidden = await saveCompany(db, 'N4', [makeRegistration(), names('N9', { trade_amount: '10' })]);
    await db.pool.query(`update party set name = '同名供应商' where company_id = $1`, [hidden]);
    const companyId = await saveCompany(db, 'N9', [
      makeRegistration(),
      supplier('N1', '30'),
      trade('同名供应商', { trade_year: 2024, trade_share_pct: '5' }),
    ]);
    const { rows, total } = await page(companyId, 2024);
    expect(total).toBe(3);
    expect(
      rows.map((row) => [row.share, row.amount, row.other_share, row.other_amount, row.other_records]),
    ).toEqual([
      ['30', '3000', '9', '70', 1],
      ['5', null, null, '10', 1],
      [null, null, null, '50', 1],
    ]);
    expect(rows[1]).toMatchObject({ partner_id: hidden, partner_name: '同名供应商' });
    expect(rows[2]).toMatchObject({ partner_id: alone, record_id: null, records: null, was_named: false });
    expect(rows[2]?.other_record_id).toEqual(expect.any(Number));
    expect(await listTradeYears(db, companyId, null)).toEqual([
      { year: 2024, role: 'supplier', is_own: true },
      { year: 2023, role: 'supplier', is_own: false },
    ]);
    expect((await page(companyId, 2023)).rows).toMatchObject([{ other_amount: '20', share: null }]);
  });

  test('a company that discloses nobody is followed by those who name it, of the newest year', async () => {
    const named = await saveCompany(db, 'M9', [makeRegistration()]);
    const namer = await saveCompany(db, 'M1', [
      makeRegistration(),
      names('M9', { trade_amount: '5', trade_year: 2023 }),
    ]);
    const asked = { companyIds: [named], role: 'supplier', asAt: null, mostRecords: 10 } as const;
    expect(await listLargestPartners(db, { ...asked, least: 2022, most: 2024 }, 8)).toMatchObject([
      { partner_id: namer, year: 2023, total: 1, own_total: 0, is_capped: false },
    ]);
    expect(await listLargestPartners(db, { ...asked, least: 2024, most: 2024 }, 8)).toEqual([]);
  });

  test('a partner that is told as text and a year that is none can be saved, and are in nobody’s way', async () => {
    const companyId = await saveCompany(db, 'T1', [
      makeRegistration(),
      trade('文字伙伴', { trade_year: 2024, partner_id: '文字', trade_amount: '3' }),
      trade('远年伙伴', { trade_year: 99_999_999_999 }, { eventDate: '2024-12-31' }),
    ]);
    expect(await listTradeYears(db, companyId, null)).toEqual([
      { year: 2024, role: 'supplier', is_own: true },
    ]);
    expect((await page(companyId, 2024)).rows).toMatchObject([
      { partner_name: '文字伙伴', partner_id: null, amount: '3' },
    ]);
  });

  test('of a hub the largest records are read, and it says so', async () => {
    const companyId = await saveCompany(db, 'C1', [
      makeRegistration(),
      ...Array.from({ length: 12 }, (_, at) => supplier(`C${at + 2}`, String(at + 1))),
    ]);
    const asked = { companyIds: [companyId], role: 'supplier', least: 2024, most: 2024, asAt: null } as const;
    const rows = await listLargestPartners(db, { ...asked, mostRecords: 5 }, 3);
    expect(rows.map(({ share, total, is_capped }) => [share, total, is_capped])).toEqual([
      ['12', 5, true],
      ['11', 5, true],
      ['10', 5, true],
    ]);
  });
});

describe('the walk', () => {
  const walk = async (companyId: number, depth = 4) => {
    const years = { least: 2024, most: 2024, asAt: null, mostRecords: MOST_RECORDS };
    const first = await listLargestPartners(db, { companyIds: [companyId], role: 'supplier', ...years }, 500);
    return walkChain(db, { companyId, role: 'supplier', year: 2024, depth, asAt: null }, first);
  };

  test('goes by levels, meets each company once though the suppliers are a circle, and takes an older list', async () => {
    const a = await saveCompany(db, 'W1', [makeRegistration(), supplier('W2', '40'), supplier('W3', '10')]);
    const b = await saveCompany(db, 'W2', [makeRegistration(), supplier('W3', '20', 2023)]);
    const c = await saveCompany(db, 'W3', [
      makeRegistration(),
      supplier('W1', '60'),
      supplier('W9', '5', 2021),
    ]);
    const { partners, isCapped } = await walk(a);
    expect(isCapped).toBe(false);
    expect(
      partners.map(({ level, company_id, partner_id, year }) => [level, company_id, partner_id, year]),
    ).toEqual([
      [1, a, b, 2024],
      [1, a, c, 2024],
      [2, b, c, 2023],
      [2, c, a, 2024],
    ]);
    expect((await walk(a, 1)).partners).toHaveLength(2);
    expect((await walk(b, 3)).partners).toEqual([]);
  });

  test('shows the eight largest of a company and says how many there are', async () => {
    const companyId = await saveCompany(db, 'H1', [
      makeRegistration(),
      ...Array.from({ length: 12 }, (_, at) => supplier(`H${at + 2}`, String(at + 1))),
    ]);
    const { partners } = await walk(companyId, 2);
    expect(partners).toHaveLength(8);
    expect(partners[0]).toMatchObject({ share: '12', total: 12 });
  });

  test('records that may speak against a partner are those that are surely its own', async () => {
    const companyId = await saveCompany(db, 'F1', [
      makeRegistration(),
      { dimension: 'dishonest_debtor', naturalKey: '1', payload: { dishonest_case_no: '1' } },
      { dimension: 'dishonest_debtor', naturalKey: '2', payload: { dishonest_case_no: '2' }, confidence: 50 },
    ]);
    expect(await listFlagRecords(db, [companyId], ['dishonest_debtor'], null)).toMatchObject([
      { company_id: companyId, dimension: 'dishonest_debtor', payload: { dishonest_case_no: '1' } },
    ]);
    expect(await listFlagRecords(db, [], ['dishonest_debtor'], null)).toEqual([]);
  });
});
