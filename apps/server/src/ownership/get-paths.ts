import type { getPaths } from '@mingjian/contract/ownership';
import type { OutputOf } from '@mingjian/contract/wire';
import { dayInChina } from '@mingjian/domain/calendar';
import { ApplicationFailure, readAsAt } from '../http/index.ts';
import type { Call } from '../http/index.ts';
import { makeOwnershipView, presentParty } from './present-party.ts';
import { listPaths } from './present-paths.ts';
import { readOwners } from './read-owners.ts';

/** Every path that makes up the share of one holder, the largest first, the rest by name. */
export const showPaths = async ({
  db,
  session,
  clock,
  input,
}: Call<typeof getPaths>): Promise<OutputOf<typeof getPaths>> => {
  const owners = await readOwners(db, input.companyId, readAsAt(input));
  const root = owners.head.company_id;
  const [company, holder] = [owners.parties.get(root), owners.parties.get(input.holderId)];
  if (!company || !holder || holder.id === root) throw new ApplicationFailure('holder-does-not-exist');
  const view = makeOwnershipView(session, dayInChina(clock()));
  const paths = listPaths(owners.ownership, holder.id, root, input.mostPaths);
  const passed = new Set(
    paths.paths.flatMap(({ steps }) => steps.flatMap((step) => [step.holderId, step.ownedId])),
  );
  return {
    company: presentParty(company, view),
    holder: presentParty(holder, view),
    parties: [...passed].flatMap((id) => {
      const party = owners.parties.get(id);
      return party ? [presentParty(party, view)] : [];
    }),
    paths,
    limits: {
      levels: Math.max(0, ...owners.above.levels.values()),
      isCut: owners.above.unopened.size > 0,
    },
  };
};
