import type { RowNote, RowState } from '@mingjian/domain/batch-imports';
import { FAILURES, SCREEN_SENTENCES } from '../wire/index.ts';
import type { Language } from '../wire/index.ts';

interface Sentence {
  readonly en: string;
  readonly cn: string;
}

/** How a row came out, in words: on the screen and in the error file. The specification's own stand verbatim. */
export const ROW_SENTENCES = {
  waiting: { en: 'Not matched yet', cn: '尚未匹配' },
  found: { en: 'Found', cn: '已匹配' },
  ambiguous: {
    en: 'Several companies may be meant',
    cn: '可能对应多家企业',
  },
  'not-found': { en: FAILURES['company-not-found'].en, cn: FAILURES['company-not-found'].cn },
  'credit-code-does-not-exist': { en: 'Credit code does not exist', cn: '统一社会信用代码不存在' },
  'citic-code-does-not-exist': SCREEN_SENTENCES['citic-code-does-not-exist'],
  'code-does-not-exist': {
    en: 'No company has this registration number or stock code',
    cn: '没有企业使用该注册号或股票代码',
  },
  'wrong-check-digit': {
    en: 'The check digit of the code is wrong: one of its characters was mistyped',
    cn: '代码校验位错误，其中有字符输入有误',
  },
  'wrong-code': { en: 'The code has the wrong length or a wrong character', cn: '代码的长度或字符有误' },
  'code-lost-digits': {
    en: 'The code was stored as a number and lost digits. Format the column as text and enter the code again.',
    cn: '代码被存为数值，部分数字已丢失。请将该列设置为文本格式后重新输入代码',
  },
  duplicate: { en: 'The same company as in row {row}', cn: '与第{row}行为同一企业' },
  'nothing-to-match': { en: 'The row has neither a name nor a code', cn: '该行既无企业名称也无代码' },
} as const satisfies Readonly<Record<RowState, Sentence>>;

/** Told behind the sentence of the state. */
export const NOTE_SENTENCES = {
  'codes-disagree': {
    en: 'The codes of the row belong to different companies',
    cn: '该行的各代码属于不同企业',
  },
  'code-and-name-disagree': {
    en: 'The code belongs to a company of another name',
    cn: '该代码所属企业与名称不一致',
  },
  picked: { en: 'Chosen by hand', cn: '人工选定' },
} as const satisfies Readonly<Record<RowNote, Sentence>>;

/** Where there is only one, there is nothing to choose between. */
const ONE_CANDIDATE: Sentence = {
  en: 'This company may be meant, but it is not certain',
  cn: '可能对应该企业，但不确定',
};

export interface ToldRow {
  readonly state: RowState;
  readonly note: RowNote | null;
  readonly duplicateOf: { readonly sheet: string; readonly rowNumber: number } | null;
  readonly candidates: readonly unknown[];
}

/** The reason of a row in one language: its sentence, and the note if it has one. */
export const tellRow = ({ state, note, duplicateOf, candidates }: ToldRow, language: Language): string => {
  const place = duplicateOf
    ? [duplicateOf.sheet, String(duplicateOf.rowNumber)].filter(Boolean).join('!')
    : '';
  const isAlone = state === 'ambiguous' && candidates.length === 1;
  const told: Sentence = isAlone ? ONE_CANDIDATE : ROW_SENTENCES[state];
  const sentence = told[language].replace('{row}', place);
  if (note === null) return sentence;
  return `${sentence}${language === 'cn' ? '。' : '. '}${NOTE_SENTENCES[note][language]}`;
};
