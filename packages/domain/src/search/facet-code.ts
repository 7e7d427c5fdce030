import {
  FLAG_VALUES,
  NATURE_VALUES,
  SIZE_VALUES,
  STATUS_VALUES,
  VALUE_FILTERS,
} from '../search-terms/index.ts';
import type { ValueFilter } from '../search-terms/index.ts';
import { readFilterValues } from './filters.ts';
import type { FilterFacts } from './filters.ts';

const BEFORE_A = 'A'.charCodeAt(0) - 1;

const numberOf = (values: readonly string[], value: string): number => values.indexOf(value) + 1;
const twoDigits = (value: number): string => String(value).padStart(2, '0');
const digitsAt = (code: string, from: number): number => Number(code.slice(from, from + 2)) || 0;
const valueAt = (values: readonly string[], number: number): string | null => values[number - 1] ?? null;

/** What is counted beside a list: every value filter, and the rating grade where it may be seen. */
export const FACET_KINDS = [...VALUE_FILTERS, 'rating'] as const;
export type FacetKind = (typeof FACET_KINDS)[number];

/** The numbers of a facet code; province and section come before the city and division that lie in them. */
type Numbers = Readonly<Record<FacetKind, number>>;

interface Field {
  readonly bits: number;
  /** 0 stands for a value that is not known. */
  readonly write: (value: string) => number;
  readonly read: (number: number, numbers: Numbers) => string | null;
}

const listed = (values: readonly string[], bits: number): Field => ({
  bits,
  write: (value) => numberOf(values, value),
  read: (number) => valueAt(values, number),
});

const sectionLetter = (number: number): string => String.fromCharCode(BEFORE_A + number);

/** The rating is no part of the stored code: the query adds it above the filters where it is asked for. */
export const RATING_SHIFT = 40;

/** Fields of a facet code, the first in the lowest bits: 40 bits and the rating, so that a number holds it exactly. */
const FIELDS: Readonly<Record<FacetKind, Field>> = {
  status: listed(STATUS_VALUES, 4),
  province: {
    bits: 7,
    write: (code) => digitsAt(code, 0),
    read: (number) => (number === 0 ? null : `${twoDigits(number)}0000`),
  },
  city: {
    bits: 7,
    write: (code) => digitsAt(code, 2),
    read: (number, { province }) => (number === 0 ? null : `${twoDigits(province)}${twoDigits(number)}00`),
  },
  section: {
    bits: 5,
    write: (code) => code.charCodeAt(0) - BEFORE_A,
    read: (number) => (number === 0 ? null : sectionLetter(number)),
  },
  division: {
    bits: 7,
    write: (code) => digitsAt(code, 1),
    read: (number, { section }) => (number === 0 ? null : sectionLetter(section) + twoDigits(number)),
  },
  nature: listed(NATURE_VALUES, 3),
  size: listed(SIZE_VALUES, 3),
  listed: listed(FLAG_VALUES, 2),
  highTech: listed(FLAG_VALUES, 2),
  rating: { bits: 5, write: Number, read: (number) => (number === 0 ? null : String(number)) },
};

interface Place {
  readonly filter: FacetKind;
  readonly shift: number;
  readonly size: number;
  readonly field: Field;
}

const PLACES: readonly Place[] = FACET_KINDS.reduce<Place[]>((places, filter) => {
  const last = places.at(-1);
  const field = FIELDS[filter];
  return [
    ...places,
    { filter, field, size: 2 ** field.bits, shift: last ? last.shift + last.field.bits : 0 },
  ];
}, []);

/** The filter values of a company packed in one whole number, from which facets are counted and filters read. */
export const packFacets = (facts: FilterFacts): number => {
  const values = readFilterValues(facts);
  return PLACES.reduce((code, { filter, field, shift, size }) => {
    const value = filter === 'rating' ? null : values[filter];
    const number = value === null ? 0 : field.write(value);
    return code + (number > 0 && number < size ? number : 0) * 2 ** shift;
  }, 0);
};

export interface FacetMask {
  /** The bits that the filter reads, and what they must be for each value. */
  readonly mask: number;
  readonly values: readonly number[];
}

/** How a filter is read from facet codes: a city by province and city, an industry by section and division. */
export const maskFilter = (filter: ValueFilter, values: readonly string[]): FacetMask => {
  const outer = filter === 'city' ? 'province' : filter === 'division' ? 'section' : undefined;
  const read = PLACES.filter((place) => place.filter === filter || place.filter === outer);
  const all = (numberIn: (place: Place) => number): number =>
    read.reduce((sum, place) => sum + numberIn(place) * 2 ** place.shift, 0);
  return {
    mask: all(({ size }) => size - 1),
    values: values.map((value) => all(({ field }) => field.write(value))),
  };
};

/** Where the number of a filter stands in a facet code: the power of two of its lowest bit, and above its greatest. */
export const findFacetBits = (filter: FacetKind): { readonly shift: number; readonly size: number } => {
  const place = PLACES.find((one) => one.filter === filter);
  if (!place) throw new RangeError(`no bits for ${filter}`);
  return place;
};

export interface FacetValue {
  readonly value: string;
  readonly count: number;
}

/** Numbers that a filter is told apart by when it is counted: a city needs its province beside it. */
const tallyNumber = (filter: FacetKind, numbers: Numbers): number =>
  filter === 'city'
    ? numbers.province * 128 + numbers.city
    : filter === 'division'
      ? numbers.section * 128 + numbers.division
      : numbers[filter];

const TALLY_SIZE = 128 * 128;

/** Splits a facet code into its numbers; `TALLY_SIZE` is above each of them. */
const unpack = (code: number, numbers: Record<FacetKind, number>): void => {
  let low = code % 2 ** 30;
  let high = Math.floor(code / 2 ** 30);
  for (const { filter, field, size } of PLACES) {
    numbers[filter] = low & (size - 1);
    low = (low >>> field.bits) + ((high & (size - 1)) << (30 - field.bits));
    high >>>= field.bits;
  }
};

const makeNumbers = (): Record<FacetKind, number> =>
  Object.fromEntries(FACET_KINDS.map((kind) => [kind, 0])) as Record<FacetKind, number>;

/** Counts the values of each asked filter over the facet codes of many companies, the most frequent first. */
export const countFacets = (
  codes: Iterable<number>,
  filters: readonly FacetKind[],
): ReadonlyMap<FacetKind, readonly FacetValue[]> => {
  const tallies = new Map(filters.map((filter) => [filter, new Int32Array(TALLY_SIZE)]));
  const numbers = makeNumbers();
  for (const code of codes) {
    unpack(code, numbers);
    for (const [filter, tally] of tallies) {
      const at = tallyNumber(filter, numbers);
      tally[at] = (tally[at] ?? 0) + 1;
    }
  }
  return new Map([...tallies].map(([filter, tally]) => [filter, readTally(filter, tally)]));
};

const readTallyNumber = (filter: FacetKind, at: number): string | null => {
  const outer = at >>> 7;
  const number = filter === 'city' || filter === 'division' ? at & 127 : at;
  return FIELDS[filter].read(number, { ...makeNumbers(), province: outer, section: outer });
};

const readTally = (filter: FacetKind, tally: Int32Array): readonly FacetValue[] => {
  const found: FacetValue[] = [];
  tally.forEach((count, at) => {
    const value = count === 0 ? null : readTallyNumber(filter, at);
    if (value !== null) found.push({ value, count });
  });
  return found.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
};

export interface FacetTally {
  /** Shows each known value of a code: its filter and a number that stands for the value within it. */
  readonly show: (code: number, onValue: (kind: number, number: number) => void) => void;
  readonly read: (
    kind: number,
    number: number,
  ) => { readonly filter: FacetKind; readonly value: string } | null;
}

/** Reads the values of many codes as numbers, so that they are counted without a text for each. */
export const makeFacetTally = (): FacetTally => {
  const numbers = makeNumbers();
  return {
    show: (code, onValue) => {
      unpack(code, numbers);
      for (const [kind, filter] of FACET_KINDS.entries()) {
        if (numbers[filter] > 0) onValue(kind, tallyNumber(filter, numbers));
      }
    },
    read: (kind, number) => {
      const filter = FACET_KINDS[kind];
      const value = filter && readTallyNumber(filter, number);
      return filter && value ? { filter, value } : null;
    },
  };
};

/** The value of a filter in one facet code; null where it is not known. */
export const readFacet = (filter: FacetKind, code: number): string | null => {
  const numbers = makeNumbers();
  unpack(code, numbers);
  return FIELDS[filter].read(numbers[filter], numbers);
};
