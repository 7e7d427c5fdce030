import type { AsAt } from '@mingjian/domain/records';
import { beforeAll, expect, test } from 'vitest';
import { seedSources } from '../records/index.ts';
import { makeTestDatabase } from '../testing/index.ts';
import type { TestDatabase } from '../testing/index.ts';
import {
  findCompanyHead,
  getEvidence,
  isFollowed,
  listKnownCompanies,
  listRecordVersions,
  listSectionRecords,
  listStatementSources,
  listStatements,
} from './index.ts';
import type { makeCompanyBatch } from './testing/index.ts';
import { makeRegistration, makeShareholder, makeStatement, saveCompany } from './testing/index.ts';

let db: TestDatabase;

beforeAll(async () => {
  db = await makeTestDatabase();
  await seedSources(db);
});

const save = (...company: Parameters<typeof makeCompanyBatch>): Promise<number> =>
  saveCompany(db, ...company);

const SHAREHOLDERS = {
  dimension: 'shareholder',
  orderBy: { field: 'holding_pct', isNumeric: true },
  withEnded: false,
};

test('shareholders come largest first, as many as wanted', async () => {
  const id = await save('S1', [
    makeRegistration(),
    makeShareholder('小股东', '9.5'),
    makeShareholder('大股东', '60'),
    makeShareholder('中股东', '30.5'),
    makeShareholder('退出股东', '50', { validTo: '2020-01-01' }),
    makeShareholder('误登股东', '50', { status: 'removed_by_source' }),
  ]);
  const rows = await listSectionRecords(db, id, [{ ...SHAREHOLDERS, limit: 2 }], null);
  expect(rows.map(({ payload }) => payload['shareholder_name'])).toEqual(['大股东', '中股东']);
  const { dimensions } = await getEvidence(db, id, null);
  expect(dimensions).toContainEqual({ dimension: 'shareholder', current: 3, total: 4, confidence: 100 });
});

test('a day moves both clocks: what was known then, and who held shares then', async () => {
  const id = await save('S2', [
    makeRegistration(),
    makeShareholder('退出股东', '50', { validFrom: '2015-01-01', validTo: '2024-06-01' }),
  ]);
  await save('S2', [makeShareholder('新股东', '50', { validFrom: '2024-06-01' })], {
    knownFrom: '2024-07-01T00:00:00Z',
  });
  const names = async (asAt: AsAt) =>
    (await listSectionRecords(db, id, [{ ...SHAREHOLDERS, limit: 9 }], asAt)).map(
      ({ payload }) => payload['shareholder_name'],
    );
  expect(await names({ day: '2024-05-01', clock: 'known' })).toEqual(['退出股东']);
  expect(await names({ day: '2024-06-15', clock: 'known' })).toEqual([]);
  expect(await names({ day: '2024-06-15', clock: 'valid' })).toEqual(['新股东']);
  expect(await names({ day: '2024-05-01', clock: 'valid' })).toEqual(['退出股东']);
  expect(await names(null)).toEqual(['新股东']);
});

test('the head of a company is the one known on the day, and nothing before it was first known', async () => {
  const id = await save('S3', [makeRegistration({ company_name: '旧名有限公司' })]);
  await save('S3', [makeRegistration({ company_name: '新名有限公司' })], {
    knownFrom: '2025-01-01T00:00:00Z',
  });
  expect((await findCompanyHead(db, id, null))?.name).toBe('新名有限公司');
  expect((await findCompanyHead(db, id, { day: '2024-12-01', clock: 'known' }))?.name).toBe('旧名有限公司');
  expect((await findCompanyHead(db, id, { day: '2024-12-01', clock: 'valid' }))?.name).toBe('新名有限公司');
  expect(await findCompanyHead(db, id, { day: '2023-01-01', clock: 'known' })).toBeUndefined();
});

test('a merged party is answered by the one it was merged into', async () => {
  const id = await save('S4', [makeRegistration({ company_name: '合并后有限公司' })]);
  const { rows } = await db.pool.query<{ company_id: number }>(
    `insert into party (kind, name, merged_into, created_at) values ('company', '重复', $1, '2024-01-01') returning company_id`,
    [id],
  );
  const head = await findCompanyHead(db, rows[0]?.company_id ?? 0, null);
  expect(head).toMatchObject({ company_id: id, name: '合并后有限公司' });
});

test('statements come newest first with the records behind them', async () => {
  const id = await save('S5', [
    makeRegistration(),
    ...makeStatement('2022-12-31', {
      balance_sheet: { total_assets: '100' },
      income_statement: { operating_revenue: '50' },
    }),
    ...makeStatement('2023-12-31', {
      balance_sheet: { total_assets: '120.50' },
      income_statement: { operating_revenue: '-5' },
    }),
  ]);
  const [statements, sources] = await Promise.all([
    listStatements(db, id, null),
    listStatementSources(db, id, ['balance_sheet', 'income_statement'], null),
  ]);
  expect(statements.map(({ period_end, items }) => [period_end, items['total_assets']])).toEqual([
    ['2023-12-31', '120.50'],
    ['2022-12-31', '100'],
  ]);
  const ids = new Set(sources.map(({ record_id }) => record_id));
  expect(statements.flatMap(({ origins }) => origins).every(({ recordId }) => ids.has(recordId))).toBe(true);
  expect(sources.every(({ fields }) => fields === null)).toBe(true);
});

test('two sources of one statement name the items each brings', async () => {
  const parts = { balance_sheet: { total_assets: '100' }, income_statement: { operating_revenue: '50' } };
  const id = await save('S6', [makeRegistration(), ...makeStatement('2023-12-31', parts)]);
  await save(
    'S6',
    makeStatement('2023-12-31', {
      ...parts,
      balance_sheet: { total_assets: '100', total_equity: '40' },
    }).slice(0, 1),
    { sourceId: 'exchange-filing' },
  );
  const sources = await listStatementSources(db, id, ['balance_sheet'], null);
  expect(sources.map(({ source_id, fields }) => [source_id, fields?.includes('total_equity')])).toEqual(
    expect.arrayContaining([
      ['necips', false],
      ['exchange-filing', true],
    ]),
  );
});

test('evidence tells coverage, counts and the money raised', async () => {
  const id = await save(
    'S7',
    [
      makeRegistration(),
      {
        dimension: 'enforcement',
        naturalKey: '(2023)粤01执1号',
        confidence: 80,
        payload: { enforcement_case_no: '(2023)粤01执1号', enforcement_status: 'open', enforced_name: '某' },
      },
      { dimension: 'financing_event', naturalKey: 'A', payload: { financing_amount: '1000000.5' } },
      {
        dimension: 'financing_event',
        naturalKey: 'B',
        payload: { financing_amount: '5', financing_currency: 'USD' },
      },
    ],
    { coverage: [{ dimension: 'judgment', state: 'none_found', sourceId: 'supreme-court' }] },
  );
  const evidence = await getEvidence(db, id, null);
  expect(evidence.coverage).toContainEqual({
    dimension: 'judgment',
    sourceId: 'supreme-court',
    state: 'none_found',
    checkedAt: '2024-03-01T00:00:00.000Z',
  });
  expect(evidence.dimensions).toContainEqual({
    dimension: 'financing_event',
    current: 2,
    total: 2,
    confidence: 100,
  });
  expect(evidence.financingAmount).toBe('1000000.5');
  expect(evidence.dimensions).toContainEqual(
    expect.objectContaining({ dimension: 'enforcement', confidence: 80 }),
  );
  expect(evidence.sources.length).toBeGreaterThan(5);
});

test('a record keeps its versions, newest knowledge first, and is found under its own company only', async () => {
  const id = await save('S9', [makeRegistration({ registered_capital: '1' })]);
  const other = await save('S10', [makeRegistration()]);
  await save('S9', [makeRegistration({ registered_capital: '2' })], { knownFrom: '2025-01-01T00:00:00Z' });
  const [row] = await listSectionRecords(
    db,
    id,
    [{ dimension: 'basic_registration', orderBy: null, limit: 1, withEnded: false }],
    null,
  );
  const versions = await listRecordVersions(db, id, row?.record_id ?? 0, null);
  expect(versions.map(({ version, payload }) => [version, payload['registered_capital']])).toEqual([
    [2, '2'],
    [1, '1'],
  ]);
  expect(versions[0]?.source_name_en).toBe('National Enterprise Credit Information Publicity System');
  const ofOther = await listRecordVersions(db, other, row?.record_id ?? 0, null);
  expect(ofOther.every(({ company_id }) => company_id === other)).toBe(true);
});

test('only parties with a list row are linked, and a follow is that of one account', async () => {
  const id = await save('S11', [makeRegistration()]);
  expect(await listKnownCompanies(db, [id, 999_999_999], null)).toEqual([id]);
  expect(await listKnownCompanies(db, [], null)).toEqual([]);
  expect(await listKnownCompanies(db, [id], { day: '2024-02-28', clock: 'known' })).toEqual([]);
  expect(await listKnownCompanies(db, [id], { day: '2024-03-01', clock: 'known' })).toEqual([id]);
  expect(await listKnownCompanies(db, [id], { day: '2024-02-28', clock: 'valid' })).toEqual([id]);
  expect(await isFollowed(db, 1, id)).toBe(false);
});
