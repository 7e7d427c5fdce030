import type { DataDepth } from './data-depth.ts';
import type { OverrideCode } from './overrides.ts';
import type { NotRatedReason, UnusedAccountsReason } from './rating-result.ts';

/** The same thing in both languages of the product. */
export interface Words {
  readonly en: string;
  readonly cn: string;
}

export const MODEL_WORDS: Words = {
  en: 'Mingjian default model: accounts, behaviour, register',
  cn: '明鉴违约模型：财务、行为、登记',
};

/** Stands wherever a figure of the models stands. */
export const CAUTION_WORDS: Words = {
  en: 'Accounts: fitted on US firms 1999–2011, tested on 2012–2014, anchored to default rates by size that are a prior. Behaviour and register: expert priors. Not validated on unlisted Chinese firms.',
  cn: '财务模型以1999—2011年美国企业样本拟合、2012—2014年检验，并按企业规模的先验违约率校准；行为与登记模型为专家先验。尚未以中国非上市企业的违约结果验证。',
};

export const DEPTH_WORDS: Readonly<Record<DataDepth, Words>> = {
  'audited-accounts': { en: 'Audited accounts', cn: '经审计财务报表' },
  accounts: { en: 'Accounts without an audit opinion', cn: '未经审计财务报表' },
  behaviour: { en: 'Register and legal records, no accounts', cn: '登记与司法记录，无财务报表' },
  registry: { en: 'Register alone', cn: '仅登记信息' },
};

export const NOT_RATED_WORDS: Readonly<Record<NotRatedReason, Words>> = {
  deregistered: { en: 'The company is deregistered', cn: '企业已注销' },
  'no-establishment-date': {
    en: 'Neither accounts nor a date of establishment are on file',
    cn: '既无财务报表，也无成立日期',
  },
  'not-registered-yet': { en: 'Not yet established on that day', cn: '该日企业尚未成立' },
};

export const UNUSED_ACCOUNTS_WORDS: Readonly<Record<UnusedAccountsReason, Words>> = {
  'no-accounts': { en: 'No annual consolidated accounts on file', cn: '无年度合并财务报表' },
  'financial-firm': {
    en: 'Accounts of financial firms follow another logic and are not scored by this model',
    cn: '金融企业报表结构不同，本模型不予评分',
  },
  'too-much-missing': {
    en: 'Items that decide more than 40% of the points are missing from the accounts',
    cn: '报表缺失的项目涉及40%以上的得分',
  },
};

export const SUPPORT_WORDS: Words = {
  en: 'Guarantee of the parent on file',
  cn: '母公司担保',
};

export const OVERRIDE_WORDS: Readonly<Record<OverrideCode, Words>> = {
  'bankruptcy-accepted': {
    en: 'Bankruptcy or reorganisation accepted by a court',
    cn: '法院已受理破产或重整',
  },
  'compulsory-liquidation': { en: 'Compulsory liquidation ordered by a court', cn: '法院强制清算' },
  'liquidation-group-formed': { en: 'Liquidation group formed', cn: '已成立清算组' },
  'licence-revoked-with-debts': {
    en: 'Business licence revoked while debts stand',
    cn: '营业执照被吊销且有未清偿债务',
  },
  'dishonest-judgment-debtor': { en: 'Dishonest judgment debtor', cn: '失信被执行人' },
  'terminated-enforcement': { en: 'Enforcement terminated, debt unpaid', cn: '终本案件，债务未清偿' },
  'terminated-enforcement-unmeasured': {
    en: 'Enforcement terminated, unpaid share not known',
    cn: '终本案件，未履行比例不详',
  },
  'open-enforcement': { en: 'Open enforcement above 20% of net assets', cn: '被执行金额超过净资产20%' },
  'restricted-from-high-consumption': { en: 'Restricted from high consumption', cn: '限制高消费' },
  'serious-violation-list': { en: 'On the list of serious violations', cn: '列入严重违法失信名单' },
  'pre-reorganisation': { en: 'Reorganisation or settlement filed', cn: '已申请重整或和解' },
  'abnormal-operation-list': {
    en: 'On the abnormal operation list for six months or more',
    cn: '列入经营异常名录六个月以上',
  },
  'tax-arrears': { en: 'Tax arrears', cn: '欠税' },
  'share-freeze': {
    en: "More than half of the controller's shares frozen",
    cn: '控股股东半数以上股权被冻结',
  },
  'disclaimer-of-opinion': {
    en: 'The auditor gave an adverse opinion or none',
    cn: '审计报告为否定意见或无法表示意见',
  },
  'negative-equity': { en: 'Negative equity', cn: '净资产为负' },
  'no-recent-accounts': {
    en: 'No accounts on file for the last two reporting years',
    cn: '最近两个年报年度无财务报表入库',
  },
};
