import { TOLD_KINDS } from '../graph.ts';
import type { FormatPartyKind } from '../graph.ts';

/** The schemata that are read, with what they are here. */
export const PARTY_SCHEMATA: Readonly<Record<string, FormatPartyKind>> = {
  Company: 'company',
  Organization: 'company',
  PublicBody: 'state',
  LegalEntity: 'other',
  Person: 'person',
};

/**
 * FollowTheMoney has no field for votes; they go into the description of the Ownership in these words and are read from there.
 */
const VOTES = /^Voting rights: (\d+(?:\.\d+)?) %$/;

export const writeVotes = (votes: number): string => `Voting rights: ${votes} %`;

export const parseVotes = (text: string): number | null => {
  const votes = Number(VOTES.exec(text)?.[1] ?? Number.NaN);
  return votes >= 0 && votes <= 100 ? votes : null;
};

/** Only a Company can be an asset; what else is owned is written as one and keeps what it is in `classification`. */
export const KEPT_KINDS: readonly FormatPartyKind[] = ['state', 'other', ...TOLD_KINDS];
