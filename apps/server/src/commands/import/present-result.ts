import { formatDecimal } from '@mingjian/domain/money';
import type { ImportResult, LeftOut, Refusal } from '@mingjian/importers/shared';

const MAX_VALUE_LENGTH = 40;

const count = (value: number): string => formatDecimal(String(value), 0);

const shorten = (text: string): string =>
  text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;

const presentRefusal = ({ row, scope, field, value, sentence }: Refusal, word: string): string =>
  `  ${word} ${row}  ${field} "${shorten(value)}": ${sentence.en} / ${sentence.cn}${
    scope === 'value' ? ` (${word} imported without it / 其余内容已导入)` : ''
  }`;

const presentCounts = (result: ImportResult, isDryRun: boolean): string[] => {
  const read =
    `${count(result.rows)} ${result.rowWord}s read, ${count(result.companies)} companies, ` +
    `${count(result.rowsRefused)} ${result.rowWord}s refused, ${count(result.valuesRefused)} values refused`;
  if (isDryRun) return [read, 'Dry run: nothing was written. / 试运行：未写入任何数据。'];
  const records =
    `${count(result.recordsCreated)} records new or changed, ${count(result.recordsUnchanged)} unchanged, ` +
    `${count(result.recordsClosed)} replaced`;
  return [read, records];
};

const LEFT_OUT_SHOWN = 20;

/** Nothing of a file is lost in silence: what no field stands for is told, and stands in the original. */
const presentLeftOut = (leftOut: readonly LeftOut[]): string[] => {
  if (leftOut.length === 0) return [];
  const shown = leftOut.slice(0, LEFT_OUT_SHOWN).map(({ place, times }) => `  ${place} ×${count(times)}`);
  const more = leftOut.length - shown.length;
  return [
    `Not imported, since no field stands for it (${count(leftOut.length)} places; kept in the original) / 没有对应数据项，仅保留在原始文件中:`,
    ...shown,
    ...(more > 0 ? [`  … and ${count(more)} more`] : []),
  ];
};

/** What the person reads after an import: counts, the first refusals, where the rest is. */
export const presentResult = (
  result: ImportResult,
  isDryRun: boolean,
  reportPath: string | null,
  seconds: number,
): readonly string[] => {
  const { file, firstRefusals } = result;
  const refused = result.rowsRefused + result.valuesRefused;
  const speed = Math.round(result.rows / Math.max(seconds, 0.001));
  const lines = [`${file.fileName}: ${seconds.toFixed(1)} s, ${count(speed)} ${result.rowWord}s/s`];
  if (file.encoding === 'gb18030')
    lines.push('The file is not UTF-8; it was read as GB18030. / 文件不是UTF-8编码，已按GB18030读取。');
  if (result.resumedAtRow > 2)
    lines.push(
      `Went on at ${result.rowWord} ${count(result.resumedAtRow)}, where an earlier run had stopped. / 从上次中断的第${count(result.resumedAtRow)}行继续。`,
    );
  lines.push(...presentCounts(result, isDryRun));
  if (!result.isComplete)
    lines.push(
      'Stopped before the end; the same command goes on from here. / 已中断，重新执行同一命令可继续。',
    );
  if (refused > 0)
    lines.push(
      'Refused / 未导入:',
      ...firstRefusals.map((refusal) => presentRefusal(refusal, result.rowWord)),
    );
  lines.push(...presentLeftOut(result.leftOut));
  if (refused > firstRefusals.length) lines.push(`  … and ${count(refused - firstRefusals.length)} more`);
  if (refused + result.leftOut.length > 0 && reportPath !== null)
    lines.push(`All of them / 完整列表: ${reportPath}`);
  return lines;
};
