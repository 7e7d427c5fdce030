import type { FileRefusal, WorkbookKind } from '@mingjian/domain/workbook-files';

/** A row that has text in it; `number` as the table program shows it, from 1. */
export interface SheetRow {
  readonly number: number;
  readonly cells: readonly string[];
}

export interface Sheet {
  /** Empty for a text file. */
  readonly name: string;
  readonly rows: readonly SheetRow[];
}

/** How much of a file is read, and what reading may cost. */
export interface ReadLimits {
  /** Over all sheets, empty rows apart. */
  readonly maxRows: number;
  /** Cells behind it are left out. */
  readonly maxCells: number;
  /** A longer cell is cut. */
  readonly maxCellLength: number;
  readonly maxMemoryMb: number;
  readonly timeoutMs: number;
}

/** Refusals that show only while a file is read. */
export type ReadRefusal = FileRefusal | 'file-is-too-complex' | 'file-has-too-many-rows';

export type ReadResult =
  | { readonly ok: true; readonly sheets: readonly Sheet[] }
  | { readonly ok: false; readonly refusal: ReadRefusal };

/** What the reading thread is given. */
export interface ReadOrder {
  readonly bytes: Uint8Array;
  readonly kind: WorkbookKind;
  readonly limits: ReadLimits;
}

/** Thrown inside the reading thread. */
export class ReadFailure extends Error {
  override readonly name = 'ReadFailure';
  readonly refusal: ReadRefusal;

  constructor(refusal: ReadRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}
