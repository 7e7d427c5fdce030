import type { OverrideCode } from './overrides.ts';

/** The same thing in both languages of the product. */
export interface Words {
  readonly en: string;
  readonly cn: string;
}

export const MODEL_WORDS: Words = {
  en: "Altman Z'' (emerging markets)",
  cn: 'Altman Z"（新兴市场）',
};

/** Shown wherever a figure of an uncalibrated model is shown. */
export const NOT_CALIBRATED_WORDS: Words = {
  en: 'reference model, not calibrated',
  cn: '参考模型，未经校准',
};

const RATIO_WORDS: Readonly<Record<string, Words>> = {
  'working-capital-to-total-assets': { en: 'Working capital / total assets', cn: '营运资本／总资产' },
  'retained-earnings-to-total-assets': { en: 'Retained earnings / total assets', cn: '留存收益／总资产' },
  'ebit-to-total-assets': { en: 'EBIT / total assets', cn: '息税前利润／总资产' },
  'equity-to-total-liabilities': { en: 'Book equity / total liabilities', cn: '账面权益／负债合计' },
};

/** The name of a ratio of the model; its code when it has none. */
export const findRatioWords = (code: string): Words => RATIO_WORDS[code] ?? { en: code, cn: code };

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

/** Why an item is missing. */
export const MISSING_WORDS: Readonly<Record<'no-statement' | 'not-reported' | 'not-positive', Words>> = {
  'no-statement': { en: 'no annual consolidated accounts on file', cn: '无年度合并财务报表' },
  'not-reported': { en: 'not in the latest accounts', cn: '最近报表未列示' },
  'not-positive': { en: 'is zero or negative, so that the ratio says nothing', cn: '为零或负数，比率无意义' },
};
