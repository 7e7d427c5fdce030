import type { IsoDate, PayloadValue, StatementOrigin } from '../records/index.ts';

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
