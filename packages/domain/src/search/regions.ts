import { AREAS } from '../division-areas/index.ts';
import { CITIES, PROVINCES } from '../divisions/index.ts';

/** City names that are ordinary words of company names too: such a name is kept under both readings. */
const ORDINARY_WORDS = new Set(
  '东方 大同 白银 三明 平安 和平 天门 万宁 安达 永安 永康 江山 天长 东兴 合作 弥勒 安宁 福安 瑞安 大安 灯塔 五常 铁力 兴平 德兴 新泰 泰兴 福泉 万源 明光 长乐'.split(
    ' ',
  ),
);
const SHORTENED_AREA = /(?:新区|自治县|自治旗|[县市区旗])$/;

const isPlain = (name: string): boolean => name.length > 1;
const withoutSuffix = (name: string): string => name.replace(SHORTENED_AREA, '');

/** Name -> beginnings of the division codes that it may mean: `深圳` -> `4403`. */
type CodesByName = ReadonlyMap<string, readonly string[]>;

const gather = (named: readonly (readonly [name: string, code: string])[]): CodesByName => {
  const codes = new Map<string, string[]>();
  for (const [name, code] of named) codes.set(name, [...(codes.get(name) ?? []), code]);
  return codes;
};

/** Provinces, cities and county-level cities, with and without suffix: they open a name on their own. */
const FIRST_WORDS = gather([
  ...PROVINCES.flatMap(({ name, shortName, code }) =>
    [...new Set([name, shortName, `${shortName}省`])].map((word) => [word, code.slice(0, 2)] as const),
  ),
  ...CITIES.map(({ name, code }) => [name, code.slice(0, 4)] as const),
  ...CITIES.filter(({ shortName }) => isPlain(shortName)).map(
    ({ shortName, code }) => [shortName, code.slice(0, 4)] as const,
  ),
  ...AREAS.filter(({ name }) => name.endsWith('市') && isPlain(withoutSuffix(name))).map(
    ({ name, code }) => [withoutSuffix(name), code] as const,
  ),
]);
const SHORT_NAMES: ReadonlyMap<string, string> = new Map(
  [...PROVINCES, ...CITIES].map(({ name, shortName }) => [name, shortName]),
);
/** Districts and counties with their suffix. */
const AREA_NAMES = gather(AREAS.map(({ name, code }) => [name, code] as const));
/** The same without suffix: read as a place only behind the province or city they lie in. */
const AREA_SHORT_NAMES = gather(
  AREAS.filter(({ name }) => isPlain(withoutSuffix(name))).map(
    ({ name, code }) => [withoutSuffix(name), code] as const,
  ),
);
const LONGEST = 11;
const SHORTEST_REST = 2;
const TOWN = /^[\u4e00-\u9fff]{2,3}?(?:镇|乡|街道)(?=[\u4e00-\u9fff]{2})/;

const findPrefix = (
  text: string,
  names: CodesByName,
  within: readonly string[],
  shortestRest: number,
): string => {
  for (let length = Math.min(LONGEST, text.length - shortestRest); length > 1; length -= 1) {
    const prefix = text.slice(0, length);
    const codes = names.get(prefix);
    if (codes && (within.length === 0 || codes.some((code) => lies(code, within)))) return prefix;
  }
  return '';
};

const lies = (code: string, within: readonly string[]): boolean =>
  within.some((outer) => code.startsWith(outer));

export interface RegionAndRest {
  /** `广东省深圳市`, as written; empty when the text does not begin with a place. */
  readonly region: string;
  /** The same, place by place, without suffixes: `广东`, `深圳`. */
  readonly places: readonly string[];
  /** What stands behind the first province or city: `南山区华安达` of `深圳市南山区华安达`. */
  readonly behindFirst: string;
  /** At least `shortestRest` characters, unless the text had fewer. */
  readonly rest: string;
}

/** Cuts the places that open a name, each inside the one before: province, city, district or county, town. */
export const splitRegion = (text: string, shortestRest = SHORTEST_REST): RegionAndRest => {
  const province = findPrefix(text, FIRST_WORDS, [], shortestRest);
  const outer = FIRST_WORDS.get(province) ?? [];
  const behindProvince = text.slice(province.length);
  const city = province === '' ? '' : findPrefix(behindProvince, FIRST_WORDS, outer, shortestRest);
  const inner = FIRST_WORDS.get(city) ?? outer;
  const behindCity = behindProvince.slice(city.length);
  const area =
    findPrefix(behindCity, AREA_NAMES, inner, shortestRest) ||
    (province === '' ? '' : findPrefix(behindCity, AREA_SHORT_NAMES, inner, shortestRest));
  const behindArea = behindCity.slice(area.length);
  const rest = area === '' ? behindArea : behindArea.replace(TOWN, '');
  const places = [province, city, area].filter((place) => place !== '').map(bareRegion);
  return { region: text.slice(0, text.length - rest.length), places, behindFirst: behindProvince, rest };
};

/** Whether a text is the name of a place and nothing else: `(深圳)` in a name, `深圳` as a query. */
export const isRegion = (text: string): boolean =>
  FIRST_WORDS.has(text) || AREA_NAMES.has(text) || AREA_SHORT_NAMES.has(text);

const REGION_CHARACTERS = new Set([...FIRST_WORDS.keys(), ...AREA_NAMES.keys()].join(''));
/** A character that many names hold in their place alone. */
export const isRegionCharacter = (character: string): boolean => REGION_CHARACTERS.has(character);

/** `深圳` of `深圳市`, for comparing places that are written with and without their suffix. */
export const bareRegion = (region: string): string =>
  SHORT_NAMES.get(region) ?? (region.length > 2 ? region.replace(/[省市县区]$/, '') : region);

/** Whether what was read as a place may as well be the beginning of a brand: `大同堂`. */
export const isDoubtfulRegion = (region: string): boolean => ORDINARY_WORDS.has(region);

/** Province and city names that open a name, without suffix, by how they sound or by their first letters. */
export const groupPlaces = (spell: (place: string) => string): ReadonlyMap<string, readonly string[]> => {
  const groups = new Map<string, Set<string>>();
  for (const place of FIRST_WORDS.keys()) {
    const sound = spell(place);
    groups.set(sound, (groups.get(sound) ?? new Set()).add(bareRegion(place)));
  }
  return new Map([...groups].map(([sound, places]) => [sound, [...places]]));
};

/** The place that stands inside a text, behind its first character: `华安深圳科技` -> `深圳` and `华安科技`. */
export const takeInnerRegion = (text: string): RegionAndRest | undefined => {
  for (let at = 1; at + 2 <= text.length; at += 1) {
    for (let length = Math.min(LONGEST, text.length - at); length > 1; length -= 1) {
      const region = text.slice(at, at + length);
      const rest = text.slice(0, at) + text.slice(at + length);
      if (rest.length >= SHORTEST_REST && FIRST_WORDS.has(region)) {
        return { region, places: [bareRegion(region)], behindFirst: rest, rest };
      }
    }
  }
  return undefined;
};
