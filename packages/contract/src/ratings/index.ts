import { z } from 'zod';
import { endpoint } from '../wire/index.ts';
import { RatingSchema } from './rating.ts';

export * from './rating.ts';

export const getRating = endpoint({
  method: 'GET',
  path: '/rating/getRating',
  summary: 'Class, possibility of default, solvency index and drivers of a company',
  input: z.object({
    companyId: z.coerce.number().int().positive(),
    /** The last rating made by the end of this day, `YYYY-MM-DD`; absent: the newest. */
    asAt: z.iso.date().optional(),
  }),
  output: RatingSchema,
  right: 'rating.view',
  quota: 'online-report',
  rate: 'read',
  failures: ['company-does-not-exist'],
});
