import type { PartyDraft, RecordDraft } from '@mingjian/domain/records';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeRegistration, saveCompany } from '../companies/testing/index.ts';
import { seedSources } from '../records/index.ts';
import { dropTestDatabase, makeTestDatabase } from '../testing/index.ts';
import type { TestDatabase } from '../testing/index.ts';
import { computeOwnership, findGroupPage, isOwnershipDue } from './index.ts';

const NOW = new Date('2026-11-20T18:10:00.000Z');

const party = (kind: PartyDraft['kind'], name: string): PartyDraft => ({
  kind,
  name,
  keys: [{ scheme: kind === 'company' ? 'credit_code' : 'person', value: name }],
});
const holding = (holder: PartyDraft, percent: string): RecordDraft => ({
  dimension: 'shareholder',
  naturalKey: holder.name,
  payload: {
    shareholder_name: holder.name,
    shareholder_type: { person: 'natural_person', state: 'state' }[holder.kind as string] ?? 'enterprise',
    holding_pct: percent,
  },
  refs: { shareholder_id: holder },
});

let db: TestDatabase;
const ids: Record<string, number> = {};

const save = async (code: string, ...records: readonly RecordDraft[]): Promise<void> => {
  ids[code] = await saveCompany(db, code, [makeRegistration(), ...records]);
};
const list = async (table: string, column: string) => {
  const { rows } = await db.pool.query<Record<string, number>>(
    `select * from ${table} order by company_id, ${column}`,
  );
  return rows;
};

beforeAll(async () => {
  db = await makeTestDatabase();
  await seedSources(db);
  const anna = party('person', 'Anna');
  await save('H', holding(anna, '70'), holding(party('person', 'Ben'), '30'));
  await save('A', holding(party('company', 'H'), '60'), holding(party('person', 'Ben'), '40'));
  await save('B', holding(party('company', 'A'), '30'), holding(party('company', 'H'), '30'));
  await save('S', holding(party('state', '某市国资委'), '100'));
  await save('T', holding(party('state', '某市国资委'), '100'));
  await save('U', holding(party('company', 'T'), '51'), holding(party('company', 'S'), '49'));
  await save('NONE');
});
afterAll(() => dropTestDatabase(db));

it('is due before the first run once what was loaded is rated, and once a day after it', async () => {
  expect(await isOwnershipDue(db, NOW)).toBe(false);
  await db.pool.query('delete from changed_company');
  expect(await isOwnershipDue(db, NOW)).toBe(true);
  const run = await computeOwnership(db, { now: NOW, batchSize: 2 });
  expect(run).toMatchObject({ companies: 7, groups: 2, as_of: '2026-11-21' });
  expect(await isOwnershipDue(db, NOW)).toBe(false);
  expect(await isOwnershipDue(db, new Date('2026-11-21T16:01:00.000Z'))).toBe(true);
});

it('keeps controllers and beneficial owners with basis and test', async () => {
  const controls = await list('company_control', 'position');
  const of = (id: number | undefined) => controls.filter((row) => row['company_id'] === id);
  expect(of(ids['B'])).toEqual([
    expect.objectContaining({ basis: 'majority_votes', confidence: 'high', vote_percent: '60.00000000' }),
  ]);
  expect(of(ids['A'])[0]?.['controller_id']).toBe(of(ids['H'])[0]?.['controller_id']);
  const owners = (await list('company_owner', 'owner_id')).filter((row) => row['company_id'] === ids['A']);
  expect(owners.map((row) => row['holding_percent'])).toEqual(
    expect.arrayContaining(['42.00000000', '58.00000000']),
  );
});

it('makes one group of what hangs together by majorities and none of all firms of the state', async () => {
  const page = { page: 1, pageSize: 10 };
  const group = await findGroupPage(db, ids['B'] ?? 0, page);
  expect(group).toMatchObject({ coreId: ids['H'], level: 2, total: 3 });
  expect(group?.members.map(({ company_id }) => company_id)).toEqual([ids['H'], ids['A'], ids['B']]);
  expect(await findGroupPage(db, ids['U'] ?? 0, page)).toMatchObject({ coreId: ids['T'], total: 2 });
  expect(await findGroupPage(db, ids['S'] ?? 0, page)).toBeUndefined();
  expect(await findGroupPage(db, ids['NONE'] ?? 0, page)).toBeUndefined();
});

it('changes nothing when it runs again, whatever the batches', async () => {
  const read = async () => [
    await list('company_control', 'position'),
    await list('company_owner', 'owner_id'),
    await list('company_group', 'group_id'),
  ];
  const before = await read();
  await computeOwnership(db, { now: new Date('2026-11-21T18:10:00.000Z'), batchSize: 100 });
  expect(await read()).toEqual(before);
});
