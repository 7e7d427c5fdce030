import { z } from 'zod';
import { CLOCKS } from '@mingjian/domain/records';
import type { Endpoint } from './endpoint.ts';

/** An id that the database gave out; in a query it arrives as text. */
export const IdSchema = z.coerce.number().int().positive();

const FIRST_DAY = '0001-01-01';

/** `YYYY-MM-DD`. The year 0000 of ISO 8601 is none that the database knows. */
export const DaySchema = z.iso.date().refine((day) => day >= FIRST_DAY, 'too-small');

/**
 * Moves an answer to the end of a day; absent: now. On the clock `known` it is what was known then, and nothing first
 * known later appears; on the clock `valid` it is what is known now about that day.
 */
export const AS_AT_INPUTS = { asAt: DaySchema.optional(), clock: z.enum(CLOCKS).default('known') };

/** Whether a call can be moved to an earlier day. */
export const takesAsAt = ({ input }: Pick<Endpoint, 'input'>): boolean =>
  input instanceof z.ZodObject && 'asAt' in input.shape;
