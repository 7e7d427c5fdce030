import { FLAG_VALUES, NATURE_VALUES, SIZE_VALUES, STATUS_VALUES } from '../search-terms/index.ts';
import type { ValueFilter } from '../search-terms/index.ts';
import { readFilterValues } from './filters.ts';
import type { FilterFacts } from './filters.ts';

/** Numbers 0-99 of the digits of a division code, 0-20 of a section letter. */
const FIRST_LETTER = 'A'.charCodeAt(0) - 1;

const numberOf = (values: readonly string[], value: string | null): number =>
  value === null ? 0 : values.indexOf(value) + 1;
const digitsAt = (code: string | null, from: number): number =>
  code ? Number(code.slice(from, from + 2)) || 0 : 0;

const BASES = {
  place: 10_000,
  trade: 2_100,
  status: 16,
  nature: 16,
  size: 8,
  listed: 3,
  highTech: 3,
} as const;

/**
 * The filter values of a company packed in one integer below 2^39, from which facets are counted:
 * place (province and city digits), trade (section and division), status, nature, size, listed, high-tech.
 */
export const packFacets = (facts: FilterFacts): number => {
  const values = readFilterValues(facts);
  const place = digitsAt(values.province, 0) * 100 + digitsAt(values.city, 2);
  const section = values.section === null ? 0 : values.section.charCodeAt(0) - FIRST_LETTER;
  const trade = section * 100 + digitsAt(values.division, 1);
  const parts: readonly (readonly [number, number])[] = [
    [BASES.trade, trade],
    [BASES.status, numberOf(STATUS_VALUES, values.status)],
    [BASES.nature, numberOf(NATURE_VALUES, values.nature)],
    [BASES.size, numberOf(SIZE_VALUES, values.size)],
    [BASES.listed, numberOf(FLAG_VALUES, values.listed)],
    [BASES.highTech, numberOf(FLAG_VALUES, values.highTech)],
  ];
  return parts.reduce((code, [base, part]) => code * base + part, place);
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');
const sectionLetter = (trade: number): string => String.fromCharCode(FIRST_LETTER + Math.floor(trade / 100));

/** How the number of a filter in a facet code is read back. */
const READERS: Readonly<Record<ValueFilter, (parts: Int32Array) => string | null>> = {
  province: ([place = 0]) => (place < 100 ? null : `${twoDigits(Math.floor(place / 100))}0000`),
  city: ([place = 0]) => (place % 100 === 0 ? null : `${String(place).padStart(4, '0')}00`),
  section: ([, trade = 0]) => (trade < 100 ? null : sectionLetter(trade)),
  division: ([, trade = 0]) => (trade % 100 === 0 ? null : sectionLetter(trade) + twoDigits(trade % 100)),
  status: (parts) => STATUS_VALUES[(parts[2] ?? 0) - 1] ?? null,
  nature: (parts) => NATURE_VALUES[(parts[3] ?? 0) - 1] ?? null,
  size: (parts) => SIZE_VALUES[(parts[4] ?? 0) - 1] ?? null,
  listed: (parts) => FLAG_VALUES[(parts[5] ?? 0) - 1] ?? null,
  highTech: (parts) => FLAG_VALUES[(parts[6] ?? 0) - 1] ?? null,
};

/** Which of the seven numbers a filter reads, and how many values that number has. */
const PART_OF: Readonly<Record<ValueFilter, number>> = {
  province: 0,
  city: 0,
  section: 1,
  division: 1,
  status: 2,
  nature: 3,
  size: 4,
  listed: 5,
  highTech: 6,
};
const PART_BASES = Object.values(BASES);

const unpack = (code: number, parts: Int32Array): void => {
  let rest = code;
  for (let at = PART_BASES.length - 1; at >= 0; at -= 1) {
    const base = PART_BASES[at] ?? 1;
    const next = Math.floor(rest / base);
    parts[at] = rest - next * base;
    rest = next;
  }
};

export interface FacetValue {
  readonly value: string;
  readonly count: number;
}
export type FacetCounts = ReadonlyMap<ValueFilter, readonly FacetValue[]>;

/** Counts the values of each asked filter over the facet codes of many companies, the most frequent first. */
export const countFacets = (codes: Iterable<number>, filters: readonly ValueFilter[]): FacetCounts => {
  const tallies = PART_BASES.map((base) => new Int32Array(base));
  const parts = new Int32Array(PART_BASES.length);
  for (const code of codes) {
    unpack(code, parts);
    for (let at = 0; at < parts.length; at += 1) {
      const tally = tallies[at];
      const number = parts[at] ?? 0;
      if (tally) tally[number] = (tally[number] ?? 0) + 1;
    }
  }
  return new Map(filters.map((filter) => [filter, readTally(filter, tallies[PART_OF[filter]])]));
};

const readTally = (filter: ValueFilter, tally: Int32Array | undefined): readonly FacetValue[] => {
  const counts = new Map<string, number>();
  const parts = new Int32Array(PART_BASES.length);
  tally?.forEach((count, number) => {
    if (count === 0) return;
    parts[PART_OF[filter]] = number;
    const value = READERS[filter](parts);
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + count);
  });
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
};
