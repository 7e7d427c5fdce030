import { VALUE_FILTERS } from '../../search-terms/index.ts';
import type { ValueFilter } from '../../search-terms/index.ts';
import { FACET_FIELDS, WORD_BITS } from '../facet-code.ts';
import type { SearchFilters } from '../filters.ts';
import { countDays, NO_DAY } from './market.ts';
import type { Columns } from './market.ts';

/** What is counted beside a list: every value filter, and the rating grade where it may be seen. */
export const FACET_KINDS = [...VALUE_FILTERS, 'rating'] as const;
export type FacetKind = (typeof FACET_KINDS)[number];

/** Filters that are chosen and counted together: a city with its province, an industry with its section. */
export const FAMILIES = [
  'place',
  'trade',
  'status',
  'nature',
  'size',
  'listed',
  'highTech',
  'rating',
] as const;
export type Family = (typeof FAMILIES)[number];

export const FAMILY_OF: Readonly<Record<FacetKind, Family>> = {
  city: 'place',
  province: 'place',
  division: 'trade',
  section: 'trade',
  status: 'status',
  nature: 'nature',
  size: 'size',
  listed: 'listed',
  highTech: 'highTech',
  rating: 'rating',
};

/** The number of a family in a column: bits of a word from `shift` on. */
export interface FamilyField {
  readonly column: 'low' | 'high' | 'rating';
  readonly shift: number;
  readonly mask: number;
}

const fieldOf = (inner: ValueFilter, outer: ValueFilter = inner): FamilyField => {
  const { shift, bits } = FACET_FIELDS[inner];
  const all = outer === inner ? bits : bits + FACET_FIELDS[outer].bits;
  return {
    column: shift < WORD_BITS ? 'low' : 'high',
    shift: shift % WORD_BITS,
    mask: 2 ** all - 1,
  };
};

export const FAMILY_FIELDS: Readonly<Record<Family, FamilyField>> = {
  place: fieldOf('city', 'province'),
  trade: fieldOf('division', 'section'),
  status: fieldOf('status'),
  nature: fieldOf('nature'),
  size: fieldOf('size'),
  listed: fieldOf('listed'),
  highTech: fieldOf('highTech'),
  rating: { column: 'rating', shift: 0, mask: 31 },
};

const INNER_BITS = 7;

/** Numbers that fit what is chosen of a family, marked with 1. Within a family the inner choice and the outer both hold. */
const markNumbers = (family: Family, filters: SearchFilters): Uint8Array | undefined => {
  const { mask } = FAMILY_FIELDS[family];
  const chosen = chosenOf(family, filters);
  if (chosen.length === 0) return undefined;
  const table = new Uint8Array(mask + 1);
  for (let number = 0; number <= mask; number += 1) {
    if (chosen.every((fits) => fits(number))) table[number] = 1;
  }
  return table;
};

type NumberTest = (number: number) => boolean;

const chosenOf = (family: Family, { values, ratingGrades }: SearchFilters): readonly NumberTest[] => {
  if (family === 'rating') return ratingGrades ? [(number) => ratingGrades.includes(number)] : [];
  return VALUE_FILTERS.filter((filter) => FAMILY_OF[filter] === family).flatMap((filter) => {
    const chosen = values[filter] ?? [];
    if (chosen.length === 0) return [];
    const numbers = new Set(chosen.map((value) => numberOf(filter, value)));
    return [(number: number) => numbers.has(partOf(filter, number))];
  });
};

/** What a chosen value is as a number of its family: an inner value carries the outer one above it. */
const numberOf = (filter: ValueFilter, value: string): number => {
  const own = FACET_FIELDS[filter].write(value);
  if (filter === 'city') return (FACET_FIELDS.province.write(value) << INNER_BITS) | own;
  if (filter === 'division') return (FACET_FIELDS.section.write(value) << INNER_BITS) | own;
  return own;
};

/** The part of a family's number that a filter reads. */
export const partOf = (filter: FacetKind, number: number): number =>
  filter === 'province' || filter === 'section' ? number >>> INNER_BITS : number;

export interface FamilyTest extends FamilyField {
  readonly family: Family;
  readonly table: Uint8Array;
}

export const listFamilyTests = (filters: SearchFilters): readonly FamilyTest[] =>
  FAMILIES.flatMap((family) => {
    const table = markNumbers(family, filters);
    return table ? [{ family, table, ...FAMILY_FIELDS[family] }] : [];
  });

/** Whether amounts and days lie within the limits; a company that does not tell is outside. */
export const makeLimitTest = (
  { capital, founded }: Columns,
  { capitalFrom, capitalTo, establishedFrom, establishedTo }: SearchFilters,
): ((slot: number) => boolean) | undefined => {
  const asksCapital = capitalFrom !== undefined || capitalTo !== undefined;
  const asksAge = establishedFrom !== undefined || establishedTo !== undefined;
  if (!asksCapital && !asksAge) return undefined;
  const [least, most] = [capitalFrom ?? 0, capitalTo ?? Number.MAX_VALUE];
  const first = establishedFrom === undefined ? NO_DAY + 1 : countDays(establishedFrom);
  const last = establishedTo === undefined ? Number.MAX_SAFE_INTEGER : countDays(establishedTo);
  return (slot) => {
    const amount = capital[slot] ?? Number.NaN;
    const day = founded[slot] ?? NO_DAY;
    return (
      (!asksCapital || (amount >= least && amount <= most)) && (!asksAge || (day >= first && day <= last))
    );
  };
};
