import type { Owners } from '@mingjian/contract/ownership';
import { nameOfId } from '@mingjian/database/ownership';
import type { HoldingEdge } from '@mingjian/database/ownership';
import {
  calculateShares,
  findSelfShare,
  listClosedLoops,
  listLoops,
  nameTest,
} from '@mingjian/domain/ownership';
import type { BeneficialOwnerFinding, PartyId } from '@mingjian/domain/ownership';
import { presentParty } from './present-party.ts';
import type { OwnershipView } from './present-party.ts';
import { listPaths } from './present-paths.ts';
import type { OwnersAbove } from './read-owners.ts';
import { writeReason } from './write-reason.ts';
import { writeShare, writeShareOrNull } from './write-share.ts';

const WHOLE = 100;
/** Percents of the register are rounded to hundredths. */
const ROUNDING = 0.05;
const MOST_HOLDERS = 200;
/** In the list of owners; `getPaths` gives more of one holder. */
const MOST_PATHS = 20;

const isNumber = (id: PartyId): id is number => typeof id === 'number';
const numberOrNull = (id: PartyId): number | null => (isNumber(id) ? id : null);

const presentHolders = ({ head, above, ownership }: OwnersAbove) => {
  const shares = calculateShares(ownership, head.company_id);
  const direct = new Map(
    above.edges
      .filter((edge) => edge.ownedId === head.company_id)
      .map((edge: HoldingEdge) => [edge.holderId, edge.percent]),
  );
  const rest = above.rests.get(head.company_id)?.percent ?? 0;
  const directTotal = [...direct.values()].reduce<number>((sum, percent) => sum + (percent ?? 0), rest);
  return {
    holders: shares.holders.slice(0, MOST_HOLDERS).map((share) => ({
      holderId: numberOrNull(share.holder),
      percent: writeShare(share.percent),
      low: writeShareOrNull(share.low),
      high: writeShareOrNull(share.high),
      direct: isNumber(share.holder) ? writeShareOrNull(direct.get(share.holder)) : null,
      isUltimate: share.isUltimate,
    })),
    holderCount: shares.holders.length,
    undisclosed: writeShare(shares.undisclosed),
    circular: writeShare(shares.circular),
    overstated: writeShare(directTotal > WHOLE + ROUNDING ? directTotal - WHOLE : 0),
    selfShare: writeShare(findSelfShare(ownership, head.company_id)),
  };
};

const presentControl = ({ control }: BeneficialOwnerFinding) => ({
  controllers: control.controllers.map((controller) => ({
    partyIds: controller.parties.filter(isNumber),
    basis: controller.basis,
    reason: writeReason(controller),
    isDisclosed: controller.isDisclosed,
    confidence: controller.confidence,
    votes: writeShare(controller.votes),
    percent: writeShare(controller.percent),
    isFirm: controller.isFirm,
  })),
  noController: control.none,
  mutual: control.mutual.filter(isNumber),
});

export const nameOwner = ({ head, parties, control }: OwnersAbove, id: PartyId): string => {
  if (!isNumber(id)) return nameOfId(id) ?? '';
  return (
    parties.get(id)?.name ??
    control.officers.get(head.company_id)?.find(({ personId }) => personId === id)?.name ??
    ''
  );
};

const presentOwnerList = (owners: OwnersAbove, finding: BeneficialOwnerFinding) =>
  finding.owners.map((owner) => ({
    partyId: numberOrNull(owner.party),
    name: nameOwner(owners, owner.party),
    test: owner.test,
    testWords: nameTest(owner.test, finding.threshold),
    percent: writeShare(owner.percent),
    votes: writeShare(owner.votes),
    income: writeShareOrNull(owner.income),
    isJoint: owner.isJoint,
    paths:
      owner.percent > 0 ? listPaths(owners.ownership, owner.party, owners.head.company_id, MOST_PATHS) : null,
  }));

const presentLoops = ({ ownership }: OwnersAbove): Owners['loops'] => {
  const closed = new Set(listClosedLoops(ownership).map((loop) => loop.join()));
  return listLoops(ownership).map((loop) => ({
    companyIds: loop.filter(isNumber),
    isClosed: closed.has(loop.join()),
  }));
};

/** Ids that the answer names, so that every one of them has its party. */
const listNamed = (
  answer: Pick<Owners, 'holders' | 'controllers' | 'mutual' | 'beneficialOwners' | 'loops'>,
) => [
  ...answer.holders.flatMap(({ holderId }) => holderId ?? []),
  ...answer.controllers.flatMap(({ partyIds }) => partyIds),
  ...answer.mutual,
  ...answer.loops.flatMap(({ companyIds }) => companyIds),
  ...answer.beneficialOwners.flatMap(
    ({ paths }) =>
      paths?.paths.flatMap(({ steps }) => steps.flatMap((step) => [step.holderId, step.ownedId])) ?? [],
  ),
];

export const presentOwners = (
  owners: OwnersAbove,
  finding: BeneficialOwnerFinding,
  view: OwnershipView,
): Owners => {
  const { head, parties, above } = owners;
  const company = parties.get(head.company_id);
  if (!company) throw new RangeError(`company ${head.company_id} is missing among its own parties`);
  const answer = {
    ...presentHolders(owners),
    ...presentControl(finding),
    beneficialOwners: presentOwnerList(owners, finding),
    loops: presentLoops(owners),
  };
  const named = [...new Set(listNamed(answer))];
  return {
    company: presentParty(company, view),
    parties: named.flatMap((id) => {
      const party = parties.get(id);
      return party ? [presentParty(party, view)] : [];
    }),
    threshold: finding.threshold,
    ...answer,
    noOwner: finding.none,
    exemption: finding.exemption,
    possible: finding.possible.map(({ party, because, percent }) => ({
      partyId: numberOrNull(party),
      because,
      percent: writeShare(percent),
    })),
    canHideOwner: finding.canHideOwner,
    limits: { levels: Math.max(0, ...above.levels.values()), isCut: above.unopened.size > 0 },
  };
};
