import type { Language } from '@mingjian/contract/wire';
import { LIST_COLUMNS, MAX_ROWS } from '@mingjian/domain/batch-imports';
import { writeWorkbook } from '../workbooks/index.ts';

const NAMES: Readonly<Record<Language, { readonly file: string; readonly sheet: string }>> = {
  en: { file: 'Company list template.xlsx', sheet: 'Companies' },
  cn: { file: '企业名单模板.xlsx', sheet: '企业名单' },
};

/** Sentences, never a title alone: the reader looks for titles in these lines too. */
const NOTES: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Fill in a name or one of the codes for each company; everything else helps to tell companies apart.',
    `At most ${MAX_ROWS.toLocaleString('en')} rows. Cells are formatted as text so that codes keep all their digits.`,
  ],
  cn: [
    '每家企业填写名称或任一代码即可，其余各列有助于区分同名企业。',
    `最多${MAX_ROWS.toLocaleString('en')}行。单元格已设为文本格式，以保留代码的全部数字。`,
  ],
};

const WIDTHS = [36, 24, 20, 14, 24, 14, 14, 20];

/** The workbook that people fill in: the columns that are recognised, under their own titles. */
export const writeTemplate = async (language: Language): Promise<File> => {
  const { file, sheet } = NAMES[language];
  const titles = LIST_COLUMNS.map((column) => column[language]);
  const bytes = await writeWorkbook([
    { name: sheet, notes: NOTES[language], titles, rows: [], widths: WIDTHS },
  ]);
  return new File([bytes], file);
};
