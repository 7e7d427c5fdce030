import { describe, expect, test } from 'vitest';
import {
  DIVISIONS,
  findDivision,
  findIndustry,
  findIndustryLevel,
  findSection,
  parseIndustryCode,
  SECTIONS,
} from './index.ts';

describe('industry codes of GB/T 4754-2017', () => {
  test('20 sections and 97 divisions, each with both names', () => {
    expect(SECTIONS).toHaveLength(20);
    expect(DIVISIONS).toHaveLength(97);
    for (const { code, cn, en } of [...SECTIONS, ...DIVISIONS]) {
      expect(findSection(code), code).toBeDefined();
      expect(cn).toMatch(/\p{Script=Han}/u);
      expect(en).toMatch(/^[A-Z][\x20-\x7e]+$/);
    }
  });

  test('a class code leads to its division and section', () => {
    expect(findDivision('C3911')).toEqual({
      code: 'C39',
      cn: '计算机、通信和其他电子设备制造业',
      en: 'Computers, communication and other electronic equipment',
    });
    expect(findSection('C3911')?.cn).toBe('制造业');
    expect(findDivision('C')).toBeUndefined();
    expect(findIndustry('C3911')).toBeUndefined();
  });

  test.each([
    ['C3911', 'C3911'],
    ['c3911', 'C3911'],
    [' 3911 ', 'C3911'],
    ['39', 'C39'],
    ['J', 'J'],
    ['A3911', undefined],
    ['C9', undefined],
    ['99', undefined],
    ['', undefined],
    ['制造业', undefined],
  ])('%j is read as %j', (text, code) => {
    expect(parseIndustryCode(text)).toBe(code);
  });

  test('the level of a code follows from its length', () => {
    expect(['C', 'C39', 'C391', 'C3911', 'C3'].map(findIndustryLevel)).toEqual([
      'section',
      'division',
      'group',
      'class',
      undefined,
    ]);
  });
});
