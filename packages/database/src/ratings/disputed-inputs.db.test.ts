import { beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../connection/index.ts';
import { seedSources, setDispute } from '../records/index.ts';
import { makeTestDatabase } from '../testing/index.ts';
import type { TestDatabase } from '../testing/index.ts';
import { readInputs } from './index.ts';
import { accounts, makeRatingSteps } from './testing.ts';

let db: TestDatabase;
const { save } = makeRatingSteps(() => db);

beforeAll(async () => {
  db = await makeTestDatabase();
  await seedSources(db);
});

const readAt = (companyId: number) =>
  inTransaction(db, (client) =>
    readInputs(db, client, [companyId], { ratedAt: '2026-07-01T00:00:00Z', isPast: false }),
  );

test('what a rating reads does not move when every record of the company is disputed, nor when the marks go', async () => {
  const companyId = await save('D1', '2026-05-01', [
    ...accounts('100000.00'),
    // Ended by its source: a fact of this kind ends on the day from which that is known.
    {
      dimension: 'dishonest_debtor',
      naturalKey: 'case',
      status: 'removed_by_source',
      eventDate: '2025-03-01',
      payload: {},
    },
  ]);
  const before = await readAt(companyId);
  expect(before[0]?.input.facts.length).toBeGreaterThan(0);
  const { rows } = await db.pool.query<{ record_id: number }>(
    'select record_id from record where company_id = $1',
    [companyId],
  );
  for (const isDisputed of [true, false]) {
    const at = `2026-06-0${isDisputed ? 1 : 2}T00:00:00Z`;
    await inTransaction(db, async (client) => {
      for (const { record_id } of rows)
        await setDispute(client, db, { companyId, recordId: record_id, isDisputed, at });
    });
    expect(await readAt(companyId)).toEqual(before);
  }
});
