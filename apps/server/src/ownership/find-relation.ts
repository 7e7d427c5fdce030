import { MOST_COMMON } from '@mingjian/contract/ownership';
import type { findRelation, Relation } from '@mingjian/contract/ownership';
import type { Database } from '@mingjian/database/connection';
import { findParties, loadBetween, loadNeighbourhood, toHoldings } from '@mingjian/database/ownership';
import type { Neighbourhood, OwnershipParty, Post } from '@mingjian/database/ownership';
import { findDimensionRight } from '@mingjian/domain/companies';
import { dayInChina } from '@mingjian/domain/calendar';
import { findCommonHolders, findRelation as findWay, makeOwnership } from '@mingjian/domain/ownership';
import type { AsAt } from '@mingjian/domain/records';
import { ApplicationFailure, readAsAt } from '../http/index.ts';
import type { Call } from '../http/index.ts';
import { accessOf, makeOwnershipView, presentParty } from './present-party.ts';
import { presentSteps } from './present-steps.ts';
import { ABOVE, getHead } from './read-owners.ts';
import { writeShare } from './write-share.ts';

const toWords = ({ personId, name }: Post) => ({
  holderId: personId,
  holderName: name,
  holderType: 'natural_person',
});

/** Who holds of both, over everything that stands above them. */
const readCommon = async (db: Database, ids: readonly [number, number], asAt: AsAt) => {
  const above = await loadNeighbourhood(db, 'up', ids, { ...ABOVE, asAt });
  const found = findCommonHolders(makeOwnership(toHoldings(above)), ids).flatMap((one) =>
    typeof one.holder === 'number' ? [{ ...one, holder: one.holder }] : [],
  );
  return { above, count: found.length, found: found.slice(0, MOST_COMMON) };
};

const findWayBetween = async (
  db: Database,
  [root, otherId]: readonly [number, number],
  withPosts: boolean,
  asAt: AsAt,
  above: Neighbourhood,
) => {
  const between = await loadBetween(db, root, otherId, { withPosts, asAt });
  const { edges, posts } = between;
  const touched = new Set([
    root,
    otherId,
    ...above.levels.keys(),
    ...edges.flatMap((edge) => [edge.holderId, edge.ownedId]),
    ...posts.flatMap((post) => [post.personId, post.companyId]),
  ]);
  const words = [...posts.map(toWords), ...edges, ...above.edges];
  const parties = await findParties(db, [...touched], words, asAt);
  const way = findWay(makeOwnership(toHoldings({ edges, rests: new Map() })), root, otherId, {
    ties: posts.map(({ personId, companyId }) => ({ from: personId, to: companyId, kind: 'post' })),
    isStop: (id) => typeof id === 'number' && (parties.get(id)?.isStop ?? false),
  });
  return { between, parties, way };
};

const pickParties = (
  parties: ReadonlyMap<number, OwnershipParty>,
  ids: readonly number[],
): readonly OwnershipParty[] => [...new Set(ids)].flatMap((id) => parties.get(id) ?? []);

/** The shortest way between two parties over holdings and posts; through bodies of the state everything would be related. */
export const showRelation = async ({
  db,
  session,
  clock,
  input,
}: Call<typeof findRelation>): Promise<Relation> => {
  const { otherId } = input;
  const asAt = readAsAt(input);
  const { company_id: root } = await getHead(db, input.companyId, asAt);
  if (otherId === root) throw new ApplicationFailure('compare-with-self');
  const today = dayInChina(clock());
  const posts = accessOf(session, findDimensionRight('key_personnel'), today);
  const { above, count, found } = await readCommon(db, [root, otherId], asAt);
  const { between, parties, way } = await findWayBetween(db, [root, otherId], posts === 'open', asAt, above);
  const [company, other] = [parties.get(root), parties.get(otherId)];
  if (!company || !other?.isOnFile) throw new ApplicationFailure('company-does-not-exist');
  const view = makeOwnershipView(session, today);
  const steps = way && presentSteps(way, between.posts);
  const named = [
    ...(steps ?? []).flatMap(({ fromId, toId }) => [fromId, toId]),
    ...found.map(({ holder }) => holder),
  ];
  return {
    company: presentParty(company, view),
    other: presentParty(other, view),
    parties: pickParties(parties, named).map((party) => presentParty(party, view)),
    steps,
    posts,
    common: {
      count,
      items: found.map(({ holder, percents: [ofCompany = 0, ofOther = 0], isUltimate }) => ({
        partyId: holder,
        ofCompany: writeShare(ofCompany),
        ofOther: writeShare(ofOther),
        isUltimate,
      })),
    },
    limits: { levels: between.levels, isCut: between.isCut && way === null },
  };
};
