import { CITIES, findCity } from './cities.ts';
import type { City } from './cities.ts';
import { findProvince, PROVINCES } from './provinces.ts';
import type { Province } from './provinces.ts';

/** A province or a city by its own exact code. */
export const findDivision = (code: string): Province | City | undefined =>
  code.endsWith('0000') ? exact(findProvince(code), code) : exact(findCity(code), code);

const exact = <T extends { readonly code: string }>(found: T | undefined, code: string): T | undefined =>
  found?.code === code ? found : undefined;

const normalize = (name: string): string =>
  name
    .trim()
    .replace(/['’ -]/g, '')
    .toLowerCase();

const byName = new Map<string, (Province | City)[]>();
for (const division of [...PROVINCES, ...CITIES]) {
  for (const name of new Set(
    [division.name, division.shortName, division.nameEn, `${division.shortName}市`].map(normalize),
  ))
    byName.set(name, [...(byName.get(name) ?? []), division]);
}

/**
 * Provinces and cities of that name, Chinese with or without suffix, or English: `广东`, `深圳市`, `Shenzhen`. Provinces come
 * first; several where names repeat (`Suzhou`, `吉林`). `provinceCode` keeps those of one province.
 */
export const findDivisionsByName = (name: string, provinceCode?: string): readonly (Province | City)[] => {
  const found = byName.get(normalize(name)) ?? [];
  if (provinceCode === undefined) return found;
  return found.filter((division) => division.code.slice(0, 2) === provinceCode.slice(0, 2));
};

/** Both names of a division code: `Shenzhen, Guangdong` and `广东省深圳市`; null for an unknown province. */
export const findDivisionLabel = (code: string): { readonly en: string; readonly cn: string } | null => {
  const province = findProvince(code);
  if (!province) return null;
  const city = findCity(code);
  if (!city || city.name === province.name) return { en: province.nameEn, cn: province.name };
  return { en: `${city.nameEn}, ${province.nameEn}`, cn: `${province.name}${city.name}` };
};
