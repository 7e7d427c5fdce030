import { DIVISION_ROWS } from './divisions.ts';
import { SECTION_ROWS } from './sections.ts';

/** `C` manufacturing, `C39` electronics, `C391` a group, `C3911` a class of GB/T 4754-2017. */
export type IndustryLevel = 'section' | 'division' | 'group' | 'class';

export interface Industry {
  readonly code: string;
  readonly cn: string;
  readonly en: string;
}

const toIndustry = ([code, cn, en]: readonly [string, string, string]): Industry => ({ code, cn, en });

export const SECTIONS: readonly Industry[] = SECTION_ROWS.map(toIndustry);
export const DIVISIONS: readonly Industry[] = DIVISION_ROWS.map(toIndustry);

const byCode = new Map([...SECTIONS, ...DIVISIONS].map((industry) => [industry.code, industry]));
const letterByNumber = new Map(DIVISIONS.map(({ code }) => [code.slice(1), code.slice(0, 1)]));

const CODE = /^([A-T]?)(\d{0,4})$/;

const isPartOfStandard = (letter: string, digits: string): boolean =>
  digits === '' ? byCode.has(letter) : digits.length > 1 && letterByNumber.get(digits.slice(0, 2)) === letter;

/**
 * Brings `C3911`, `c3911` or the bare `3911` to the form with the section letter.
 * A code whose letter does not fit its division, or of an unknown division, gives undefined;
 * groups and classes are not checked here (`industry-classes` knows them).
 */
export const parseIndustryCode = (text: string): string | undefined => {
  const match = CODE.exec(text.trim().toUpperCase());
  if (!match) return undefined;
  const digits = match[2] ?? '';
  const letter = match[1] || letterByNumber.get(digits.slice(0, 2));
  return letter && isPartOfStandard(letter, digits) ? letter + digits : undefined;
};

const LEVEL_BY_LENGTH: Readonly<Record<number, IndustryLevel>> = {
  1: 'section',
  3: 'division',
  4: 'group',
  5: 'class',
};

/** The level that a code with its section letter stands on. */
export const findIndustryLevel = (code: string): IndustryLevel | undefined => LEVEL_BY_LENGTH[code.length];

/** Chinese and English name of a section or division; a group or class is found in `industry-classes`. */
export const findIndustry = (code: string): Industry | undefined => byCode.get(code);

/** The section of any code of the standard: `C` for `C3911`. */
export const findSection = (code: string): Industry | undefined => byCode.get(code.slice(0, 1));

/** The division of a code of two digits and more: `C39` for `C3911`, none for `C`. */
export const findDivision = (code: string): Industry | undefined =>
  code.length >= 3 ? byCode.get(code.slice(0, 3)) : undefined;
