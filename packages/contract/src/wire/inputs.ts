import { z } from 'zod';

/** An id that the database gave out; in a query it arrives as text. */
export const IdSchema = z.coerce.number().int().positive();

const FIRST_DAY = '0001-01-01';

/** `YYYY-MM-DD`. The year 0000 of ISO 8601 is none that the database knows. */
export const DaySchema = z.iso.date().refine((day) => day >= FIRST_DAY, 'too-small');

/** Moves knowledge and validity to the end of that day. Absent: now. */
export const AsAtSchema = DaySchema.optional();
