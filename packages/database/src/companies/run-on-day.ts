import type { RawBuilder } from 'kysely';
import type pg from 'pg';
import { runNamed } from '../connection/index.ts';
import type { Database } from '../connection/index.ts';

/**
 * Runs a statement written with the predicates of the two clocks under a name; `day` belongs to the name because the
 * text with a day differs from the text without.
 */
export const runOnDay = <Row extends pg.QueryResultRow>(
  db: Database,
  name: string,
  day: string | null,
  statement: RawBuilder<unknown>,
): Promise<readonly Row[]> => runNamed<Row>(db, day === null ? name : `${name}-at`, statement);
