/** The specification, section 9: companies of one export. */
export const MAX_EXPORTED = 200;
/** A file can be downloaded again for so many days; that it was made is kept for the count of the year. */
export const KEPT_DAYS = 7;
/** Records of one company and dimension in a file, the newest first: README. */
export const MOST_RECORDS = 500;
/** Records in a file over all companies. */
export const MOST_ROWS = 50_000;
/** Exports of an account that may wait or run at once. */
export const MAX_RUNNING = 3;
export const MAX_FILE_NAME = 100;
/** The task of the worker that writes the exports that wait. */
export const EXPORT_TASK = 'write-exports';
