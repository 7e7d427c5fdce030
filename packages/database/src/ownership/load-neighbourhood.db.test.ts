import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropTestDatabase, makeTestDatabase } from '../testing/index.ts';
import type { TestDatabase } from '../testing/index.ts';
import { listSiblings, loadNeighbourhood, toHoldings } from './index.ts';

const LIMITS = { depth: 10, mostSiblings: 5, mostParties: 1_000, asAt: null } as const;
const HUB = 1;
const CROWD = 2;
/** A loop of three with a tail. */
const [FIRST, SECOND, THIRD, TAIL] = [10, 11, 12, 13];
const COMPANIES_OF_HUB = 60;
const HOLDERS_OF_CROWD = 200;

let db: TestDatabase;
let recordId = 0;

const hold = async (
  holder: number,
  owned: number,
  percent: number | null,
  days: { readonly from?: string; readonly to?: string } = {},
): Promise<void> => {
  recordId += 1;
  const values = [
    recordId,
    '2025-01-01',
    days.from ?? null,
    days.to ?? null,
    percent,
    'enterprise',
    `H${holder}`,
  ];
  for (const [table, other, ids] of [
    ['shareholding_by_owned', 'holder_id', [owned, holder]],
    ['shareholding_by_holder', 'owned_id', [holder, owned]],
  ] as const)
    await db.pool.query(
      `insert into ${table} (company_id, ${other}, record_id, known_from, valid_from, valid_to, holding_percent,
         holder_type, holder_name) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [...ids, ...values],
    );
};

beforeAll(async () => {
  db = await makeTestDatabase();
  for (let at = 0; at < COMPANIES_OF_HUB; at += 1) await hold(HUB, 1_000 + at, at + 1);
  for (let at = 0; at < HOLDERS_OF_CROWD; at += 1) await hold(2_000 + at, CROWD, at === 7 ? 20 : 0.2);
  await hold(FIRST, SECOND, 30);
  await hold(SECOND, THIRD, 40);
  await hold(THIRD, FIRST, 20);
  await hold(TAIL, FIRST, 60);
  await hold(TAIL, FIRST, 5);
  await hold(14, TAIL, null);
  await hold(15, TAIL, 50, { to: '2025-06-30' });
  await hold(16, TAIL, 50, { from: '2025-06-30' });
});
afterAll(() => dropTestDatabase(db));

describe('loading a neighbourhood', () => {
  it('opens every party of a loop once, one round trip a level', async () => {
    const { edges, levels, roundTrips, unopened } = await loadNeighbourhood(db, 'up', [THIRD], LIMITS);
    expect([...levels]).toEqual(
      expect.arrayContaining([
        [THIRD, 0],
        [SECOND, 1],
        [FIRST, 2],
        [TAIL, 3],
        [14, 4],
      ]),
    );
    expect(roundTrips).toBe(5);
    expect(unopened.size).toBe(0);
    expect(edges.find(({ ownedId, holderId }) => ownedId === FIRST && holderId === TAIL)).toMatchObject({
      percent: 65,
      recordIds: [expect.any(Number), expect.any(Number)],
    });
    expect(toHoldings({ edges, rests: new Map() })).toContainEqual({ holder: 14, owned: TAIL, percent: 0 });
  });

  it('ends at the depth and says where more may lie', async () => {
    const { levels, unopened } = await loadNeighbourhood(db, 'up', [THIRD], { ...LIMITS, depth: 2 });
    expect([...levels.keys()]).toEqual([THIRD, SECOND, FIRST]);
    expect([...unopened]).toEqual([FIRST]);
  });

  it('reads the largest of a hub, counts the others and sums those that hold', async () => {
    const down = await loadNeighbourhood(db, 'down', [HUB], { ...LIMITS, depth: 1 });
    expect(down.edges.map(({ percent }) => percent)).toEqual([60, 59, 58, 57, 56]);
    expect(down.rests.get(HUB)?.count).toBe(COMPANIES_OF_HUB - 5);
    const up = await loadNeighbourhood(db, 'up', [CROWD], { ...LIMITS, depth: 1 });
    expect(up.edges[0]).toMatchObject({ holderId: 2_007, percent: 20 });
    const rest = up.rests.get(CROWD);
    expect(rest?.count).toBe(HOLDERS_OF_CROWD - 5);
    expect(rest?.percent).toBeCloseTo(0.2 * (HOLDERS_OF_CROWD - 5), 6);
    const whole = toHoldings(up).reduce((sum, { percent }) => sum + percent, 0);
    expect(whole).toBeCloseTo(20 + 0.2 * (HOLDERS_OF_CROWD - 1), 6);
    // A few holders more than asked for are counted in the same trip.
    const few = await loadNeighbourhood(db, 'up', [FIRST], { ...LIMITS, mostSiblings: 1, depth: 1 });
    expect(few.rests.get(FIRST)).toEqual({ count: 2, percent: 25 });
  });

  it('leaves out holdings below the minimum share', async () => {
    const { edges, rests } = await loadNeighbourhood(db, 'down', [HUB], {
      ...LIMITS,
      depth: 1,
      minShare: 58,
    });
    expect(edges).toHaveLength(3);
    expect(rests.size).toBe(0);
  });

  it('stands on a day', async () => {
    const holdersOf = async (day: string) => {
      const asAt = { day, clock: 'known' as const };
      const { edges } = await loadNeighbourhood(db, 'up', [TAIL], { ...LIMITS, asAt });
      return edges.map(({ holderId }) => holderId).toSorted((a, b) => a - b);
    };
    expect(await holdersOf('2025-06-29')).toEqual([14, 15]);
    expect(await holdersOf('2025-06-30')).toEqual([14, 16]);
    expect(await holdersOf('2024-12-31')).toEqual([]);
  });

  it('pages siblings in the same order', async () => {
    const page = await listSiblings(db, {
      companyId: HUB,
      direction: 'down',
      offset: 5,
      limit: 3,
      minShare: 0,
      asAt: null,
    });
    expect(page.edges.map(({ percent }) => percent)).toEqual([55, 54, 53]);
    expect(page.total).toBe(COMPANIES_OF_HUB);
  });
});
