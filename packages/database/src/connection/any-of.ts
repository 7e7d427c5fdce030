import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** The right side of `=`: any of some ids. */
export const anyOf = (ids: readonly number[]): RawBuilder<number> => sql<number>`any(${ids}::bigint[])`;
