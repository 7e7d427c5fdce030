import {
  BEHAVIOUR_DEVIATION,
  BEHAVIOUR_KINDS,
  BEST_GRADES,
  EVENT_MONTHS,
  findBandWords,
  findFactorWords,
  REGISTRY_DEVIATION,
  REGISTRY_ITEMS,
} from '../../default-risk/index.ts';
import type { RatingModel } from '../../rating-models/index.ts';
import { fact, NOT_VALIDATED_HERE, plain, words } from './card.ts';
import type { ModelCard } from './card.ts';

const NO_OUTCOMES = fact(
  words('Data', '数据'),
  words('none: no outcome has been fitted', '无：未以任何违约结果拟合'),
  'prior',
);

const REFIT = words(
  'Weights are expert priors, to be fitted anew with the laboratory on own outcomes.',
  '权重为专家先验，应以自有违约结果经建模实验室重新拟合。',
);

/** Events of law and tax, each with its prior weight. */
export const makeBehaviourCard = ({ version }: RatingModel): ModelCard => ({
  code: 'behaviour',
  name: words('Behaviour model B', '行为模型B'),
  version,
  summary: words(
    'Events at law, of tax and of supervision: each adds a weight that fades by half in twelve months and grows with its amount.',
    '司法、税务与监管事件：各事件按权重加分，十二个月衰减一半，并随金额放大。',
  ),
  facts: [
    NO_OUTCOMES,
    fact(
      words('Events counted', '统计范围'),
      words(`of ${EVENT_MONTHS} months`, `${EVENT_MONTHS}个月内`),
      'prior',
    ),
    fact(words('Doubt about the sum', '合计的不确定性'), plain(`± ${BEHAVIOUR_DEVIATION}`), 'prior'),
    fact(
      words('Share without accounts', '无报表时的权重'),
      words('0.6, register 0.4', '0.6，登记0.4'),
      'prior',
    ),
  ],
  variables: BEHAVIOUR_KINDS.map(({ code, weight }) => ({
    code,
    name: findFactorWords({ model: 'behaviour', code }),
    mark: 'prior',
    informationValue: null,
    steps: [
      {
        band: words('one event, on its day', '一次事件（当日）'),
        logOdds: weight,
        cases: null,
        defaults: null,
      },
    ],
  })),
  limits: [
    REFIT,
    words(
      `Without accounts the best class is 3A${BEST_GRADES.behaviour}.`,
      `无报表时最高3A${BEST_GRADES.behaviour}。`,
    ),
    words(
      'An event weighs on the company named in it; the role in a case is read from the names of the parties.',
      '事件计入其所列企业；案件角色按当事人名称判定。',
    ),
  ],
  notClaimed: [
    words('That any weight is estimated from defaults.', '任何权重系由违约结果估计。'),
    NOT_VALIDATED_HERE,
  ],
});

/** What the register tells, each band with its prior weight. */
export const makeRegistryCard = ({ version }: RatingModel): ModelCard => ({
  code: 'registry',
  name: words('Registry model R', '登记模型R'),
  version,
  summary: words(
    'What the register alone tells: age, capital, form, staff, changes, reports, industry.',
    '仅凭登记信息：年限、资本、类型、人员、变更、年报、行业。',
  ),
  facts: [
    NO_OUTCOMES,
    fact(words('Doubt about the sum', '合计的不确定性'), plain(`± ${REGISTRY_DEVIATION}`), 'prior'),
    fact(
      words('Ranking of industries', '行业排序'),
      words('our own, no published figure', '自行排序，无公开数据'),
      'prior',
    ),
  ],
  variables: REGISTRY_ITEMS.map(({ code, bands }) => ({
    code,
    name: findFactorWords({ model: 'registry', code }),
    mark: 'prior',
    informationValue: null,
    steps: Object.entries(bands).map(([band, logOdds]) => ({
      band: findBandWords({ model: 'registry', code, band }) ?? plain(band),
      logOdds,
      cases: null,
      defaults: null,
    })),
  })),
  limits: [
    REFIT,
    words(`The best class it can give is 3A${BEST_GRADES.registry}.`, `最高3A${BEST_GRADES.registry}。`),
    words(
      'Register extracts hold no outcomes, so no AUC of the register alone can be claimed.',
      '登记数据不含违约结果，故不能宣称仅凭登记信息的AUC。',
    ),
  ],
  notClaimed: [
    words('That any weight is estimated from defaults.', '任何权重系由违约结果估计。'),
    NOT_VALIDATED_HERE,
  ],
});
