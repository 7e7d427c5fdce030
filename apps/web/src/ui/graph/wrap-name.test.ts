import { expect, test } from 'vitest';
import { measureText, wrapName } from './wrap-name.ts';

test('a long Chinese name is wrapped between any letters and ends in an ellipsis', () => {
  const lines = wrapName('重庆智庆咨询股份有限公司重庆市渝中区解放碑步行街第二分公司', 120, 2);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/…$/);
});

test('an English name is wrapped between words, and nothing is lost that has room', () => {
  expect(wrapName('Chongqing Zhiqing Consulting Corp., Ltd.', 148, 3).join(' ')).toBe(
    'Chongqing Zhiqing Consulting Corp., Ltd.',
  );
  expect(wrapName('Yingkou Tuoyuan Technology Corp., Ltd.', 166, 2)).toEqual([
    'Yingkou Tuoyuan',
    'Technology Corp., Ltd.',
  ]);
  expect(wrapName('明鉴有限公司', 160, 2)).toEqual(['明鉴有限公司']);
  expect(wrapName('', 160, 2)).toEqual([]);
});

test('a word longer than the line is cut, and no line is wider than its room', () => {
  const [line] = wrapName('Donaudampfschifffahrtsgesellschaft', 100, 2);
  expect(line).toMatch(/^Donau.*…$/);
  expect(measureText(line ?? '')).toBeLessThanOrEqual(100);
  expect(measureText('明', 25)).toBe(2 * measureText('明'));
});
