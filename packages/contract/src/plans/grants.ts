import { MAX_UNITS, PLAN_FEATURES } from '@mingjian/domain/plans';
import type { FeatureCode, Grant, Grants } from '@mingjian/domain/plans';
import { z } from 'zod';

const MAX_AMOUNT = 1_000_000_000;

type Shape<T> = Partial<Record<FeatureCode, z.ZodType<T>>>;

const shapeOf = (amount: z.ZodType<Grant>): Shape<Grant> =>
  Object.fromEntries(
    PLAN_FEATURES.map(({ code, kind }) => [code, (kind === 'switch' ? z.boolean() : amount).optional()]),
  );

/** A feature that is not named is closed; a switch is true or false, an amount a number, null: no limit. */
export const GrantsSchema = z.strictObject(
  shapeOf(z.number().int().min(0).max(MAX_AMOUNT).nullable()),
) as unknown as z.ZodType<Grants>;

/** What a plan that is sold says of each feature, as it is stored. */
export const StoredGrantsSchema = z.record(
  z.string(),
  z.union([z.boolean(), z.number().int(), z.null()]),
) as unknown as z.ZodType<Grants>;

/** Features and volumes that somebody chooses: no volume is without a limit. */
export const ChoiceSchema = z.strictObject(
  shapeOf(z.number().int().min(0).max(MAX_UNITS)),
) as unknown as z.ZodType<Grants>;
