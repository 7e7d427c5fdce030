import { expect, test } from 'vitest';
import { hashToken, makeSearchDocument } from './index.ts';
import type { SearchFacts } from './index.ts';

const makeFacts = (changes: Partial<SearchFacts> = {}): SearchFacts => ({
  name: '深圳市华安达科技有限公司',
  nameEn: 'Shenzhen Huaanda Technology Co., Ltd.',
  formerNames: [],
  shortNames: [],
  creditCode: '91440300708461136T',
  stockCode: null,
  establishedOn: '2004-05-06',
  registeredCapital: '10000000.00',
  registeredCapitalCurrency: 'CNY',
  popularity: 240,
  status: 'active',
  provinceCode: '440000',
  cityCode: '440300',
  industrySection: 'I',
  industryDivision: 'I65',
  nature: 'private',
  sizeGrade: 'small',
  isListed: false,
  isHighTech: true,
  ...changes,
});

test('a company is found by its name, brand, places, letters and English words, and by no legal form', () => {
  const tokens = new Set(makeSearchDocument(makeFacts()).tokens);
  const has = (...of: Parameters<typeof hashToken>) => tokens.has(hashToken(...of));
  expect(has('core', '华安达科技')).toBe(true);
  expect(has('brand', '华安达')).toBe(true);
  for (const bigram of ['深圳', '圳市', '市华', '华安', '安达', '达科', '科技'])
    expect(has('bigram', bigram)).toBe(true);
  for (const bigram of ['技有', '有限', '公司']) expect(has('bigram', bigram)).toBe(false);
  expect(has('initials', 'hadkj')).toBe(true);
  expect(has('brandPinyin', 'huaanda')).toBe(true);
  expect(has('word', 'technology')).toBe(true);
  expect(has('edge', 'techn')).toBe(true);
  expect(has('word', 'ltd')).toBe(false);
  expect(has('filter', 'province:440000')).toBe(true);
});

test('a former name finds the company as its present one does', () => {
  const tokens = new Set(makeSearchDocument(makeFacts({ formerNames: ['珠海银桥贸易有限公司'] })).tokens);
  expect(tokens.has(hashToken('core', '银桥贸易'))).toBe(true);
  expect(tokens.has(hashToken('brand', '银桥'))).toBe(true);
  expect(tokens.has(hashToken('initials', 'yqmy'))).toBe(true);
});

test('the same facts give the same row, tokens distinct and in order', () => {
  const first = makeSearchDocument(makeFacts());
  expect(makeSearchDocument(makeFacts())).toEqual(first);
  expect([...first.tokens]).toEqual([...new Set(first.tokens)].sort((a, b) => a - b));
  expect(first).toMatchObject({ tier: 1, capital: 10_000_000 });
});

test('capital in a foreign currency is compared in rough yuan, an unknown currency is not compared', () => {
  expect(makeSearchDocument(makeFacts({ registeredCapitalCurrency: 'USD' })).capital).toBe(70_000_000);
  expect(makeSearchDocument(makeFacts({ registeredCapitalCurrency: 'DEM' })).capital).toBeNull();
});
