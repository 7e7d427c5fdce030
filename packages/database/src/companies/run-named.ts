import type { RawBuilder } from 'kysely';
import type pg from 'pg';
import type { Database } from '../connection/index.ts';

/**
 * Runs a statement written with the predicates of the two clocks as a named statement of `pg`: planned once per
 * connection. `day` belongs to the name because the text with a day differs from the text without.
 */
export const runNamed = async <Row extends pg.QueryResultRow>(
  db: Database,
  name: string,
  day: string | null,
  statement: RawBuilder<unknown>,
): Promise<readonly Row[]> => {
  const { sql: text, parameters } = statement.compile(db.kysely);
  const { rows } = await db.pool.query<Row>({
    name: day === null ? name : `${name}-at`,
    text,
    values: [...parameters],
  });
  return rows;
};
