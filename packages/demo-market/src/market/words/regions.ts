import { CITIES } from '@mingjian/domain/divisions';
import type { City } from '@mingjian/domain/divisions';
import { makeWeightedPick } from '../basis/random.ts';

/** Share of companies by province, per mille, after the counts the registry publishes each year (rounded). */
const PROVINCE_WEIGHTS: Readonly<Record<string, number>> = {
  '11': 42,
  '12': 16,
  '13': 42,
  '14': 20,
  '15': 14,
  '21': 26,
  '22': 12,
  '23': 15,
  '31': 56,
  '32': 92,
  '33': 78,
  '34': 38,
  '35': 45,
  '36': 24,
  '37': 88,
  '41': 52,
  '42': 42,
  '43': 30,
  '44': 142,
  '45': 24,
  '46': 14,
  '50': 28,
  '51': 48,
  '52': 18,
  '53': 22,
  '54': 3,
  '61': 32,
  '62': 11,
  '63': 3,
  '64': 5,
  '65': 14,
};

/** How much larger a city is than an ordinary one of its province. */
const CITY_WEIGHTS: Readonly<Record<string, number>> = {
  '440300': 14,
  '440100': 11,
  '441900': 5,
  '440600': 4,
  '442000': 2,
  '441300': 2,
  '440400': 1.6,
  '320500': 6,
  '320100': 6,
  '320200': 4,
  '320400': 2,
  '320600': 2,
  '330100': 9,
  '330200': 6,
  '330300': 3,
  '330700': 2.5,
  '330400': 2,
  '330600': 2,
  '370200': 6,
  '370100': 5,
  '370600': 2.5,
  '370700': 2.5,
  '350200': 5,
  '350100': 4,
  '350500': 4,
  '420100': 9,
  '430100': 7,
  '410100': 8,
  '510100': 14,
  '610100': 10,
  '210100': 5,
  '210200': 5,
  '220100': 4,
  '230100': 5,
  '340100': 6,
  '360100': 4,
  '130100': 4,
  '130200': 2,
  '130600': 2,
  '140100': 5,
  '530100': 7,
  '520100': 5,
  '450100': 5,
  '460100': 5,
  '460200': 2,
  '620100': 4,
  '650100': 5,
  '640100': 3,
  '150100': 2,
  '150200': 2,
  '150600': 2,
  '630100': 4,
  '540100': 4,
};

const countByProvince = new Map<string, number>();
const ordinaryWeight = (city: City): number =>
  CITY_WEIGHTS[city.code] ?? (city.code.endsWith('00') ? 1 : 0.15);
for (const city of CITIES) {
  const prefix = city.code.slice(0, 2);
  countByProvince.set(prefix, (countByProvince.get(prefix) ?? 0) + ordinaryWeight(city));
}

/** Draws a city: province by its share, then a city of it by its size. */
export const pickCity = makeWeightedPick(CITIES, (city) => {
  const prefix = city.code.slice(0, 2);
  return ((PROVINCE_WEIGHTS[prefix] ?? 0) * ordinaryWeight(city)) / (countByProvince.get(prefix) ?? 1);
});

export const STREETS = (
  '人民路 解放路 中山路 建设路 和平路 文化路 长江路 黄河路 工业路 科技路 创新大道 高新路 滨河路 学府路 迎宾大道 新华路 光华路 振兴路 兴业路 ' +
  '富民路 朝阳路 青年路 开元路 金融街 发展大道 世纪大道 软件园路 产业园路 物流大道 经五路 纬三路 东环路 南环路 西环路 北环路 站前路 花园路 湖滨路 翠微路 梧桐路'
).split(' ');

export const BUILDINGS =
  '科技园 创业大厦 商务中心 国际广场 工业园 产业园 大厦 写字楼 总部基地 孵化基地'.split(' ');
