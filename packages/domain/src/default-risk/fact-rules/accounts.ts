import { findFigure } from '../../financials/index.ts';
import type { Statement } from '../../financials/index.ts';
import type { IsoDate } from '../../records/index.ts';
import type { OverrideCode, OverrideFinding } from '../overrides.ts';

/** Annual reports of a year are due by 30 June of the next. */
const DUE_MONTH_DAY = '07-01';
const YEARS_WITHOUT_ACCOUNTS = 2;

const lastDueYear = (asOf: IsoDate): number =>
  Number(asOf.slice(0, 4)) - (asOf.slice(5) >= DUE_MONTH_DAY ? 1 : 2);

const fromStatement = (
  code: OverrideCode,
  statement: Statement,
  dimension: string,
  date: IsoDate,
): OverrideFinding => {
  const origin = statement.origins.find((one) => one.dimension === dimension);
  return {
    code,
    date,
    dimension,
    recordId: origin?.recordId ?? null,
    knownFrom: origin?.knownFrom ?? null,
    removedOn: null,
  };
};

/** Reasons that lie in the latest accounts themselves, or in their age; lapse with newer accounts. */
export const findAccountReasons = (statement: Statement, asOf: IsoDate): readonly OverrideFinding[] => {
  const { periodEnd, auditOpinion } = statement;
  const equity = findFigure(statement, 'equity');
  const dueYear = lastDueYear(asOf);
  const findings: OverrideFinding[] = [];
  if (auditOpinion === 'disclaimer' || auditOpinion === 'adverse')
    findings.push(fromStatement('disclaimer-of-opinion', statement, 'statement_metadata', periodEnd));
  if (equity.isFound && equity.value.isNegative())
    findings.push(fromStatement('negative-equity', statement, 'balance_sheet', periodEnd));
  if (Number(periodEnd.slice(0, 4)) <= dueYear - YEARS_WITHOUT_ACCOUNTS)
    findings.push(
      fromStatement('no-recent-accounts', statement, 'balance_sheet', `${dueYear + 1}-${DUE_MONTH_DAY}`),
    );
  return findings;
};
