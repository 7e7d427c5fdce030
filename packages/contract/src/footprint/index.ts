import { z } from 'zod';
import { CompanyCardSchema } from '../favourites/index.ts';
import { AS_AT_INPUTS, PageInputSchema, endpoint, pageOf } from '../wire/index.ts';

export const FootprintSchema = CompanyCardSchema.extend({
  viewedAt: z.string(),
  /** How often the account opened the company. */
  views: z.number().int(),
});
export type Footprint = z.infer<typeof FootprintSchema>;

export const listFootprint = endpoint({
  method: 'GET',
  path: '/footprint/listFootprint',
  summary:
    'The companies the signed-in account opened, last opened first; on an earlier day those that were there then',
  input: PageInputSchema.extend(AS_AT_INPUTS),
  output: pageOf(FootprintSchema),
  right: 'session',
  rate: 'read',
});
