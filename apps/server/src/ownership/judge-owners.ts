import type { Officer, OwnershipParty } from '@mingjian/database/ownership';
import { findBeneficialOwners } from '@mingjian/domain/ownership';
import type { BeneficialOwnerFinding, CompanyFacts, OwnerFacts, PartyId } from '@mingjian/domain/ownership';
import type { OwnersAbove } from './read-owners.ts';

const YUAN: readonly (string | null)[] = ['CNY', null];
/** Individual businesses need not file; sole proprietorships, co-operatives and branches for now. */
const NEED_NOT_FILE = /个体工商户|个人独资|合作社|分公司|分支机构/;
/** In charge of daily management, in the order in which one title stands before another. */
const IN_CHARGE = [
  /^(总经理|总裁|首席执行官|经理)$/,
  /^(执行事务合伙人.*|执行董事.*|负责人|厂长)$/,
  /^董事长$/,
];

const WITHOUT_ID = 'person:';
/** A person whom a source gives by name alone. */
export const nameOfId = (id: PartyId): string | null =>
  typeof id === 'string' && id.startsWith(WITHOUT_ID) ? id.slice(WITHOUT_ID.length) : null;

const idOf = (officer: Officer | undefined): PartyId | null =>
  officer ? (officer.personId ?? `${WITHOUT_ID}${officer.name}`) : null;

const findInCharge = (officers: readonly Officer[]): Officer | undefined => {
  for (const title of IN_CHARGE) {
    const found = officers.find(({ titles }) => titles.some((text) => title.test(text)));
    if (found) return found;
  }
  return undefined;
};

/** What register and list row say of the company itself. */
const readCompanyFacts = ({ head, control: { officers } }: OwnersAbove): CompanyFacts => {
  const representative = officers.find(({ isLegalRepresentative }) => isLegalRepresentative);
  const isYuan = YUAN.includes(head.registered_capital_currency);
  const named = head.legal_representative ? `${WITHOUT_ID}${head.legal_representative}` : null;
  return {
    company: head.company_id,
    capitalYuan: isYuan && head.registered_capital !== null ? Number(head.registered_capital) : null,
    legalRepresentative: idOf(representative) ?? named,
    personInCharge: idOf(findInCharge(officers)),
    isStateOwned: head.nature === 'state' ? true : null,
    hasUndertaken: null,
    mustFile: !NEED_NOT_FILE.test(head.company_type ?? ''),
  };
};

const roleOf = (parties: ReadonlyMap<number, OwnershipParty>, officers: readonly Officer[]) => {
  const persons = new Set(officers.map(({ personId }) => personId));
  return (id: PartyId) => {
    if (typeof id === 'string') return nameOfId(id) === null ? 'unknown' : 'person';
    return parties.get(id)?.role ?? (persons.has(id) ? 'person' : 'unknown');
  };
};

export const makeOwnerFacts = ({ parties, control }: OwnersAbove): OwnerFacts => ({
  kindOf: roleOf(parties, control.officers),
  isListed: (id) => typeof id === 'number' && (parties.get(id)?.company?.is_listed ?? false),
  findDisclosed: (id) => (typeof id === 'number' ? (control.disclosed.get(id) ?? null) : null),
  concerts: control.concerts,
});

/** Controllers and beneficial owners of a company from all that is on file above it. */
export const judgeOwners = (owners: OwnersAbove, threshold: number): BeneficialOwnerFinding =>
  findBeneficialOwners(
    owners.ownership,
    owners.heads,
    readCompanyFacts(owners),
    makeOwnerFacts(owners),
    threshold,
  );
