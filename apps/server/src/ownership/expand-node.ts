import type { expandNode } from '@mingjian/contract/ownership';
import type { OutputOf } from '@mingjian/contract/wire';
import { findParties, isLive, listSiblings } from '@mingjian/database/ownership';
import { dayInChina } from '@mingjian/domain/calendar';
import { readAsAt } from '../http/index.ts';
import type { Call } from '../http/index.ts';
import { makeOwnershipView, presentEdge, presentParty } from './present-party.ts';
import { getHead } from './read-owners.ts';
import { requireRelated } from './require-related.ts';

/** One page of the holders or investments of a node; ended companies are left out of the page that they stand on. */
export const showSiblings = async ({
  db,
  session,
  clock,
  input,
}: Call<typeof expandNode>): Promise<OutputOf<typeof expandNode>> => {
  const asAt = readAsAt(input);
  const { nodeId, direction, offset, pageSize, minShare, onlyLive } = input;
  const head = await getHead(db, input.companyId, asAt);
  await requireRelated(db, head.company_id, nodeId, asAt);
  const page = await listSiblings(db, {
    companyId: nodeId,
    direction,
    offset,
    limit: pageSize,
    minShare,
    asAt,
  });
  const idOf = (edge: (typeof page.edges)[number]) => (direction === 'up' ? edge.holderId : edge.ownedId);
  const ids = [...new Set([head.company_id, ...page.edges.map(idOf)])];
  const parties = await findParties(db, ids, page.edges, asAt);
  const company = parties.get(head.company_id);
  if (!company) throw new RangeError(`company ${head.company_id} is missing among its own parties`);
  const shown = page.edges.filter((edge) => {
    const party = parties.get(idOf(edge));
    return !onlyLive || !party || isLive(party) !== false;
  });
  const view = makeOwnershipView(session, dayInChina(clock()));
  return {
    company: presentParty(company, view),
    nodes: shown.flatMap((edge) => {
      const party = parties.get(idOf(edge));
      return party ? [presentParty(party, view)] : [];
    }),
    edges: shown.map((edge) => presentEdge(edge, view)),
    total: page.total,
    leftOut: page.edges.length - shown.length,
    nextOffset: offset + pageSize < page.total ? offset + pageSize : null,
  };
};
