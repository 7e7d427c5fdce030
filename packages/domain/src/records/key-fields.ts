/** The parts of a statement that bring its items, in the order in which they are joined and shown. */
export const STATEMENT_DIMENSIONS = ['balance_sheet', 'income_statement', 'cash_flow_statement'] as const;
export type StatementDimension = (typeof STATEMENT_DIMENSIONS)[number];

/** Every record that a statement is joined from; `statement_metadata` brings no items. */
export const STATEMENT_PARTS = [...STATEMENT_DIMENSIONS, 'statement_metadata'] as const;

/**
 * The three statements are records of their own, so each carries the fields that say which period it tells of.
 * Those fields belong to `statement_metadata` in the dictionary and keep their names here.
 */
export const STATEMENT_KEY_FIELDS = [
  'period_end',
  'period_type',
  'fiscal_year',
  'consolidation_scope',
  'is_restated',
] as const;

export const KEY_FIELDS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  STATEMENT_DIMENSIONS.map((dimension) => [dimension, STATEMENT_KEY_FIELDS]),
);
