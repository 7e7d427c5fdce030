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

const twoDigits = (value: number): string => String(value).padStart(2, '0');
const digitsAt = (code: string, from: number): number => Number(code.slice(from, from + 2)) || 0;

interface Field {
  /** Where the number stands; 0 stands for a value that is not known. */
  readonly shift: number;
  readonly bits: number;
  readonly write: (value: string) => number;
}

const listed = (values: readonly string[], shift: number, bits: number): Field => ({
  shift,
  bits,
  write: (value) => values.indexOf(value) + 1,
});

/** Bits of a facet code that one 32-bit word holds; the others stand in a second word. */
export const WORD_BITS = 30;

/**
 * Fields of a facet code. A city stands below its province and an industry below its section, so that the two are
 * read as one number; no field crosses the border of a word.
 */
export const FACET_FIELDS: Readonly<Record<ValueFilter, Field>> = {
  city: { shift: 0, bits: 7, write: (code) => digitsAt(code, 2) },
  province: { shift: 7, bits: 7, write: (code) => digitsAt(code, 0) },
  division: { shift: 14, bits: 7, write: (code) => digitsAt(code, 1) },
  section: { shift: 21, bits: 5, write: (code) => code.charCodeAt(0) - BEFORE_A },
  status: listed(STATUS_VALUES, 26, 4),
  nature: listed(NATURE_VALUES, 30, 3),
  size: listed(SIZE_VALUES, 33, 3),
  listed: listed(FLAG_VALUES, 36, 2),
  highTech: listed(FLAG_VALUES, 38, 2),
};

/** The filter values of a company packed in a whole number below 2^40. */
export const packFacets = (facts: FilterFacts): number => {
  const values = readFilterValues(facts);
  return VALUE_FILTERS.reduce((code, filter) => {
    const { shift, bits, write } = FACET_FIELDS[filter];
    const value = values[filter];
    const number = value === null ? 0 : write(value);
    return code + (number > 0 && number < 2 ** bits ? number : 0) * 2 ** shift;
  }, 0);
};

const provinceCode = (number: number): string | null => (number === 0 ? null : `${twoDigits(number)}0000`);
const sectionCode = (number: number): string | null =>
  number === 0 ? null : String.fromCharCode(BEFORE_A + number);

const INNER_BITS = 7;
const INNER_MASK = 2 ** INNER_BITS - 1;

/** The value of a number of a facet code; of a city and an industry with the number of what they lie in above it. */
export const readFacetNumber = (filter: ValueFilter, number: number): string | null => {
  const outer = number >>> INNER_BITS;
  const inner = number & INNER_MASK;
  switch (filter) {
    case 'province':
      return provinceCode(number);
    case 'city':
      return inner === 0 ? null : `${twoDigits(outer)}${twoDigits(inner)}00`;
    case 'section':
      return sectionCode(number);
    case 'division':
      return inner === 0 ? null : `${sectionCode(outer) ?? ''}${twoDigits(inner)}`;
    default:
      return LISTS[filter][number - 1] ?? null;
  }
};

const LISTS = {
  status: STATUS_VALUES,
  nature: NATURE_VALUES,
  size: SIZE_VALUES,
  listed: FLAG_VALUES,
  highTech: FLAG_VALUES,
} as const satisfies Record<string, readonly string[]>;

export interface FacetMask {
  /** The bits that the filter reads, and what they must be for each value. */
  readonly mask: number;
  readonly values: readonly number[];
}

/** How a filter is read from stored facet codes: a city by province and city, an industry by section and division. */
export const maskFilter = (filter: ValueFilter, values: readonly string[]): FacetMask => {
  const outer = filter === 'city' ? 'province' : filter === 'division' ? 'section' : undefined;
  const fields = [FACET_FIELDS[filter], ...(outer ? [FACET_FIELDS[outer]] : [])];
  return {
    mask: fields.reduce((mask, { shift, bits }) => mask + (2 ** bits - 1) * 2 ** shift, 0),
    values: values.map((value) =>
      fields.reduce((sum, { shift, write }) => sum + write(value) * 2 ** shift, 0),
    ),
  };
};
