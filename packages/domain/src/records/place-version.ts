import type { IsoInstant } from './record.ts';

/** What the chain of one record needs to know of its versions. */
export interface ChainLink {
  readonly version: number;
  readonly knownFrom: IsoInstant;
  readonly knownTo: IsoInstant | null;
  readonly contentHash: string;
}

export type Placing =
  | { readonly outcome: 'unchanged' }
  | {
      readonly outcome: 'created';
      readonly version: number;
      readonly knownTo: IsoInstant | null;
      /** The version that ends where the new one begins. */
      readonly closes: number | null;
    };

/**
 * Finds the place of a content, known from a moment, in the chain of a record. Content equal to what was known then
 * changes nothing. A late version takes the time up to the next known one; the only change to a stored version is
 * that its `knownTo` becomes the new `knownFrom`.
 */
export const placeVersion = (
  chain: readonly ChainLink[],
  knownFrom: IsoInstant,
  contentHash: string,
): Placing => {
  const standing = chain.find(
    (link) => link.knownFrom <= knownFrom && (link.knownTo === null || link.knownTo > knownFrom),
  );
  if (standing?.contentHash === contentHash) return { outcome: 'unchanged' };
  const version = 1 + Math.max(0, ...chain.map((link) => link.version));
  if (standing) return { outcome: 'created', version, knownTo: standing.knownTo, closes: standing.version };
  const later = chain.filter((link) => link.knownFrom > knownFrom && link.knownFrom !== link.knownTo);
  const next = later.map((link) => link.knownFrom).toSorted()[0];
  return { outcome: 'created', version, knownTo: next ?? null, closes: null };
};
