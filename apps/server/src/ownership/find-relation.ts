import type { findRelation } from '@mingjian/contract/ownership';
import type { OutputOf } from '@mingjian/contract/wire';
import { findParties, loadBetween, toHoldings } from '@mingjian/database/ownership';
import { dayInChina } from '@mingjian/domain/calendar';
import { findRelation as findWay, makeOwnership } from '@mingjian/domain/ownership';
import { ApplicationFailure, readAsAt } from '../http/index.ts';
import type { Call } from '../http/index.ts';
import { makeOwnershipView, presentParty } from './present-party.ts';
import { getHead } from './read-owners.ts';
import { writeShareOrNull } from './write-share.ts';

/** The shortest way between two parties over holdings; through bodies of the state everything would be related. */
export const showRelation = async ({
  db,
  session,
  clock,
  input,
}: Call<typeof findRelation>): Promise<OutputOf<typeof findRelation>> => {
  const { otherId } = input;
  const asAt = readAsAt(input);
  const head = await getHead(db, input.companyId, asAt);
  const root = head.company_id;
  if (otherId === root) throw new ApplicationFailure('compare-with-self');
  const between = await loadBetween(db, root, otherId, asAt);
  const touched = [
    ...new Set([root, otherId, ...between.edges.flatMap((edge) => [edge.holderId, edge.ownedId])]),
  ];
  const parties = await findParties(db, touched, between.edges, asAt);
  const [company, other] = [parties.get(root), parties.get(otherId)];
  if (!company || !other?.isOnFile) throw new ApplicationFailure('company-does-not-exist');
  const ownership = makeOwnership(toHoldings({ edges: between.edges, rests: new Map() }));
  const way = findWay(ownership, root, otherId, {
    isStop: (id) => typeof id === 'number' && (parties.get(id)?.isStop ?? false),
  });
  const view = makeOwnershipView(session, dayInChina(clock()));
  const passed = new Set(way?.flatMap((step) => [step.from, step.to]));
  return {
    company: presentParty(company, view),
    other: presentParty(other, view),
    parties: [...parties.values()]
      .filter(({ id }) => passed.has(id))
      .map((party) => presentParty(party, view)),
    steps:
      way?.map((step) => ({
        fromId: Number(step.from),
        toId: Number(step.to),
        kind: step.kind === 'holds' ? 'holds' : 'held',
        percent: writeShareOrNull(step.percent),
      })) ?? null,
    limits: { levels: between.levels, isCut: between.isCut && way === null },
  };
};
