import { findEnumCode } from './words.ts';
import { isList, isNothing, isObject, toJsonText } from './read-path.ts';
import type { Json } from './read-path.ts';

/** Somebody named in a record, with the side on which it stands where the record says so. */
export interface Named {
  readonly name: string;
  readonly role: string | null;
  readonly result: string | null;
}

const NAME_KEYS = ['Name', 'name', 'applicantName', 'Content', 'content'];
const ROLE_KEYS = ['RoleName', 'RoleType', 'role', 'Role'];
const RESULT_KEYS = ['Statement', 'result', 'emotion'];
const SEPARATORS = /[,，;；、\n\r\t]+/;

const pick = (value: { readonly [key: string]: Json }, keys: readonly string[]): string | null => {
  const key = keys.find((name) => typeof value[name] === 'string' || typeof value[name] === 'number');
  const found = key === undefined ? undefined : value[key];
  return found === undefined || isNothing(found)
    ? null
    : toJsonText(found)
        .replaceAll(/<\/?em>/g, '')
        .trim();
};

/** Everybody that a value names: texts, lists of texts, `{Name, RoleType}`, `{RoleName, RoleItemList: [{Name}]}`. */
export const listNamed = (value: Json, role: string | null = null): readonly Named[] => {
  if (isNothing(value)) return [];
  if (isList(value)) return value.flatMap((entry) => listNamed(entry, role));
  if (!isObject(value))
    return toJsonText(value)
      .split(SEPARATORS)
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => ({ name, role, result: null }));
  const ownRole = pick(value, ROLE_KEYS) ?? role;
  const inner = value['RoleItemList'];
  if (inner !== undefined) return listNamed(inner, ownRole);
  const name = pick(value, NAME_KEYS);
  return name === null ? [] : [{ name, role: ownRole, result: pick(value, RESULT_KEYS) }];
};

export type Side = 'claimants' | 'defendants' | 'third-parties';

const SIDES: Readonly<Record<Side, RegExp>> = {
  claimants: /(?<!被)上诉人|原告|公诉|(?<!被)申请人|申请执行人|再审申请人|^0$/,
  defendants: /被告|被上诉|被申请|被执行|^1$/,
  'third-parties': /第三人|^2$/,
};

/** The names on one side; names without a role stand on the side that the list is of. */
export const listSide = (value: Json, side: Side): readonly string[] => [
  ...new Set(
    listNamed(value)
      .filter(({ role }) => role === null || SIDES[side].test(role))
      .map(({ name }) => name),
  ),
];

const ROLES: readonly (readonly [RegExp, string])[] = [
  [/被上诉/, 'appellee'],
  [/上诉/, 'appellant'],
  [/被申请|被执行/, 'respondent'],
  [/申请/, 'applicant'],
  [/被告/, 'defendant'],
  [/原告|公诉/, 'plaintiff'],
  [/第三/, 'third_party'],
];

/** Three sides where the field of the dictionary knows no more. */
const NARROW: Readonly<Record<string, string>> = {
  appellee: 'defendant',
  respondent: 'defendant',
  appellant: 'plaintiff',
  applicant: 'plaintiff',
};

/** The side of the company itself, in the codes of the field; undefined where it is not named with a role. */
export const findOwnRole = (value: Json, companyName: string, field: string): string | undefined => {
  const own = listNamed(value).find(({ name, role }) => name === companyName && role !== null);
  const role = ROLES.find(([word]) => word.test(own?.role ?? ''))?.[1];
  return role && field !== 'company_role' ? (NARROW[role] ?? role) : role;
};

const RESULTS: readonly (readonly [RegExp, string])[] = [
  [/撤/, 'withdrawn'],
  [/部分/, 'partial'],
  [/胜诉|获得支持|^1$|对方被驳回/, 'win'],
  [/败诉|被驳回|不利|^-1$/, 'lose'],
  [/^0$|中性/, 'neutral'],
];

/** How the case ended for the company itself, where the record says so. */
export const findOwnResult = (value: Json, companyName: string): string | undefined => {
  const own = listNamed(value).find(({ name, result }) => name === companyName && result !== null);
  return RESULTS.find(([word]) => word.test(own?.result ?? ''))?.[1];
};

/** Codes where a provider has its own words for them; else those of registers. */
export const findCode = (
  field: string,
  word: string,
  words: Readonly<Record<string, string>> | undefined,
): string | undefined => words?.[word] ?? findEnumCode(field, word);
