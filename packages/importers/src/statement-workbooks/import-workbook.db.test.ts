import { describe, expect, it } from 'vitest';
import { makeTestDatabase } from '@mingjian/database/testing';
import { importFile } from '../shared/index.ts';
import { fixture } from '../shared/testing.ts';
import { makeWorkbookSource, openWorkbook } from './index.ts';
import type { OpenedWorkbook } from './index.ts';
import { checkStatements } from './check-statements.ts';

const db = await makeTestDatabase();
const PATH = fixture('ok/statement-workbook.xlsx');
const COMPANY = '91110108MA9Q0001A0';
let clock = Date.parse('2026-01-05T04:00:00Z');

const opened = await openWorkbook(PATH, { company: COMPANY, findName: async () => null });

const importOpened = (workbook: OpenedWorkbook, acceptGaps = false, isDryRun = false, knownAt?: string) => {
  clock += 60_000;
  const source = makeWorkbookSource(workbook, { acceptGaps });
  return importFile(source, PATH, { db: isDryRun ? null : db, now: new Date(clock), knownAt });
};

/** The same workbook with assets of the newer year that do not add up. */
const makeWrong = (): OpenedWorkbook => {
  const statements = opened.plan.statements.map((statement) => ({
    ...statement,
    parts: statement.parts.map((part) =>
      part.dimension === 'balance_sheet' && statement.period.end === '2024-12-31'
        ? { ...part, items: { ...part.items, total_assets: '90000000' } }
        : part,
    ),
  }));
  return { ...opened, plan: { ...opened.plan, statements, checked: checkStatements(statements) } };
};

const listStatements = async () => {
  const { rows } = await db.pool.query(
    `select period_end, items ->> 'total_assets' as assets, items ->> 'net_profit' as profit, known_from
     from statement where known_to is null order by period_end`,
  );
  return rows;
};

describe('importing a statement workbook', () => {
  it('as a dry run writes nothing', async () => {
    expect(await importOpened(opened, false, true)).toMatchObject({
      rows: 2,
      rowsRefused: 0,
      recordsCreated: 0,
    });
    expect(await listStatements()).toEqual([]);
  });

  it('refuses a statement that does not add up and takes the other one', async () => {
    const result = await importOpened(makeWrong());
    expect(result).toMatchObject({ rows: 2, rowsRefused: 1 });
    expect(result.firstRefusals).toMatchObject([
      {
        row: 2,
        field: '2024-12-31',
        value: 'balance 10000000.00, assets 10000000.00',
        reason: 'statement-gap',
      },
    ]);
    expect(await listStatements()).toMatchObject([{ period_end: '2023-12-31' }]);
  });

  it('takes it as it is where that is asked for, and tells the gap', async () => {
    await importOpened(makeWrong(), true, false, '2025-05-01');
    const { rows } = await db.pool.query(
      `select payload ->> 'balance_check_passed' as passed, payload ->> 'balance_check_gap' as gap, locator from record
       where dimension = 'statement_metadata' and payload ->> 'period_end' = '2024-12-31'`,
    );
    expect(rows).toEqual([{ passed: 'false', gap: '10000000.00', locator: '资产负债表!B' }]);
  });

  it('put right is a new version, and twice changes nothing', async () => {
    await importOpened(opened);
    expect(await listStatements()).toMatchObject([
      { period_end: '2023-12-31', assets: '75000000', profit: '2600000' },
      { period_end: '2024-12-31', assets: '80000000', profit: '2992500' },
    ]);
    expect(await importOpened(opened)).toMatchObject({ recordsCreated: 0, recordsClosed: 0 });
  });

  it('keeps the workbook once', async () => {
    const { rows } = await db.pool.query('select file_name, media_type from source_document');
    expect(rows).toEqual([
      {
        file_name: 'statement-workbook.xlsx',
        media_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      },
    ]);
  });
});
