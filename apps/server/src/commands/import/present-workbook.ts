import { findField } from '@mingjian/domain/dictionary';
import { printFormula, STATEMENT_CHECKS } from '@mingjian/domain/financial-ratios';
import { formatDecimal } from '@mingjian/domain/money';
import type { OpenedWorkbook } from '@mingjian/importers/statement-workbooks';

const HOW = {
  exact: 'exact / 字典名称',
  synonym: 'by synonym / 同义名称',
  file: 'by mapping file / 映射文件',
  unmapped: 'unmapped / 未映射',
} as const;

/** A Chinese character takes two places on a terminal. */
const measure = (text: string): number => text.length + (text.match(/[\u1100-\uffdc]/g)?.length ?? 0);

const pad = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - measure(text)));

const makeTable = (rows: readonly (readonly string[])[]): string[] => {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.min(46, Math.max(...rows.map((row) => measure(row[at] ?? '')))),
  );
  return rows.map((row) => `  ${row.map((cell, at) => pad(cell, widths[at] ?? 0)).join('  ')}`.trimEnd());
};

const presentMapping = ({ plan }: OpenedWorkbook): string[] => {
  const rows = plan.rows.map(({ row, label, field, by, repeatOf }) => {
    const item = field === null ? undefined : findField(field);
    const how =
      repeatOf === null ? HOW[by] : `repeats row ${repeatOf}, left out / 与第${repeatOf}行重复，未采用`;
    return [String(row), label, field ?? '-', item ? `${item.en} ${item.zh}` : '', how];
  });
  return plan.sheets.flatMap(({ name, unit, statement, periods }) => [
    `${name}: ${statement ?? 'any statement'}, ${periods} periods, unit ${unit.text}${
      unit.isAssumed ? ' (no unit line: yuan is assumed / 未注明单位，按元处理)' : ''
    }`,
    ...makeTable([
      ['row', 'label / 行名称', 'item', '数据项', 'mapped / 映射方式'],
      ...rows.filter((_, at) => plan.rows[at]?.sheet === name),
    ]),
  ]);
};

const formulaOf = (code: string): string => {
  const check = STATEMENT_CHECKS.find((known) => known.code === code);
  return check ? `${printFormula(check.formula, 'en')} / ${printFormula(check.formula, 'cn')}` : code;
};

const presentChecks = ({ plan }: OpenedWorkbook): string[] =>
  plan.checked.map(({ statement: { period, scope, parts }, checks, gaps }) => {
    const items = parts.reduce((sum, part) => sum + Object.keys(part.items).length, 0);
    const made = checks.filter(({ isHeld }) => isHeld !== null);
    const head = `  ${period.end} ${period.type} ${scope}: ${items} items, ${made.length} of ${checks.length} checks possible, `;
    const rounding = made.filter(
      ({ isHeld, isWithinRounding }) => isHeld === false && isWithinRounding,
    ).length;
    if (gaps.length === 0)
      return `${head}adds up / 勾稽相符${rounding > 0 ? ` (${rounding} within rounding / 尾差)` : ''}`;
    return [
      `${head}DOES NOT ADD UP / 勾稽不平`,
      ...gaps.map(
        ({ code, gap }) => `    ${code}: ${formulaOf(code)} = ${formatDecimal(gap ?? '0')} yuan / 元`,
      ),
    ].join('\n');
  });

/** What the person reads before a workbook is imported: whose it is, what each row is taken for, whether it adds up. */
export const presentWorkbook = (opened: OpenedWorkbook): readonly string[] => {
  const { party, plan, file } = opened;
  const unmapped = plan.rows.filter(({ field }) => field === null).length;
  return [
    `${file.fileName}: ${party.name} (${party.keys[0]?.value ?? ''})`,
    ...presentMapping(opened),
    `${plan.rows.length} rows with amounts, ${plan.rows.length - unmapped} mapped, ${unmapped} unmapped. / 共${plan.rows.length}行，已映射${plan.rows.length - unmapped}行，未映射${unmapped}行。`,
    'Checks / 勾稽校验:',
    ...presentChecks(opened),
  ];
};
