import type { OwnershipRest, Penetration } from '@mingjian/contract/ownership';
import type { HoldingEdge, OwnershipParty } from '@mingjian/database/ownership';
import { listLoops, OWNER_THRESHOLD } from '@mingjian/domain/ownership';
import type { Picture, PictureRest } from './cut-picture.ts';
import { judgeOwners } from './judge-owners.ts';
import { presentEdge, presentParty } from './present-party.ts';
import type { OwnershipView } from './present-party.ts';
import type { OwnersAbove } from './read-owners.ts';
import { writeShare } from './write-share.ts';

const presentRest = (rest: PictureRest | undefined, isUp: boolean): OwnershipRest | null =>
  rest
    ? {
        count: rest.count,
        percent: isUp ? writeShare(rest.percent) : null,
        nextOffset: rest.nextOffset,
      }
    : null;

interface Parts {
  readonly owners: OwnersAbove;
  readonly parties: ReadonlyMap<number, OwnershipParty>;
  readonly up: Picture;
  readonly down: Picture;
  readonly view: OwnershipView;
}

/** A holding can stand in both halves where a loop goes through the company. */
const joinEdges = (up: Picture, down: Picture): readonly HoldingEdge[] => [
  ...new Map([...up.edges, ...down.edges].map((edge) => [`${edge.holderId} ${edge.ownedId}`, edge])).values(),
];

const countArrivals = (up: Picture, down: Picture): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>();
  const arrive = (id: number) => counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const { holderId } of up.edges) arrive(holderId);
  for (const { ownedId } of down.edges) arrive(ownedId);
  return counts;
};

export const presentPicture = ({ owners, parties, up, down, view }: Parts): Penetration => {
  const finding = judgeOwners(owners, OWNER_THRESHOLD);
  const controllers = new Set(finding.control.controllers.flatMap((controller) => controller.parties));
  const tests = new Map(finding.owners.map((owner) => [owner.party, owner.test]));
  const loops = listLoops(owners.ownership).map((loop) => loop.filter((id) => typeof id === 'number'));
  const inLoops = new Set(loops.flat());
  const arrivals = countArrivals(up, down);
  const root = owners.head.company_id;
  const levels = new Map([
    ...down.levels,
    ...[...up.levels].map(([id, level]): [number, number] => [id, 0 - level]),
  ]);
  const company = parties.get(root);
  if (!company) throw new RangeError(`company ${root} is missing among its own parties`);
  const nodes = [...levels].flatMap(([id, level]) => {
    const party = parties.get(id);
    if (!party) return [];
    return [
      {
        ...presentParty(party, view),
        level: level === 0 ? 0 : level,
        isController: controllers.has(id),
        ownerTest: tests.get(id) ?? null,
        isRepeated: (arrivals.get(id) ?? 0) > 1,
        isInLoop: inLoops.has(id),
        isUnopened: up.unopened.has(id) || down.unopened.has(id),
        restUp: presentRest(up.rests.get(id), true),
        restDown: presentRest(down.rests.get(id), false),
      },
    ];
  });
  return {
    company: presentParty(company, view),
    nodes: nodes.toSorted((a, b) => a.level - b.level || a.id - b.id),
    edges: joinEdges(up, down).map((edge) => presentEdge(edge, view)),
    loops,
    limits: {
      levels: Math.max(0, ...up.levels.values(), ...down.levels.values()),
      isCut: up.unopened.size > 0 || down.unopened.size > 0,
    },
  };
};
