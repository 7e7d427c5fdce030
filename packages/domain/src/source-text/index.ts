export { JsonFormError, makeJsonSplitter, MAX_JSON_OBJECT_BYTES } from './split-json.ts';
export type { JsonFault, JsonPiece } from './split-json.ts';
