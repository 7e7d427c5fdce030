import { AREAS, findArea, parseAddress } from '@mingjian/domain/division-areas';
import { CITIES, findCity, findDivisionsByName } from '@mingjian/domain/divisions';
import type { City, Province } from '@mingjian/domain/divisions';

/** A place of the register as names and GB/T 2260 code; the finest that is sure. */
export interface Area {
  readonly province: string;
  readonly city: string | null;
  readonly district: string | null;
  readonly areaCode: string;
}

/** `省直辖县` stands where a county has no city above it: no name of a place. */
const NO_PLACE = /直辖县|市辖区/;

const isMunicipality = (province: Province | City) => province.name.endsWith('市');

const fromCode = (province: Province | City, code: string): Area => ({
  province: province.name,
  city: findCity(code)?.name ?? null,
  district: findArea(code)?.name ?? null,
  areaCode: code,
});

const wholeProvince = (province: Province | City, city: string | null): Area =>
  isMunicipality(province)
    ? fromCode(province, `${province.code.slice(0, 2)}0100`)
    : { province: province.name, city, district: null, areaCode: province.code };

/** The one district or county of the province whose name begins so: `九龙坡` -> 九龙坡区, `石柱` -> 石柱土家族自治县. */
const findDistrict = (province: Province | City, name: string): string | undefined => {
  const found = AREAS.filter((area) => area.provinceCode === province.code && area.name.startsWith(name));
  const exact = found.filter((area) => area.name.length === name.length + 1);
  const [only, ...others] = exact.length > 0 ? exact : found;
  return others.length === 0 ? only?.code : undefined;
};

/** Cities by name, then by the beginning of their full name: `延边州`, `伊犁哈萨克`. */
const findPrefecture = (province: Province | City, name: string): string | undefined => {
  const stem = name.replace(/(?:自治州|地区|州|盟)$/, '');
  const named = [name, stem].flatMap((text) => findDivisionsByName(text, province.code));
  const city = named.find((place) => !place.code.endsWith('0000'));
  if (city) return city.code;
  const begun = CITIES.filter(
    (place) => place.provinceCode === province.code && stem.length > 1 && place.name.startsWith(stem),
  );
  return begun.length === 1 ? begun[0]?.code : undefined;
};

const findPlace = (province: Province | City, cityName: string): Area | undefined => {
  const code = findPrefecture(province, cityName) ?? findDistrict(province, cityName);
  return code === undefined ? undefined : fromCode(province, code);
};

const fromAddress = (province: Province | City, address: string | null): Area | undefined => {
  const { cityCode, districtCode } = parseAddress(province.name + (address ?? ''));
  const code = districtCode ?? cityCode;
  return code?.slice(0, 2) === province.code.slice(0, 2) ? fromCode(province, code) : undefined;
};

export type AreaFinder = (
  provinceName: string,
  cityName: string | null,
  address: string | null,
) => Area | undefined;

/**
 * Looks a place up by the names of the register (`吉林`, `长春`; the city column also holds districts of municipalities), then
 * by the address; a place that is not in the standard keeps its name under the code of the province. Undefined when there is
 * no such province. Remembers what it found.
 */
export const makeAreaFinder = (): AreaFinder => {
  const provinces = new Map<string, Province | City | undefined>();
  const places = new Map<string, Area | undefined>();
  return (provinceName, cityName, address) => {
    if (!provinces.has(provinceName))
      provinces.set(
        provinceName,
        findDivisionsByName(provinceName).find((place) => place.code.endsWith('0000')),
      );
    const province = provinces.get(provinceName);
    if (!province) return undefined;
    const name = cityName === null || NO_PLACE.test(cityName) ? null : cityName;
    if (name !== null) {
      const key = `${provinceName}\t${name}`;
      if (!places.has(key)) places.set(key, findPlace(province, name));
      const known = places.get(key);
      if (known) return known;
    }
    return fromAddress(province, address) ?? wholeProvince(province, name);
  };
};
