import { describe, expect, it } from 'vitest';
import { isStateBody, readPartyKind } from '../index.ts';

const holder = (name: string, kind: string | null = null, type: string | null = null) => ({
  name,
  kind,
  type,
});

describe('what a holder is', () => {
  it.each([
    ['深圳市人民政府国有资产监督管理委员会', null],
    ['财政部', null],
    ['某某区财政局', 'other'],
    ['杭州市人民政府', 'company'],
  ])('%s is a body of the state', (name, kind) => {
    expect(isStateBody(holder(name, kind))).toBe(true);
  });

  it('is none that the state owns', () => {
    expect(isStateBody(holder('深圳市投资控股有限公司', 'company', 'state'))).toBe(false);
    expect(readPartyKind(holder('深圳市投资控股有限公司', 'company', 'state'))).toBe('company');
  });

  it('is a person, a company or unknown by kind before type', () => {
    expect(readPartyKind(holder('张三', 'person'))).toBe('person');
    expect(readPartyKind(holder('张三', 'other', 'natural_person'))).toBe('person');
    expect(readPartyKind(holder('甲有限公司', null, 'enterprise'))).toBe('company');
    expect(readPartyKind(holder('Offshore Holdings', 'foreign', 'foreign'))).toBe('unknown');
  });
});
