import { makeOwnerFacts, toCompanyFacts } from '@mingjian/database/ownership';
import { findBeneficialOwners } from '@mingjian/domain/ownership';
import type { BeneficialOwnerFinding } from '@mingjian/domain/ownership';
import type { OwnersAbove } from './read-owners.ts';

/** Controllers and beneficial owners of a company from all that is on file above it. */
export const judgeOwners = (owners: OwnersAbove, threshold: number): BeneficialOwnerFinding => {
  const { head, parties, control, ownership, heads } = owners;
  const officers = control.officers.get(head.company_id) ?? [];
  const isListed = (id: number) => parties.get(id)?.company?.is_listed ?? false;
  const roleOf = (id: number) => parties.get(id)?.role;
  const facts = makeOwnerFacts({ roleOf, isListed }, control);
  return findBeneficialOwners(ownership, heads, toCompanyFacts(head, officers), facts, threshold);
};
