import { z } from 'zod';
import { AS_AT_INPUTS, IdSchema, PageInputSchema, endpoint, pageOf } from '../wire/index.ts';
import { CompanyCardSchema } from './company-card.ts';

export * from './company-card.ts';

const CompanyInputSchema = z.object({ companyId: IdSchema });

export const addFavourite = endpoint({
  method: 'POST',
  path: '/favourite/addFavourite',
  summary: 'Follows a company; following it twice changes nothing',
  input: CompanyInputSchema,
  output: z.object({ isFavourite: z.literal(true) }),
  right: 'session',
  rate: 'write',
  failures: ['company-does-not-exist'],
});

export const removeFavourite = endpoint({
  method: 'POST',
  path: '/favourite/removeFavourite',
  summary: 'Ends a follow',
  input: CompanyInputSchema,
  output: z.object({ isFavourite: z.literal(false) }),
  right: 'session',
  rate: 'write',
});

export const FavouriteSchema = CompanyCardSchema.extend({ followedAt: z.string() });
export type Favourite = z.infer<typeof FavouriteSchema>;

export const listFavourites = endpoint({
  method: 'GET',
  path: '/favourite/listFavourites',
  summary:
    'The companies the signed-in account follows, newest first; on an earlier day those that were there then',
  input: PageInputSchema.extend(AS_AT_INPUTS),
  output: pageOf(FavouriteSchema),
  right: 'session',
  rate: 'read',
});
