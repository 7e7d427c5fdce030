import type { Failure } from './failure.ts';

/** What speaks against a file that is brought in, and against work that is done on files: lists and exports. */
export const FILE_FAILURES = {
  'file-is-empty': {
    en: 'The file is empty',
    cn: '文件为空',
    when: 'an uploaded file holds nothing',
  },
  'file-is-too-large': {
    en: 'The file is larger than 10 MB. Keep only the columns that are needed, or split the list.',
    cn: '文件超过10 MB，请只保留需要的列，或拆分名单',
    when: 'an uploaded file is larger than the call takes',
  },
  'file-unpacks-too-large': {
    en: 'The file unpacks to more than can be read (50 MB, or 100 times its size). Save the list as a new workbook.',
    cn: '文件解压后超出可读取范围（50 MB，或原大小的100倍），请将名单另存为新的工作簿',
    when: 'an uploaded workbook is packed too tightly, as a zip bomb is',
  },
  'file-has-macros': {
    en: 'The file contains macros. Save it as .xlsx without macros.',
    cn: '文件包含宏，请另存为不含宏的.xlsx文件',
    when: 'an uploaded workbook carries macros, or is named as one that does',
  },
  'file-has-password': {
    en: 'The file is protected by a password. Remove the password and upload it again.',
    cn: '文件设有密码，请取消密码后重新上传',
    when: 'an uploaded workbook is encrypted',
  },
  'file-is-no-table': {
    en: 'The file is not an Excel workbook (.xlsx, .xls) or a CSV text, whatever its name says',
    cn: '文件内容不是Excel工作簿（.xlsx、.xls）或CSV文本，与文件名无关',
    when: 'an uploaded file is something else by its content',
  },
  'file-is-damaged': {
    en: 'The file is damaged and cannot be read. Open it in a spreadsheet program and save it again.',
    cn: '文件已损坏，无法读取，请用表格软件打开并重新保存',
    when: 'an uploaded workbook or text has a broken form',
  },
  'file-is-too-complex': {
    en: 'The file takes too much memory or time to read. Copy the list into a new workbook with the needed columns only.',
    cn: '读取文件所需的内存或时间过多，请仅将需要的列复制到新的工作簿',
    when: 'an uploaded workbook exceeds the limits of its reader',
  },
  'file-has-too-many-rows': {
    en: 'The list has more than 20,000 rows. Split it into several files.',
    cn: '名单超过20,000行，请拆分为多个文件',
    when: 'an uploaded list has more rows than are matched at once',
  },
  'file-has-no-rows': {
    en: 'The list has a header and no rows',
    cn: '名单只有表头，没有数据行',
    when: 'an uploaded list has titles and nothing below them',
  },
  'file-has-no-header': {
    en: 'No column of the list could be recognised. It needs a column for the company name or a code, as in the template.',
    cn: '未识别到可用的列，名单须包含企业名称或代码列，请参照模板',
    when: 'an uploaded list has neither known titles nor content that speaks for itself',
  },
  'batch-import-does-not-exist': {
    en: 'Company list does not exist',
    cn: '企业名单不存在',
    when: 'the list or its row is not known among those of the account',
  },
  'batch-import-is-running': {
    en: 'The list is still being read or matched',
    cn: '名单仍在读取或匹配中',
    when: 'a row of a list is picked or corrected before the list is done',
  },
  'too-many-batch-imports': {
    en: 'Three lists are waiting or running already. Wait until one is done.',
    cn: '已有三份名单在等待或处理中，请等待其中一份完成',
    when: 'an account uploads a further list',
  },
  'export-file-name-required': {
    en: 'An export file name is required',
    cn: '请填写导出文件名',
    when: 'an export is asked for without a name, or with one of dots and blanks',
  },
  'companies-to-export-required': {
    en: 'Company is required and Up to 200 companies can be selected',
    cn: '请选择企业，最多可选择200家',
    when: 'an export names no company, or more than 200',
  },
  'fields-to-export-required': {
    en: 'Choose at least one field to export',
    cn: '请至少选择一个导出字段',
    when: 'an export names no field',
  },
  'field-cannot-be-exported': {
    en: 'One of the fields cannot be exported',
    cn: '所选字段中有不可导出的字段',
    when: 'a field is not in the dictionary, or is computed; data names the fields',
  },
  'daily-export-limit-reached': {
    en: 'The export would exceed the daily export limit of the plan',
    cn: '本次导出将超出套餐的每日导出上限',
    when: 'more companies than are left of the day; data holds limit and rest',
  },
  'total-export-limit-reached': {
    en: 'The export would exceed the total data export of the plan',
    cn: '本次导出将超出套餐的数据导出总量',
    when: 'more companies than are left of the year; data holds limit and rest',
  },
  'too-many-exports': {
    en: 'Three exports are waiting or running already. Wait until one is done.',
    cn: '已有三项导出在等待或处理中，请等待其中一项完成',
    when: 'an account asks for a further export',
  },
  'export-does-not-exist': {
    en: 'Export does not exist',
    cn: '导出记录不存在',
    when: 'the export is not known among those of the account',
  },
  'export-is-not-done': {
    en: 'The export is still being written',
    cn: '导出文件仍在生成中',
    when: 'a file is asked for before it is there, or one whose writing failed',
  },
  'export-has-expired': {
    en: 'The file has been deleted: exports are kept for seven days',
    cn: '文件已删除，导出文件仅保留七天',
    when: 'a file is asked for after its days are over or after it was deleted',
  },
} as const satisfies Record<string, Failure>;
