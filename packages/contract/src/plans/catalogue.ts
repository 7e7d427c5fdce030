import { FEATURE_CODES, PACKAGE_CODES, PLAN_CODES } from '@mingjian/domain/plans';
import type { PriceList } from '@mingjian/domain/plans';
import { z } from 'zod';
import { endpoint } from '../wire/index.ts';
import { GrantsSchema, StoredGrantsSchema } from './grants.ts';

const MAX_NAME = 50;
/** Up to ten digits before the point and two behind it. */
const PRICE = /^\d{1,10}(\.\d{1,2})?$/;

const PriceSchema = z.string().regex(PRICE, 'price-invalid').nullable();
const pricesOf = (codes: readonly string[]) =>
  z.strictObject(Object.fromEntries(codes.map((code) => [code, PriceSchema.optional()])));

/** Decimal yuan a year; null or missing: on request. */
export const PriceListSchema = z.object({
  plans: pricesOf(PLAN_CODES),
  packages: pricesOf(PACKAGE_CODES),
  features: pricesOf(FEATURE_CODES),
}) as unknown as z.ZodType<PriceList>;

const NameSchema = z.string().trim().min(1, 'title-required').max(MAX_NAME, 'length-50');
const NAMES = { en: NameSchema, cn: NameSchema };

export const PlanCatalogueSchema = z.object({
  plans: z.array(
    z.object({ code: z.enum(PLAN_CODES), en: z.string(), cn: z.string(), grants: StoredGrantsSchema }),
  ),
  packages: z.array(
    z.object({
      code: z.enum(PACKAGE_CODES),
      authority: z.string(),
      en: z.string(),
      cn: z.string(),
      grants: StoredGrantsSchema,
    }),
  ),
  prices: PriceListSchema,
});
export type PricedCatalogue = z.infer<typeof PlanCatalogueSchema>;

export const getPlanCatalogue = endpoint({
  method: 'GET',
  path: '/plan/getPlanCatalogue',
  summary: 'Plans and add-on packages with what each opens, and the price list',
  input: z.object({}),
  output: PlanCatalogueSchema,
  right: 'session',
  rate: 'read',
});

export const editPlan = endpoint({
  method: 'POST',
  path: '/plan/editPlan',
  summary: 'Changes what a plan is called and what it opens; counts at the next call of everybody who has it',
  input: z.object({ code: z.enum(PLAN_CODES), ...NAMES, grants: GrantsSchema }),
  output: z.null(),
  right: 'platform.manage',
  rate: 'write',
});

export const editPackage = endpoint({
  method: 'POST',
  path: '/plan/editPackage',
  summary: 'Changes what an add-on package is called and what it opens',
  input: z.object({ code: z.enum(PACKAGE_CODES), ...NAMES, grants: GrantsSchema }),
  output: z.null(),
  right: 'platform.manage',
  rate: 'write',
});

export const editPrices = endpoint({
  method: 'POST',
  path: '/plan/editPrices',
  summary: 'Replaces the price list: yuan a year of each plan, package, feature or unit of a feature',
  input: z.object({ prices: PriceListSchema }),
  output: z.null(),
  right: 'platform.manage',
  rate: 'write',
});
