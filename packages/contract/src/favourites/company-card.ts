import { z } from 'zod';

/** A company in a list of follows, footprints or usage. */
export const CompanyCardSchema = z.object({
  companyId: z.number().int(),
  name: z.string(),
  nameEn: z.string().nullable(),
  creditCode: z.string().nullable(),
  status: z.string().nullable(),
  /** `withheld`: the account's role, plan or packages do not open ratings. */
  ratingStatus: z.enum(['rated', 'not-rated', 'withheld']),
  /** `3A1` .. `3A19` when rated. */
  ratingClass: z.string().nullable(),
  isSynthetic: z.boolean(),
});
export type CompanyCard = z.infer<typeof CompanyCardSchema>;
