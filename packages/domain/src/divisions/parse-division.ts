import { CITIES } from './cities.ts';
import type { City } from './cities.ts';
import { PROVINCES } from './provinces.ts';
import type { Province } from './provinces.ts';

/** Where an address or a name says it is; null where it does not say. */
export interface ParsedDivision {
  readonly provinceCode: string | null;
  readonly cityCode: string | null;
}

/** Names that addresses of the last decades still use: `[name without suffix, code of today's city]`. */
const FORMER_NAMES: readonly (readonly [string, string])[] = [
  ['襄樊', '420600'],
  ['莱芜', '370100'],
  ['思茅', '530800'],
];
const NOTHING: ParsedDivision = { provinceCode: null, cityCode: null };

type Place = { readonly province: Province } | { readonly city: City };
interface Match {
  readonly place: Place;
  readonly text: string;
}

const cityByCode = new Map(CITIES.map((city) => [city.code, city]));

const provinceNameOf = (city: City): string | undefined =>
  PROVINCES.find((province) => province.code === city.provinceCode)?.name;

const makeMatches = (): Match[] => {
  const matches: Match[] = PROVINCES.flatMap((province) =>
    [province.name, province.shortName].map((text) => ({ place: { province }, text })),
  );
  for (const city of CITIES) {
    if (city.code.endsWith('0100') && city.name === provinceNameOf(city)) continue;
    matches.push({ place: { city }, text: city.name }, { place: { city }, text: city.shortName });
  }
  for (const [text, code] of FORMER_NAMES) {
    const city = cityByCode.get(code);
    if (city) matches.push({ place: { city }, text: `${text}市` }, { place: { city }, text });
  }
  return matches;
};

const byFirstCharacter = new Map<string, Match[]>();
for (const match of makeMatches()) {
  const first = match.text[0] ?? '';
  byFirstCharacter.set(first, [...(byFirstCharacter.get(first) ?? []), match]);
}

/** A short city name before one of these is a district or a street of that name: `朝阳区`, `南京路`. */
const NOT_A_CITY = /^[区路街道镇乡村]/;

const findLongest = (text: string, province: Province | null): Match | undefined => {
  let best: Match | undefined;
  for (const match of byFirstCharacter.get(text[0] ?? '') ?? []) {
    if (best && match.text.length <= best.text.length) continue;
    if (!text.startsWith(match.text)) continue;
    if ('city' in match.place) {
      const { city } = match.place;
      if (province && city.provinceCode !== province.code) continue;
      const rest = text.slice(match.text.length);
      if (match.text === city.shortName && city.name !== city.shortName && NOT_A_CITY.test(rest)) continue;
      if (match.text === city.shortName && rest.startsWith('县') && !province) continue;
    }
    best = match;
  }
  return best;
};

/** `110100` and its like: the one city of a municipality. */
const findOnlyCity = (province: Province): string | null =>
  province.name.endsWith('市') ? `${province.code.slice(0, 2)}0100` : null;

/**
 * Reads province and city from the beginning of a Chinese address or company name, with or without suffixes
 * (`广东省深圳市…`, `深圳…`, `内蒙古包头…`). `中国` and spaces before them are passed over. Longest name wins, so `吉林市` is
 * the city and `吉林` the province. Districts: `@mingjian/domain/division-areas`.
 */
export const parseDivision = (addressText: string): ParsedDivision => {
  const text = addressText.replaceAll(/\s/g, '').replace(/^中国/, '');
  const first = findLongest(text, null);
  if (!first) return NOTHING;
  if ('city' in first.place)
    return { provinceCode: first.place.city.provinceCode, cityCode: first.place.city.code };
  const { province } = first.place;
  const onlyCity = findOnlyCity(province);
  if (onlyCity) return { provinceCode: province.code, cityCode: onlyCity };
  const rest = text.slice(first.text.length).replace(/^(?:省|自治区)/, '');
  const second = findLongest(rest, province);
  return {
    provinceCode: province.code,
    cityCode: second && 'city' in second.place ? second.place.city.code : null,
  };
};
