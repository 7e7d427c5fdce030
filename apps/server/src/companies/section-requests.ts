import { SECTION_PAGE_SIZE } from '@mingjian/contract/companies';
import type { SectionRequest } from '@mingjian/database/companies';
import { PROFILE_SECTIONS } from '@mingjian/domain/companies';
import { findField, isNumericType } from '@mingjian/domain/dictionary';
import { STAYING_DIMENSIONS } from '@mingjian/domain/records';

const orderOf = (field: string | null): SectionRequest['orderBy'] =>
  field === null ? null : { field, isNumeric: isNumericType(findField(field)?.type) };

const SHOWN: readonly SectionRequest[] = PROFILE_SECTIONS.map(({ dimension, orderBy }) => ({
  dimension,
  orderBy: orderOf(orderBy),
  limit: SECTION_PAGE_SIZE,
  withEnded: STAYING_DIMENSIONS.includes(dimension),
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
