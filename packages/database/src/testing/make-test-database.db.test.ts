import { describe, expect, it } from 'vitest';
import { dropTestDatabase, makeTestDatabase } from './index.ts';

describe('a database of its own for each test file', () => {
  it('is migrated, empty and apart from another one', async () => {
    const [mine, other] = await Promise.all([makeTestDatabase(), makeTestDatabase()]);
    await mine.pool.query(
      `insert into source (source_id, name_en, name_cn, priority) values ('a-source-of-mine', 'Mine', '我的', 1)`,
    );
    const count = `select count(*) as n from source where source_id = 'a-source-of-mine'`;
    const [here, there] = await Promise.all([mine.pool.query(count), other.pool.query(count)]);
    expect(here.rows).toEqual([{ n: 1 }]);
    expect(there.rows).toEqual([{ n: 0 }]);
  });

  it('compares Chinese text by trigrams', async () => {
    const db = await makeTestDatabase();
    await db.pool.query('create extension if not exists pg_trgm');
    const { rows } = await db.pool.query(`select cardinality(show_trgm('明鉴科技')) as n`);
    expect(rows).toEqual([{ n: 5 }]);
  });

  it('is gone once dropped', async () => {
    const db = await makeTestDatabase();
    const name = new URL(db.url).pathname.slice(1);
    await dropTestDatabase(db);
    const witness = await makeTestDatabase();
    const { rows } = await witness.pool.query('select 1 from pg_database where datname = $1', [name]);
    expect(rows).toEqual([]);
  });
});
