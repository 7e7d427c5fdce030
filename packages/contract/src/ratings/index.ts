import { z } from 'zod';
import { AS_AT_INPUTS, IdSchema, endpoint } from '../wire/index.ts';
import { RatingSchema } from './rating.ts';

export * from './rating.ts';

export const getRating = endpoint({
  method: 'GET',
  path: '/rating/getRating',
  summary: 'Class, possibility of default, solvency index and drivers of a company',
  input: z.object({
    companyId: IdSchema,
    /** The last rating made by the end of this day; absent: the newest. */
    ...AS_AT_INPUTS,
  }),
  output: RatingSchema,
  right: 'rating.view',
  quota: 'online-report',
  rate: 'read',
  failures: ['company-does-not-exist'],
});
