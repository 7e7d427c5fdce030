import { TRADE_ROLES } from '@mingjian/domain/business-chain';
import { z } from 'zod';
import { AS_AT_INPUTS, endpoint, IdSchema, PageInputSchema, pageOf } from '../wire/index.ts';
import { BusinessChainSchema, PartnerSchema } from './chain.ts';

export type * from './chain.ts';

const FIRST_YEAR = 1900;
const LAST_YEAR = 2200;
const MOST_LEVELS = 4;
const USUAL_LEVELS = 2;

const YearSchema = z.coerce.number().int().min(FIRST_YEAR).max(LAST_YEAR).optional();

export const getChain = endpoint({
  method: 'GET',
  path: '/businessChain/getChain',
  summary:
    'Suppliers and customers of a company and theirs by levels, with concentration, exposure and contagion',
  input: z.object({
    companyId: IdSchema,
    /** Absent: the newest on file. */
    year: YearSchema,
    direction: z.enum([...TRADE_ROLES, 'both']).default('both'),
    depth: z.coerce.number().int().min(1).max(MOST_LEVELS).default(USUAL_LEVELS),
    ...AS_AT_INPUTS,
  }),
  output: BusinessChainSchema,
  /** Beside it the right to the records of trade (`company.activities`), which the chain is made of. */
  right: 'ownership.view',
  quota: 'online-report',
  rate: 'read',
  failures: ['company-does-not-exist'],
});

export const listPartners = endpoint({
  method: 'GET',
  path: '/businessChain/listPartners',
  summary: 'The suppliers or the customers of a company in a year, beside the year before',
  input: PageInputSchema.extend({
    companyId: IdSchema,
    role: z.enum(TRADE_ROLES),
    year: YearSchema,
    sort: z.enum(['share', '-share', 'amount', '-amount', 'name', '-name']).default('-share'),
    ...AS_AT_INPUTS,
  }),
  output: pageOf(PartnerSchema).extend({ year: z.number().int().nullable() }),
  /** Beside it the right to the records of trade (`company.activities`). */
  right: 'ownership.view',
  quota: 'online-report',
  rate: 'read',
  failures: ['company-does-not-exist'],
});
