import type { ExportRecord } from '@mingjian/database/exports';
import { presentEnum } from '@mingjian/domain/companies';
import { SINGLE_DIMENSIONS } from '@mingjian/domain/exports';
import type { ChosenDimension } from '@mingjian/domain/exports';
import { getRatingClass, isGradeNumber } from '@mingjian/domain/ratings';
import type { Cell } from '../../workbooks/index.ts';
import type { CollectedCompany, CollectedDimension, Collecting } from './collect-export.ts';
import { makeCompanyColumns, makeFieldColumn, makeHeadColumns, makeSourceColumns } from './export-sheet.ts';
import type { ExportSheet } from './export-sheet.ts';
import { presentAbsence, presentDay, presentNumber, presentValue } from './present-cell.ts';
import type { Language } from './present-cell.ts';
import { EXPORT_WORDS, STATUS_WORDS, tellCut } from './words.ts';

interface Making {
  readonly language: Language;
  readonly sources: Collecting['sources'];
  readonly canSeeRatings: boolean;
}

const isSingle = ({ dimension }: ChosenDimension): boolean => SINGLE_DIMENSIONS.includes(dimension.key);

const presentSource = (
  {
    sourceId,
    ...record
  }: { readonly sourceId: string } & Pick<
    ExportRecord,
    'status' | 'event_date' | 'published_on' | 'valid_from' | 'valid_to' | 'retrieved_at' | 'confidence'
  >,
  { language, sources }: Making,
): readonly Cell[] => [
  sources.get(sourceId)?.[language] ?? sourceId,
  STATUS_WORDS[record.status][language],
  presentDay(record.event_date),
  presentDay(record.published_on),
  presentDay(record.valid_from),
  presentDay(record.valid_to),
  presentDay(record.retrieved_at),
  presentNumber(record.confidence),
];

const presentRating = (
  row: NonNullable<CollectedCompany['row']>,
  { language, canSeeRatings }: Making,
): readonly Cell[] => {
  const same = (text: string): readonly Cell[] => [text, text, text];
  if (!canSeeRatings) return same(presentAbsence('withheld', language));
  if (row.rating_status === null) return same(EXPORT_WORDS.notRatedYet[language]);
  const grade = row.rating_grade;
  if (grade === null || !isGradeNumber(grade)) return same(EXPORT_WORDS.notRated[language]);
  const figure = (value: string | null): Cell => (value === null ? null : presentNumber(value));
  return [getRatingClass(grade).name, figure(row.rating_pd), figure(row.solvency_index)];
};

const presentHead = (row: NonNullable<CollectedCompany['row']>, making: Making): readonly Cell[] => {
  const { language } = making;
  return [
    row.name,
    row.credit_code ?? presentAbsence('not_disclosed', language),
    row.name_en ?? EXPORT_WORDS.none[language],
    row.status === null
      ? presentAbsence('not_disclosed', language)
      : presentEnum('registration_status', row.status)[language],
    ...presentRating(row, making),
    EXPORT_WORDS[row.is_synthetic ? 'yes' : 'no'][language],
  ];
};

/** The fields of the first record and where it is from; in words where there is none. */
const presentSingle = ({ chosen, records, absence }: CollectedDimension, making: Making): readonly Cell[] => {
  const { language } = making;
  const [record] = records;
  if (!record) return [...chosen.fields.map(() => presentAbsence(absence, language)), null, null];
  return [
    ...chosen.fields.map((field) => presentValue(field, record.payload, language)),
    making.sources.get(record.source_id)?.[language] ?? record.source_id,
    presentDay(record.published_on),
  ];
};

const makeSingleColumns = ({ dimension, fields }: ChosenDimension, language: Language) => {
  const name = language === 'en' ? dimension.en : dimension.zh;
  const [source, , , published] = makeSourceColumns(language);
  return [
    ...fields.map((field) => makeFieldColumn(field, language)),
    ...[source, published].flatMap((column) =>
      column
        ? [{ ...column, code: `${dimension.key}_${column.code}`, title: `${column.title}: ${name}` }]
        : [],
    ),
  ];
};

const makeDimensionSheet = ({ dimension, fields }: ChosenDimension, language: Language): ExportSheet => ({
  key: dimension.key,
  name: language === 'en' ? dimension.en : dimension.zh,
  notes: [],
  columns: [
    ...makeCompanyColumns(language),
    ...fields.map((field) => makeFieldColumn(field, language)),
    ...makeSourceColumns(language),
  ],
  rows: [],
});

const addRecords = (
  sheet: ExportSheet,
  row: NonNullable<CollectedCompany['row']>,
  { chosen, records, total, absence }: CollectedDimension,
  making: Making,
): void => {
  const { language } = making;
  const company: readonly Cell[] = [row.name, row.credit_code];
  if (records.length === 0) sheet.rows.push([...company, presentAbsence(absence, language)]);
  if (total > records.length) sheet.notes.push(tellCut(row.name, total, records.length));
  for (const { source_id: sourceId, ...record } of records)
    sheet.rows.push([
      ...company,
      ...chosen.fields.map((field) => presentValue(field, record.payload, language)),
      ...presentSource({ sourceId, ...record }, making),
    ]);
};

export interface MadeSheets {
  readonly sheets: readonly ExportSheet[];
  readonly hasSynthetic: boolean;
}

/**
 * One sheet of the companies with what they have once, and one for each dimension whose records repeat; a dimension of
 * single records has its own sheet as well as soon as a company holds several.
 */
export const makeSheets = async (
  collecting: Collecting,
  making: Making,
  onCompany: (done: number) => Promise<void>,
): Promise<MadeSheets> => {
  const { language } = making;
  const { groups } = collecting;
  const singles = groups.filter(isSingle);
  const companies: ExportSheet = {
    key: 'companies',
    name: EXPORT_WORDS.companies[language],
    notes: [],
    columns: [
      ...makeHeadColumns(language),
      ...singles.flatMap((group) => makeSingleColumns(group, language)),
    ],
    rows: [],
  };
  const sheets = new Map(groups.map((group) => [group, makeDimensionSheet(group, language)]));
  const several = new Set<ChosenDimension>();
  let hasSynthetic = false;
  let done = 0;
  for await (const { row, dimensions } of collecting.companies()) {
    done += 1;
    if (row) {
      hasSynthetic ||= row.is_synthetic;
      const single = dimensions.filter(({ chosen }) => isSingle(chosen));
      companies.rows.push([
        ...presentHead(row, making),
        ...single.flatMap((dimension) => presentSingle(dimension, making)),
      ]);
      for (const dimension of dimensions) {
        if (dimension.total > 1) several.add(dimension.chosen);
        addRecords(sheets.get(dimension.chosen) as ExportSheet, row, dimension, making);
      }
    } else companies.rows.push([EXPORT_WORDS.notThere[language]]);
    await onCompany(done);
  }
  const repeated = groups.filter((group) => !isSingle(group) || several.has(group));
  return {
    sheets: [companies, ...repeated.map((group) => sheets.get(group) as ExportSheet)],
    hasSynthetic,
  };
};
