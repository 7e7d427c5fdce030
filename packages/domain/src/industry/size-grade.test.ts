import { describe, expect, test } from 'vitest';
import { findSizeGrade, findSizeIndustry, SIZE_BOUNDS, SIZE_GRADES, SIZE_INDUSTRIES } from './index.ts';

const company = (over: Partial<Parameters<typeof findSizeGrade>[0]>) => ({
  industryCode: 'C3911',
  employees: null,
  revenueYuan: null,
  totalAssetsYuan: null,
  ...over,
});

describe('size grade of a company', () => {
  test.each([
    [1_000, '400000000', 'large'],
    [1_200, '399990000', 'medium'],
    [500, '19990000', 'small'],
    [19, '500000000', 'micro'],
    [20, '3000000', 'small'],
    [300, '20000000.00', 'medium'],
    [300, '19999999.99', 'small'],
    [0, '0', 'micro'],
  ])('a manufacturer with %i persons and %s yuan of revenue is %s', (employees, revenueYuan, grade) => {
    expect(findSizeGrade(company({ employees, revenueYuan }))).toMatchObject({ grade, isProvisional: false });
  });

  test('the known indicator decides provisionally when the other is not known', () => {
    expect(findSizeGrade(company({ employees: 1_500 }))).toEqual({
      grade: 'large',
      industry: 'industry',
      isProvisional: true,
      used: ['employees'],
      unknown: ['revenue'],
    });
  });

  test('a grade is never made from nothing', () => {
    expect(findSizeGrade(company({ totalAssetsYuan: '900000000' }))).toBeUndefined();
    expect(findSizeGrade(company({ industryCode: null, employees: 10 }))).toBeUndefined();
    expect(findSizeGrade(company({ industryCode: 'X99', employees: 10 }))).toBeUndefined();
  });

  test('agriculture asks for revenue alone, construction for revenue and assets', () => {
    expect(findSizeGrade(company({ industryCode: 'A0111', revenueYuan: '5000000' }))).toMatchObject({
      grade: 'medium',
      isProvisional: false,
    });
    const builder = { industryCode: 'E4710', employees: 5_000, revenueYuan: '800000000' };
    expect(findSizeGrade(company({ ...builder, totalAssetsYuan: '800000000' }))?.grade).toBe('large');
    expect(findSizeGrade(company({ ...builder, totalAssetsYuan: '799990000' }))?.grade).toBe('medium');
  });

  test('finance, railways, schools and hospitals are not covered by the standard', () => {
    for (const industryCode of ['J6621', 'G5310', 'P8334', 'Q8411', 'S9224', 'T9700', 'K7040'])
      expect(findSizeGrade(company({ industryCode, employees: 500 })), industryCode).toBeUndefined();
  });

  test('every activity of a divided section finds its own row', () => {
    const rows = {
      G5910: 'transport',
      G5930: 'warehousing',
      K7010: 'real-estate-development',
      Q8521: 'other',
    };
    for (const [code, industry] of Object.entries(rows)) expect(findSizeIndustry(code)).toBe(industry);
    expect(findSizeIndustry('F')).toBeUndefined();
  });

  test('in every industry the bounds fall from large to small, and reaching all of them gives the grade', () => {
    for (const industry of SIZE_INDUSTRIES)
      for (const bounds of Object.values(SIZE_BOUNDS[industry])) {
        expect([...bounds].sort((a, b) => b - a)).toEqual(bounds);
        expect(new Set(bounds).size).toBe(SIZE_GRADES.length - 1);
      }
  });
});
