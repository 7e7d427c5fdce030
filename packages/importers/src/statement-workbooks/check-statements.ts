import { checkStatement } from '@mingjian/domain/financial-ratios';
import type { StatementCheck } from '@mingjian/domain/financial-ratios';
import type { PlannedStatement } from './plan-workbook.ts';

export interface CheckedStatement {
  readonly statement: PlannedStatement;
  readonly checks: readonly (StatementCheck & { readonly isWithinRounding: boolean })[];
  /** Checks whose gap is larger than rounding explains. */
  readonly gaps: readonly StatementCheck[];
}

const listItems = ({ parts }: PlannedStatement): Record<string, string> =>
  Object.fromEntries(
    parts.flatMap(({ items }) =>
      Object.entries(items).flatMap(([field, value]) => (value === null ? [] : [[field, value]])),
    ),
  );

/** A sum of rounded amounts may be off by half of the last digit for each of them. */
const isWithinRounding = ({ gap, inputs }: StatementCheck, step: number): boolean =>
  gap !== null && Math.abs(Number(gap)) <= Math.max(0.01, (inputs.length / 2) * step);

/** A check stays within one part of the statement, and so within the digits of one sheet. */
const findStep = ({ parts }: PlannedStatement, { inputs }: StatementCheck): number =>
  Math.max(
    0,
    ...parts.filter(({ items }) => inputs.some(({ field }) => field in items)).map(({ step }) => step),
  );

/** The checks of the platform over each statement, before anything of it is saved. */
export const checkStatements = (statements: readonly PlannedStatement[]): readonly CheckedStatement[] =>
  statements.map((statement) => {
    const checks = checkStatement({ periodEnd: statement.period.end, items: listItems(statement) }).map(
      (check) => ({
        ...check,
        isWithinRounding: isWithinRounding(check, findStep(statement, check)),
      }),
    );
    return {
      statement,
      checks,
      gaps: checks.filter((check) => check.isHeld === false && !check.isWithinRounding),
    };
  });
