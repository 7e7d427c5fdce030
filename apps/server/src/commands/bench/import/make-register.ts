import { makeCreditCode } from '@mingjian/domain/credit-code';
import { CITIES, PROVINCES } from '@mingjian/domain/divisions';
import { REGISTER_COLUMNS } from '@mingjian/importers/register';

const BRAND =
  '安邦博创达德鼎东方丰峰福富光广海汉航豪恒宏华辉汇嘉建金锦晶凯康科蓝力联龙美明宁鹏普强庆荣瑞润森盛世顺泰天通同万伟祥新信兴旭雅亚益银永优裕元远云泽展正志中众卓';
const TRADES = [
  '科技',
  '贸易',
  '商贸',
  '建材',
  '农业开发',
  '信息技术',
  '电子',
  '机械设备',
  '物流',
  '餐饮管理',
  '医药',
  '纺织',
  '化工',
  '文化传播',
];
const FORMS = ['有限公司', '有限责任公司', '股份有限公司', '有限公司分公司', '农民专业合作社'];
const UNITS = ['(万元人民币)', '(万元)', '(万)', '万人民币', '(万美元)'];
const SCOPE =
  '技术开发、技术服务；销售：五金产品、电子产品、日用百货；货物及技术进出口。（依法须经批准的项目，经相关部门批准后方可开展经营活动）';

/** Park and Miller's generator: the same rows in every run. */
const makeRandom = (seed: number): ((below: number) => number) => {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
};

/** A register file of `count` invented companies, about as wide as a real one. */
export const makeRegister = (count: number): string => {
  const random = makeRandom(20_190_101);
  const pick = <T>(list: ArrayLike<T>): T => list[random(list.length)] as T;
  const lines = [REGISTER_COLUMNS.join(',')];
  for (let index = 0; index < count; index += 1) {
    const city = pick(CITIES);
    const province = PROVINCES.find(({ code }) => code === city.provinceCode)?.shortName ?? '';
    const brand = pick(BRAND) + pick(BRAND) + (random(3) === 0 ? pick(BRAND) : '');
    const name = city.shortName + brand + pick(TRADES) + pick(FORMS);
    const code = makeCreditCode(`91${city.code}MA${String(index).padStart(7, '0')}`);
    const date = `${1990 + random(29)}-0${1 + random(9)}-1${random(10)}`;
    const capital = random(4) === 0 ? 'N/A' : `${1 + random(900)}${pick(UNITS)}`;
    const scope = SCOPE.slice(0, 20 + random(SCOPE.length - 20)).repeat(1 + random(3));
    const address = `${city.name}${pick(BRAND)}${pick(BRAND)}路${1 + random(300)}号`;
    lines.push(
      [
        name,
        code,
        date,
        'N/A',
        `${pick(BRAND)}${pick(BRAND)}`,
        capital,
        scope,
        province,
        city.shortName,
        address,
      ].join(','),
    );
  }
  return `${lines.join('\n')}\n`;
};
