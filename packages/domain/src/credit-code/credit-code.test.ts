import { describe, expect, it } from 'vitest';
import {
  getOrganisationCode,
  isCreditCode,
  makeCreditCode,
  makeRegistrationNumber,
  parseCompanyCode,
  parseCreditCode,
  parseRegistrationNumber,
  parseStockCode,
} from './index.ts';

const BODY = '91110108MA01ABCD1';
const CODE = makeCreditCode(BODY);

describe('credit code (GB 32100)', () => {
  it('agrees with the example of the standard', () => {
    // GB 32100-2015, annex: 91350100M000100Y43.
    expect(parseCreditCode('91350100M000100Y43')).toEqual({ ok: true, code: '91350100M000100Y43' });
  });

  it.each([
    ` ${CODE} `,
    CODE.toLowerCase(),
    Array.from(CODE)
      .map((c) => String.fromCodePoint(c.codePointAt(0)! + 0xfee0))
      .join(''),
  ])('forgives case, width and spaces: %s', (text) => {
    expect(parseCreditCode(text)).toEqual({ ok: true, code: CODE });
    expect(isCreditCode(text)).toBe(false);
  });

  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    [CODE.slice(0, 17), 'wrong-length'],
    [`${CODE}1`, 'wrong-length'],
    [CODE.replace('M', 'O'), 'wrong-character'],
    [`${BODY}I`, 'wrong-character'],
    [`${BODY}${CODE.endsWith('7') ? '8' : '7'}`, 'wrong-check-digit'],
  ])('refuses "%s": %s', (text, reason) => {
    expect(parseCreditCode(text)).toEqual({ ok: false, reason });
  });

  it('notices every single wrong character and every swap of unlike neighbours', () => {
    for (let place = 0; place < 17; place += 1) {
      const other = CODE[place] === '2' ? '3' : '2';
      expect(isCreditCode(CODE.slice(0, place) + other + CODE.slice(place + 1))).toBe(false);
      const swapped = CODE.slice(0, place) + CODE[place + 1] + CODE[place] + CODE.slice(place + 2);
      expect(isCreditCode(swapped)).toBe(swapped === CODE);
    }
  });

  it('makes no code from a wrong body', () => {
    expect(() => makeCreditCode('123')).toThrow(RangeError);
    expect(() => makeCreditCode('9111010OMA01ABCD1')).toThrow(RangeError);
  });

  it('holds the organisation code', () => {
    expect(getOrganisationCode('91350100M000100Y43')).toBe('M000100Y-4');
  });
});

describe('registration number (GS 15)', () => {
  const number = makeRegistrationNumber('11010500000123');

  it('accepts 15 digits with their check digit, the co-operative shape and 13 old digits', () => {
    expect(parseCompanyCode(number)).toEqual({ ok: true, scheme: 'registration_number', code: number });
    expect(parseCompanyCode('110105na000036x')).toMatchObject({ ok: true, code: '110105NA000036X' });
    expect(parseCompanyCode('1101051100123')).toMatchObject({ ok: true, scheme: 'registration_number' });
    expect(parseCompanyCode(CODE)).toEqual({ ok: true, scheme: 'credit_code', code: CODE });
  });

  it('refuses a wrong digit, letters and other lengths', () => {
    const wrong = number.slice(0, 14) + ((Number(number[14]) + 1) % 10);
    expect(parseRegistrationNumber(wrong)).toEqual({ ok: false, reason: 'wrong-check-digit' });
    expect(parseRegistrationNumber('11010500000ABC1')).toEqual({ ok: false, reason: 'wrong-character' });
    expect(parseCompanyCode('12345678901234')).toEqual({ ok: false, reason: 'wrong-length' });
  });
});

describe('stock code', () => {
  it.each([
    ['600395', '600395', 'SH'],
    ['2', '000002', 'SZ'],
    ['2457', '002457', 'SZ'],
    ['sh688001', '688001', 'SH'],
    ['300001.SZ', '300001', 'SZ'],
    ['830001', '830001', 'BJ'],
  ])('%s is %s in %s', (text, code, market) => {
    expect(parseStockCode(text)).toEqual({ ok: true, code, market });
  });

  it.each([
    ['', 'missing'],
    ['ABC', 'wrong-shape'],
    ['1234567', 'wrong-shape'],
    ['700000', 'unknown-market'],
  ])('refuses "%s": %s', (text, reason) => {
    expect(parseStockCode(text)).toEqual({ ok: false, reason });
  });
});
