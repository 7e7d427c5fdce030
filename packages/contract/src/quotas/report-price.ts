import { z } from 'zod';
import { IdSchema, MAX_PAGE_SIZE, endpoint } from '../wire/index.ts';

export const getReportPrices = endpoint({
  method: 'POST',
  path: '/quota/getReportPrices',
  summary: 'What opening companies would cost: which are paid for in this term, and how many units are left',
  input: z.object({ companyIds: z.array(IdSchema).max(MAX_PAGE_SIZE) }),
  output: z.object({
    term: z.string(),
    /** What the account may still open; null: no limit. */
    available: z.number().int().nullable(),
    /** Companies that the organisation has opened in the term: they cost nothing. */
    opened: z.array(z.number().int()),
  }),
  right: 'session',
  rate: 'read',
  log: 'none',
});
