import type { OwnerFacts, PartyKind } from '@mingjian/domain/ownership';
import { nameOfId } from './company-facts.ts';
import type { ControlRecords } from './find-control-records.ts';

/** How to ask for a party by its id. */
export interface PartyLookup {
  readonly roleOf: (id: number) => PartyKind | undefined;
  readonly isListed: (id: number) => boolean;
}

/** Parties and records in the words in which the tests of ownership ask for them. */
export const makeOwnerFacts = (
  { roleOf, isListed }: PartyLookup,
  { officers, disclosed, concerts }: ControlRecords,
): OwnerFacts => {
  const persons = new Set([...officers.values()].flat().map(({ personId }) => personId));
  return {
    kindOf: (id) => {
      if (typeof id === 'string') return nameOfId(id) === null ? 'unknown' : 'person';
      return roleOf(id) ?? (persons.has(id) ? 'person' : 'unknown');
    },
    isListed: (id) => typeof id === 'number' && isListed(id),
    findDisclosed: (id) => (typeof id === 'number' ? (disclosed.get(id) ?? null) : null),
    concerts,
  };
};
