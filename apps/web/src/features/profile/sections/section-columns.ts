import { ACTIVITY_COLUMNS } from './columns/activity-columns.ts';
import { ADVERSE_COLUMNS } from './columns/adverse-columns.ts';
import { OVERVIEW_COLUMNS } from './columns/overview-columns.ts';

/** The fields of the dictionary that a section shows of each record; the record itself shows all. */
export const SECTION_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  ...OVERVIEW_COLUMNS,
  ...ACTIVITY_COLUMNS,
  ...ADVERSE_COLUMNS,
};
