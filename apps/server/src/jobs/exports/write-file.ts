import { ABSENCE_EXPLANATIONS, ABSENCE_LABELS } from '@mingjian/domain/companies';
import type { AbsenceReason } from '@mingjian/domain/companies';
import { dayInChina, minuteInChina } from '@mingjian/domain/calendar';
import { findField } from '@mingjian/domain/dictionary';
import { MOST_ROWS } from '@mingjian/domain/exports';
import type { ExportJob } from '@mingjian/database/exports';
import { writeCsv, writeWorkbook, writeZip } from '../../workbooks/index.ts';
import type { Cell } from '../../workbooks/index.ts';
import type { Collecting } from './collect-export.ts';
import type { ExportSheet } from './export-sheet.ts';
import type { MadeSheets } from './make-sheets.ts';
import type { Language } from './present-cell.ts';
import { CLOCK_WORDS, EXPORT_WORDS, tellFull } from './words.ts';

/** Who made a file, and when. */
export interface Maker {
  readonly name: string;
  readonly at: Date;
}

const words = (language: Language, word: keyof typeof EXPORT_WORDS): string => EXPORT_WORDS[word][language];

const tellDay = ({ asAt }: Collecting, at: Date, language: Language): string =>
  asAt === null ? dayInChina(at) : `${CLOCK_WORDS[asAt.clock][language]} ${asAt.day}`;

/** What the file is, in lines of a name and a text. */
const makeAbout = (
  job: ExportJob,
  collecting: Collecting,
  { hasSynthetic }: MadeSheets,
  { name, at }: Maker,
): readonly (readonly [string, string])[] => {
  const { language } = job;
  const reasons = Object.keys(ABSENCE_LABELS) as AbsenceReason[];
  return [
    ['Mingjian 明鉴', job.file_name],
    ...(hasSynthetic ? [[words(language, 'synthetic'), words(language, 'syntheticMarket')] as const] : []),
    [words(language, 'standsOn'), tellDay(collecting, at, language)],
    [words(language, 'madeAt'), minuteInChina(at)],
    [words(language, 'madeBy'), name],
    [words(language, 'companyCount'), String(job.company_count)],
    [words(language, 'limits'), words(language, 'limitsText')],
    ...(collecting.isFull() ? [[words(language, 'limits'), tellFull(MOST_ROWS)[language]] as const] : []),
    ...reasons.map(
      (reason) => [ABSENCE_LABELS[reason][language], ABSENCE_EXPLANATIONS[reason][language]] as const,
    ),
  ];
};

/** Each chosen field with its names, dimension, type and unit. */
const makeCodeBook = ({ groups }: Collecting): readonly (readonly Cell[])[] =>
  groups.flatMap(({ dimension, fields }) =>
    fields.map((name) => {
      const field = findField(name);
      return [
        name,
        field?.en ?? '',
        field?.zh ?? '',
        `${dimension.en} ${dimension.zh}`,
        field?.type ?? '',
        field?.unit ?? '',
      ];
    }),
  );

const codeBookTitles = (language: Language): readonly string[] =>
  (['field', 'nameEn', 'nameCn', 'dimension', 'type', 'unit'] as const).map((word) => words(language, word));

const ABOUT_WIDTHS = [28, 110];
const CODE_BOOK_WIDTHS = [32, 32, 28, 44, 12, 60];

/** The sheets as one workbook, or as a folder of CSV files; each with what it is and a code book. */
export const writeFile = async (
  job: ExportJob,
  collecting: Collecting,
  made: MadeSheets,
  maker: Maker,
): Promise<Buffer<ArrayBuffer>> => {
  const { language } = job;
  const about = makeAbout(job, collecting, made, maker);
  const codeBook = makeCodeBook(collecting);
  const fill = ({ columns }: ExportSheet, row: readonly Cell[]): readonly Cell[] =>
    columns.map((_, at) => row[at] ?? null);
  if (job.format === 'csv')
    return writeZip([
      { name: 'about.csv', text: writeCsv(about) },
      ...made.sheets.map((sheet) => ({
        name: `${sheet.key}.csv`,
        text: writeCsv([sheet.columns.map(({ code }) => code), ...sheet.rows.map((row) => fill(sheet, row))]),
      })),
      { name: 'code-book.csv', text: writeCsv([codeBookTitles(language), ...codeBook]) },
    ]);
  return writeWorkbook([
    {
      name: words(language, 'about'),
      titles: [...(about[0] ?? [])],
      rows: about.slice(1),
      widths: ABOUT_WIDTHS,
    },
    ...made.sheets.map((sheet) => ({
      name: sheet.name,
      notes: sheet.notes.map((note) => note[language]),
      titles: sheet.columns.map(({ title }) => title),
      rows: sheet.rows.map((row) => fill(sheet, row)),
      widths: sheet.columns.map(({ width }) => width),
    })),
    {
      name: words(language, 'codeBook'),
      titles: codeBookTitles(language),
      rows: codeBook,
      widths: CODE_BOOK_WIDTHS,
    },
  ]);
};
