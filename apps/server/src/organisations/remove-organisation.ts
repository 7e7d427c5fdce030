import type { delOrg } from '@mingjian/contract/organisations';
import { deleteOrganisation } from '@mingjian/database/organisations';
import { requireOrganisation } from '../accounts/index.ts';
import { ApplicationFailure } from '../http/index.ts';
import type { Call } from '../http/index.ts';
import { isOwnOrAbove } from './own-path.ts';

const FAILURE_OF = {
  'has-children': 'organisation-has-children',
  'has-accounts': 'organisation-has-accounts',
  gone: 'organisation-does-not-exist',
} as const;

/** Deletes an organisation within reach that is empty. */
export const removeOrganisation = async (call: Call<typeof delOrg>): Promise<null> => {
  const { db, session, input, clock } = call;
  await requireOrganisation(db, session, input.id);
  if (isOwnOrAbove(input.id, session)) throw new ApplicationFailure('organisation-is-own');
  const outcome = await deleteOrganisation(db, input.id, clock().toISOString());
  if (outcome !== 'deleted') throw new ApplicationFailure(FAILURE_OF[outcome]);
  return null;
};
