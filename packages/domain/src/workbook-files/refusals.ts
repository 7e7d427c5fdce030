/** Why an uploaded file is no table that is read. Each is a failure of the catalogue. */
export const FILE_REFUSALS = [
  'file-is-empty',
  'file-is-too-large',
  'file-unpacks-too-large',
  'file-has-macros',
  'file-has-password',
  'file-is-no-table',
  'file-is-damaged',
] as const;
export type FileRefusal = (typeof FILE_REFUSALS)[number];

export type WorkbookKind = 'xlsx' | 'xls' | 'csv';

export type Inspection =
  | { readonly ok: true; readonly kind: WorkbookKind }
  | { readonly ok: false; readonly refusal: FileRefusal };

export const refuse = (refusal: FileRefusal): Inspection => ({ ok: false, refusal });
export const accept = (kind: WorkbookKind): Inspection => ({ ok: true, kind });
