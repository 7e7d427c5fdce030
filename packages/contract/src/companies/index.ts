import { z } from 'zod';
import { findDimensionRight } from '@mingjian/domain/companies';
import { DIMENSIONS } from '@mingjian/domain/dictionary';
import { AS_AT_INPUTS, IdSchema, PageInputSchema, endpoint, pageOf } from '../wire/index.ts';
import { ProfileSchema } from './profile.ts';
import { CoverageStateSchema, RecordViewSchema, SourceNameSchema } from './provenance.ts';
import { RecordDetailSchema } from './record.ts';

export * from './profile.ts';
export * from './provenance.ts';
export * from './record.ts';

/** A profile shows the first records of each section; the rest comes by `listRecords`. */
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

export const listRecords = endpoint({
  method: 'GET',
  path: '/company/listRecords',
  summary: 'Records of one dimension of a company by pages, with or without what is history',
  input: PageInputSchema.extend({
    companyId: IdSchema,
    dimension: z.enum(DIMENSIONS.map((dimension) => dimension.key)),
    /** `true`: also what ended, was withdrawn or repaired. */
    withHistory: z.stringbool().default(false),
    ...AS_AT_INPUTS,
  }),
  output: pageOf(RecordViewSchema).extend({
    dimension: z.string(),
    state: CoverageStateSchema,
    sources: z.array(SourceNameSchema),
  }),
  right: ({ dimension }) => findDimensionRight(dimension),
  rights: [...new Set(DIMENSIONS.map(({ key }) => findDimensionRight(key)))],
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
