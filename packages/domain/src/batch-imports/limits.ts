/** A list of more rows is refused: README. */
export const MAX_ROWS = 20_000;
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** A list and its rows are deleted so many days after it was brought in. */
export const KEPT_DAYS = 30;
/** Cells of a row that are kept for the error file, and how much of each. */
export const MAX_CELLS = 40;
export const MAX_CELL_LENGTH = 300;
/** Lists of an account that may wait or run at once. */
export const MAX_RUNNING = 3;
/** A follow of a whole list takes so many companies at once. */
export const MAX_FOLLOWED = 2_000;

/** Titles and notes above the rows of all sheets together. */
export const MAX_HEADER_ROWS = 1_000;
/** The task of the worker that reads and matches the lists that wait. */
export const MATCH_TASK = 'match-batch-imports';
