import { findDivisionsByName, parseDivision } from '../divisions/index.ts';
import type { SplitName } from './split-name.ts';
import type { Candidate, PartScore, Wanted } from './subject.ts';

const ONLY_PROVINCE = -3;
const MISSING = -6;
const DIFFERS = -30;

/** Every place that may be meant: provinces by two digits, cities by six (counties under a province share the first four). */
export interface WantedRegion {
  readonly provinces: ReadonlySet<string>;
  readonly cities: ReadonlySet<string>;
  /** `深圳` of the name itself, which may be a district or county that has no column. */
  readonly places: readonly string[];
}

const isCity = (code: string): boolean => !code.endsWith('0000');

/** Where a row says the company is: its columns, and the place its name begins with. */
export const readRegion = ({ province, city }: Wanted, name: SplitName | undefined): WantedRegion => {
  const inProvince =
    province === null ? [] : findDivisionsByName(province).filter(({ code }) => !isCity(code));
  const named = city === null ? [] : findDivisionsByName(city).filter(({ code }) => isCity(code));
  const within = named.filter(({ code }) =>
    inProvince.some((one) => one.code.slice(0, 2) === code.slice(0, 2)),
  );
  const cities = new Set((within.length > 0 ? within : named).map(({ code }) => code));
  const provinces = new Set(inProvince.map(({ code }) => code.slice(0, 2)));
  if (provinces.size + cities.size === 0 && name) {
    const division = parseDivision(name.parts.region);
    if (division.provinceCode) provinces.add(division.provinceCode.slice(0, 2));
    if (division.cityCode) cities.add(division.cityCode);
  }
  return { provinces, cities, places: name?.parts.places ?? [] };
};

const region = (finding: PartScore['finding'], points: number): readonly PartScore[] => [
  { part: 'region', finding, points },
];

/** Whether the place of a row is that of the company: by its address, or by the place in its name. */
export const compareRegions = (
  wanted: WantedRegion,
  candidate: Candidate,
  known: SplitName,
): readonly PartScore[] => {
  const named = parseDivision(known.parts.region);
  const cities = listKnown([candidate.cityCode, named.cityCode], 6);
  const provinces = listKnown([candidate.provinceCode, named.provinceCode, candidate.cityCode], 2);
  const sharesPlace = wanted.places.some((place) => known.parts.places.includes(place));
  if (wanted.provinces.size + wanted.cities.size === 0) {
    if (sharesPlace) return [];
    return wanted.places.length > 0 && known.parts.places.length > 0
      ? region('differs', DIFFERS)
      : known.parts.places.length === 0 && wanted.places.length === 0
        ? []
        : region('missing', MISSING);
  }
  if (wanted.cities.size > 0) {
    if (cities.some((code) => wanted.cities.has(code))) return [];
    if (cities.length > 0) return region('differs', DIFFERS);
    const outer = [...wanted.cities].map((code) => code.slice(0, 2));
    if (provinces.length === 0) return region('missing', MISSING);
    return provinces.some((code) => outer.includes(code))
      ? region('missing', ONLY_PROVINCE)
      : region('differs', DIFFERS);
  }
  if (provinces.length === 0) return region('missing', MISSING);
  if (!provinces.some((code) => wanted.provinces.has(code))) return region('differs', DIFFERS);
  return sharesPlace || cities.length === 0 ? [] : region('missing', ONLY_PROVINCE);
};

const listKnown = (codes: readonly (string | null)[], digits: number): readonly string[] =>
  codes.flatMap((code) => (code === null ? [] : [code.slice(0, digits)]));
