import { expect, test } from 'vitest';
import { AREAS, findArea, listAreas, parseAddress, presentArea } from './index.ts';

test('2,815 districts and counties, each inside a city', () => {
  expect(AREAS).toHaveLength(2815);
  expect(AREAS.filter((area) => area.cityCode === null)).toEqual([]);
  expect(listAreas('440300').map((area) => area.name)).toContain('南山区');
  expect(findArea('110108')?.name).toBe('海淀区');
});

test.each([
  ['广东省深圳市南山区科技园', '440000', '440300', '440305'],
  ['海淀区中关村大街', '110000', '110100', '110108'],
  ['昆山市玉山镇', '320000', '320500', '320583'],
  ['北京市朝阳区建国路', '110000', '110100', '110105'],
  ['长春朝阳区', '220000', '220100', '220104'],
  ['朝阳区建国路', null, null, null],
  ['广东省东莞市长安镇', '440000', '441900', null],
])('reads %s', (text, provinceCode, cityCode, districtCode) => {
  expect(parseAddress(text)).toEqual({ provinceCode, cityCode, districtCode });
});

test('every district is read back from its own address', () => {
  const wrong = AREAS.filter((area) => parseAddress(presentArea(area)).districtCode !== area.code);
  expect(wrong.map(presentArea)).toEqual([]);
});
