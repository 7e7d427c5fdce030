import type { ImportSource } from '../shared/index.ts';
import { REGISTER_COLUMNS, REGISTER_FIELDS } from './columns.ts';
import { makeRegisterMapper } from './map-register-row.ts';

export { REGISTER_COLUMNS } from './columns.ts';
export { findOwnershipNature } from './ownership-nature.ts';

/** The Chinese company register as a CSV file: one row is one company. */
export const REGISTER: ImportSource = {
  sourceId: 'user-register',
  isOneRowPerCompany: true,
  requiredColumns: REGISTER_COLUMNS,
  makeReading: ({ encoding, header, marks }) => ({
    kind: 'rows',
    encoding,
    header,
    marks,
    fields: REGISTER_FIELDS,
  }),
  makeMapper: makeRegisterMapper,
};
