import type { OwnershipParty, Owners } from '@mingjian/contract/ownership';
import { CompanyName } from '../../../ui/index.ts';

export type Parties = ReadonlyMap<number, OwnershipParty>;

export const listParties = ({ company, parties }: Pick<Owners, 'company' | 'parties'>): Parties =>
  new Map([company, ...parties].map((party) => [party.id, party]));

/** A party of a table, with the way to its profile where there is one. */
export const PartyName = ({ party }: { readonly party: OwnershipParty | undefined }) =>
  party ? (
    <CompanyName
      name={party.name}
      nameEn={party.nameEn}
      companyId={party.profile === 'open' ? party.id : undefined}
      isSynthetic={party.isSynthetic}
    />
  ) : null;
