import type { Statement } from '../financials/index.ts';
import { findAccountReasons } from './fact-rules/accounts.ts';
import { enforcementRule } from './fact-rules/enforcement.ts';
import { bankruptcyRule, findRevocation, liquidationRule } from './fact-rules/insolvency.ts';
import {
  abnormalRule,
  consumptionRule,
  dishonestRule,
  freezeRule,
  seriousViolationRule,
  taxRule,
} from './fact-rules/lists.ts';
import type { FactRule } from './fact-rules/rule.ts';
import type { Fact, FactContext } from './facts.ts';
import { OVERRIDE_CODES } from './overrides.ts';
import type { OverrideCode, OverrideFinding } from './overrides.ts';

const RULES: readonly FactRule[] = [
  bankruptcyRule,
  liquidationRule,
  dishonestRule,
  enforcementRule,
  consumptionRule,
  seriousViolationRule,
  abnormalRule,
  taxRule,
  freezeRule,
];

/** Dimensions whose records can stand above a score. */
export const FACT_DIMENSIONS: readonly string[] = RULES.map(({ dimension }) => dimension);

/** Where a revoked licence is told; the other records of this dimension are no concern of the rating. */
export const REGISTRATION_DIMENSION = 'basic_registration';

const UNPAID: ReadonlySet<OverrideCode> = new Set([
  'dishonest-judgment-debtor',
  'terminated-enforcement',
  'terminated-enforcement-unmeasured',
  'open-enforcement',
  'tax-arrears',
]);

const owes = (found: readonly OverrideFinding[], context: FactContext): boolean =>
  (context.totalLiabilitiesYuan ?? 0) > 0 ||
  found.some(({ code, removedOn }) => removedOn === null && UNPAID.has(code));

const byPrecedence = (a: OverrideFinding, b: OverrideFinding): number =>
  OVERRIDE_CODES.indexOf(a.code) - OVERRIDE_CODES.indexOf(b.code) ||
  (b.date ?? '').localeCompare(a.date ?? '') ||
  (a.recordId ?? 0) - (b.recordId ?? 0);

/** Every reason that the records and the latest accounts give, standing or removed, worst first. */
export const findOverrides = (
  facts: readonly Fact[],
  statement: Statement | null,
  context: FactContext,
): readonly OverrideFinding[] => {
  const byDimension = Map.groupBy(facts, (fact) => fact.dimension);
  const found = RULES.flatMap((rule) => rule.find(byDimension.get(rule.dimension) ?? [], context));
  const registrations = byDimension.get(REGISTRATION_DIMENSION) ?? [];
  return [
    ...found,
    ...findRevocation(registrations, context.asOf, owes(found, context)),
    ...(statement ? findAccountReasons(statement, context.asOf) : []),
  ].toSorted(byPrecedence);
};
