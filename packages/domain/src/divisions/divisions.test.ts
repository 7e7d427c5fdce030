import { expect, test } from 'vitest';
import {
  CITIES,
  findCity,
  findDivision,
  findDivisionLabel,
  findDivisionsByName,
  findProvince,
  parseDivision,
  PROVINCES,
} from './index.ts';

test('34 provinces and 368 cities, each with a code and an English name of its own kind', () => {
  expect(PROVINCES).toHaveLength(34);
  expect(CITIES).toHaveLength(368);
  expect(new Set([...PROVINCES, ...CITIES].map((division) => division.code)).size).toBe(402);
  for (const division of [...PROVINCES, ...CITIES]) {
    expect(division.code).toMatch(/^\d{6}$/);
    expect(division.nameEn).toMatch(/^[A-Z][A-Za-zü' ]+$/);
    expect(division.shortName.length, division.name).toBeGreaterThan(1);
  }
});

test.each([
  ['广东省深圳市南山区科技园', '440000', '440300'],
  ['深圳市南山区', '440000', '440300'],
  ['深圳明远科技有限公司', '440000', '440300'],
  ['北京市朝阳区建国路', '110000', '110100'],
  ['北京朝阳区', '110000', '110100'],
  ['重庆万州区', '500000', '500100'],
  ['内蒙古自治区呼和浩特市', '150000', '150100'],
  ['内蒙古包头昆都仑区', '150000', '150200'],
  ['吉林省吉林市船营区', '220000', '220200'],
  ['吉林市船营区', '220000', '220200'],
  ['吉林省延边州延吉市', '220000', '222400'],
  ['新疆维吾尔自治区伊犁哈萨克自治州', '650000', '654000'],
  ['湖北省仙桃市', '420000', '429004'],
  ['湖北省襄樊市樊城区', '420000', '420600'],
  ['湖南省长沙县', '430000', '430100'],
  ['中国 江苏省 苏州市', '320000', '320500'],
  ['宿州市埇桥区', '340000', '341300'],
  ['广东省', '440000', null],
  ['香港九龙', '810000', null],
  ['海南藏族自治州共和县', '630000', '632500'],
  ['海南省海口市', '460000', '460100'],
  ['朝阳区建国路', null, null],
  ['南京路一百号', null, null],
  ['某某集团', null, null],
  ['', null, null],
])('reads %s', (text, provinceCode, cityCode) => {
  expect(parseDivision(text)).toEqual({ provinceCode, cityCode });
});

test('every full name of a city is read back, behind its province', () => {
  for (const city of CITIES) {
    const province = findProvince(city.code);
    expect(parseDivision(`${province?.name ?? ''}${city.name}某路`).cityCode, city.name).toBe(city.code);
  }
});

test('a district code leads to its city and province, a foreign code to nothing', () => {
  expect(findCity('440305')?.name).toBe('深圳市');
  expect(findCity('110105')?.name).toBe('北京市');
  expect(findCity('500229')?.name).toBe('重庆市');
  expect(findCity('440000')).toBeUndefined();
  expect(findProvince('440305')?.name).toBe('广东省');
  expect(findDivision('440300')?.nameEn).toBe('Shenzhen');
  expect(findDivision('440305')).toBeUndefined();
  expect(findDivision('990000')).toBeUndefined();
});

test('names are found with and without suffix and in English; repeated names give every place', () => {
  expect(findDivisionsByName('广东').map((division) => division.code)).toEqual(['440000']);
  expect(findDivisionsByName('深圳').map((division) => division.code)).toEqual(['440300']);
  expect(findDivisionsByName('吉林').map((division) => division.code)).toEqual(['220000', '220200']);
  expect(findDivisionsByName('suzhou').map((division) => division.code)).toEqual(['320500', '341300']);
  expect(findDivisionsByName('Suzhou', '340000').map((division) => division.code)).toEqual(['341300']);
  expect(findDivisionsByName("xi'an").map((division) => division.code)).toEqual(['610100']);
});

test('a label names the city and its province in both languages', () => {
  expect(findDivisionLabel('440300')).toEqual({ en: 'Shenzhen, Guangdong', cn: '广东省深圳市' });
  expect(findDivisionLabel('110105')).toEqual({ en: 'Beijing', cn: '北京市' });
  expect(findDivisionLabel('000000')).toBeNull();
});
