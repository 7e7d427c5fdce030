import type { AmountColumn, Scope } from './read-sheet.ts';

/** The parent company alone; 归属于母公司所有者 is an item and no scope. */
export const PARENT = /母公司(?!所有者|股东)|parent|单体|本部/i;
const GROUP = /合并|consolidated|group/i;

const findScope = (text: string): Scope | undefined =>
  PARENT.test(text) ? 'parent_only' : GROUP.test(text) ? 'consolidated' : undefined;

/** 合并 and 母公司 in a row above the periods: each holds to the next one. */
export const applyScopesAbove = (
  columns: readonly AmountColumn[],
  above: readonly string[],
): readonly AmountColumn[] =>
  columns.map((column) => {
    for (let at = column.at; at > column.label; at -= 1) {
      const scope = findScope(above[at] ?? '');
      if (scope) return { ...column, scope };
    }
    return column;
  });

/** 合并 and 母公司 in a row below the periods: a period holds for the columns up to the next one. Undefined for another row. */
export const applyScopesBelow = (
  columns: readonly AmountColumn[],
  below: readonly string[],
): readonly AmountColumn[] | undefined => {
  const scoped = below.flatMap((text, at) => {
    const scope = findScope(text);
    const period = columns.findLast((column) => column.at <= at);
    return scope && period ? [{ ...period, at, heading: `${period.heading} ${text}`, scope }] : [];
  });
  return scoped.length > 0 ? scoped : undefined;
};
