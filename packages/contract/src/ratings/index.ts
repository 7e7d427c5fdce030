import { z } from 'zod';
import { AS_AT_INPUTS, IdSchema, PageInputSchema, endpoint, pageOf } from '../wire/index.ts';
import { AgainSchema, HistoryItemSchema } from './history.ts';
import { WhatIfInputSchema } from './input.ts';
import { RatingSchema } from './rating.ts';

export * from './contribution.ts';
export * from './history.ts';
export * from './input.ts';
export * from './rating.ts';

/** Each rating of a page is made again to tell what moved it. */
const MOST_RATINGS = 20;
const DEFAULT_RATINGS = 10;

export const getRating = endpoint({
  method: 'GET',
  path: '/rating/getRating',
  summary: 'Class, possibility of default, solvency index and every factor of a company',
  input: z.object({
    companyId: IdSchema,
    /** The last rating made by the end of this day; absent: the newest. */
    ...AS_AT_INPUTS,
  }),
  output: RatingSchema,
  right: 'rating.view',
  quota: 'online-report',
  rate: 'read',
  failures: ['company-does-not-exist'],
});

const RatedAtSchema = z.iso.datetime();

export const listRatings = endpoint({
  method: 'GET',
  path: '/rating/listRatings',
  summary: 'Every rating of a company with what moved it, the newest first',
  input: z.object({
    companyId: IdSchema,
    ...PageInputSchema.shape,
    pageSize: z.coerce.number().int().min(1).max(MOST_RATINGS).default(DEFAULT_RATINGS),
    ...AS_AT_INPUTS,
  }),
  output: pageOf(HistoryItemSchema),
  right: 'rating.view',
  quota: 'online-report',
  rate: 'read',
  failures: ['company-does-not-exist'],
});

export const runAgain = endpoint({
  method: 'GET',
  path: '/rating/runAgain',
  summary: 'Makes a past rating again from what had been known then and compares every figure',
  input: z.object({ companyId: IdSchema, ratedAt: RatedAtSchema }),
  output: AgainSchema,
  right: 'rating.view',
  quota: 'online-report',
  rate: 'read',
  failures: ['company-does-not-exist', 'rating-does-not-exist'],
});

export const getWhatIfInput = endpoint({
  method: 'GET',
  path: '/rating/getWhatIfInput',
  summary: 'All that decides the rating of a company, for a browser to rate it by the same code',
  input: z.object({ companyId: IdSchema, ...AS_AT_INPUTS }),
  output: WhatIfInputSchema,
  /** Beside it the right to see the accounts: without their amounts there is nothing to edit. */
  right: 'rating.view',
  quota: 'online-report',
  rate: 'read',
  failures: ['company-does-not-exist', 'rating-does-not-exist'],
});
