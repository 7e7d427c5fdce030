import { seedSources } from '@mingjian/database/records';
import { getNegativeSummary } from '@mingjian/database/negative-records';
import { countSections } from '@mingjian/database/sections';
import { makeTestDatabase } from '@mingjian/database/testing';
import { listTruth, loadDemoMarket } from '@mingjian/demo-market/market';
import { expect, test } from 'vitest';

const options = { companies: 260, seed: 'namesakes' };

test('no record of a namesake is counted: not in a section, not in what speaks against the firm', async () => {
  const db = await makeTestDatabase();
  await seedSources(db);
  await loadDemoMarket(db, options);
  const foreign = [...listTruth(options)].filter(({ namesakes }) => namesakes.length > 0);
  expect(foreign.length).toBeGreaterThan(3);
  for (const { creditCode, namesakes } of foreign) {
    const { rows } = await db.pool.query<{ company_id: number; name: string }>(
      'select company_id, name from company where credit_code = $1',
      [creditCode],
    );
    const [company] = rows;
    if (!company) throw new TypeError(`no company ${creditCode}`);
    const { counts } = await countSections(db, company.company_id, null);
    const shownApart = counts.reduce((sum, section) => sum + section.namesakes, 0);
    expect(shownApart).toBe(namesakes.length);
    const stored = await db.pool.query<{ n: number }>(
      'select count(distinct record_id) as n from record where company_id = $1',
      [company.company_id],
    );
    const counted = counts.reduce((sum, section) => sum + section.current + section.historical, 0);
    expect(counted).toBe((stored.rows[0]?.n ?? 0) - namesakes.length);

    // With the doubtful records gone, what speaks against the firm is the same, group by group.
    const told = { companyId: company.company_id, name: company.name };
    const before = await getNegativeSummary(db, told, '2026-09-30', null);
    expect(before.groups.filter(({ isNamesake }) => isNamesake)).not.toEqual([]);
    await db.pool.query('delete from record where company_id = $1 and confidence < 80', [company.company_id]);
    const after = await getNegativeSummary(db, told, '2026-09-30', null);
    expect(new Set(before.groups.filter(({ isNamesake }) => !isNamesake))).toEqual(new Set(after.groups));
  }
});
