import type { listControlled } from '@mingjian/contract/ownership';
import type { OutputOf } from '@mingjian/contract/wire';
import { findParties, loadControlled, toHoldings } from '@mingjian/database/ownership';
import { dayInChina } from '@mingjian/domain/calendar';
import { findControlled, makeOwnership } from '@mingjian/domain/ownership';
import { readAsAt } from '../http/index.ts';
import type { Call } from '../http/index.ts';
import { makeOwnershipView, presentParty } from './present-party.ts';
import { getHead } from './read-owners.ts';
import { requireRelated } from './require-related.ts';
import { writeShare } from './write-share.ts';

/** A page of what a company, or a holder of it, controls by votes, the closest first. */
export const showControlled = async ({
  db,
  session,
  clock,
  input,
}: Call<typeof listControlled>): Promise<OutputOf<typeof listControlled>> => {
  const asAt = readAsAt(input);
  const head = await getHead(db, input.companyId, asAt);
  const controllerId = input.controllerId ?? head.company_id;
  await requireRelated(db, head.company_id, controllerId, asAt);
  const below = await loadControlled(db, [controllerId], asAt);
  const ownership = makeOwnership(toHoldings({ edges: below.edges, rests: new Map() }));
  const found = findControlled(ownership, controllerId);
  const { page, pageSize } = input;
  const shown = found.slice((page - 1) * pageSize, page * pageSize);
  const ids = [head.company_id, ...shown.map(({ company }) => Number(company))];
  const parties = await findParties(db, ids, [], asAt);
  const company = parties.get(head.company_id);
  if (!company) throw new RangeError(`company ${head.company_id} is missing among its own parties`);
  const view = makeOwnershipView(session, dayInChina(clock()));
  return {
    company: presentParty(company, view),
    controllerId,
    items: shown.flatMap((one) => {
      const party = parties.get(Number(one.company));
      if (!party) return [];
      const { level } = one;
      return [
        {
          party: presentParty(party, view),
          level,
          votes: writeShare(one.votes),
          directVotes: writeShare(one.directVotes),
        },
      ];
    }),
    total: found.length,
    totalIsCapped: below.isCut,
    page,
    pageSize,
  };
};
