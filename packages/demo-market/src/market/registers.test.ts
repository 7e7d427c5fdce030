import type { RecordDraft } from '@mingjian/domain/records';
import { expect, test } from 'vitest';
import { makeDemoMarket } from './index.ts';

const batches = [...makeDemoMarket({ companies: 6000, seed: 'registers' })];
const market = batches.flatMap(({ companies }) => companies).filter(({ records }) => records.length > 0);

const listOf = (records: readonly RecordDraft[], dimension: string) =>
  records.filter((record) => record.dimension === dimension);
const keyOf = (record: RecordDraft, field: string) => record.refs?.[field]?.keys[0]?.value ?? '';
const percentOf = ({ payload }: RecordDraft, field: string) => Number(payload[field]);

/** Codes of the firms that each holder has or had, by its key. */
const held = new Map<string, Set<string>>();
for (const { party, records } of market)
  for (const record of listOf(records, 'shareholder')) {
    const key = keyOf(record, 'shareholder_id');
    held.set(key, (held.get(key) ?? new Set<string>()).add(party.keys[0]?.value ?? ''));
  }
const owners = [...held].filter(([key, firms]) => key.startsWith('demo-registers-') && firms.size > 1);

test('a few of a hundred private firms belong to people who hold several, and they run most of them', () => {
  const firms = owners.reduce((sum, [, codes]) => sum + codes.size, 0);
  expect(firms / market.length).toBeGreaterThan(0.02);
  expect(firms / market.length).toBeLessThan(0.06);
  expect(Math.max(...owners.map(([, codes]) => codes.size))).toBeGreaterThan(4);
  const several = new Map(owners);
  let posts = 0;
  for (const { party, records } of market)
    for (const record of listOf(records, 'key_personnel'))
      if (several.get(keyOf(record, 'person_id'))?.has(party.keys[0]?.value ?? '')) posts += 1;
  expect(posts / firms).toBeGreaterThan(0.7);
  expect(posts / firms).toBeLessThan(1);
});

test('whoever is named by firms of several batches is stored before all of them', () => {
  const first = new Set(batches[0]?.companies.map(({ party }) => party.keys[0]?.value));
  const namedIn = new Map<string, Set<number>>();
  batches.slice(1).forEach(({ companies }, batch) => {
    for (const { records } of companies)
      for (const { refs = {} } of records)
        for (const { kind, keys } of Object.values(refs)) {
          const key = kind === 'company' ? '' : (keys[0]?.value ?? '');
          if (key && !first.has(key)) namedIn.set(key, (namedIn.get(key) ?? new Set<number>()).add(batch));
        }
  });
  expect([...namedIn].filter(([, places]) => places.size > 1)).toEqual([]);
});

test('one fund of the state holds small stakes in about two of a hundred firms', () => {
  const [fund] = market
    .flatMap(({ records }) => listOf(records, 'shareholder'))
    .filter(({ payload }) => (payload['shareholder_name'] as string).includes('国有资本产业投资基金'));
  const count = fund ? (held.get(keyOf(fund, 'shareholder_id'))?.size ?? 0) : 0;
  expect(count).toBeGreaterThan(100);
  expect(count).toBeLessThan(200);
});

test('a few listed firms give votes apart from capital: more to one founder, less to everybody else, never more than all', () => {
  const special = market
    .map(({ records }) =>
      listOf(records, 'shareholder').filter(({ payload }) => payload['holding_voting_pct']),
    )
    .filter((holders) => holders.length > 0);
  expect(special.length).toBeGreaterThan(1);
  expect(special.length).toBeLessThan(20);
  for (const holders of special) {
    const gains = holders.map(
      (holder) => percentOf(holder, 'holding_voting_pct') - percentOf(holder, 'holding_pct'),
    );
    expect(gains.filter((gain) => gain > 0)).toHaveLength(1);
    expect(holders.reduce((sum, holder) => sum + percentOf(holder, 'holding_voting_pct'), 0)).toBeLessThan(
      100.0001,
    );
  }
});

test('who acts in concert names the others among the holders, and all of them are named as controllers', () => {
  let concerts = 0;
  for (const { records } of market) {
    const members = listOf(records, 'top_shareholder').filter(({ payload }) => payload['acting_in_concert']);
    if (members.length === 0) continue;
    concerts += 1;
    const names = new Set(members.map(({ payload }) => payload['holder_name']));
    const controllers = listOf(records, 'actual_controller').map(({ payload }) => payload['controller_name']);
    expect(new Set(controllers)).toEqual(names);
    for (const { payload } of members)
      expect(new Set([payload['holder_name'], ...(payload['acting_in_concert'] as string[])])).toEqual(names);
  }
  expect(concerts).toBeGreaterThan(1);
  expect(concerts).toBeLessThan(20);
});

test('some foreign houses stand with a band from a register abroad, in the middle of which nobody has more than all', () => {
  let banded = 0;
  for (const { records } of market) {
    const holders = listOf(records, 'shareholder').filter(({ validTo }) => !validTo);
    const latest = [...new Map(holders.map((holder) => [holder.naturalKey, holder])).values()];
    if (!latest.some(({ payload }) => payload['holding_pct_low'])) continue;
    banded += 1;
    const middle = ({ payload }: RecordDraft): number =>
      payload['holding_pct_low']
        ? (Number(payload['holding_pct_low']) + Number(payload['holding_pct_high'])) / 2
        : Number(payload['holding_pct'] ?? 0);
    expect(latest.reduce((sum, holder) => sum + middle(holder), 0)).toBeLessThan(100.0001);
  }
  expect(banded).toBeGreaterThan(10);
  expect(banded).toBeLessThan(120);
});
