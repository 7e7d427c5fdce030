import type { Words } from '../default-risk/index.ts';
import { plain, words } from './cards/card.ts';

export interface BenchmarkWords {
  readonly task: Words;
  readonly protocol: Words;
  readonly figure: Words;
  /** Of a line that a model card tells too. */
  readonly code?: 'financial-on-chinese-listed';
}

const AUC = plain('AUC');

const KINDS: Readonly<Record<string, Words>> = {
  scorecard: words('scorecard', '评分卡'),
  stumps: words('boosted stumps', '提升树桩'),
  boosting: words('boosted trees', '提升树'),
};
const kindOf = (code = ''): Words => KINDS[code] ?? plain(code);

const join = (en: string, cn: string, kind: Words): Words => words(`${en}, ${kind.en}`, `${cn}，${kind.cn}`);

const US_PROTOCOL = words(
  'Fitted on 1999 to 2011, judged on 2012 to 2014; a failure is the last firm-year before it',
  '以1999—2011年拟合，2012—2014年检验；失败指破产前最后一个企业年度',
);

const ST_PROTOCOL = words(
  'ST status of September 2016 from ratios of 2014; five folds, three times',
  '以2014年比率预测2016年9月ST状态；五折交叉验证三次',
);

const AGENCY_FIGURES: Readonly<Record<string, Words>> = {
  exact: words('exact class', '等级完全一致'),
  '+-1 notch': words('within one notch', '相差不超过一级'),
  '+-2 notches': words('within two notches', '相差不超过两级'),
  Spearman: words('Spearman', 'Spearman秩相关'),
  'investment-grade AUC': words('AUC of investment grade', '投资级AUC'),
};

type Reader = readonly [pattern: RegExp, read: (found: readonly string[]) => BenchmarkWords];

/** Lines of `npm run bench -- models`, by how they begin. */
const READERS: readonly Reader[] = [
  [
    /^Polish 5year, 10-fold AUC, (\w+)$/,
    ([, kind]) => ({
      task: join('Polish firms, bankruptcy within a year', '波兰企业一年内破产', kindOf(kind)),
      protocol: words(
        'Ten folds, duplicates removed, all variables, no directions imposed',
        '十折交叉验证，剔除重复，使用全部变量，不限定方向',
      ),
      figure: AUC,
    }),
  ],
  [
    /^US fit <= 2011, AUC 2012-2014, (with market value|without market data), (\w+)$/,
    ([, set, kind]) => ({
      task: join(
        `US firms, ${set}`,
        set === 'with market value' ? '美国企业，含市值' : '美国企业，不含市场数据',
        kindOf(kind),
      ),
      protocol: US_PROTOCOL,
      figure: AUC,
    }),
  ],
  [
    /^US 2012-2014 AUC, (.+), as published/,
    ([, model = '']) => ({
      task: words(`US firms, ${model} as published`, `美国企业，${model}（原公式）`),
      protocol: words('Nothing fitted; firm-years 2012 to 2014', '未拟合；2012—2014年企业年度'),
      figure: AUC,
    }),
  ],
  [
    /^China ST 2016 from FY2014 ratios, 5-fold x 3 AUC, (\w+)$/,
    ([, kind]) => ({
      task: join('Chinese listed firms, ST', '中国上市公司ST', kindOf(kind)),
      protocol: ST_PROTOCOL,
      figure: AUC,
    }),
  ],
  [
    /^China ST 2016 by F fitted in the US/,
    () => ({
      task: words('Chinese listed firms, ST, model F of the product', '中国上市公司ST，本产品财务模型F'),
      protocol: words(
        'Fitted in the US, nothing refitted; 8 of its 14 variables can be made of the ratios at hand',
        '以美国样本拟合，未重新拟合；现有比率可构成14个变量中的8个',
      ),
      figure: AUC,
      code: 'financial-on-chinese-listed',
    }),
  ],
  [
    /^agency ratings, 10-fold by firm, (.+)$/,
    ([, figure = '']) => ({
      task: words('US agency ratings, 19 classes', '美国机构评级，十九级'),
      protocol: words('Ten folds by firm: no firm on both sides', '按企业分十折：同一企业不跨折'),
      figure: AGENCY_FIGURES[figure] ?? plain(figure),
    }),
  ],
];

/** A printed line in both languages; undefined for one that nobody has put into words yet. */
export const findBenchmarkWords = (task: string): BenchmarkWords | undefined => {
  for (const [pattern, read] of READERS) {
    const found = pattern.exec(task);
    if (found) return read(found);
  }
  return undefined;
};
