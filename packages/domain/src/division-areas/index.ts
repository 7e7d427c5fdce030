import { findCity, findProvince, parseDivision } from '../divisions/index.ts';
import type { ParsedDivision } from '../divisions/index.ts';
import { AREA_ROWS } from './area-rows.ts';

/** A district or county of GB/T 2260. */
export interface Area {
  /** Six digits, `440305`. */
  readonly code: string;
  readonly provinceCode: string;
  /** Null only for a code whose city the standard does not list. */
  readonly cityCode: string | null;
  /** `南山区`. */
  readonly name: string;
}

export interface ParsedAddress extends ParsedDivision {
  readonly districtCode: string | null;
}

/** Districts and counties in the order of their codes (2,815). */
export const AREAS: readonly Area[] = Object.entries(AREA_ROWS)
  .sort(([a], [b]) => a.localeCompare(b))
  .flatMap(([prefix, rows]) =>
    rows.split('|').map((row) => {
      const code = prefix + row.slice(0, 4);
      return {
        code,
        provinceCode: `${prefix}0000`,
        cityCode: findCity(code)?.code ?? null,
        name: row.slice(4),
      };
    }),
  );

const byCode = new Map(AREAS.map((area) => [area.code, area]));
const byName = new Map<string, Area[]>();
const byCity = new Map<string, Area[]>();
for (const area of AREAS) {
  byName.set(area.name, [...(byName.get(area.name) ?? []), area]);
  if (area.cityCode) byCity.set(area.cityCode, [...(byCity.get(area.cityCode) ?? []), area]);
}
const LONGEST_NAME = Math.max(...AREAS.map((area) => area.name.length));

export const findArea = (code: string): Area | undefined => byCode.get(code);

/** Districts and counties of a city, in the order of their codes. */
export const listAreas = (cityCode: string): readonly Area[] => byCity.get(cityCode) ?? [];

/** Every area whose name stands in the text, the leftmost first, the longer name first where two begin together. */
const findAreasIn = (text: string): readonly (readonly Area[])[] => {
  const found: (readonly Area[])[] = [];
  for (let start = 0; start < text.length; start += 1) {
    for (let length = Math.min(LONGEST_NAME, text.length - start); length >= 2; length -= 1) {
      const areas = byName.get(text.slice(start, start + length));
      if (areas) found.push(areas);
    }
  }
  return found;
};

/**
 * Reads province, city and district of a Chinese address. A district that stands alone gives its city when only one place
 * in the country has that name (`海淀区…`), and is left open when several have it (`朝阳区…`).
 */
export const parseAddress = (addressText: string): ParsedAddress => {
  const place = parseDivision(addressText);
  for (const areas of findAreasIn(addressText.replaceAll(/\s/g, ''))) {
    const inPlace = areas.filter(
      (area) =>
        (place.provinceCode === null || area.provinceCode === place.provinceCode) &&
        (place.cityCode === null || area.cityCode === place.cityCode),
    );
    const area = inPlace.length === 1 ? inPlace[0] : undefined;
    if (area) return { provinceCode: area.provinceCode, cityCode: area.cityCode, districtCode: area.code };
  }
  return { ...place, districtCode: null };
};

/** `广东省深圳市南山区`: the beginning of an address; the municipality's name is not said twice. */
export const presentArea = (area: Area): string => {
  const province = findProvince(area.code)?.name ?? '';
  const city = findCity(area.code)?.name ?? '';
  return `${province}${city === province ? '' : city}${area.name}`;
};
