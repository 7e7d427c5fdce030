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

/** A city is told apart only beside its province, an industry beside its section; each stands right above it. */
export const OUTER: Partial<Readonly<Record<FacetKind, FacetKind>>> = {
  city: 'province',
  division: 'section',
};

export interface FacetMask {
  /** The bits that the filter reads, and what they must be for each value. */
  readonly mask: number;
  readonly values: readonly number[];
}

/** How a filter is read from facet codes: a city by province and city, an industry by section and division. */
export const maskFilter = (filter: ValueFilter, values: readonly string[]): FacetMask => {
  const outer = OUTER[filter];
  const read = PLACES.filter((place) => place.filter === filter || place.filter === outer);
  const all = (numberIn: (place: Place) => number): number =>
    read.reduce((sum, place) => sum + numberIn(place) * 2 ** place.shift, 0);
  return {
    mask: all(({ size }) => size - 1),
    values: values.map((value) => all(({ field }) => field.write(value))),
  };
};

/** Bits of a facet code in its first word; the other bits and the rating stand in the second. */
export const LOW_BITS = 30;

/** Where the number of a filter stands in a facet code: the power of two of its lowest bit, and above its greatest. */
export const findFacetBits = (filter: FacetKind): { readonly shift: number; readonly size: number } => {
  const place = PLACES.find((one) => one.filter === filter);
  if (!place) throw new RangeError(`no bits for ${filter}`);
  return place;
};

/** The value that a number stands for; the one of the outer filter where there is one. Null: not known. */
export const readFacetNumber = (filter: FacetKind, number: number, outer: number): string | null =>
  FIELDS[filter].read(number, { ...NO_NUMBERS, province: outer, section: outer });

const NO_NUMBERS = Object.fromEntries(FACET_KINDS.map((kind) => [kind, 0])) as Numbers;
