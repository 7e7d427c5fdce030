import { findField } from '@mingjian/domain/dictionary';
import type { Cell } from '../../workbooks/index.ts';
import type { Language } from './present-cell.ts';
import { EXPORT_WORDS } from './words.ts';
import type { Sentence } from './words.ts';

/** A column by its code, as CSV names it, and its title, as a workbook does. */
export interface ExportColumn {
  readonly code: string;
  readonly title: string;
  readonly width: number;
}

export interface ExportSheet {
  /** File name of the CSV. */
  readonly key: string;
  readonly name: string;
  readonly notes: Sentence[];
  readonly columns: readonly ExportColumn[];
  readonly rows: (readonly Cell[])[];
}

type Word = keyof typeof EXPORT_WORDS;

const NARROW = 14;
const USUAL = 22;
const WIDE = 36;

const column = (code: string, word: Word, language: Language, width = NARROW): ExportColumn => ({
  code,
  title: EXPORT_WORDS[word][language],
  width,
});

/** Units that a heading tells; lists of values stand in the code book. */
const UNITS: ReadonlySet<string> = new Set(['CNY', '%', 'persons', 'shares', 'days', 'm²', 'times']);

export const makeFieldColumn = (name: string, language: Language): ExportColumn => {
  const field = findField(name);
  const title = (language === 'en' ? field?.en : field?.zh) ?? name;
  return {
    code: name,
    title: field && UNITS.has(field.unit) && !title.includes(field.unit) ? `${title} (${field.unit})` : title,
    width: field?.type === 'string' || field?.type === 'text' ? WIDE : USUAL,
  };
};

export const makeCompanyColumns = (language: Language): readonly ExportColumn[] => [
  column('company', 'company', language, WIDE),
  column('credit_code', 'creditCode', language, USUAL),
];

export const makeHeadColumns = (language: Language): readonly ExportColumn[] => [
  ...makeCompanyColumns(language),
  column('company_en', 'companyEn', language, WIDE),
  column('registration_status', 'registrationStatus', language),
  column('rating_class', 'ratingClass', language),
  column('possibility_of_default', 'pd', language),
  column('solvency_index', 'solvencyIndex', language),
  column('synthetic', 'synthetic', language),
];

export const makeSourceColumns = (language: Language): readonly ExportColumn[] => [
  column('source', 'source', language, USUAL),
  column('record_status', 'status', language),
  column('event_date', 'eventDate', language),
  column('published_on', 'publishedOn', language),
  column('valid_from', 'validFrom', language),
  column('valid_to', 'validTo', language),
  column('retrieved_on', 'retrievedOn', language),
  column('confidence', 'confidence', language),
];
