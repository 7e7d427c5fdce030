import { SECTION_PAGE_SIZE } from '@mingjian/contract/companies';
import type { SectionRequest } from '@mingjian/database/companies';
import { PROFILE_SECTIONS } from '@mingjian/domain/companies';
import { findField } from '@mingjian/domain/dictionary';

const NUMERIC_TYPES: ReadonlySet<string> = new Set(['int', 'decimal', 'money', 'percent']);

const orderOf = (field: string | null): SectionRequest['orderBy'] =>
  field === null ? null : { field, isNumeric: NUMERIC_TYPES.has(findField(field)?.type ?? '') };

/** Dimensions that tell of events or former names: what ended belongs to them. */
const WITH_ENDED: ReadonlySet<string> = new Set(['change_record', 'identifiers_names']);

const SHOWN: readonly SectionRequest[] = PROFILE_SECTIONS.map(({ dimension, orderBy }) => ({
  dimension,
  orderBy: orderOf(orderBy),
  limit: SECTION_PAGE_SIZE,
  withEnded: WITH_ENDED.has(dimension),
}));

/** Dimensions that have no section here but give a value of the summary. */
const COUNTED: readonly SectionRequest[] = [
  'patent',
  'trademark',
  'financing_event',
  'listing_profile',
  'certification_honour',
].map((dimension) => ({
  dimension,
  orderBy: null,
  // All certificates are looked at for the high-tech mark; of the others the newest record stands for the count.
  limit: dimension === 'certification_honour' ? SECTION_PAGE_SIZE : 1,
  withEnded: false,
}));

export const SECTION_REQUESTS: readonly SectionRequest[] = [...SHOWN, ...COUNTED];

/** How the records of any dimension are ordered in a list. */
export const findOrder = (dimension: string): SectionRequest['orderBy'] =>
  SHOWN.find((request) => request.dimension === dimension)?.orderBy ?? null;
