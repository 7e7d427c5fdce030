import type { IsoDate, IsoInstant, PayloadValue } from '../records/index.ts';

/** Which record gave the items of one part of a statement. */
export interface StatementOrigin {
  readonly dimension: string;
  readonly recordId: number;
  readonly knownFrom: IsoInstant;
}

/** One statement of one period: the items of its three parts, money in yuan as decimal text. */
export interface Statement {
  readonly periodEnd: IsoDate;
  readonly items: Readonly<Record<string, PayloadValue>>;
  readonly origins: readonly StatementOrigin[];
  readonly auditOpinion: string | null;
}

/** A cell of a statement as a figure used it, with the record that holds it. */
export interface StatementCell {
  readonly field: string;
  /** Yuan, decimal text as reported. */
  readonly value: string;
  readonly periodEnd: IsoDate;
  readonly origin: StatementOrigin | null;
}
