import { readFacetNumber } from '../facet-code.ts';
import type { SearchFilters } from '../filters.ts';
import { FACET_KINDS, FAMILIES, FAMILY_FIELDS, FAMILY_OF, partOf } from './tests.ts';
import type { FacetKind, Family } from './tests.ts';

export interface FacetValue {
  readonly value: string;
  readonly count: number;
}

/** How many companies have each number of each family. */
export type Tallies = Readonly<Record<Family, Int32Array>>;

export const makeTallies = (): Tallies =>
  Object.fromEntries(
    FAMILIES.map((family) => [family, new Int32Array(FAMILY_FIELDS[family].mask + 1)]),
  ) as unknown as Tallies;

const readNumber = (kind: FacetKind, number: number): string | null => {
  if (kind === 'rating') return number === 0 ? null : String(number);
  return readFacetNumber(kind, number);
};

const readTally = (kind: FacetKind, tally: Int32Array): readonly FacetValue[] => {
  const counts = new Map<string, number>();
  tally.forEach((count, number) => {
    if (count === 0) return;
    const value = readNumber(kind, partOf(kind, number));
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + count);
  });
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
};

export type FacetCounts = ReadonlyMap<FacetKind, readonly FacetValue[]>;

/** A city lies in a chosen province, an industry in a chosen section; the others are not offered. */
const liesWithin = (kind: FacetKind, { values }: SearchFilters): ((value: string) => boolean) => {
  const outer = kind === 'city' ? values.province : kind === 'division' ? values.section : undefined;
  const digits = kind === 'city' ? 2 : 1;
  if (!outer || outer.length === 0) return () => true;
  const beginnings = new Set(outer.map((code) => code.slice(0, digits)));
  return (value) => beginnings.has(value.slice(0, digits));
};

/** Counts of every kind, the most frequent value first. */
export const readTallies = (tallies: Tallies, filters: SearchFilters): FacetCounts =>
  new Map(
    FACET_KINDS.map((kind) => {
      const isOffered = liesWithin(kind, filters);
      return [kind, readTally(kind, tallies[FAMILY_OF[kind]]).filter(({ value }) => isOffered(value))];
    }),
  );
