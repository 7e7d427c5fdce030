import { z } from 'zod';

export const MAX_PAGE_SIZE = 100;

/** What every list takes. */
export const PageInputSchema = z.object({
  page: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(20),
});

/** What every list answers. `total` is exact unless `totalIsCapped`. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    total: z.number().int(),
    totalIsCapped: z.boolean(),
    page: z.number().int(),
    pageSize: z.number().int(),
  });
