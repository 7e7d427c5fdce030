import { expect, test } from 'vitest';
import { splitMatch } from './split-match.ts';

const marked = (name: string, keyword: string): string =>
  splitMatch(name, keyword)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

test.each([
  ['深圳市华安达科技有限公司', '华安达', '深圳市[华安达]科技有限公司'],
  ['深圳市华安达科技有限公司', '深圳华安达', '[深圳]市[华安达]科技有限公司'],
  ['深圳市华安达科技有限公司', '华', '深圳市[华]安达科技有限公司'],
  ['深圳市华安达科技有限公司', 'hadkj', '深圳市华安达科技有限公司'],
  ['上海瑞盛（集团）有限公司', '瑞盛集团', '上海[瑞盛]（[集团]）有限公司'],
  ['Shenzhen Huaanda Technology', 'HUAANDA', 'Shenzhen [Huaanda] Technology'],
  [
    'Shanghai Ximing Film & Television Corp., Ltd.',
    'shanghai',
    '[Shanghai] Ximing Film & Television Corp., Ltd.',
  ],
  [
    'Shanghai Ximing Film & Television Corp., Ltd.',
    'xim film',
    'Shanghai [Xim]ing [Film] & Television Corp., Ltd.',
  ],
  ['Lianyungang Jiahai (Shanghai) Co., Ltd.', 'shang', 'Lianyungang Jiahai ([Shang]hai) Co., Ltd.'],
  ['深圳市华安达科技有限公司', '', '深圳市华安达科技有限公司'],
])('%s, typed %s', (name, keyword, expected) => {
  expect(marked(name, keyword)).toBe(expected);
});
