import { CENTRAL_TENDENCIES, MEAN_TENDENCY } from '../../default-risk/index.ts';
import { findLowerBound, MASTER_SCALE, RATING_CLASSES, WORST_SCORED_GRADE } from '../../ratings/index.ts';
import type { RatingModel } from '../../rating-models/index.ts';
import { calculateSolvencyIndex } from '../../solvency/index.ts';
import { fact, NOT_VALIDATED_HERE, words } from './card.ts';
import type { CardFact, ModelCard } from './card.ts';

const DECIMALS = 4;

const classFacts = (): readonly CardFact[] =>
  RATING_CLASSES.filter(({ grade }) => grade <= WORST_SCORED_GRADE).map(({ grade, name, symbol }) => {
    const from = findLowerBound(grade, MASTER_SCALE);
    const index = from === 0 ? 100 : Math.round(calculateSolvencyIndex(from));
    return fact(
      words(`${name} (${symbol})`, `${name}（${symbol}）`),
      words(
        `from ${Number(from.toFixed(DECIMALS))} %, index from ${index}`,
        `违约概率自${Number(from.toFixed(DECIMALS))}%，指数自${index}`,
      ),
      'prior',
    );
  });

/** Nineteen classes and the index of solvency over the possibility of default. */
export const makeScaleCard = ({ version }: RatingModel): ModelCard => ({
  code: 'scale',
  name: words('Master scale 3A and solvency index', '3A主标尺与偿债指数'),
  version,
  summary: words(
    'Nineteen classes of the possibility of default within a year, each bound 1.45 times the one before, and an index of 100 to 600 over it.',
    '按一年期违约概率划分十九级，相邻界限相差1.45倍，并映射为100—600的偿债指数。',
  ),
  facts: [
    fact(
      words('Anchors of the index', '指数锚点'),
      words('bands of Creditreform, 2024', 'Creditreform评级分档（2024）'),
      'prior',
    ),
    fact(
      words('Mean over all firms', '全体企业均值'),
      words(`${MEAN_TENDENCY} % (Creditreform, German firms)`, `${MEAN_TENDENCY}%（Creditreform，德国企业）`),
      'prior',
    ),
    fact(
      words('Central tendencies', '中心违约率'),
      words(
        `large ${CENTRAL_TENDENCIES.large} %, medium ${CENTRAL_TENDENCIES.medium} %, small ${CENTRAL_TENDENCIES.small} %, micro ${CENTRAL_TENDENCIES.micro} %`,
        `大型${CENTRAL_TENDENCIES.large}%、中型${CENTRAL_TENDENCIES.medium}%、小型${CENTRAL_TENDENCIES.small}%、微型${CENTRAL_TENDENCIES.micro}%`,
      ),
      'prior',
    ),
    fact(
      words('Checked out of time', '时间外检验'),
      words(
        'A scorecard of 12 variables with market value, fitted on US firm-years until 2011 and anchored to 0.752 %, on 2012 to 2014 (10,296 firm-years, 87 failures): AUC 0.909 (95 % by firm bootstrap 0.877 to 0.935), Hosmer-Lemeshow 24.8 on 10 groups (p 0.006): the order holds, the bad tail is under-predicted; fullest class 15.8 %',
        '以截至2011年的美国企业年度拟合12变量评分卡（含市值），校准至0.752%，以2012—2014年检验（10,296个企业年度，87例失败）：AUC 0.909（按企业自助法95%区间0.877—0.935），Hosmer-Lemeshow 24.8（10组，p 0.006）：排序成立，尾部违约低估；最集中等级占15.8%',
      ),
      'counted',
    ),
    ...classFacts(),
    fact(
      words('3A19 (C)', '3A19（C）'),
      words('a default fact alone, index 500 or 600', '仅由违约事实给出，指数500或600'),
    ),
  ],
  variables: [],
  limits: [
    words(
      'Names of agency classes are positions on the ladder, not the default rates of agencies.',
      '与评级机构等级的对应仅为阶梯位置，不代表其违约率。',
    ),
    words('No possibility below 0.03 % is shown.', '不显示低于0.03%的违约概率。'),
    words(
      'Some formulas and cut-offs that are shown beside the rating come from the literature and were not checked against the papers; each says so where it stands.',
      '评级旁展示的部分公式与界限引自文献且未与原文核对，均在所在处注明。',
    ),
  ],
  notClaimed: [
    words(
      'The accuracy ratios of agencies, which are of large rated issuers.',
      '达到评级机构的准确率：其样本为大型受评发行人。',
    ),
    NOT_VALIDATED_HERE,
  ],
});
