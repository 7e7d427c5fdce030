/** What a cell holds: a text, a number, a day, or nothing. */
export type Cell = string | number | Day | null;

export interface Day {
  /** ISO date. */
  readonly day: string;
}

export const isDay = (cell: Cell): cell is Day => typeof cell === 'object' && cell !== null;

/** A text that a table program would take for a formula is made one that it does not. */
export const makeSafe = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
