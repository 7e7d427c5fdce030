import { LONGEST_SORTED } from '@mingjian/contract/sections';
import type { Database } from '@mingjian/database/connection';
import { findDimension } from '@mingjian/domain/dictionary';
import type { Callers, Page } from './make-callers.ts';

interface Length {
  readonly company_id: number;
  readonly dimension: string;
  readonly n: number;
}

/** The sections of companies with their lengths. */
const listLengths = async (db: Database, companyIds: readonly number[]): Promise<readonly Length[]> => {
  const { rows } = await db.pool.query<Length>(
    `select company_id, dimension, count(*) as n from record where company_id = any($1::bigint[]) and known_to is null
     group by company_id, dimension order by md5(company_id || dimension)`,
    [companyIds],
  );
  return rows;
};

export type PageKind = 'first' | 'second, by key' | 'sorted' | 'filtered' | 'historical';
export type PagesByKind = Readonly<Record<PageKind, readonly Page[]>>;

/** Pages of the sections of some companies; long sections are neither sorted nor filtered, which is refused. */
export const choosePages = async (
  db: Database,
  callers: Callers,
  companyIds: readonly number[],
  count: number,
): Promise<PagesByKind> => {
  const sections = await listLengths(db, companyIds);
  const toPage = ({ company_id, dimension }: Length): Page => ({ companyId: company_id, dimension });
  const drawn = sections.slice(0, count);
  const sortable = sections.filter(({ n }) => n <= LONGEST_SORTED).slice(0, count);
  const fieldOf = (dimension: string): string => findDimension(dimension)?.fields[0]?.[0] ?? '';
  const second: Page[] = [];
  for (const section of sections.toSorted((a, b) => b.n - a.n).slice(0, count)) {
    const { next } = await callers.listPage(toPage(section));
    if (next !== null) second.push({ ...toPage(section), cursor: next });
  }
  return {
    first: drawn.map(toPage),
    'second, by key': second,
    sorted: sortable.map((section) => ({ ...toPage(section), sort: `-${fieldOf(section.dimension)}` })),
    filtered: sortable.map((section) => ({
      ...toPage(section),
      filterField: fieldOf(section.dimension),
      filterValue: '2',
    })),
    historical: drawn.map((section) => ({ ...toPage(section), part: 'historical' })),
  };
};
