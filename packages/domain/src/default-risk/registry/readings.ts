import { calculateCompletedMonths } from '../../calendar/index.ts';
import type { IsoDate } from '../../records/index.ts';
import { amountOf, countMonths, dateOf, textOf } from '../facts.ts';
import type { Fact } from '../facts.ts';
import type { Registration } from '../rating-input.ts';

export interface RegistryInput {
  readonly asOf: IsoDate;
  readonly registration: Registration;
  readonly facts: readonly Fact[];
  readonly coveredDimensions: readonly string[];
}

export interface Reading {
  readonly band: string;
  readonly value: number | null;
  readonly facts?: readonly Fact[];
}

const MILLION = 1_000_000;
const CHANGE_MONTHS = 24;
const MANY_CHANGES = 2;

/** The first band whose upper bound lies above the value. */
const bandOf = (value: number, bounds: readonly (readonly [upper: number, band: string])[]): string =>
  (bounds.find(([upper]) => value < upper) ?? bounds.at(-1))?.[1] ?? '';

const MONTHS_PER_YEAR = 12;

export const readAge = ({ asOf, registration: { establishedOn } }: RegistryInput): Reading | null => {
  if (!establishedOn || establishedOn > asOf) return null;
  const years = calculateCompletedMonths(establishedOn, asOf) / MONTHS_PER_YEAR;
  const band = bandOf(years, [
    [1, 'below-1'],
    [3, '1-3'],
    [5, '3-5'],
    [10, '5-10'],
    [20, '10-20'],
    [Number.POSITIVE_INFINITY, 'above-20'],
  ]);
  return { band, value: years };
};

export const readCapital = ({ registration: { registeredCapitalYuan } }: RegistryInput): Reading | null => {
  if (registeredCapitalYuan === null) return null;
  const value = Number(registeredCapitalYuan);
  const band = bandOf(value / MILLION, [
    [0.1, 'below-100k'],
    [1, '100k-1m'],
    [10, '1m-10m'],
    [50, '10m-50m'],
    [Number.POSITIVE_INFINITY, 'above-50m'],
  ]);
  return { band, value };
};

const LITTLE_PAID = 0.2;
const MOSTLY_PAID = 0.8;

export const readPaidUp = ({ registration }: RegistryInput): Reading | null => {
  const { registeredCapitalYuan, paidInCapitalYuan } = registration;
  if (registeredCapitalYuan === null || paidInCapitalYuan === null) return null;
  const registered = Number(registeredCapitalYuan);
  if (registered <= 0) return null;
  const value = Number(paidInCapitalYuan) / registered;
  if (value === 0) return { band: 'none', value };
  const band = value < LITTLE_PAID ? 'below-20' : value < MOSTLY_PAID ? '20-80' : 'above-80';
  return { band, value };
};

export const readLegalForm = ({ registration: { nature, companyType } }: RegistryInput): Reading | null => {
  if (nature === null && companyType === null) return null;
  const type = companyType ?? '';
  const is = (band: string): Reading => ({ band, value: null });
  if (nature === 'state' || /国有|全民所有/.test(type)) return is('state');
  if (nature === 'foreign' || nature === 'hk_mo_tw' || /外商|外国|港|台|中外/.test(type))
    return is('foreign');
  if (/股份有限/.test(type)) return is('shares');
  if (/个人独资|个体/.test(type)) return is('sole-proprietor');
  return is('limited');
};

export const readEmployees = ({
  registration: { insuredEmployees: value },
}: RegistryInput): Reading | null => {
  if (value === null) return null;
  const band = bandOf(value, [
    [1, 'none'],
    [10, '1-9'],
    [100, '10-99'],
    [1_000, '100-999'],
    [Number.POSITIVE_INFINITY, 'above-1000'],
  ]);
  return { band, value };
};

const isCovered = ({ coveredDimensions, facts }: RegistryInput, dimension: string): boolean =>
  coveredDimensions.includes(dimension) || facts.some((fact) => fact.dimension === dimension);

const findChanges = (
  { facts, asOf }: RegistryInput,
  category: string,
  applies: (fact: Fact) => boolean = () => true,
): readonly Fact[] =>
  facts.filter((fact) => {
    if (fact.dimension !== 'change_record' || fact.status === 'disputed') return false;
    const date = dateOf(fact, ['change_date']);
    return (
      textOf(fact, 'change_category') === category &&
      date !== null &&
      date <= asOf &&
      countMonths(date, asOf) < CHANGE_MONTHS &&
      applies(fact)
    );
  });

export const readChanges =
  (category: string) =>
  (input: RegistryInput): Reading | null => {
    if (!isCovered(input, 'change_record')) return null;
    const facts = findChanges(input, category);
    return { band: facts.length >= MANY_CHANGES ? 'many' : 'few', value: facts.length, facts };
  };

const isReduction = (fact: Fact): boolean =>
  (amountOf(fact, 'capital_change_amount') ?? amountOf(fact, 'capital_change_pct') ?? 0) < 0;

export const readReduction = (input: RegistryInput): Reading | null => {
  if (!isCovered(input, 'change_record')) return null;
  const facts = findChanges(input, 'capital', isReduction);
  return { band: facts.length > 0 ? 'yes' : 'no', value: facts.length, facts };
};

/** Reports of a year are due by 30 June of the next. */
const lastDueYear = (asOf: IsoDate): number => Number(asOf.slice(0, 4)) - (asOf.slice(5) > '06-30' ? 1 : 2);

export const readAnnualReport = (input: RegistryInput): Reading | null => {
  if (!isCovered(input, 'annual_report')) return null;
  const due = lastDueYear(input.asOf);
  const { establishedOn } = input.registration;
  // A company that did not exist in the year owes no report of it.
  if (establishedOn !== null && Number(establishedOn.slice(0, 4)) > due) return null;
  const facts = input.facts.filter(
    (fact) => fact.dimension === 'annual_report' && (amountOf(fact, 'report_year') ?? 0) >= due,
  );
  return { band: facts.length > 0 ? 'filed' : 'missing', value: due, facts };
};

export const readTaxpayer = (input: RegistryInput): Reading | null => {
  const grades = input.facts
    .filter(({ dimension }) => dimension === 'tax_credit')
    .toSorted((a, b) => (amountOf(b, 'tax_credit_year') ?? 0) - (amountOf(a, 'tax_credit_year') ?? 0));
  const [latest] = grades;
  if (!latest) return isCovered(input, 'tax_credit') ? { band: 'no', value: null } : null;
  const isA = textOf(latest, 'tax_credit_grade') === 'A';
  return { band: isA ? 'yes' : 'no', value: amountOf(latest, 'tax_credit_year'), facts: [latest] };
};

export const readFlag =
  (flag: 'isListed' | 'isHighTech') =>
  ({ registration }: RegistryInput): Reading | null => {
    const value = registration[flag];
    return value === null ? null : { band: value ? 'yes' : 'no', value: null };
  };
