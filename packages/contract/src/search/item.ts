import { MATCH_REASONS } from '@mingjian/domain/search-terms';
import { z } from 'zod';

/** A row of the result list. Money in yuan, decimal text; null: not known or, if listed in `withheld`, not shown. */
export const SearchItemSchema = z.object({
  companyId: z.number().int(),
  name: z.string(),
  nameEn: z.string().nullable(),
  creditCode: z.string().nullable(),
  stockCode: z.string().nullable(),
  /** The name that fits the keyword: present, English, former or short. Null without a keyword. */
  matchedName: z.string().nullable(),
  matchReason: z.enum(MATCH_REASONS).nullable(),
  status: z.string().nullable(),
  /** As registered, in Chinese. */
  type: z.string().nullable(),
  nature: z.string().nullable(),
  establishedOn: z.string().nullable(),
  /** Completed months / 12, one decimal. */
  yearsInBusiness: z.number().nullable(),
  registeredCapital: z.string().nullable(),
  registeredCapitalCurrency: z.string().nullable(),
  province: z.string().nullable(),
  city: z.string().nullable(),
  industrySection: z.string().nullable(),
  industryDivision: z.string().nullable(),
  isListed: z.boolean().nullable(),
  isHighTech: z.boolean().nullable(),
  /** Of the last annual statement, as first reported. */
  periodEnd: z.string().nullable(),
  revenue: z.string().nullable(),
  netEarning: z.string().nullable(),
  /** Percent. */
  ebitToRevenue: z.string().nullable(),
  totalAssets: z.string().nullable(),
  size: z.string().nullable(),
  sizeIsProvisional: z.boolean().nullable(),
  rating: z
    .object({
      status: z.string(),
      /** `3A1` .. `3A19`, null when not rated. */
      class: z.string().nullable(),
      symbol: z.string().nullable(),
      grade: z.number().int().nullable(),
      /** Possibility of default, percent. */
      pd: z.string().nullable(),
      solvencyIndex: z.string().nullable(),
    })
    .nullable(),
  isSynthetic: z.boolean(),
});
export type SearchItem = z.infer<typeof SearchItemSchema>;

export const SuggestionSchema = SearchItemSchema.pick({
  companyId: true,
  name: true,
  nameEn: true,
  creditCode: true,
  status: true,
  province: true,
  city: true,
  isSynthetic: true,
}).extend({
  matchedName: z.string(),
  matchReason: z.enum(MATCH_REASONS),
});
export type Suggestion = z.infer<typeof SuggestionSchema>;
