import { CITY_ROWS } from './city-rows.ts';

/** A prefecture-level division, or a county-level one that a province administers directly. */
export interface City {
  /** Six digits, `440300`; a municipality's city is `110100`, and so on. */
  readonly code: string;
  readonly provinceCode: string;
  /** `深圳市`, `延边朝鲜族自治州`. */
  readonly name: string;
  /** `深圳`, `延边`. */
  readonly shortName: string;
  /** `Shenzhen`, `Yanbian`. */
  readonly nameEn: string;
}

const MUNICIPALITIES = new Set(['11', '12', '31', '50']);
const PEOPLES =
  /(?:土家族|苗族|朝鲜族|藏族|羌族|彝族|布依族|侗族|哈尼族|壮族|傣族|白族|景颇族|傈僳族|回族|黎族|蒙古族|蒙古|哈萨克|柯尔克孜)*自治[州县]$/;

const shorten = (name: string): string =>
  name.endsWith('自治州') || name.endsWith('自治县')
    ? name.replace(PEOPLES, '')
    : name.replace(/(?:市|地区|盟|林区|县)$/, '');

const parseRow = (prefix: string, row: string): City => {
  const [name = '', nameEn = ''] = row.slice(4).split('=');
  return {
    code: prefix + row.slice(0, 4),
    provinceCode: `${prefix}0000`,
    name,
    shortName: shorten(name),
    nameEn,
  };
};

/** The cities of GB/T 2260 in the order of their codes (368). Hong Kong, Macao and Taiwan have none here. */
export const CITIES: readonly City[] = Object.entries(CITY_ROWS)
  .sort(([a], [b]) => a.localeCompare(b))
  .flatMap(([prefix, rows]) => rows.split('|').map((row) => parseRow(prefix, row)));

const byCode = new Map(CITIES.map((city) => [city.code, city]));

/** The city of any six-digit division code: the code itself, or that of a district in it. */
export const findCity = (code: string): City | undefined =>
  byCode.get(code) ??
  byCode.get(`${code.slice(0, 4)}00`) ??
  (MUNICIPALITIES.has(code.slice(0, 2)) && !code.endsWith('0000')
    ? byCode.get(`${code.slice(0, 2)}0100`)
    : undefined);
