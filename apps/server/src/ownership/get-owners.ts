import type { getOwners, Owners } from '@mingjian/contract/ownership';
import { dayInChina } from '@mingjian/domain/calendar';
import { readAsAt } from '../http/index.ts';
import type { Call } from '../http/index.ts';
import { judgeOwners } from './judge-owners.ts';
import { makeOwnershipView } from './present-party.ts';
import { presentOwners } from './present-owners.ts';
import { readOwners } from './read-owners.ts';

/** What everybody holds over all paths, controllers with their reason, beneficial owners with their test. */
export const showOwners = async ({ db, session, clock, input }: Call<typeof getOwners>): Promise<Owners> => {
  const owners = await readOwners(db, input.companyId, readAsAt(input));
  const finding = judgeOwners(owners, input.threshold);
  return presentOwners(owners, finding, makeOwnershipView(session, dayInChina(clock())));
};
