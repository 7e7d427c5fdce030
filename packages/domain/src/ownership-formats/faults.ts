import type { Words } from '../companies/index.ts';
import type { StatementFault } from './statement.ts';

/** Why a statement of an open format is refused. */
export const FORMAT_FAULTS = {
  'statement-unknown': {
    en: 'this is no statement of the Beneficial Ownership Data Standard',
    cn: '不是受益所有权数据标准（BODS）的声明',
  },
  'statement-version': {
    en: 'the statement is of version {version}; version 0.4 is read here',
    cn: '该声明的版本为{version}，此处读取0.4版',
  },
  'field-missing': { en: 'the field is missing', cn: '缺少该字段' },
  'field-wrong': { en: 'the format allows no such value here', cn: '该格式不允许此处出现这样的值' },
  'dates-reversed': { en: 'the end lies before the beginning', cn: '结束日期早于开始日期' },
  'percent-wrong': {
    en: 'this is neither a percentage from 0 to 100 nor a band of two',
    cn: '既不是0至100的百分比，也不是由两个百分比构成的区间',
  },
  'subject-not-named': {
    en: 'the company that is owned is not named',
    cn: '未指明被持有的企业',
  },
  'subject-no-company': {
    en: 'a person cannot be owned or directed',
    cn: '自然人不能作为被持有或被任职的对象',
  },
  'party-unknown': {
    en: 'no usable statement of the file is about this party',
    cn: '文件中没有关于该主体的可用声明',
  },
  'link-says-nothing': {
    en: 'it tells of no shares, no votes and no post that are held directly',
    cn: '未说明任何直接持有的股份、表决权或职务',
  },
  'schema-unknown': {
    en: 'Company, Organization, PublicBody, LegalEntity, Person, Ownership and Directorship are read; this is none of them',
    cn: '仅读取Company、Organization、PublicBody、LegalEntity、Person、Ownership和Directorship，该实体不在其中',
  },
  'several-values': {
    en: 'there are several values where one is needed',
    cn: '此处需要一个值，却有多个值',
  },
} as const satisfies Readonly<Record<string, Words>>;

export type FormatFaultCode = keyof typeof FORMAT_FAULTS;

/** The reason of a refusal as sentences. */
export const tellFault = ({ reason, details = {} }: StatementFault): Words => {
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => details[name] ?? '');
  const { en, cn } = FORMAT_FAULTS[reason];
  return { en: fill(en), cn: fill(cn) };
};
