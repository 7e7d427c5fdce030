import type { OwnerStatement } from '@mingjian/contract/ownership';

/** The fixed words of the paper, which shows both languages whatever the screen is set to. */
export const PAPER = {
  title: { en: 'Statement of beneficial owners', cn: '受益所有人认定说明' },
  company: { en: 'Company', cn: '企业名称' },
  code: { en: 'Unified social credit code', cn: '统一社会信用代码' },
  day: { en: 'As at', cn: '截止日期' },
  threshold: { en: 'Threshold', cn: '认定标准' },
  finding: { en: 'Finding', cn: '认定结论' },
  tests: { en: 'Tests in sequence', cn: '依次适用的标准' },
  calculation: { en: 'Calculation', cn: '计算过程' },
  exemption: {
    en: 'Exemption: the condition that is not met, or not known',
    cn: '免于备案：不满足或无法判断的条件',
  },
  records: { en: 'Records behind it', cn: '依据记录' },
  withheld: { en: 'withheld from this account', cn: '当前账号无权查看' },
  cut: {
    en: 'Not everything above the company was read: the statement is not the whole.',
    cn: '上层股东未能全部读取，本说明并非全貌。',
  },
  synthetic: {
    en: 'Synthetic: made up for demonstration. This is no statement about a real company.',
    cn: '模拟数据：仅供演示，并非对真实企业的说明。',
  },
} as const;

type Words = Readonly<Record<'en' | 'cn', string>>;

export const RESULTS: Readonly<Record<OwnerStatement['tests'][number]['result'], Words>> = {
  met: { en: 'met', cn: '满足' },
  not_met: { en: 'met by nobody on file', cn: '在册人员均不满足' },
  not_asked: { en: 'not applied', cn: '未适用' },
};

type Exemption = NonNullable<OwnerStatement['exemption']>;

export const EXEMPTION_REASONS: Readonly<Record<NonNullable<Exemption['because']>, Words>> = {
  capital: { en: 'registered capital (at most CNY 10 million)', cn: '注册资本（不超过1000万元）' },
  holders: { en: 'holders (all natural persons)', cn: '股东（均为自然人）' },
  'others-control': {
    en: 'nobody but the holders controls or benefits',
    cn: '不存在股东以外的人控制或者受益',
  },
};
