import { tellRow } from '@mingjian/contract/batch-imports';
import type { BatchImportRow } from '@mingjian/contract/batch-imports';
import type { Language } from '@mingjian/contract/wire';
import { listRowsBehind } from '@mingjian/database/batch-imports';
import type { BatchImport, BatchImportRow as StoredRow } from '@mingjian/database/batch-imports';
import type { Database } from '@mingjian/database/connection';
import { LIST_COLUMNS } from '@mingjian/domain/batch-imports';
import type { ColumnKey, ListSheet } from '@mingjian/domain/batch-imports';
import { presentRows } from './present-rows.ts';
import { writeWorkbook } from '../workbooks/index.ts';
import type { WrittenSheet } from '../workbooks/index.ts';

const WORDS: Readonly<Record<Language, Readonly<Record<'row' | 'reason' | 'possible' | 'suffix', string>>>> =
  {
    en: { row: 'Row in file', reason: 'What is wrong', possible: 'Possibly meant', suffix: 'to correct' },
    cn: { row: '原文件行', reason: '问题说明', possible: '可能对应', suffix: '待更正' },
  };

const ROWS_AT_ONCE = 500;
const REASON_WIDTH = 44;
const USUAL_WIDTH = 22;

/** The cells as the file had them, corrected ones in their places. */
const listCells = (row: StoredRow, { places }: ListSheet): readonly string[] => {
  const cells = [...row.cells];
  for (const [key, value] of Object.entries(row.corrected ?? {})) {
    const at = places[key as ColumnKey];
    if (at !== undefined) cells[at] = value;
  }
  return Array.from(cells, (cell) => cell ?? '');
};

/** Titles as they stood; where there was no header, those that make the file readable again. */
const listTitles = ({ header, places }: ListSheet, width: number, language: Language): readonly string[] => {
  const known = new Map(LIST_COLUMNS.map((column) => [places[column.key], column[language]]));
  return Array.from({ length: width }, (_, at) => header[at] ?? known.get(at) ?? '');
};

const tellCandidates = ({ candidates }: BatchImportRow): string =>
  candidates
    .map(({ company, score }) => [company.name, company.creditCode ?? '', score].filter(Boolean).join(' '))
    .join('; ');

interface ErrorRow {
  readonly sheet: number;
  readonly told: readonly string[];
  readonly cells: readonly string[];
}

const collectRows = async (
  db: Database,
  list: BatchImport,
  language: Language,
): Promise<readonly ErrorRow[]> => {
  const collected: ErrorRow[] = [];
  for (let line = 0; ;) {
    const stored = await listRowsBehind(db, list.batch_import_id, line, ROWS_AT_ONCE);
    const last = stored.at(-1);
    if (!last) return collected;
    const open = stored.filter(({ state }) => state !== 'found');
    const presented = await presentRows(db, list, open);
    for (const [at, row] of open.entries()) {
      const shown = presented[at];
      const sheet = list.sheets?.[row.sheet];
      if (!shown || !sheet) continue;
      const told = [String(row.row_number), tellRow(shown, language), tellCandidates(shown)];
      collected.push({ sheet: row.sheet, told, cells: listCells(row, sheet) });
    }
    line = last.line;
  }
};

/**
 * The rows that were not found, sheet by sheet as the file had them, behind the reason in words. Corrected and uploaded
 * again it is a list like any other: the reader passes over the columns in front.
 */
export const writeErrors = async (db: Database, list: BatchImport, language: Language): Promise<File> => {
  const words = WORDS[language];
  const rows = await collectRows(db, list, language);
  const sheets = (list.sheets ?? []).map((sheet, at): WrittenSheet => {
    const own = rows.filter((row) => row.sheet === at);
    const width = own.reduce((most, { cells }) => Math.max(most, cells.length), sheet.header.length);
    return {
      name: sheet.name,
      titles: [words.row, words.reason, words.possible, ...listTitles(sheet, width, language)],
      rows: own.map(({ told, cells }) => [...told, ...cells]),
      widths: [10, REASON_WIDTH, REASON_WIDTH, ...Array.from({ length: width }, () => USUAL_WIDTH)],
    };
  });
  // A list whose file was refused has no sheets, and a workbook must have one.
  const empty: WrittenSheet = {
    name: words.suffix,
    titles: [words.row, words.reason],
    rows: [],
    widths: [10, REASON_WIDTH],
  };
  const name = list.file_name.replace(/\.[^.]*$/, '');
  return new File(
    [await writeWorkbook(sheets.length > 0 ? sheets : [empty])],
    `${name} ${words.suffix}.xlsx`,
  );
};
