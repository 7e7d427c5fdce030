import { beforeAll, describe, expect, test } from 'vitest';
import type { RecordDraft } from '@mingjian/domain/records';
import { saveRecords, seedSources } from '../records/index.ts';
import { makeTestDatabase } from '../testing/index.ts';
import type { TestDatabase } from '../testing/index.ts';
import { findRating, remakeRating } from './index.ts';
import type { RatingRow } from './index.ts';
import { accounts, makeRatingSteps, registration } from './testing.ts';

let db: TestDatabase;
const { save, rateOn, classOf } = makeRatingSteps(() => db);

beforeAll(async () => {
  db = await makeTestDatabase();
  await seedSources(db);
});

describe('linked companies', () => {
  const companyParty = (code: string) => ({
    kind: 'company' as const,
    name: `测试${code}`,
    keys: [{ scheme: 'credit_code' as const, value: code }],
  });
  const held = (holder: string, percent: string): RecordDraft => ({
    dimension: 'shareholder',
    naturalKey: `测试${holder}`,
    payload: { shareholder_name: `测试${holder}`, holding_pct: percent },
    refs: { shareholder_id: companyParty(holder) },
  });
  const isContagion = ({ model }: { readonly model: string }): boolean => model === 'contagion';
  const contagion = async (id: number) => {
    const rating = await findRating(db, id);
    const remade = rating && (await remakeRating(db, rating));
    return remade?.result.score?.contributions.filter(isContagion) ?? [];
  };
  const distress: RecordDraft = {
    dimension: 'dishonest_debtor',
    naturalKey: '(2026)京01执9号',
    payload: { dishonest_case_no: '(2026)京01执9号', dishonest_published_on: '2026-06-01' },
  };

  test('a holder that defaults weighs on the company from the next run on, and it stops there', async () => {
    const parent = await save('P1', '2026-05-01', accounts('100000.00'));
    const child = await save('P2', '2026-05-01', [...accounts('100000.00'), held('P1', '40')]);
    const grandchild = await save('P3', '2026-05-01', [...accounts('100000.00'), held('P2', '40')]);
    await rateOn('2026-05-02');
    expect(await contagion(child)).toEqual([]);
    await save('P1', '2026-06-02', [distress]);
    await rateOn('2026-06-03');
    await rateOn('2026-06-04');
    expect(await classOf(parent)).toBe(19);
    expect(await contagion(child)).toMatchObject([{ code: `holder-${parent}`, value: 40 }]);
    expect(await contagion(grandchild)).toEqual([]);
    expect(await rateOn('2026-06-05')).toEqual({ companies: 0, written: 0 });
  });

  test('of linked companies that are rated side by side every rating can be made again', async () => {
    const knownFrom = '2026-05-01T00:00:00.000Z';
    const codes = Array.from({ length: 520 }, (_, at) => `W${at}`);
    await saveRecords(db, {
      knownFrom,
      retrievedAt: knownFrom,
      sourceId: 'necips',
      enteredBy: 'import',
      isSynthetic: true,
      companies: codes.map((code, at) => ({
        party: companyParty(code),
        records: [registration(`测试${code}`), at % 4 === 0 ? distress : held(`W${at - (at % 4)}`, '60')],
      })),
    });
    await rateOn('2026-06-02');
    const { rows } = await db.pool.query<RatingRow>(
      `select r.* from rating r join company c using (company_id) where c.name like '测试W%' order by company_id`,
    );
    const again = [];
    for (const row of rows) again.push(await remakeRating(db, row));
    const weighed = again.filter((one) => one?.result.score?.contributions.some(isContagion));
    expect(weighed.length).toBeGreaterThanOrEqual(390);
    expect(again.filter((one) => !one?.isSame)).toEqual([]);
  });

  test('a guarantee of a parent on file holds the class one below its own', async () => {
    const parent = await save('G1', '2026-05-01', accounts('100000.00'));
    await rateOn('2026-05-02');
    const guarantee: RecordDraft = {
      dimension: 'external_guarantee',
      naturalKey: '测试G2',
      payload: { guarantor: '测试G1', debtor: '测试G2', guarantee_start: '2026-01-01' },
    };
    await save('G1', '2026-05-03', [guarantee]);
    const child = await save('G2', '2026-05-03', [...accounts('-300000.00'), held('G1', '80')]);
    await rateOn('2026-05-04');
    expect(await classOf(child)).toBe(((await classOf(parent)) ?? 0) + 1);
  });
});
