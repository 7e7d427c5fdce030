import { expect, test } from 'vitest';
import { findDivision, parseIndustryCode } from '../industry/index.ts';
import { CLASSES, findIndustryClass, GROUPS, listIndustriesUnder } from './index.ts';

test('473 groups and 1,377 classes hang under a division of the standard', () => {
  expect(GROUPS).toHaveLength(473);
  expect(CLASSES).toHaveLength(1377);
  expect(new Set([...GROUPS, ...CLASSES].map(({ code }) => code)).size).toBe(473 + 1377);
  for (const { code, cn } of [...GROUPS, ...CLASSES]) {
    expect(parseIndustryCode(code), code).toBe(code);
    expect(findDivision(code), code).toBeDefined();
    expect(cn).toMatch(/\p{Script=Han}/u);
  }
});

test('every class has its group', () => {
  const orphans = CLASSES.filter(({ code }) => !findIndustryClass(code.slice(0, 4)));
  expect(orphans).toEqual([]);
});

test('a class is found by code and a group lists its classes', () => {
  expect(findIndustryClass('C3911')).toEqual({ code: 'C3911', cn: '计算机整机制造' });
  expect(listIndustriesUnder('K70').map(({ code }) => code)).toEqual([
    'K701',
    'K702',
    'K703',
    'K704',
    'K709',
  ]);
  expect(listIndustriesUnder('G594').map(({ cn }) => cn)).toEqual([
    '油气仓储',
    '危险化学品仓储',
    '其他危险品仓储',
  ]);
});
