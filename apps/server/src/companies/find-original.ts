import type { RecordOriginal } from '@mingjian/contract/companies';
import { findSourceReading, readSourceSlice } from '@mingjian/database/companies';
import type { RecordVersionRow } from '@mingjian/database/companies';
import type { Database } from '@mingjian/database/connection';
import { findSlice, parseLocator, readOriginalObject, readOriginalRow } from '@mingjian/domain/source-text';
import type { OriginalCell, SourceReading } from '@mingjian/domain/source-text';

const MAX_CELLS = 300;

/** Eighteen characters with a day of birth in the middle: the number of a person (GB 11643). */
const PERSON_NUMBER = /\b[1-8]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])\d{3}[\dX]\b/gi;

/** A field that is kept masked shows no more of its original, and no number of a person leaves the server. */
const hideMasked = (cell: OriginalCell): OriginalCell => ({
  ...cell,
  text: cell.fields.some((field) => field.endsWith('_masked'))
    ? '***'
    : cell.text.replaceAll(
        PERSON_NUMBER,
        (number) => `${number.slice(0, 4)}${'*'.repeat(10)}${number.slice(-4)}`,
      ),
});

const readCells = async (
  db: Database,
  documentId: number,
  reading: SourceReading,
  { dimension, locator }: { readonly dimension: string; readonly locator: string },
): Promise<readonly OriginalCell[] | undefined> => {
  if (reading.kind === 'sheets')
    return reading.cells[locator]?.map(([label, text, field]) => ({
      label,
      text,
      fields: field === null ? [] : [field],
    }));
  const place = parseLocator(locator);
  const slice = place.kind === 'other' ? undefined : findSlice(reading.marks, place.number);
  if (!slice) return undefined;
  if (reading.kind === 'rows' && place.kind === 'row') {
    const bytes = await readSourceSlice(db, documentId, slice);
    return readOriginalRow(reading, slice, bytes, place.number, dimension);
  }
  if (reading.kind === 'objects' && place.kind === 'object') {
    const bytes = await readSourceSlice(db, documentId, slice);
    return readOriginalObject(reading, slice, bytes, place, dimension);
  }
  return undefined;
};

/** The row, object or cells of the stored original that a version was read from, or why it cannot be shown. */
export const findOriginal = async (db: Database, version: RecordVersionRow): Promise<RecordOriginal> => {
  const { source_document_id: documentId, locator, dimension } = version;
  if (version.is_synthetic) return { state: 'synthetic', cells: [] };
  if (documentId === null || locator === null) return { state: 'none', cells: [] };
  const found = await findSourceReading(db, documentId);
  if (!found) return { state: 'none', cells: [] };
  const { reading, is_kept: isKept } = found;
  // A workbook is read cell by cell when it is imported: it is shown from there.
  if (!isKept && reading?.kind !== 'sheets') return { state: 'too_large', cells: [] };
  if (!reading) return { state: 'not_marked', cells: [] };
  const cells = await readCells(db, documentId, reading, { dimension, locator });
  if (!cells) return { state: 'elsewhere', cells: [] };
  return {
    state: 'shown',
    cells: cells.slice(0, MAX_CELLS).map((cell) => {
      const { label, text, fields } = hideMasked(cell);
      return { label, text, fields: [...fields] };
    }),
  };
};
