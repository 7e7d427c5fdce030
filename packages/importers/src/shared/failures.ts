/** A sentence in both languages of the product. */
export interface Sentence {
  readonly en: string;
  readonly cn: string;
}

type Details = Readonly<Record<string, string | number>>;

/** Why a whole file is refused. `{name}` is filled in from the details. */
const FAILURES = {
  'file-not-found': {
    en: 'There is no file "{file}". Check the path.',
    cn: '找不到文件“{file}”，请检查路径。',
  },
  'not-a-file': {
    en: '"{file}" is not a file that can be read.',
    cn: '“{file}”不是可读取的文件。',
  },
  'empty-file': {
    en: 'The file "{file}" is empty.',
    cn: '文件“{file}”是空的。',
  },
  'no-rows': {
    en: 'The file "{file}" has a header and no rows.',
    cn: '文件“{file}”只有表头，没有数据行。',
  },
  'binary-file': {
    en: 'The file "{file}" is not a text file ({kind}). Save the table as "CSV UTF-8" and import that.',
    cn: '文件“{file}”不是文本文件（{kind}），请另存为“CSV UTF-8”后再导入。',
  },
  'wrong-encoding': {
    en: 'The file "{file}" is neither UTF-8 nor GB18030 (first wrong character near line {line}). Save it as "CSV UTF-8" and import that.',
    cn: '文件“{file}”既不是UTF-8也不是GB18030编码（第{line}行附近首次出现错误字符），请另存为“CSV UTF-8”后再导入。',
  },
  'truncated-file': {
    en: 'The file "{file}" ends in the middle of row {row}: it is cut off. Get the complete file; nothing of it was imported.',
    cn: '文件“{file}”在第{row}行中途结束，文件不完整。请获取完整文件；未导入任何内容。',
  },
  'stray-quote': {
    en: 'Row {row} of "{file}" has text after a closing quotation mark. Double the quotation marks inside a cell; nothing was imported.',
    cn: '“{file}”第{row}行的右引号之后还有文字，单元格内的引号应写成两个。未导入任何内容。',
  },
  'row-too-long': {
    en: 'Row {row} of "{file}" is longer than {limit} characters: a quotation mark is probably not closed. Nothing was imported.',
    cn: '“{file}”第{row}行超过{limit}个字符，可能缺少右引号。未导入任何内容。',
  },
  'missing-columns': {
    en: 'The file "{file}" has no column {columns}. It has: {found}.',
    cn: '文件“{file}”缺少列：{columns}。现有列：{found}。',
  },
  'unknown-columns': {
    en: 'The file "{file}" has columns that are not known: {columns}. Known are: {known}.',
    cn: '文件“{file}”含有未知的列：{columns}。可识别的列：{known}。',
  },
  'repeated-column': {
    en: 'The file "{file}" has the column {columns} twice.',
    cn: '文件“{file}”的列{columns}重复出现。',
  },
  'json-not-objects': {
    en: 'The file "{file}" is not JSON of objects: after object {object} something else stands. Give one object, one object per line, or an array of objects.',
    cn: '“{file}”不是由对象组成的JSON：第{object}个对象处出现其他内容。应为单个对象、每行一个对象或对象数组。',
  },
  'json-wrong': {
    en: 'Object {object} of "{file}" is not valid JSON. Nothing was imported.',
    cn: '“{file}”的第{object}个对象不是有效的JSON。未导入任何内容。',
  },
  'json-cut-off': {
    en: 'The file "{file}" ends inside object {object}: it is cut off. Get the complete file; nothing of it was imported.',
    cn: '“{file}”在第{object}个对象中途结束，文件不完整。请获取完整文件；未导入任何内容。',
  },
  'json-object-too-large': {
    en: 'Object {object} of "{file}" is larger than {limit} MB. Split it into one object per company.',
    cn: '“{file}”的第{object}个对象超过{limit} MB，请拆分为每家企业一个对象。',
  },
  'json-not-utf8': {
    en: 'Object {object} of "{file}" is not UTF-8, which JSON has to be.',
    cn: '“{file}”的第{object}个对象不是UTF-8编码，JSON须为UTF-8。',
  },
  'json-no-objects': {
    en: 'The file "{file}" holds no JSON object.',
    cn: '文件“{file}”中没有JSON对象。',
  },
  'mapping-wrong': {
    en: 'The mapping file "{file}" is not one: it takes {"sheets": {"sheet name": {"row label": "item"}}}. A dry run writes one to start from.',
    cn: '映射文件“{file}”格式不正确，应为{"sheets": {"工作表名": {"行名称": "数据项"}}}。试运行会生成一份模板。',
  },
  'mapping-unknown-item': {
    en: 'The mapping file "{file}" maps "{label}" of sheet "{sheet}" to {item}, which is no item of a statement.',
    cn: '映射文件“{file}”将工作表“{sheet}”的“{label}”映射为{item}，该数据项不属于财务报表。',
  },
  'workbook-unreadable': {
    en: 'The workbook "{file}" cannot be read ({reason}).',
    cn: '无法读取工作簿“{file}”（{reason}）。',
  },
  'workbook-foreign': {
    en: 'The amounts in "{file}" are in {currency}. Statements are kept in yuan; convert them first.',
    cn: '“{file}”中的金额以{currency}计，报表以人民币元保存，请先折算。',
  },
  'workbook-no-statements': {
    en: 'No statement was found in "{file}": a sheet needs a row of headings with periods (2024-12-31, 2024年度, FY2024) over columns of amounts, and rows whose names are known or mapped.',
    cn: '“{file}”中没有找到报表：工作表须有一行带报告期的表头（如2024-12-31、2024年度、FY2024），其下为金额列，且行名称可识别或已映射。',
  },
  'workbook-no-company': {
    en: 'The workbook "{file}" names no credit code. Say whose statements they are with --company CREDIT_CODE.',
    cn: '工作簿“{file}”未注明统一社会信用代码，请用--company指定企业代码。',
  },
  'workbook-several-companies': {
    en: 'The workbook "{file}" names several credit codes ({codes}). Say whose statements they are with --company CREDIT_CODE.',
    cn: '工作簿“{file}”含有多个统一社会信用代码（{codes}），请用--company指定企业代码。',
  },
  'workbook-wrong-company': {
    en: '--company takes a credit code or registration number; "{code}" is not a valid one.',
    cn: '--company须为有效的统一社会信用代码或注册号，“{code}”无效。',
  },
  'workbook-no-name': {
    en: 'Nobody here knows a company with the code {code}, and "{file}" names none (编制单位：...). Import its registration first.',
    cn: '系统中没有代码为{code}的企业，“{file}”也未注明编制单位。请先导入其登记信息。',
  },
  'import-running': {
    en: 'The same file is being imported right now by another command. Wait until it has ended.',
    cn: '另一个命令正在导入同一文件，请等待其结束。',
  },
  'wrong-known-at': {
    en: '--known-at takes a day that has been, written YYYY-MM-DD; "{value}" is not one.',
    cn: '--known-at须为不晚于今天的日期（YYYY-MM-DD），“{value}”不符合。',
  },
} as const satisfies Readonly<Record<string, Sentence>>;

export type FailureCode = keyof typeof FAILURES;

export const fillSentence = (sentence: Sentence, details: Details): Sentence => {
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(details[name] ?? whole));
  return { en: fill(sentence.en), cn: fill(sentence.cn) };
};

/** A file that cannot be imported, with the sentence for the person who tried. Never shown with a stack. */
export class ImportFailure extends Error {
  override readonly name = 'ImportFailure';
  readonly code: FailureCode;
  readonly sentence: Sentence;

  constructor(code: FailureCode, details: Details) {
    const sentence = fillSentence(FAILURES[code], details);
    super(sentence.en);
    this.code = code;
    this.sentence = sentence;
  }
}
