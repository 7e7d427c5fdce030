import type { RawBuilder } from 'kysely';
import type pg from 'pg';
import type { Database } from './index.ts';

/**
 * Runs a statement composed with Kysely as a named statement of `pg`, which is planned once per connection. The text
 * must always be the same under the same name. `client`: that of a transaction.
 */
export const runNamed = async <Row extends pg.QueryResultRow>(
  db: Database,
  name: string,
  statement: RawBuilder<unknown>,
  client: Pick<pg.PoolClient, 'query'> = db.pool,
): Promise<readonly Row[]> => {
  const { sql: text, parameters } = statement.compile(db.kysely);
  const { rows } = await client.query<Row>({ name, text, values: [...parameters] });
  return rows;
};
