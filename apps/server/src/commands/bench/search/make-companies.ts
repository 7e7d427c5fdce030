import { AREAS } from '@mingjian/domain/division-areas';
import { CITIES } from '@mingjian/domain/divisions';
import { calculatePopularity, readSyllables } from '@mingjian/domain/search';
import type { PopularityFacts, SearchFacts } from '@mingjian/domain/search';
import { makeRandom } from './random.ts';
import type { Random } from './random.ts';
import { BRAND_CHARACTERS, BUSINESSES, LEGAL_FORMS } from './vocabulary.ts';

/** A made-up company with the parts of its name, from which queries are drawn. */
export interface BenchCompany extends SearchFacts, PopularityFacts {
  readonly id: number;
  readonly region: string;
  readonly brand: string;
  readonly business: string;
  readonly ratingGrade: number | null;
}

const CODE_CHARACTERS = Array.from('0123456789ABCDEFGHJKLMNPQRTUWXY');
const BRANDS = 220_000;

const makeBrands = (random: Random): readonly string[] => {
  const brands = new Set<string>();
  while (brands.size < BRANDS) {
    const draw = random.next();
    const length = draw < 0.55 ? 2 : draw < 0.88 ? 3 : 4;
    brands.add(Array.from({ length }, () => random.pickEarly(BRAND_CHARACTERS, 2)).join(''));
  }
  return [...brands];
};

const spell = (text: string): string => readSyllables(text).join('');
const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Places by size: the index of a city stands for how many firms it has. */
const shuffled = <T>(values: readonly T[], random: Random): readonly T[] =>
  values
    .map((value) => ({ value, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ value }) => value);

const pickForm = (random: Random): string => {
  let rest = random.next();
  return LEGAL_FORMS.find(([, share]) => (rest -= share) < 0)?.[0] ?? '有限公司';
};

const makeCode = (random: Random, area: string): string =>
  `91${area}${Array.from({ length: 10 }, () => random.pick(CODE_CHARACTERS)).join('')}`;

const money = (random: Random, middle: number, spread: number): number =>
  Math.round(10 ** (middle + spread * random.normal()));

/** Makes companies one by one: Zipf-like reuse of brands, places and businesses, and the facts that lists filter by. */
export function* makeCompanies(count: number, seed: number): Generator<BenchCompany> {
  const random = makeRandom(seed);
  const brands = makeBrands(random);
  const cities = shuffled(CITIES, random);
  const areas = Map.groupBy(AREAS, (area) => area.cityCode);
  const pickName = () => {
    const city = random.pickEarly(cities, 2.2);
    const brand = random.pickEarly(brands, 2.2);
    const [business, businessEn, division] = random.pickEarly(BUSINESSES, 1.8);
    const form = pickForm(random);
    const draw = random.next();
    const area = draw < 0.12 ? (areas.get(city.code)?.[0]?.name ?? '') : '';
    const region = random.chance(0.5) ? city.name : city.shortName;
    const bracketed = draw > 0.8 && draw < 0.93;
    const name = bracketed
      ? `${brand}（${city.shortName}）${business}${form}`
      : draw > 0.97
        ? brand + business + form
        : region + area + brand + business + form;
    return { city, brand, business, businessEn, division, region: draw > 0.97 ? '' : city.shortName, name };
  };
  for (let id = 1; id <= count; id += 1) {
    const { city, businessEn, division, name, ...parts } = pickName();
    const hasStatements = random.chance(0.1);
    const assets = hasStatements ? money(random, 7.5, 0.9) : null;
    const capital = money(random, 6.2, 0.75);
    const isListed = random.chance(0.002);
    const facts = {
      name: random.chance(0.03) ? `${name}${random.pick(cities).shortName}分公司` : name,
      nameEn: random.chance(0.2) ? `${capitalise(spell(parts.brand))} ${businessEn} Co., Ltd.` : null,
      formerNames: random.chance(0.05) ? [pickName().name] : [],
      shortNames: isListed ? [parts.brand + parts.business.slice(0, 2)] : [],
      creditCode: makeCode(random, city.code),
      stockCode: isListed ? String(600_000 + id).slice(0, 6) : null,
      establishedOn: `${2024 - Math.floor(34 * random.next() ** 1.7)}-0${1 + Math.floor(9 * random.next())}-15`,
      registeredCapital: String(Math.max(10_000, Math.round(capital / 10_000) * 10_000)),
      registeredCapitalCurrency: 'CNY',
      status: random.chance(0.72)
        ? 'active'
        : random.pickEarly(['deregistered', 'revoked', 'moved_out', 'liquidation'], 2),
      provinceCode: city.provinceCode,
      cityCode: city.code,
      industrySection: division.slice(0, 1),
      industryDivision: division,
      nature: random.pickEarly(['private', 'foreign', 'state', 'hk_mo_tw', 'joint', 'collective'], 4),
      sizeGrade: random.pickEarly(['micro', 'small', 'medium', 'large'], 2.5),
      isListed,
      isHighTech: random.chance(0.03),
      employees: random.chance(0.6) ? money(random, 0.9, 0.7) : null,
      patentCount: random.chance(0.05) ? money(random, 0.8, 0.5) : null,
      trademarkCount: random.chance(0.08) ? money(random, 0.6, 0.5) : null,
      financingRounds: null,
      revenue: assets === null ? null : String(Math.round(assets * (0.3 + random.next()))),
      totalAssets: assets === null ? null : String(assets),
    };
    yield {
      ...facts,
      ...parts,
      id,
      popularity: calculatePopularity(facts),
      ratingGrade: hasStatements && random.chance(0.8) ? 1 + Math.floor(19 * random.next()) : null,
    };
  }
}
