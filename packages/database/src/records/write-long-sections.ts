import type pg from 'pg';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../connection/index.ts';
import { LONG_SECTION, LONG_SECTION_COUNTS } from './section-counts.ts';

interface Section {
  readonly companyId: number;
  readonly dimension: string;
}

/** Sections that can be long: those of known companies, and of new ones where this many records came at once. */
const listPossible = (
  sections: readonly Section[],
  newCompanies: ReadonlySet<number>,
): readonly Section[] => {
  const found = new Map<string, { readonly section: Section; count: number }>();
  for (const section of sections) {
    const id = `${section.companyId}\t${section.dimension}`;
    const known = found.get(id);
    if (known) known.count += 1;
    else found.set(id, { section, count: 1 });
  }
  return [...found.values()]
    .filter(({ section, count }) => !newCompanies.has(section.companyId) || count >= LONG_SECTION)
    .map(({ section }) => section);
};

const runIn = async (client: pg.PoolClient, db: Pick<Database, 'kysely'>, statement: RawBuilder<unknown>) => {
  const { sql: text, parameters } = statement.compile(db.kysely);
  await client.query(text, [...parameters]);
};

/** Counts anew the sections that some versions were just written to. Called by `saveRecords` alone. */
export const writeLongSections = async (
  client: pg.PoolClient,
  db: Pick<Database, 'kysely'>,
  sections: readonly Section[],
  newCompanies: ReadonlySet<number>,
): Promise<void> => {
  const possible = listPossible(sections, newCompanies);
  if (possible.length === 0) return;
  const touched = sql`unnest(${possible.map(({ companyId }) => companyId)}::bigint[],
    ${possible.map(({ dimension }) => dimension)}::text[]) as t(company_id, dimension)`;
  await runIn(
    client,
    db,
    sql`delete from long_section s using ${touched}
        where s.company_id = t.company_id and s.dimension = t.dimension`,
  );
  await runIn(
    client,
    db,
    sql`insert into long_section
        select r.company_id, r.dimension, ${LONG_SECTION_COUNTS}
        from ${touched} join record r on r.company_id = t.company_id and r.dimension = t.dimension
        where r.known_to is null
        group by r.company_id, r.dimension having count(*) >= ${LONG_SECTION}`,
  );
};

/** Counts all long sections of some companies anew. */
export const rebuildLongSections = async (
  client: pg.PoolClient,
  db: Pick<Database, 'kysely'>,
  companyIds: readonly number[],
): Promise<void> => {
  await client.query('delete from long_section where company_id = any($1::bigint[])', [companyIds]);
  await runIn(
    client,
    db,
    sql`insert into long_section
        select r.company_id, r.dimension, ${LONG_SECTION_COUNTS}
        from record r where r.company_id = any(${companyIds}::bigint[]) and r.known_to is null
        group by r.company_id, r.dimension having count(*) >= ${LONG_SECTION}`,
  );
};
