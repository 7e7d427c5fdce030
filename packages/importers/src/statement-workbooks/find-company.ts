import { parseCompanyCode } from '@mingjian/domain/credit-code';
import type { Sheet } from '../workbooks/index.ts';

const CODE = /(?<![0-9A-Z])[0-9A-HJ-NPQRTUWXY]{18}(?![0-9A-Z])/gi;
const NAME =
  /(?:编制单位|企业名称|公司名称|单位名称|company|entity|prepared by)\s*[:：]\s*(.+?)\s*(?:单位[:：]|$)/i;
const HEAD_ROWS = 15;

/** Whom the workbook says that it is of: a valid credit code and a name, each where one stands in the head of a sheet. */
export const findCompanyInWorkbook = (
  sheets: readonly Sheet[],
): { readonly codes: readonly string[]; readonly name: string | null } => {
  const texts = sheets.flatMap(({ rows }) => rows.slice(0, HEAD_ROWS).flatMap(({ cells }) => cells));
  const codes = texts.flatMap((text) =>
    [...text.normalize('NFKC').matchAll(CODE)].flatMap(([code]) => {
      const parsed = parseCompanyCode(code);
      return parsed.ok ? [parsed.code] : [];
    }),
  );
  const name = texts
    .map((text) => NAME.exec(text.normalize('NFKC'))?.[1])
    .find((found) => found !== undefined);
  return { codes: [...new Set(codes)], name: name ?? null };
};
