import { findProvince } from '@mingjian/domain/divisions';
import { yearOf } from '../basis/days.ts';
import type { Day } from '../basis/days.ts';
import type { Firm } from '../plan/firm.ts';

/** Where a firm sits, as authorities write it: `深圳市南山区`, `北京市海淀区`. */
export const placeOf = (firm: Firm): string => `${firm.city.name}${firm.areaName}`;

export const marketRegulatorOf = (firm: Firm): string => `${placeOf(firm)}市场监督管理局`;
export const taxBureauOf = (firm: Firm): string => `国家税务总局${placeOf(firm)}税务局`;
export const courtOf = (firm: Firm): string => `${placeOf(firm)}人民法院`;
export const higherCourtOf = (firm: Firm): string => `${firm.city.name}中级人民法院`;

/** `（2024）粤0305民初1234号`: year, province, court number, kind, running number. */
export const caseNumber = (firm: Firm, day: Day, kind: string, order: number): string => {
  const province = findProvince(firm.areaCode)?.abbreviation ?? '';
  return `（${yearOf(day)}）${province}${firm.areaCode.slice(2, 6)}${kind}${order}号`;
};

/** The number that the appeal court, which sits in the city, gives a case. */
export const appealNumber = (firm: Firm, day: Day, order: number): string => {
  const province = findProvince(firm.areaCode)?.abbreviation ?? '';
  return `（${yearOf(day)}）${province}${firm.areaCode.slice(2, 4)}民终${order}号`;
};

/** As another office writes the same number: half-width brackets, or with 第. */
export const writeNumber = (number: string, order: number): string =>
  order % 3 === 0
    ? number.replace('（', '(').replace('）', ')')
    : order % 3 === 1
      ? number
          .replace('（', '〔')
          .replace('）', '〕')
          .replace(/(\d+号)$/, '第$1')
      : number;
