/**
 * The data dictionary as data: 21 modules, 65 dimensions, 1,366 fields.
 * A field name is unique in the whole dictionary, so it is column id, label key and export header at once.
 */
export type FieldType =
  | 'string'
  | 'text'
  | 'date'
  | 'datetime'
  | 'int'
  | 'decimal'
  | 'money'
  | 'percent'
  | 'bool'
  | 'enum'
  | 'code'
  | 'url'
  | 'list'
  | 'ref'
  | 'json';

/** `record`: what sources say; `computed`: an engine's result, never a record; `mixed`: both. */
export type DimensionKind = 'record' | 'computed' | 'mixed';

/** name, Chinese label, English label, type, unit (numbers), code system (codes) or values (enums, comma separated). */
export type FieldRow = readonly [name: string, zh: string, en: string, type: FieldType, unit: string];

export interface DictionaryDimension {
  readonly key: string;
  readonly zh: string;
  readonly en: string;
  readonly rows: string;
  readonly kind: DimensionKind;
  readonly typicalSource: string;
  readonly fields: readonly FieldRow[];
}

export interface DictionaryModule {
  readonly number: number;
  readonly key: string;
  readonly zh: string;
  readonly en: string;
  readonly dimensions: readonly DictionaryDimension[];
}

export interface DictionaryField {
  readonly name: string;
  readonly zh: string;
  readonly en: string;
  readonly type: FieldType;
  readonly unit: string;
  readonly dimension: string;
  readonly module: string;
}
