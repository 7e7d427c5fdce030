import type { NodeAccess, OwnershipEdge, OwnershipParty } from '@mingjian/contract/ownership';
import { isLive } from '@mingjian/database/ownership';
import type { HoldingEdge, OwnershipParty as Party } from '@mingjian/database/ownership';
import { findDimensionRight } from '@mingjian/domain/companies';
import { decide, hasRight } from '@mingjian/domain/permissions';
import { getRatingClass } from '@mingjian/domain/ratings';
import type { GradeNumber } from '@mingjian/domain/ratings';
import type { Session } from '../http/index.ts';
import { writeShareOrNull } from './write-share.ts';

/** What an account may see of the companies of a graph; the same for all of them, so decided once. */
export interface OwnershipView {
  readonly profile: NodeAccess;
  readonly rating: NodeAccess;
  readonly withRecords: boolean;
}

export const accessOf = (session: Session, right: string, today: string): NodeAccess => {
  const decision = decide(session, { right, today });
  if (decision.isAllowed) return 'open';
  return decision.code === 'feature-not-activated' ? 'feature-not-activated' : 'withheld';
};

export const makeOwnershipView = (session: Session, today: string): OwnershipView => ({
  profile: accessOf(session, 'company.profile', today),
  rating: accessOf(session, 'rating.view', today),
  withRecords: hasRight(session, findDimensionRight('shareholder')),
});

const KINDS: ReadonlySet<string> = new Set(['company', 'person', 'foreign', 'state', 'other']);

/** Where a party is no company there is nothing to open; where it is not registered here there is nothing on file. */
const judge = ({ company, kind }: Party, access: NodeAccess): NodeAccess => {
  if (company) return access;
  return kind === 'company' ? 'not_covered' : 'not_applicable';
};

export const presentParty = (party: Party, view: OwnershipView): OwnershipParty => {
  const { company } = party;
  const rating = judge(party, view.rating);
  const grade = rating === 'open' ? ((company?.rating_grade ?? null) as GradeNumber | null) : null;
  return {
    id: party.id,
    kind: (KINDS.has(party.kind) ? party.kind : 'other') as OwnershipParty['kind'],
    name: party.name,
    nameEn: company?.name_en ?? null,
    creditCode: company?.credit_code ?? null,
    status: company?.status ?? null,
    isLive: isLive(party),
    isListed: company?.is_listed ?? null,
    isStop: party.isStop,
    isSynthetic: company?.is_synthetic ?? false,
    profile: judge(party, view.profile),
    rating: { access: rating, class: grade === null ? null : getRatingClass(grade).name, grade },
  };
};

export const presentEdge = (edge: HoldingEdge, { withRecords }: OwnershipView): OwnershipEdge => ({
  holderId: edge.holderId,
  ownedId: edge.ownedId,
  percent: writeShareOrNull(edge.percent),
  low: writeShareOrNull(edge.low),
  high: writeShareOrNull(edge.high),
  votes: writeShareOrNull(edge.votes),
  recordIds: withRecords ? [...edge.recordIds] : null,
});
