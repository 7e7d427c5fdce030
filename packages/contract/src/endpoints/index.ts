import { getProfile, getRecord, listRecords } from '../companies/index.ts';
import { getCoverage } from '../dashboard/index.ts';
import type { Endpoint } from '../wire/index.ts';
import { getRating } from '../ratings/index.ts';

/** Every call of the product. Routes, client types and the OpenAPI document come from here. */
export const ENDPOINTS: readonly Endpoint[] = [
  getCoverage as Endpoint,
  getProfile,
  listRecords,
  getRecord,
  getRating,
];
