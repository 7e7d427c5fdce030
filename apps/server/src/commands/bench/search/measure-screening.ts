import { listCompanyRows } from '@mingjian/database/companies';
import { searchCompanies } from '@mingjian/database/search';
import type { SearchFilters, SearchSort } from '@mingjian/domain/search';
import type { ValueFilter } from '@mingjian/domain/search-terms';
import type { BenchCompany } from './make-companies.ts';
import { PAGE_SIZE, PAGES } from './measure-words.ts';
import type { Bench } from './measure-words.ts';
import { summarise } from './meter.ts';
import type { Cost, CostSummary } from './meter.ts';
import { makeRandom } from './random.ts';
import type { Random } from './random.ts';

interface Screening {
  readonly keyword?: string;
  readonly filters: SearchFilters;
  readonly sort?: SearchSort;
}

interface ScreeningClass {
  readonly name: string;
  readonly make: (company: BenchCompany, random: Random) => Screening;
}

export interface ScreeningMeasure {
  readonly name: string;
  readonly queries: number;
  readonly pages: readonly CostSummary[];
  readonly costs: readonly Cost[];
  readonly totals: readonly number[];
}

const valueOf = (company: BenchCompany, filter: ValueFilter): string => {
  const flag = (value: boolean | null): string => (value ? 'yes' : 'no');
  const values: Readonly<Record<ValueFilter, string | null>> = {
    status: company.status,
    province: company.provinceCode,
    city: company.cityCode,
    section: company.industrySection,
    division: company.industryDivision,
    nature: company.nature,
    size: company.sizeGrade,
    listed: flag(company.isListed),
    highTech: flag(company.isHighTech),
  };
  return values[filter] ?? '';
};

const CHOICES: readonly ValueFilter[] = [
  'status',
  'province',
  'city',
  'section',
  'division',
  'nature',
  'size',
];

/** Filters that the company fits, so that each query has an answer. */
const pickFilters = (company: BenchCompany, random: Random, count: number): SearchFilters => {
  const chosen = new Set<ValueFilter>();
  while (chosen.size < count) chosen.add(random.pick(CHOICES));
  return { values: Object.fromEntries([...chosen].map((filter) => [filter, [valueOf(company, filter)]])) };
};

const capitalRange = (company: BenchCompany) => {
  const capital = Number(company.registeredCapital);
  return { capitalFrom: Math.floor(capital / 2), capitalTo: capital * 2 };
};

const ageRange = (company: BenchCompany) => {
  const year = Number(company.establishedOn?.slice(0, 4));
  return { establishedFrom: `${year - 1}-01-01`, establishedTo: `${year + 1}-12-31` };
};

const CLASSES: readonly ScreeningClass[] = [
  { name: 'no filter', make: () => ({ filters: { values: {} } }) },
  { name: 'one filter', make: (company, random) => ({ filters: pickFilters(company, random, 1) }) },
  { name: 'two filters', make: (company, random) => ({ filters: pickFilters(company, random, 2) }) },
  { name: 'three filters', make: (company, random) => ({ filters: pickFilters(company, random, 3) }) },
  {
    name: 'two values of one filter',
    make: (company) => ({
      filters: {
        values: { status: ['active', company.status ?? 'revoked'], province: [company.provinceCode ?? ''] },
      },
    }),
  },
  { name: 'capital range', make: (company) => ({ filters: { values: {}, ...capitalRange(company) } }) },
  {
    name: 'filter + capital range',
    make: (company, random) => ({
      filters: { ...pickFilters(company, random, 1), ...capitalRange(company) },
    }),
  },
  {
    name: 'filter + years',
    make: (company, random) => ({ filters: { ...pickFilters(company, random, 1), ...ageRange(company) } }),
  },
  {
    name: 'rating',
    make: (_, random) => ({ filters: { values: {}, ratingGrades: [random.pick([1, 4, 9, 17])] } }),
  },
  {
    name: 'filter + rating',
    make: (company, random) => ({ filters: { ...pickFilters(company, random, 1), ratingGrades: [3, 4, 5] } }),
  },
  {
    name: 'filter, by revenue',
    make: (company, random) => ({
      filters: pickFilters(company, random, 1),
      sort: { column: 'revenue', isDescending: true },
    }),
  },
  {
    name: 'filter, by name',
    make: (company, random) => ({
      filters: pickFilters(company, random, 1),
      sort: { column: 'name', isDescending: false },
    }),
  },
  {
    name: 'no filter, by total assets',
    make: () => ({ filters: { values: {} }, sort: { column: 'totalAssets', isDescending: true } }),
  },
  {
    name: 'brand + filter',
    make: (company, random) => ({ keyword: company.brand, filters: pickFilters(company, random, 1) }),
  },
  {
    name: 'common word + filter',
    make: (company, random) => ({ keyword: company.business, filters: pickFilters(company, random, 1) }),
  },
  { name: 'common word', make: (company) => ({ keyword: company.business, filters: { values: {} } }) },
  { name: '1 character', make: (company) => ({ keyword: company.brand.charAt(0), filters: { values: {} } }) },
];

const screen = async (
  { db, frequencies }: Bench,
  { keyword = '', filters, sort }: Screening,
  page: number,
) => {
  const result = await searchCompanies(db, {
    keyword,
    filters,
    sort,
    offset: (page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE,
    withFacets: true,
    withRatings: true,
    frequencies,
  });
  await listCompanyRows(
    db,
    result.found.map(({ companyId }) => companyId),
    null,
  );
  return result.total;
};

/** Every class of screening with its facets, page 1 and page 10. */
export const measureScreening = async (
  bench: Bench,
  companies: readonly BenchCompany[],
  queriesOfAClass: number,
  seed: number,
): Promise<readonly ScreeningMeasure[]> => {
  const random = makeRandom(seed);
  const measures: ScreeningMeasure[] = [];
  for (const { name, make } of CLASSES) {
    const screenings = Array.from({ length: queriesOfAClass }, () => make(random.pick(companies), random));
    for (const screening of screenings.slice(0, 4)) await screen(bench, screening, 1);
    const pages: CostSummary[] = [];
    const all: Cost[] = [];
    const totals: number[] = [];
    for (const page of PAGES) {
      const costs: Cost[] = [];
      for (const screening of screenings) {
        const { value, cost } = await bench.meter.measure(() => screen(bench, screening, page));
        costs.push(cost);
        totals.push(value);
      }
      pages.push(summarise(costs));
      all.push(...costs);
    }
    measures.push({ name, queries: queriesOfAClass, pages, costs: all, totals });
  }
  return measures;
};
