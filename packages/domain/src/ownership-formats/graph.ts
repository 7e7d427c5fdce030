import type { IsoDate } from '../records/index.ts';

/** `other`: a trust, a body of an unknown kind. `undisclosed`: somebody whom the source does not name. */
export type FormatPartyKind = 'company' | 'person' | 'state' | 'foreign' | 'fund' | 'other' | 'undisclosed';

/** No format has a kind of its own for these: they are written as another body, with this word beside it. */
export const TOLD_KINDS = ['foreign', 'fund'] as const satisfies readonly FormatPartyKind[];

/** A number with the list that it stands in: `CN-SAIC`, `XI-LEI`, `GB-COH` (org-id.guide), else the list's name. */
export interface PartyIdentifier {
  readonly scheme: string;
  readonly id: string;
}

export interface OwnershipParty {
  readonly id: string;
  readonly kind: FormatPartyKind;
  /** Null only where the kind is `undisclosed`. */
  readonly name: string | null;
  readonly identifiers: readonly PartyIdentifier[];
  /** ISO 3166, two letters, upper case. */
  readonly country: string | null;
}

/** Percent, 0 to 100. Either `percent`, or `min` and `max` where the source gives a band, or neither. */
export interface OwnershipEdge {
  readonly holderId: string;
  readonly ownedId: string;
  readonly percent: number | null;
  readonly min: number | null;
  readonly max: number | null;
  /** Of the votes, where the source tells them. */
  readonly votes: number | null;
  readonly validFrom: IsoDate | null;
  /** The day from which it was no longer so. */
  readonly validTo: IsoDate | null;
  /** Where it is known from, in words. */
  readonly source: string | null;
  /** Day on which the source said so, for a writer; the day of the file where it is not known. */
  readonly statedOn?: IsoDate | null;
}

export interface Directorship {
  readonly personId: string;
  readonly companyId: string;
  readonly role: string;
  readonly validFrom: IsoDate | null;
  readonly validTo: IsoDate | null;
  readonly source: string | null;
  readonly statedOn?: IsoDate | null;
}

/** The ownership around a company as plain data: what the formats are read into and written from. */
export interface OwnershipNeighbourhood {
  readonly parties: readonly OwnershipParty[];
  readonly edges: readonly OwnershipEdge[];
  readonly directorships: readonly Directorship[];
}
