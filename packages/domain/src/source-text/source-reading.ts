/** Label in the original -> fields of the dictionary that were made of it, by dimension. */
export type FieldsByLabel = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Number of a row or object, and the byte where it begins: a few for a file, so that one row is found without reading all. */
export type Mark = readonly [number: number, start: number];

/** A cell of a workbook: the label of its row, what stands in it, and the item that it was taken for. */
export type WorkbookCell = readonly [label: string, text: string, field: string | null];

/** How the rows of a stored original are found again, kept beside it since its import. */
export type SourceReading =
  | {
      readonly kind: 'rows';
      readonly encoding: 'utf-8' | 'gb18030';
      readonly header: readonly string[];
      readonly marks: readonly Mark[];
      readonly fields: FieldsByLabel;
    }
  | { readonly kind: 'objects'; readonly marks: readonly Mark[]; readonly fields: FieldsByLabel }
  | { readonly kind: 'sheets'; readonly cells: Readonly<Record<string, readonly WorkbookCell[]>> };

/** A label of the original, the text that stands there, and the fields that were made of it. */
export interface OriginalCell {
  readonly label: string;
  readonly text: string;
  readonly fields: readonly string[];
}

/** Bytes between two marks: enough for one row, whatever the size of the file. */
export const MARK_DISTANCE_BYTES = 1 << 16;

export interface Slice {
  readonly start: number;
  /** Null: to the end of the file. */
  readonly length: number | null;
  /** Number of the row or object that the slice begins with. */
  readonly first: number;
}

/** The part of the original that holds a row or object. */
export const findSlice = (marks: readonly Mark[], number: number): Slice | undefined => {
  const at = marks.findLastIndex(([first]) => first <= number);
  const mark = marks[at];
  const next = marks[at + 1];
  return mark && { start: mark[1], length: next ? next[1] - mark[1] : null, first: mark[0] };
};

export type Locator =
  | { readonly kind: 'row'; readonly number: number }
  | { readonly kind: 'object'; readonly number: number; readonly path: string }
  | { readonly kind: 'other' };

const ROW = /^row (\d+)$/;
const OBJECT = /^object (\d+) \$(.*)$/;

/** `row 17`, `object 3 $.Partners[0]`; anything else names a place of another kind. */
export const parseLocator = (locator: string): Locator => {
  const row = ROW.exec(locator);
  if (row) return { kind: 'row', number: Number(row[1]) };
  const object = OBJECT.exec(locator);
  return object ? { kind: 'object', number: Number(object[1]), path: object[2] ?? '' } : { kind: 'other' };
};
