import type { getPenetration, Penetration } from '@mingjian/contract/ownership';
import { findParties, isLive, loadNeighbourhood } from '@mingjian/database/ownership';
import type { Neighbourhood } from '@mingjian/database/ownership';
import { dayInChina } from '@mingjian/domain/calendar';
import { readAsAt } from '../http/index.ts';
import type { Call } from '../http/index.ts';
import { makeOwnershipView } from './present-party.ts';
import { presentPicture } from './present-picture.ts';
import { readOwners } from './read-owners.ts';
import { cutPicture } from './cut-picture.ts';

/** More than a picture can show. */
const MOST_BELOW = 400;

const NOTHING: Neighbourhood = {
  edges: [],
  levels: new Map(),
  rests: new Map(),
  unopened: new Set(),
  roundTrips: 0,
};

/** Holders above and investments below a company as a graph; what the limits leave out is counted at each node. */
export const showPenetration = async ({
  db,
  session,
  clock,
  input,
}: Call<typeof getPenetration>): Promise<Penetration> => {
  const asAt = readAsAt(input);
  const { depth, siblings, minShare, onlyLive } = input;
  const owners = await readOwners(db, input.companyId, asAt);
  const root = owners.head.company_id;
  const below =
    input.direction === 'up'
      ? NOTHING
      : await loadNeighbourhood(db, 'down', [root], {
          depth,
          mostSiblings: siblings,
          mostParties: MOST_BELOW,
          minShare,
          asAt,
        });
  const newIds = [...below.levels.keys()].filter((id) => !owners.parties.has(id));
  const parties = new Map([...owners.parties, ...(await findParties(db, newIds, [], asAt))]);
  const isShown = (id: number): boolean => {
    const party = parties.get(id);
    return !onlyLive || !party || isLive(party) !== false;
  };
  const limits = { depth, siblings, minShare, isShown };
  const up = cutPicture('up', root, input.direction === 'down' ? NOTHING : owners.above, limits);
  const down = cutPicture('down', root, below, limits);
  return presentPicture({ owners, parties, up, down, view: makeOwnershipView(session, dayInChina(clock())) });
};
