import { z } from 'zod';
import { AS_AT_INPUTS, IdSchema, endpoint } from '../wire/index.ts';
import { ProfileSchema } from './profile.ts';
import { RecordDetailSchema } from './record.ts';

export * from './profile.ts';
export * from './provenance.ts';
export * from './record.ts';

/** A profile shows the first records of each section; the rest comes by `/company/listSectionRecords`. */
export const SECTION_PAGE_SIZE = 50;

export const getProfile = endpoint({
  method: 'GET',
  path: '/company/getProfile',
  summary: 'Registration, holders, people, statements and data quality, each with its source',
  input: z.object({ companyId: IdSchema, ...AS_AT_INPUTS }),
  output: ProfileSchema,
  right: 'company.profile',
  quota: 'online-report',
  rate: 'read',
  failures: ['company-does-not-exist'],
});

export const getRecord = endpoint({
  method: 'GET',
  path: '/company/getRecord',
  summary: 'One record with its whole payload, its versions and the original it was read from',
  input: z.object({
    companyId: IdSchema,
    recordId: z.coerce.number().int(),
    /** Absent: the version known now, or at `knownFrom`. */
    version: IdSchema.optional(),
    /** The version in force at that moment: the one that a figure was made from. */
    knownFrom: z.iso.datetime().optional(),
    /** On the clock `known` versions that came later do not exist. */
    ...AS_AT_INPUTS,
  }),
  output: RecordDetailSchema,
  // The dimension is known only when the record is read: the handler then asks for the right of the dimension.
  right: 'company.profile',
  quota: 'online-report',
  rate: 'read',
  failures: ['record-does-not-exist'],
});
