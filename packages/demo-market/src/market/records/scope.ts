import { findIndustryClass } from '@mingjian/domain/industry-classes';
import type { Random } from '../basis/random.ts';
import type { Firm } from '../plan/firm.ts';

const MAKER_VERBS = ['制造', '销售', '研发', '制造'];

/** A maker makes, sells and develops its goods; what others do is named by the class itself. */
const describeClass = (random: Random, code: string): string => {
  const name = findIndustryClass(code)?.cn ?? '';
  if (!code.startsWith('C')) return name;
  return `${name.replace(/(?:制造|加工|生产)$/, '')}${random.pick(MAKER_VERBS)}`;
};

/** The business scope: the firm's own class first, then two to five of its division. */
export const drawScope = (random: Random, firm: Firm): string => {
  const own = findIndustryClass(firm.classCode)?.cn ?? '';
  const others = Array.from({ length: random.between(2, 5) }, () =>
    describeClass(random, random.pick(firm.industry.classes)),
  );
  const items = [...new Set([own, ...others])].join('；');
  return `一般项目：${items}。（除依法须经批准的项目外，凭营业执照依法自主开展经营活动）`;
};
