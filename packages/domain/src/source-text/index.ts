export { JsonFormError, makeJsonSplitter, MAX_JSON_OBJECT_BYTES } from './split-json.ts';
export type { JsonFault, JsonPiece } from './split-json.ts';
export { readOriginalObject, readOriginalRow } from './read-original.ts';
export { findSlice, MARK_DISTANCE_BYTES, parseLocator } from './source-reading.ts';
export type {
  FieldsByLabel,
  Locator,
  Mark,
  OriginalCell,
  Slice,
  SourceReading,
  WorkbookCell,
} from './source-reading.ts';
