import { findField } from '@mingjian/domain/dictionary';
import type { DictionaryField } from '@mingjian/domain/dictionary';
import { findCurrency } from '@mingjian/domain/money';
import type { Payload, PayloadValue } from '@mingjian/domain/records';
import { parseNumber } from '../shared/index.ts';
import type { RefusalReason } from '../shared/index.ts';
import { addAmounts, readAmount } from './read-amount.ts';
import type { BareUnit } from './read-amount.ts';
import { readDay, readMoment } from './read-date.ts';
import { findCode, findOwnResult, findOwnRole, listNamed, listSide } from './read-parties.ts';
import { isNothing, isObject, toJsonText } from './read-path.ts';
import type { Json } from './read-path.ts';
import { findIndustryCode, findProvinceName } from './read-places.ts';
import type { FieldRule, Reader } from './table.ts';

/** `undefined`: the field is left out, without a word. */
export type ReadValue =
  | { readonly ok: true; readonly value: PayloadValue | undefined; readonly beside?: Payload }
  | { readonly ok: false; readonly reason: RefusalReason };

const take = (value: PayloadValue | undefined, beside?: Payload): ReadValue =>
  beside ? { ok: true, value, beside } : { ok: true, value };
const refuse = (reason: RefusalReason): ReadValue => ({ ok: false, reason });
const takeOr = (value: PayloadValue | undefined, reason: RefusalReason): ReadValue =>
  value === undefined ? refuse(reason) : take(value);

/** Where the currency of an amount is kept; amounts of other fields are in yuan. */
const CURRENCY_FIELDS: Readonly<Record<string, string>> = {
  registered_capital: 'registered_capital_currency',
  paid_in_capital_registered: 'paid_in_capital_currency',
  guaranteed_amount: 'guarantee_currency',
  financing_amount: 'financing_currency',
};

const MARKUP = /<\/?(?:em|br|font|span|p)[^>]*>/gi;

const toText = (value: Json): string =>
  (isObject(value)
    ? listNamed(value)
        .map(({ name }) => name)
        .join('、')
    : toJsonText(value)
  )
    .replaceAll(MARKUP, '')
    .trim();

const bareUnitOf = (read: Reader | undefined, unit: string): BareUnit => {
  if (read === 'amount-with-unit') return 'none';
  if (read === 'yuan') return 'yuan';
  return read === 'ten-thousand' || unit.includes('10k') ? 'ten-thousand' : 'yuan';
};

const readMoney = (values: readonly Json[], field: DictionaryField, read: Reader | undefined): ReadValue => {
  const amounts = values
    .filter((value) => !isNothing(value))
    .map((value) => readAmount(value, bareUnitOf(read, field.unit)));
  let currency: string | null = null;
  const texts: string[] = [];
  for (const amount of amounts) {
    if (!amount.ok) return refuse(`capital-${amount.reason}`);
    if (currency !== null && amount.currency !== null && amount.currency !== currency)
      return refuse('currencies-mixed');
    currency = amount.currency ?? currency;
    texts.push(amount.amount);
  }
  const beside = CURRENCY_FIELDS[field.name];
  if (currency !== null && currency !== 'CNY' && !beside) return refuse('amount-foreign');
  return take(addAmounts(texts), beside && currency !== null ? { [beside]: currency } : undefined);
};

const readWhole = (text: string, unit: string): ReadValue => {
  const digits = unit === 'year' ? /^(?:19|20)\d{2}/.exec(text)?.[0] : text.replace(/[人家名个年次件]$/, '');
  const number = digits === undefined ? undefined : parseNumber(digits);
  return number !== undefined && !number.includes('.') && Number.isSafeInteger(Number(number))
    ? take(Number(number))
    : refuse('number-wrong');
};

const readPercent = (text: string): ReadValue => {
  const number = parseNumber(text.normalize('NFKC').replace(/%$/, ''));
  if (number === undefined) return refuse('number-wrong');
  return Number(number) >= -100 && Number(number) <= 1000 ? take(number) : refuse('number-too-large');
};

const YES = /^(?:1|true|是|有|y|yes)$/i;
const NO = /^(?:0|false|否|无|没有|n|no)$/i;

const readFlag = (text: string): ReadValue =>
  YES.test(text) ? take(true) : NO.test(text) ? take(false) : refuse('word-unknown');

const readByType = (
  values: readonly Json[],
  field: DictionaryField,
  rule: Exclude<FieldRule, string>,
): ReadValue => {
  const [first = null] = values;
  const text = toText(first);
  switch (field.type) {
    case 'money':
      return readMoney(values, field, rule.read);
    case 'percent':
      return readPercent(text);
    case 'decimal':
      return takeOr(parseNumber(text.replace(/[股年%亩㎡平方米]+$/, '')), 'number-wrong');
    case 'int':
      return readWhole(text, field.unit);
    case 'bool':
      return readFlag(text);
    case 'date':
      return takeDay(readDay(first));
    case 'datetime':
      return takeDay(readMoment(first));
    case 'enum':
      return takeOr(findCode(field.name, text, rule.words), 'word-unknown');
    case 'list':
      return take([...new Set(values.flatMap((value) => listNamed(value)).map(({ name }) => name))]);
    case 'json':
      return take(values.length > 1 ? values : first);
    case 'ref':
      return take(undefined);
    default:
      return take(
        values
          .filter((value) => !isNothing(value))
          .map(toText)
          .join('、'),
      );
  }
};

/** A term that never ends leaves its field out: there is no such day. */
const takeDay = (day: string | null | undefined): ReadValue =>
  day === null ? take(undefined) : takeOr(day, 'date-wrong');

/** A number of a person or company with its middle hidden: no number of a person is kept whole. */
const maskNumber = (text: string): string =>
  text.includes('*') || text.length < 8
    ? text
    : `${text.slice(0, 4)}${'*'.repeat(text.length - 8)}${text.slice(-4)}`;

const INDUSTRY_LEVELS: Readonly<Record<string, number>> = {
  industry_section_code: 1,
  industry_division_code: 3,
};

const readBySpecial = (
  values: readonly Json[],
  field: DictionaryField,
  rule: Exclude<FieldRule, string>,
  companyName: string,
): ReadValue => {
  const [first = null] = values;
  const text = toText(first);
  switch (rule.read) {
    case 'currency':
      return takeOr(
        findCurrency(text) ?? (/^[A-Z]{3}$/.test(text) ? text : undefined),
        'capital-unknown-unit',
      );
    case 'province':
      return takeOr(findProvinceName(text), 'place-unknown');
    case 'industry-code':
      // A name that is in no standard is kept as a name; there is nothing wrong with it.
      return take(findIndustryCode(text, INDUSTRY_LEVELS[field.name] ?? 0));
    case 'industry-name':
      return take(/^[A-T]?\d*$/.test(text) ? undefined : text);
    case 'mask':
      return take(maskNumber(text));
    case 'is-there':
      return take(true);
    case 'claimants':
    case 'defendants':
    case 'third-parties': {
      const names = listSide(values, rule.read);
      return take(names.length === 0 ? undefined : names);
    }
    case 'own-role':
      return take(findOwnRole(values, companyName, field.name));
    case 'own-result':
      return take(findOwnResult(values, companyName));
    case 'before-bar':
    case 'after-bar': {
      const [before, after] = text.split(/[|｜]/);
      const word = rule.read === 'before-bar' ? before : (after ?? before);
      return takeOr(findCode(field.name, (word ?? '').trim(), rule.words), 'word-unknown');
    }
    default:
      return readByType(values, field, rule);
  }
};

/** A value of a provider as a value of the dictionary field; null where the provider writes that there is none. */
export const readValue = (
  values: readonly Json[],
  fieldName: string,
  rule: FieldRule,
  companyName: string,
): ReadValue => {
  const field = findField(fieldName);
  if (!field) throw new TypeError(`${fieldName} is no field of the dictionary`);
  const isNo = field.type === 'bool' && values[0] === '无';
  if (isNothing(values) && !isNo) return take(null);
  return readBySpecial(values, field, typeof rule === 'string' ? { from: rule } : rule, companyName);
};
