import { expect, test } from 'vitest';
import { fitName } from './fit-name.ts';

test('a short name stays on one line, a long one takes two and ends in an ellipsis', () => {
  expect(fitName('明鉴有限公司', 160)).toEqual(['明鉴有限公司']);
  const lines = fitName('明鉴内蒙古自治区呼伦贝尔市新能源装备制造股份有限公司', 160);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/…$/);
  expect(fitName('A very long English name of a company limited', 160)).toHaveLength(2);
  expect(fitName('Yingkou Tuoyuan Technology Corp., Ltd.', 166)).toEqual([
    'Yingkou Tuoyuan',
    'Technology Corp., Ltd.',
  ]);
  expect(fitName('3A19 C · in default · dishonest debtor', 160, 1)).toHaveLength(1);
  expect(fitName('', 160)).toEqual([]);
});
