import { CENTRAL_TENDENCIES, findFactorWords, LEAST_SHARE } from '../../default-risk/index.ts';
import type { AdditiveTerm, SampleNote } from '../../models/index.ts';
import type { RatingModel } from '../../rating-models/index.ts';
import { findAucInterval } from '../../validation/index.ts';
import { PUBLIC_BENCHMARKS } from '../public-benchmarks.ts';
import { fact, NOT_VALIDATED_HERE, plain, words } from './card.ts';
import type { CardFact, CardStep, CardVariable, ModelCard } from './card.ts';

const DIGITS = 4;
const round = (value: number): string => String(Number(value.toPrecision(DIGITS)));

const bandOf = (bounds: readonly number[], at: number): ReturnType<typeof words> => {
  const [from, to] = [bounds[at - 1], bounds[at]];
  if (from === undefined && to === undefined) return words('any', '任意');
  if (from === undefined) return plain(`≤ ${round(to ?? 0)}`);
  if (to === undefined) return plain(`> ${round(from)}`);
  return plain(`> ${round(from)}, ≤ ${round(to)}`);
};

const stepsOf = ({ bounds, values, notMeaningful, evidence }: AdditiveTerm, slope: number): CardStep[] => {
  const counted = (at: number) => {
    const step = evidence?.steps[at];
    return { cases: step ? step.good + step.bad : null, defaults: step?.bad ?? null };
  };
  const own = values.map((value, at) => ({
    band: bandOf(bounds, at),
    logOdds: slope * value,
    ...counted(at),
  }));
  return [
    ...own,
    { band: words('missing', '缺失'), logOdds: 0, ...counted(values.length) },
    {
      band: words('not meaningful', '无意义'),
      logOdds: slope * notMeaningful,
      ...counted(values.length + 1),
    },
  ];
};

const variableOf = (term: AdditiveTerm, slope: number): CardVariable => ({
  code: term.variable,
  name: findFactorWords({ model: 'financial', code: term.variable }),
  mark: 'fitted',
  informationValue: term.evidence?.informationValue ?? null,
  steps: stepsOf(term, slope),
});

const AUC_DECIMALS = 3;

/** Firm-years, failures, years, AUC with the interval that follows from the numbers. */
const sampleFact = (label: ReturnType<typeof words>, note: SampleNote | null): readonly CardFact[] => {
  if (!note) return [];
  const { rows, bad, from, until, auc } = note;
  const counts = {
    en: `${rows.toLocaleString('en')} firm-years of ${from} to ${until}, ${bad} failures`,
    cn: `${from}—${until}年${rows.toLocaleString('en')}个企业年度，其中失败${bad}个`,
  };
  if (auc === null) return [fact(label, counts, 'counted')];
  const interval = findAucInterval(auc, bad, rows - bad);
  const [low, high] = [interval.from, interval.to].map((value) => value.toFixed(AUC_DECIMALS));
  const area = auc.toFixed(AUC_DECIMALS);
  return [
    fact(
      label,
      words(
        `${counts.en}; AUC ${area} (95 % ${low} to ${high}, Hanley-McNeil)`,
        `${counts.cn}；AUC ${area}（95%置信区间${low}—${high}，Hanley-McNeil）`,
      ),
      'counted',
    ),
  ];
};

/** What the shipped model does with Chinese listed firms, as the benchmarks printed it. */
const chineseFacts = (): readonly CardFact[] =>
  PUBLIC_BENCHMARKS.lines.flatMap(({ code, cases, events, ours, spread, protocol }) =>
    code === 'financial-on-chinese-listed' && cases !== null && events !== null && spread !== null
      ? [
          fact(
            words('Evidence from China', '中国证据'),
            words(
              `${cases.toLocaleString('en')} listed firms, ${events} under ST in September 2016; AUC ${ours.toFixed(AUC_DECIMALS)} (${spread.en}). ${protocol.en}`,
              `${cases.toLocaleString('en')}家上市公司，2016年9月${events}家为ST；AUC ${ours.toFixed(AUC_DECIMALS)}（${spread.cn}）。${protocol.cn}`,
            ),
            'counted',
          ),
        ]
      : [],
  );

const { large, medium, small, micro } = CENTRAL_TENDENCIES;

/** The scorecard of statement ratios, told from its own file. */
export const makeFinancialCard = ({ version, file, financial }: RatingModel): ModelCard => ({
  code: 'financial',
  name: words('Financial model F', '财务模型F'),
  version,
  summary: words(
    'A scorecard of ratios from two years of annual accounts: weights of evidence by step, one logit, no market data.',
    '基于两年年度报表比率的评分卡：按区间取证据权重，单一逻辑回归，不使用市场数据。',
  ),
  facts: [
    fact(
      words('Data', '数据'),
      words(
        'American Bankruptcy, listed US firms (Lombardo et al., Future Internet 14(8):244, 2022); a failure is the last firm-year before it',
        '美国破产数据集，美国上市公司（Lombardo等，Future Internet 14(8):244，2022）；失败指破产前最后一个企业年度',
      ),
    ),
    ...sampleFact(words('Fitted on', '拟合样本'), file.fitted),
    ...sampleFact(words('Tested out of time on', '时间外检验样本'), file.validated),
    ...(file.slope
      ? [
          fact(
            words('Slope of the outcomes on its log-odds', '结果对其对数几率的斜率'),
            words(
              `${file.slope.slope.toFixed(2)}, applied to every step (on ${file.slope.bad} failures: uncertain)`,
              `${file.slope.slope.toFixed(2)}，已应用于各区间（仅${file.slope.bad}例失败，不确定性大）`,
            ),
            'fitted',
          ),
        ]
      : []),
    ...chineseFacts(),
    fact(
      words('Central tendency', '中心违约率'),
      words(
        `large ${large} %, medium ${medium} %, small ${small} %, micro ${micro} % a year; size unknown: as small`,
        `大型${large}%、中型${medium}%、小型${small}%、微型${micro}%（年）；规模未知按小型`,
      ),
      'prior',
    ),
    fact(
      words('Plausibility of the level', '水平的合理性参照'),
      words(
        '1.73 % a year over German firms (Creditreform, 2024); 2.5 % of Chinese listed firms under ST in 2016',
        '德国企业年均1.73%（Creditreform，2024）；2016年中国上市公司ST比例2.5%',
      ),
    ),
    fact(words('Variables', '变量数'), plain(String(file.terms.length)), 'fitted'),
    fact(words('Seed', '随机种子'), plain(String(file.seed))),
  ],
  variables: file.terms.map((term) => variableOf(term, financial.slope)),
  limits: [
    words(
      'Fitted on American listed firms under US GAAP; the order it gives is carried over to Chinese accounts, the level is not: it comes from the central tendency, a prior.',
      '以美国上市公司（US GAAP）拟合；沿用其排序能力于中国报表，水平不沿用，而取自先验的中心违约率。',
    ),
    words(
      `Accounts of which less than ${100 * LEAST_SHARE} % of the points are known rate nobody; accounts of financial firms are not scored.`,
      `已知得分不足${100 * LEAST_SHARE}%的报表不用于评级；金融企业报表不评分。`,
    ),
    words(
      'A missing variable adds nothing and widens the interval. Steps were found at annual accounts; quarterly ones are not scored.',
      '缺失变量不加分亦不减分，但会放宽区间。区间由年度报表得出，季度报表不评分。',
    ),
    words('Unaudited accounts give 3A4 at best (prior).', '未经审计报表最高3A4（先验）。'),
  ],
  notClaimed: [NOT_VALIDATED_HERE],
});
