import { ImportFailure } from '../shared/index.ts';
import { findItemPart } from './find-item.ts';

/** Row label -> item, by sheet; an empty item leaves the row out on purpose. */
export type Mapping = ReadonlyMap<string, ReadonlyMap<string, string>>;

interface MappingRow {
  readonly sheet: string;
  readonly label: string;
  readonly field: string | null;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a mapping file. Throws ImportFailure for what is no mapping and for items that the dictionary does not have. */
export const parseMapping = (text: string, file: string): Mapping => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new ImportFailure('mapping-wrong', { file });
  }
  const sheets = isRecord(parsed) ? parsed['sheets'] : undefined;
  if (!isRecord(sheets)) throw new ImportFailure('mapping-wrong', { file });
  return new Map(
    Object.entries(sheets).map(([sheet, rows]) => {
      if (!isRecord(rows)) throw new ImportFailure('mapping-wrong', { file });
      return [
        sheet,
        new Map(
          Object.entries(rows).map(([label, field]) => {
            if (typeof field !== 'string' || (field !== '' && !findItemPart(field)))
              throw new ImportFailure('mapping-unknown-item', {
                file,
                sheet,
                label,
                item: JSON.stringify(field),
              });
            return [label, field] as const;
          }),
        ),
      ] as const;
    }),
  );
};

/** The mapping as it stands, to be changed by hand: every row with its item, empty where none was found. */
export const writeMapping = (rows: readonly MappingRow[]): string => {
  const sheets: Record<string, Record<string, string>> = {};
  for (const { sheet, label, field } of rows) (sheets[sheet] ??= {})[label] = field ?? '';
  const help =
    'An item is a field name of the data dictionary (total_assets, operating_revenue ...); empty leaves the row out. / 数据项为数据字典的字段名，留空则不导入该行。';
  return `${JSON.stringify({ help, sheets }, null, 2)}\n`;
};
