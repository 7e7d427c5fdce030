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

export const KEY_FIELDS: Readonly<Record<string, readonly string[]>> = {
  balance_sheet: STATEMENT_KEY_FIELDS,
  income_statement: STATEMENT_KEY_FIELDS,
  cash_flow_statement: STATEMENT_KEY_FIELDS,
};
