import type { IsoDate } from '../records/index.ts';
import type { FormatPartyKind } from './graph.ts';
import type { PartyStatement, PostKind } from './statement.ts';

// All parties and links of a file are held while it is imported, 380,000 of them in one of 200 MB: as one short text each they
// fit into a heap of 160 MB, as objects they do not.

export type TermKind = 'holding' | PostKind;

/** Of one statement about a link: when it was made, and when what it tells of began; null where it names no day. */
export interface LinkHead {
  readonly number: number;
  readonly statedOn: IsoDate | null;
  readonly starts: ReadonlyMap<TermKind, IsoDate | null>;
}

/** What others need to know of a party; what its own statement tells besides is read from there. */
export type IndexedParty = Omit<PartyStatement, 'foundedOn' | 'address'>;

type PackedParty = readonly [
  number: number,
  statedOn: IsoDate | null,
  kind: FormatPartyKind,
  namespace: string,
  country: string | null,
  name: string | null,
  ...identifiers: string[],
];

export const packParty = (party: PartyStatement, number: number): string => {
  const { statedOn, kind, namespace, country, name } = party;
  const numbers = party.identifiers.flatMap(({ scheme, id }) => [scheme, id]);
  const packed: PackedParty = [number, statedOn, kind, namespace, country, name, ...numbers];
  return JSON.stringify(packed);
};

export const unpackParty = (
  id: string,
  packed: string,
): { readonly number: number; readonly party: IndexedParty } => {
  const [number, statedOn, kind, namespace, country, name, ...numbers] = JSON.parse(packed) as PackedParty;
  const identifiers = numbers.flatMap((scheme, at) =>
    at % 2 === 0 ? [{ scheme, id: numbers[at + 1] ?? '' }] : [],
  );
  return { number, party: { type: 'party', id, statedOn, kind, namespace, country, name, identifiers } };
};

export const packHead = ({ number, statedOn, starts }: LinkHead): string =>
  JSON.stringify([number, statedOn, [...starts]]);

/** The heads of one link, one a line. */
export const unpackHeads = (packed: string): readonly LinkHead[] =>
  packed === ''
    ? []
    : packed.split('\n').map((line) => {
        const [number, statedOn, starts] = JSON.parse(line) as [
          number,
          string | null,
          [TermKind, string | null][],
        ];
        return { number, statedOn, starts: new Map(starts) };
      });
