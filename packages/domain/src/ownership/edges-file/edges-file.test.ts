import { describe, expect, it } from 'vitest';
import { EdgesFileError, readEdges } from '../index.ts';

const HEADER = 'holder,owned,percent,votes,low,high';

describe('a file of edges', () => {
  it('is read with the columns in any order, a byte order mark and quoted names', () => {
    const text = '\uFEFFPercent, Owned ,HOLDER,note\r\n60,"甲, 公司",P,x\r\n40,"甲, 公司",Q,\r\n';
    expect(readEdges(text)).toEqual({
      holdings: [
        { holder: 'P', owned: '甲, 公司', percent: 60 },
        { holder: 'Q', owned: '甲, 公司', percent: 40 },
      ],
      refused: [],
    });
  });

  it('takes the middle of a band, treasury shares, nothing at all, and sums that rounding takes past 100', () => {
    const rows = ['P,A,,,20,40', 'A,A,10', 'Q,A,0', 'a,B,33.34', 'b,B,33.34', 'c,B,33.34'];
    const { holdings, refused } = readEdges([HEADER, ...rows].join('\n'));
    expect(refused).toEqual([]);
    expect(holdings[0]).toMatchObject({ percent: 30, low: 20, high: 40 });
    expect(holdings).toHaveLength(6);
  });

  it('reads percents that carry their sign, and text that comes in pieces', () => {
    const text = '\uFEFFholder,owned,percent\r\n甲,乙,12.5%\r\n"丙, 丁",乙,30 ％\r\n';
    const whole = readEdges(text);
    expect(whole.holdings.map(({ holder, percent }) => [holder, percent])).toEqual([
      ['甲', 12.5],
      ['丙, 丁', 30],
    ]);
    expect(readEdges(text)).toEqual(readEdges(Array.from(text)));
  });

  it.each([
    ['P,A,half', 'not a number', '不是数字'],
    ['P,A,%', 'not a number', '不是数字'],
    ['P,A,120%', 'above 100', '大于100'],
    ['P,A,100.01', 'above 100', '大于100'],
    ['P,A,-1', 'below 0', '小于0'],
    ['P,A,50,101', '"votes" is 101', '“votes”的值101大于100'],
    [',A,50', '"holder" is empty', '“holder”为空'],
    ['P,,50', '"owned" is empty', '“owned”为空'],
    ['P,A', '"percent" is empty', '“percent”为空'],
    ['P,A,50,,60', 'both "low" and "high"', '须同时填写'],
    ['P,A,50,,60,70', 'outside of its band 60 to 70', '不在区间60至70之内'],
    ['P,Z,10.1', 'in "Z" come to 100.1 %', '合计为100.1%'],
    ['P,Z,5,61', 'the votes in "Z" come to 101 %', '表决权合计为101%'],
  ])('refuses %j and no other row', (row, en, cn) => {
    const { holdings, refused } = readEdges([HEADER, 'X,Z,90,40', row, 'Y,Z,5'].join('\n'));
    expect(holdings).toHaveLength(2);
    expect(refused).toEqual([
      { row: 3, words: { en: expect.stringContaining(en), cn: expect.stringContaining(cn) } },
    ]);
  });

  it.each([
    ['', 'empty'],
    ['\n', 'empty'],
    [HEADER, 'no rows'],
    ['holder,company,share\nP,A,5', 'lacks "owned" and "percent"'],
    ['holder,owned,percent,percent\nP,A,5,5', 'twice'],
    ['holder,owned,percent\n"P,A,5', 'quotation mark is not closed'],
  ])('is refused whole: %j', (text, words) => {
    expect(() => readEdges(text)).toThrow(EdgesFileError);
    expect(() => readEdges(text)).toThrow(words);
  });
});
