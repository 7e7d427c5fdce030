import type { RawBuilder } from 'kysely';
import type pg from 'pg';
import type { AsAt } from '@mingjian/domain/records';
import { runNamed } from '../connection/index.ts';
import type { Database } from '../connection/index.ts';

/**
 * Runs a statement written with the predicates of the two clocks under a name; the clock belongs to the name because
 * the texts differ.
 */
export const runAsAt = <Row extends pg.QueryResultRow>(
  db: Database,
  name: string,
  asAt: AsAt,
  statement: RawBuilder<unknown>,
): Promise<readonly Row[]> => runNamed<Row>(db, asAt === null ? name : `${name}-${asAt.clock}`, statement);
