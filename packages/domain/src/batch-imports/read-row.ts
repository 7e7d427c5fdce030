import { cleanCode, parseCompanyCode, parseStockCode } from '../credit-code/index.ts';
import type { Wanted } from '../company-matching/index.ts';
import type { KeyScheme } from '../records/index.ts';
import type { ColumnKey } from './columns.ts';

/** The cells of a row by their column, as text; a column that the list lacks is missing. */
export type RowValues = Readonly<Partial<Record<ColumnKey, string>>>;

export type ListScheme = Extract<
  KeyScheme,
  'credit_code' | 'registration_number' | 'stock_code' | 'zhongzheng_code'
>;

export interface ListKey {
  readonly scheme: ListScheme;
  readonly value: string;
}

/** A code that cannot be looked up as it stands. */
export interface CodeFaultOfRow {
  readonly state: 'wrong-check-digit' | 'wrong-code' | 'code-lost-digits';
  readonly column: ColumnKey;
  readonly text: string;
}

/** What a row asks for. */
export interface ReadRow {
  readonly wanted: Wanted;
  readonly keys: readonly ListKey[];
  readonly fault: CodeFaultOfRow | null;
}

/** `9.144E+17`: a table program read the code as a number and dropped its last digits. */
const LOST_DIGITS = /^\d(?:\.\d+)?e\+?\d{2}$/i;
/** Written for "none" in lists. */
const NOTHING = /^(?:[-—/\\.*]+|n\/?a|null|none|nan|无|暂无|空|不详|未知)$/i;

const readText = (text: string | undefined): string | null => {
  const clean = (text ?? '')
    .normalize('NFKC')
    .replace(/[\u200B-\u200D\uFEFF\u00AD]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return clean === '' || NOTHING.test(clean) ? null : clean;
};

type ReadCode = { readonly key: ListKey } | { readonly fault: CodeFaultOfRow } | null;

const refuse = (state: CodeFaultOfRow['state'], column: ColumnKey, text: string): ReadCode => ({
  fault: { state, column, text },
});

/** A cell behind an apostrophe is text in Excel; the apostrophe itself sometimes travels along. */
const readCode = (
  values: RowValues,
  column: ColumnKey,
  parse: (text: string) => ListKey | CodeFaultOfRow['state'],
): ReadCode => {
  const text = readText(values[column]?.replace(/^['‘’`]/, ''));
  if (text === null) return null;
  if (LOST_DIGITS.test(text)) return refuse('code-lost-digits', column, text);
  const parsed = parse(text);
  return typeof parsed === 'string' ? refuse(parsed, column, text) : { key: parsed };
};

const faultOf = (reason: string): CodeFaultOfRow['state'] =>
  reason === 'wrong-check-digit' ? reason : 'wrong-code';

/** Either kind of number stands in either column: lists mix the old and the new ones. */
const readCompanyCode = (text: string): ListKey | CodeFaultOfRow['state'] => {
  const parsed = parseCompanyCode(text);
  return parsed.ok ? { scheme: parsed.scheme, value: parsed.code } : faultOf(parsed.reason);
};

const readCodes = (values: RowValues): readonly ReadCode[] => [
  readCode(values, 'creditCode', readCompanyCode),
  readCode(values, 'registrationNumber', readCompanyCode),
  readCode(values, 'stockCode', (text) => {
    const parsed = parseStockCode(text);
    return parsed.ok ? { scheme: 'stock_code', value: parsed.code } : 'wrong-code';
  }),
  readCode(values, 'zhongzhengCode', (text) => ({ scheme: 'zhongzheng_code', value: cleanCode(text) })),
];

const MAX_NAME = 200;

/** Reads a row: what it says of the company, the keys it may be known by, and the first code that is wrong. */
export const readRow = (values: RowValues): ReadRow => {
  const codes = readCodes(values);
  return {
    wanted: {
      name: readText(values.name)?.slice(0, MAX_NAME).toWellFormed() ?? null,
      province: readText(values.province),
      city: readText(values.city),
      legalRepresentative: readText(values.legalRepresentative),
    },
    keys: codes.flatMap((code) => (code && 'key' in code ? [code.key] : [])),
    fault: codes.flatMap((code) => (code && 'fault' in code ? [code.fault] : []))[0] ?? null,
  };
};

/** Rows that ask for the same thing have the same text; empty when a row asks for nothing. */
export const sameAs = ({ wanted, keys, fault }: ReadRow): string => {
  const first = keys.find(({ scheme }) => scheme === 'credit_code') ?? keys[0];
  if (first) return `${first.scheme} ${first.value}`;
  if (fault) return `${fault.column} ${cleanCode(fault.text)}`;
  if (wanted.name === null) return '';
  const place = [wanted.province, wanted.city, wanted.legalRepresentative].join(' ');
  return `name ${wanted.name.replace(/\s/g, '')} ${place}`;
};
