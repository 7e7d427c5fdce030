import { sql } from 'kysely';
import type { SqlBool } from 'kysely';

/** Whose accounts an administrator reaches: organisations at or under this path; `/` is all. */
export type Scope = string;

/** Text -> LIKE pattern that means just this text. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** The organisation lies within the scope. */
export const inScope = (scope: Scope) => sql<SqlBool>`organisation.path like ${`${escapeLike(scope)}%`}`;
