import { LONGEST_SORTED } from '@mingjian/contract/sections';
import type { listSectionRecords, SectionCounts } from '@mingjian/contract/sections';
import type { OutputOf } from '@mingjian/contract/wire';
import { findCompanyHead } from '@mingjian/database/companies';
import { countSections, listSectionPage } from '@mingjian/database/sections';
import type { PageStart, SectionPageRow } from '@mingjian/database/sections';
import { findSectionState, joinCoverage } from '../companies/coverage-states.ts';
import { presentRecord } from '../companies/present-provenance.ts';
import { ApplicationFailure, readAsAt } from '../http/index.ts';
import type { Call } from '../http/index.ts';
import { readFilter, readOrder } from './read-page.ts';
import { readCursor, writeCursor } from './section-cursor.ts';

const NO_COUNTS: SectionCounts = { current: 0, historical: 0, namesakes: 0 };

const nextStart = (
  start: PageStart,
  isByField: boolean,
  last: SectionPageRow | undefined,
  pageSize: number,
): string | null => {
  if (!last) return null;
  return isByField
    ? writeCursor({ kind: 'offset', offset: (start.kind === 'offset' ? start.offset : 0) + pageSize })
    : writeCursor({ kind: 'behind', day: last.order_day, recordId: last.record_id });
};

/** A page of one dimension. The first one also tells how long the section is and what its sources answered. */
export const showSectionRecords = async ({
  db,
  input,
}: Call<typeof listSectionRecords>): Promise<OutputOf<typeof listSectionRecords>> => {
  const { dimension, part, pageSize, from = null, to = null } = input;
  const asAt = readAsAt(input);
  const start = readCursor(input.cursor);
  if (!start)
    throw new ApplicationFailure('invalid-input', { fields: [{ field: 'cursor', rule: 'not-allowed' }] });
  const filter = readFilter(input);
  const asked = readOrder(input);
  const head = await findCompanyHead(db, input.companyId, asAt);
  if (!head) throw new ApplicationFailure('company-does-not-exist');
  const companyId = head.company_id;
  const overview = await countSections(db, companyId, asAt, dimension);
  const { dimension: _, ...counts } = overview.counts[0] ?? { dimension, ...NO_COUNTS };
  const isLong = counts[part] > LONGEST_SORTED;
  if (isLong && (filter || input.sort !== undefined)) throw new ApplicationFailure('section-too-long');
  const order = isLong || start.kind === 'behind' ? null : asked;
  const request = { companyId, dimension, part, asAt, start, order, filter, from, to };
  // An empty part of a long section would be looked for in all of it.
  const rows = counts[part] === 0 ? [] : await listSectionPage(db, { ...request, limit: pageSize + 1 });
  const shown = rows.slice(0, pageSize);
  const total = counts.current + counts.historical + counts.namesakes;
  return {
    dimension,
    state: findSectionState(joinCoverage(overview.coverage).get(dimension), total),
    items: shown.map((row) => presentRecord(row)),
    counts,
    next: rows.length > pageSize ? nextStart(start, order !== null, shown.at(-1), pageSize) : null,
    sources: [...overview.sources],
  };
};
