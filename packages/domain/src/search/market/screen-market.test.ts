import { expect, test } from 'vitest';
import { packFacets } from '../facet-code.ts';
import type { FilterFacts, SearchFilters } from '../filters.ts';
import { NO_FILTERS } from '../filters.ts';
import {
  countDays,
  dropCompany,
  listMarket,
  makeMarketOf,
  putCompany,
  putRatings,
  screenMarket,
} from './index.ts';
import type { FacetKind, Market, MarketRow } from './index.ts';

const PROVINCES = ['440000', '320000', '110000'];
const STATUSES = ['active', 'revoked', 'deregistered'];
const DIVISIONS = ['C39', 'F51', 'I65'];

interface Company extends FilterFacts {
  readonly id: number;
  readonly popularity: number;
  readonly capital: number | null;
  readonly establishedOn: string | null;
  readonly rating: number;
}

/** A market of its own for each seed, the same on every run. */
const makeCompanies = (count: number): readonly Company[] =>
  Array.from({ length: count }, (_, at) => {
    const pick = <T>(values: readonly T[], step: number): T =>
      values[(at * step + (at >> 3)) % values.length] as T;
    const provinceCode = pick(PROVINCES, 7);
    const industryDivision = pick(DIVISIONS, 11);
    return {
      id: at + 1,
      popularity: (at * 37) % 400,
      status: pick([...STATUSES, null], 5),
      provinceCode,
      cityCode: at % 3 === 0 ? null : `${provinceCode.slice(0, 2)}0${1 + (at % 4)}00`,
      industryDivision,
      industrySection: industryDivision.slice(0, 1),
      nature: pick(['private', 'state'], 3),
      sizeGrade: at % 5 === 0 ? null : pick(['micro', 'small', 'large'], 13),
      isListed: at % 17 === 0,
      isHighTech: at % 6 === 0 ? true : null,
      capital: at % 7 === 0 ? null : (at % 50) * 100_000,
      establishedOn: at % 9 === 0 ? null : `${1990 + (at % 30)}-06-15`,
      rating: at % 4 === 0 ? 1 + (at % 19) : 0,
    };
  });

const toRow = (company: Company): MarketRow => ({
  companyId: company.id,
  tier: company.popularity > 300 ? 0 : company.popularity > 200 ? 1 : 2,
  popularity: company.popularity,
  facetCode: packFacets(company),
  capital: company.capital,
  founded: company.establishedOn === null ? null : countDays(company.establishedOn),
});

const rate = (market: Market, companies: readonly Company[]): void => {
  const rated = companies.filter(({ rating }) => rating > 0);
  putRatings(
    market,
    rated.map(({ id }) => id),
    rated.map(({ rating }) => rating),
  );
};

const load = (companies: readonly Company[]): Market => {
  const market = makeMarketOf(companies.length, (at) => toRow(companies[at] as Company));
  rate(market, companies);
  return market;
};

/** The same question, asked of each company by itself. */
const valueOf = (company: Company, kind: FacetKind): string | null => {
  const flag = (value: boolean | null): string | null => (value === null ? null : value ? 'yes' : 'no');
  const values: Record<FacetKind, string | null> = {
    status: company.status,
    province: company.provinceCode,
    city: company.cityCode,
    section: company.industrySection,
    division: company.industryDivision,
    nature: company.nature,
    size: company.sizeGrade,
    listed: flag(company.isListed),
    highTech: flag(company.isHighTech),
    rating: company.rating === 0 ? null : String(company.rating),
  };
  return values[kind];
};

const FAMILY: Partial<Record<FacetKind, readonly FacetKind[]>> = {
  province: ['province', 'city'],
  section: ['section', 'division'],
};

const familyOf = (kind: FacetKind): readonly FacetKind[] => FAMILY[kind] ?? [kind];

const fits = (company: Company, filters: SearchFilters, without: readonly FacetKind[] = []): boolean => {
  const { values, ratingGrades, capitalFrom = 0, capitalTo, establishedFrom = '', establishedTo } = filters;
  const chosen: Partial<Record<FacetKind, readonly string[]>> = {
    ...values,
    rating: ratingGrades?.map(String) ?? [],
  };
  const holds = Object.entries(chosen).every(([kind, wanted]) => {
    if (wanted.length === 0 || without.includes(kind as FacetKind)) return true;
    return wanted.includes(valueOf(company, kind as FacetKind) ?? '');
  });
  const asksCapital = filters.capitalFrom !== undefined || capitalTo !== undefined;
  const asksAge = filters.establishedFrom !== undefined || establishedTo !== undefined;
  const inCapital =
    !asksCapital ||
    (company.capital !== null &&
      company.capital >= capitalFrom &&
      company.capital <= (capitalTo ?? Infinity));
  const inAge =
    !asksAge ||
    (company.establishedOn !== null &&
      company.establishedOn >= establishedFrom &&
      company.establishedOn <= (establishedTo ?? '9999'));
  return holds && inCapital && inAge;
};

const CASES: readonly (readonly [string, SearchFilters])[] = [
  ['no filter', NO_FILTERS],
  ['one value', { values: { status: ['active'] } }],
  ['two values of one filter', { values: { status: ['active', 'revoked'] } }],
  ['three filters', { values: { status: ['active'], section: ['C'], nature: ['state'] } }],
  ['a city beside its province', { values: { province: ['440000'], city: ['440100', '440200'] } }],
  ['an industry beside its section', { values: { section: ['C'], division: ['C39'], size: ['micro'] } }],
  ['limits', { values: { province: ['320000'] }, capitalFrom: 1_000_000, establishedTo: '2005-12-31' }],
  ['ratings', { values: { listed: ['no'] }, ratingGrades: [1, 5, 9] }],
  ['nothing fits', { values: { status: ['liquidation'], size: ['medium'] } }],
];

test.each(CASES)('counts and facets agree with asking each company: %s', (_, filters) => {
  const companies = makeCompanies(3000);
  const { total, facets } = screenMarket(load(companies), filters);
  expect(total).toBe(companies.filter((company) => fits(company, filters)).length);
  for (const [kind, values] of facets) {
    // A city is counted without other cities, a province without its cities too.
    const isChosen =
      kind === 'rating'
        ? filters.ratingGrades !== undefined
        : familyOf(kind).some((one) => one !== 'rating' && (filters.values[one]?.length ?? 0) > 0);
    const group = companies.filter((company) => fits(company, filters, isChosen ? familyOf(kind) : []));
    const counts = Map.groupBy(group, (company) => valueOf(company, kind));
    counts.delete(null);
    expect(new Map(values.map(({ value, count }) => [value, count])), kind).toEqual(
      new Map([...counts].map(([value, members]) => [value, members.length])),
    );
  }
});

test('a page holds the best known that fit, newcomers in their place, the departed nowhere', () => {
  const companies = makeCompanies(500);
  const market = load(companies.slice(0, 400));
  for (const company of companies.slice(400)) putCompany(market, toRow(company));
  dropCompany(market, 7);
  const filters: SearchFilters = { values: { province: ['440000'] } };
  const expected = companies
    .filter((company) => company.id !== 7 && fits(company, filters))
    .toSorted((a, b) => b.popularity - a.popularity || a.id - b.id)
    .map(({ id }) => id);
  expect([...listMarket(market, filters, 0, 20), ...listMarket(market, filters, 20, 500)]).toEqual(expected);
  expect(screenMarket(market, filters).total).toBe(expected.length);
});

test('a company that changes is counted as it is now, once, and keeps its rating', () => {
  const companies = makeCompanies(100);
  const market = load(companies);
  const [first] = companies;
  const rated = companies.find(({ rating }) => rating > 0);
  expect(first).toBeDefined();
  if (!first || !rated) return;
  putCompany(market, toRow({ ...first, status: 'liquidation' }));
  putCompany(market, toRow({ ...rated, status: 'liquidation', popularity: 399 }));
  const filters: SearchFilters = { values: { status: ['liquidation'] } };
  expect(new Set(listMarket(market, filters, 0, 10))).toEqual(new Set([first.id, rated.id]));
  expect(screenMarket(market, NO_FILTERS).total).toBe(100);
  expect(screenMarket(market, { values: {}, ratingGrades: [rated.rating] }).total).toBe(
    companies.filter(({ rating }) => rating === rated.rating).length,
  );
});

test('a group of given companies is counted by itself', () => {
  const companies = makeCompanies(200);
  const market = load(companies);
  const slots = Int32Array.from([1, 2, 3, 50].map((id) => market.slots.get(id) ?? -1));
  expect(screenMarket(market, NO_FILTERS, slots).total).toBe(4);
});
