import {
  isRegionCharacter,
  normaliseName,
  parseName,
  readSyllables,
  stripLegalForm,
  takeInitials,
} from '@mingjian/domain/search';
import type { BenchCompany } from './make-companies.ts';
import { makeRandom } from './random.ts';
import type { Random } from './random.ts';
import { BRAND_CHARACTERS } from './vocabulary.ts';

/** A query with the company it was drawn from. */
export interface BenchQuery {
  readonly keyword: string;
  readonly wanted: number;
}

/**
 * `selective`: the wanted company belongs in the first 20; `crowded`: more than 20 companies match, 20 of them are
 * wanted; `typo`: a character is wrong.
 */
export interface QueryClass {
  readonly name: string;
  readonly kind: 'selective' | 'crowded' | 'replaced' | 'dropped';
  readonly make: (company: BenchCompany, random: Random) => string | null;
  /** What a name must hold to match: such a class is compared with a scan of all names. */
  readonly contains?: (keyword: string) => readonly string[];
}

const itself = (keyword: string): readonly string[] => [keyword];

const withoutForm = (company: BenchCompany): string => stripLegalForm(normaliseName(company.name));
const coreInitials = (company: BenchCompany): string =>
  takeInitials(readSyllables(parseName(company.name).core));
const capFirst = (text: string, at: number): readonly [string, string] => [
  text.slice(0, at),
  text.slice(at + 1),
];

/** A place behind the region's first two characters, so that brand, business and suffix are hit alike. */
const pickPlace = (text: string, random: Random): number => 2 + Math.floor(random.next() * (text.length - 2));

export const QUERY_CLASSES: readonly QueryClass[] = [
  { name: 'full name', kind: 'selective', make: ({ name }) => name },
  { name: 'without legal form', kind: 'selective', make: withoutForm },
  {
    name: 'region + brand',
    kind: 'selective',
    make: ({ region, brand }) => (region === '' ? null : region + brand),
  },
  { name: 'brand + industry', kind: 'selective', make: ({ brand, business }) => brand + business },
  { name: 'credit code', kind: 'selective', make: ({ creditCode }) => creditCode },
  {
    name: 'credit code, first 12',
    kind: 'selective',
    make: ({ creditCode }) => creditCode?.slice(0, 12) ?? null,
  },
  {
    name: 'initials, 4 and more',
    kind: 'selective',
    make: (company) => {
      const initials = coreInitials(company);
      return initials.length < 4 ? null : initials;
    },
  },
  {
    name: 'region initials + initials',
    kind: 'selective',
    make: (company) =>
      company.region === '' ? null : takeInitials(readSyllables(company.region)) + coreInitials(company),
  },
  {
    name: 'pinyin of brand and industry',
    kind: 'selective',
    make: ({ brand, business }) => readSyllables(brand + business).join(''),
  },
  { name: 'former name', kind: 'selective', make: ({ formerNames }) => formerNames[0] ?? null },
  { name: 'English name', kind: 'selective', make: ({ nameEn }) => nameEn },
  {
    name: '1 character',
    kind: 'crowded',
    // One character is looked for behind the place: a scan of whole names would count the places too.
    make: ({ brand }) => Array.from(brand).find((character) => !isRegionCharacter(character)) ?? null,
    contains: itself,
  },
  { name: '2 characters', kind: 'crowded', make: ({ brand }) => brand.slice(0, 2), contains: itself },
  { name: 'common word', kind: 'crowded', make: ({ business }) => business, contains: itself },
  {
    name: 'common word + form',
    kind: 'crowded',
    make: ({ business }) => `${business}有限公司`,
    contains: (keyword) => [keyword.replace('有限公司', '')],
  },
  {
    name: 'region + common word',
    kind: 'crowded',
    make: ({ region, business }) => (region === '' ? null : region + business),
  },
  { name: 'pinyin of brand', kind: 'crowded', make: ({ brand }) => readSyllables(brand).join('') },
  {
    name: 'initials, 2 and 3',
    kind: 'crowded',
    make: (company, random) => coreInitials(company).slice(0, random.pick([2, 3])),
  },
  { name: 'English word', kind: 'crowded', make: ({ nameEn }) => nameEn?.split(' ')[1] ?? null },
  {
    name: 'English beginning',
    kind: 'crowded',
    make: ({ nameEn }) => nameEn?.split(' ')[0]?.slice(0, 4) ?? null,
  },
  {
    name: 'replaced character',
    kind: 'replaced',
    make: (company, random) => {
      const text = withoutForm(company);
      const [before, behind] = capFirst(text, pickPlace(text, random));
      return before + random.pick(BRAND_CHARACTERS) + behind;
    },
  },
  {
    name: 'dropped character',
    kind: 'dropped',
    make: (company, random) => {
      const text = withoutForm(company);
      const [before, behind] = capFirst(text, pickPlace(text, random));
      return before + behind;
    },
  },
];

/** Draws queries of a class from companies picked at random. */
export const drawQueries = (
  { make }: QueryClass,
  companies: readonly BenchCompany[],
  count: number,
  seed: number,
): readonly BenchQuery[] => {
  const random = makeRandom(seed);
  const queries: BenchQuery[] = [];
  for (let tries = 0; queries.length < count && tries < count * 200; tries += 1) {
    const company = random.pick(companies);
    const keyword = make(company, random);
    if (keyword) queries.push({ keyword, wanted: company.id });
  }
  return queries;
};
