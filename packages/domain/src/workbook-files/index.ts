export { FILE_REFUSALS } from './refusals.ts';
export type { FileRefusal, Inspection, WorkbookKind } from './refusals.ts';
export { inspectFile } from './inspect-file.ts';
export { readCompoundNames } from './inspect-compound.ts';
export { MAX_UNPACKED_BYTES } from './inspect-zip.ts';
export { findPackedData, readZipDirectory } from './read-zip-directory.ts';
export type { ZipEntry } from './read-zip-directory.ts';
