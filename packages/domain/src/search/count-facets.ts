import { FACET_KINDS, findFacetBits, LOW_BITS, OUTER, readFacetNumber } from './facet-code.ts';
import type { FacetKind } from './facet-code.ts';

export interface FacetValue {
  readonly value: string;
  readonly count: number;
}

/** A filter as it is read from one word of a facet code, with its outer filter below it. */
interface Reading {
  readonly filter: FacetKind;
  readonly isHigh: boolean;
  readonly shift: number;
  readonly mask: number;
  /** Bits of the outer filter. */
  readonly outerBits: number;
}

const makeReading = (filter: FacetKind): Reading => {
  const own = findFacetBits(filter);
  const outer = OUTER[filter] && findFacetBits(OUTER[filter]);
  const { shift } = outer ?? own;
  const isHigh = shift >= LOW_BITS;
  return {
    filter,
    isHigh,
    shift: isHigh ? shift - LOW_BITS : shift,
    mask: own.size * (outer?.size ?? 1) - 1,
    outerBits: outer ? Math.log2(outer.size) : 0,
  };
};

const READINGS: readonly Reading[] = FACET_KINDS.map(makeReading);
const HIGH_UNIT = 2 ** LOW_BITS;

/** The value of a filter behind what `Reading` reads of a code. */
const nameValue = ({ filter, outerBits }: Reading, number: number): string | null =>
  readFacetNumber(filter, number >>> outerBits, number & (2 ** outerBits - 1));

/** Counts the values of each asked filter over the facet codes of many companies, the most frequent first. */
export const countFacets = (
  codes: readonly number[],
  filters: readonly FacetKind[],
): ReadonlyMap<FacetKind, readonly FacetValue[]> => {
  const lows = Int32Array.from(codes, (code) => code % HIGH_UNIT);
  const highs = Int32Array.from(codes, (code) => Math.floor(code / HIGH_UNIT));
  const asked = READINGS.filter(({ filter }) => filters.includes(filter));
  return new Map(
    asked.map((reading) => {
      const tally = new Int32Array(reading.mask + 1);
      for (const word of reading.isHigh ? highs : lows) {
        const number = (word >>> reading.shift) & reading.mask;
        tally[number] = (tally[number] ?? 0) + 1;
      }
      return [reading.filter, nameTally(reading, tally)];
    }),
  );
};

const nameTally = (reading: Reading, tally: Int32Array): readonly FacetValue[] => {
  const found: FacetValue[] = [];
  for (const [number, count] of tally.entries()) {
    const value = count === 0 ? null : nameValue(reading, number);
    if (value !== null) found.push({ value, count });
  }
  return found.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
};

/** Shows each value of a code as the number of its filter among `FACET_KINDS` and a number within it. */
export const showFacetNumbers = (code: number, onValue: (kind: number, number: number) => void): void => {
  const low = code % HIGH_UNIT;
  const high = Math.floor(code / HIGH_UNIT);
  for (const [kind, { isHigh, shift, mask }] of READINGS.entries())
    onValue(kind, ((isHigh ? high : low) >>> shift) & mask);
};

/** What `showFacetNumbers` showed; null where the value is not known. */
export const nameFacet = (
  kind: number,
  number: number,
): { readonly filter: FacetKind; readonly value: string } | null => {
  const reading = READINGS[kind];
  const value = reading ? nameValue(reading, number) : null;
  return reading && value !== null ? { filter: reading.filter, value } : null;
};

/** The value of a filter in one facet code; null where it is not known. */
export const readFacet = (filter: FacetKind, code: number): string | null =>
  countFacets([code], [filter]).get(filter)?.[0]?.value ?? null;
