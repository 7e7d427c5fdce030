import { describe, expect, it } from 'vitest';
import { isCreditCode, makeCreditCode } from '../credit-code/index.ts';
import { decideMatch, listNearCodes, prepareWanted, scoreCandidate } from './index.ts';
import type { Candidate, CodeAgreement, Wanted } from './index.ts';

const company = (companyId: number, name: string, more: Partial<Candidate> = {}): Candidate => ({
  companyId,
  name,
  nameEn: null,
  formerNames: [],
  shortNames: [],
  provinceCode: null,
  cityCode: null,
  legalRepresentative: null,
  ...more,
});
const wanted = (name: string | null, more: Partial<Wanted> = {}): Wanted => ({
  name,
  province: null,
  city: null,
  legalRepresentative: null,
  ...more,
});

const SHENZHEN = { provinceCode: '440000', cityCode: '440300' };
/** Made up. */
const MARKET: readonly Candidate[] = [
  company(1, '深圳市华安达科技有限公司', {
    ...SHENZHEN,
    nameEn: 'Huaanda Technology Co., Ltd.',
    formerNames: ['深圳市明光贸易有限公司'],
    legalRepresentative: '王芳',
  }),
  company(2, '广州市华安达科技有限公司', { provinceCode: '440000', cityCode: '440100' }),
  company(3, '深圳市华安达贸易有限公司', SHENZHEN),
  company(4, '深圳市华安达科技有限公司北京分公司', { provinceCode: '110000', cityCode: '110100' }),
  company(5, '东方红机械制造股份有限公司', { provinceCode: '410000', cityCode: '410300' }),
  company(6, '东方红机械制造集团有限公司', { provinceCode: '410000', cityCode: '410300' }),
  company(7, '上海瑞禾食品有限公司', { provinceCode: '310000', cityCode: '310100' }),
  company(8, '瑞禾食品（苏州）有限公司', { provinceCode: '320000', cityCode: '320500' }),
  company(9, '杭州同名商贸有限公司', {
    provinceCode: '330000',
    cityCode: '330100',
    legalRepresentative: '李一',
  }),
  company(11, '海丰矿业有限公司'),
  company(12, '白山海丰矿业有限公司', { provinceCode: '220000', cityCode: '220600' }),
  company(13, '昌江尊禧咨询有限公司', { provinceCode: '460000', cityCode: '469026' }),
  company(10, '杭州同名商贸有限公司', {
    provinceCode: '330000',
    cityCode: '330100',
    legalRepresentative: '赵二',
  }),
];

const decide = (row: Wanted) =>
  decideMatch(MARKET.map((candidate) => scoreCandidate(prepareWanted(row), candidate, 'unknown')));

// What an analyst would decide by hand: a company, "look at these" with the right one among them, or none.
const LABELLED: readonly (readonly [Wanted, 'found' | 'ambiguous' | 'not-found', number | null])[] = [
  [wanted('深圳市华安达科技有限公司'), 'found', 1],
  [wanted('深圳市华安达科技有限责任公司'), 'found', 1],
  [wanted('深圳 华安达科技 有限公司'), 'found', 1],
  [wanted('深圳华安达科技公司'), 'found', 1],
  [wanted('华安达科技（深圳）有限公司'), 'found', 1],
  [wanted('华安达（深圳）科技有限公司'), 'found', 1],
  [wanted('深圳市明光贸易有限公司'), 'found', 1],
  [wanted('Huaanda Technology Co Ltd'), 'found', 1],
  [wanted('HUAANDA TECHNOLOGY LIMITED'), 'found', 1],
  [wanted('华安达科技有限公司', { city: '广州' }), 'found', 2],
  [wanted('华安达科技有限公司', { province: '广东省', city: '深圳市' }), 'found', 1],
  [wanted('深圳市华安达科技有限公司北京分公司'), 'found', 4],
  [wanted('东方红机械制造股份有限公司'), 'found', 5],
  [wanted('东方红机械制造集团有限公司'), 'found', 6],
  [wanted('苏州瑞禾食品有限公司'), 'found', 8],
  [wanted('杭州同名商贸有限公司', { legalRepresentative: '赵二' }), 'found', 10],
  [wanted('深圳市华安大科技有限公司', { legalRepresentative: '王芳' }), 'found', 1],
  [wanted('海丰矿业有限公司'), 'found', 11],
  [wanted('海丰矿业'), 'ambiguous', 12],
  [wanted('陵水黎族自治县尊禧咨询有限公司'), 'ambiguous', 13],
  [wanted('华安达科技有限公司'), 'ambiguous', 1],
  [wanted('东方红机械制造'), 'ambiguous', 5],
  [wanted('瑞禾食品有限公司'), 'ambiguous', 7],
  [wanted('杭州同名商贸有限公司'), 'ambiguous', 9],
  [wanted('深圳市华安大科技有限公司'), 'ambiguous', 1],
  [wanted('深圳市华安远科技有限公司'), 'ambiguous', 1],
  [wanted('深圳市华达安科技有限公司'), 'ambiguous', 1],
  [wanted('华安达', { city: '深圳' }), 'ambiguous', 1],
  [wanted('佛山市华安达科技有限公司'), 'ambiguous', 1],
  [wanted('深圳市华安达科技有限公司上海分公司'), 'ambiguous', 1],
  [wanted('上海瑞和食品有限公司'), 'ambiguous', 7],
  [wanted('北京长河文化传媒有限公司'), 'not-found', null],
  [wanted('成都市宏图建材经营部'), 'not-found', null],
  [wanted('Golden River Shipping Ltd'), 'not-found', null],
  [wanted('有限公司'), 'not-found', null],
];

describe('what an analyst would decide', () => {
  const shown = (row: Wanted) => decide(row).candidates.map((candidate) => candidate.companyId);
  const ofState = (wantedState: string) => LABELLED.filter(([, state]) => state === wantedState);

  it.each(LABELLED)('%j: %s', (row, state) => {
    expect(decide(row).state).toBe(state);
  });

  it.each(ofState('found'))('%j is found: %s %i', (row, _, companyId) => {
    expect(shown(row)[0]).toBe(companyId);
  });

  it.each(ofState('ambiguous'))('%j is %s and shows %i', (row, _, companyId) => {
    expect(shown(row)).toContain(companyId);
  });
});

describe('a score', () => {
  const score = (row: Wanted, code: CodeAgreement = 'unknown') =>
    scoreCandidate(prepareWanted(row), MARKET[0]!, code);

  it('is the sum of its parts, held within 0 and 100', () => {
    const { score: total, parts } = score(
      wanted('华安达科技', { province: '广东', legalRepresentative: '张三' }),
    );
    expect(parts).toEqual([
      { part: 'name', finding: 'same-core', points: 100 },
      { part: 'legal-form', finding: 'missing', points: -3 },
      { part: 'region', finding: 'missing', points: -3 },
      { part: 'legal-representative', finding: 'differs', points: -10 },
    ]);
    expect(total).toBe(84);
    expect(score(wanted('上海瑞禾食品有限公司')).score).toBe(0);
  });

  it('names the name that fitted', () => {
    expect(score(wanted('深圳市明光贸易有限公司'))).toMatchObject({
      matchedName: '深圳市明光贸易有限公司',
      score: 98,
      parts: [
        { part: 'name', finding: 'same' },
        { part: 'former-name', points: -2 },
      ],
    });
  });

  it.each<[CodeAgreement, number]>([
    ['agrees', 100],
    ['near', 80],
    ['unknown', 0],
    ['differs', 0],
  ])('rests on the code alone where there is no name: %s gives %i', (code, expected) => {
    expect(score(wanted(null), code).score).toBe(expected);
  });

  it('never decides a name that is only similar', () => {
    expect(score(wanted('深圳市华安大科技有限公司')).score).toBeLessThan(88);
    expect(score(wanted('深圳市华安达科技一有限公司')).score).toBeLessThan(88);
  });

  it('falls when the code is that of another company', () => {
    expect(score(wanted('深圳市华安达科技有限公司'), 'differs').score).toBe(60);
  });
});

describe('near codes', () => {
  const code = makeCreditCode('91110108MA01ABCD1');
  const wrong = `${code.slice(0, 9)}${code[9] === '7' ? '8' : '7'}${code.slice(10)}`;

  it('hold the right one after a wrong character, and after a swap of neighbours', () => {
    expect(listNearCodes(wrong)).toContain(code);
    const swapped = `${code.slice(0, 6)}${code[7]}${code[6]}${code.slice(8)}`;
    expect(swapped).not.toBe(code);
    expect(listNearCodes(swapped)).toContain(code);
  });

  it('are few and valid; a right code or another length has none', () => {
    const near = listNearCodes(wrong);
    expect(near.length).toBeLessThan(40);
    expect(near.every(isCreditCode)).toBe(true);
    expect(listNearCodes(code)).toEqual([]);
    expect(listNearCodes('9111')).toEqual([]);
  });
});
