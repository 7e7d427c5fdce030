import { amountOf, textOf } from '../facts.ts';
import type { Fact, FactContext } from '../facts.ts';
import type { OverrideFinding } from '../overrides.ts';
import { dateRemovals, makeFinding, sumStanding } from './rule.ts';
import type { DatedFact, FactRule } from './rule.ts';

/** Unpaid share of paid-up capital above which a terminated execution is a default. */
const TERMINATED_SHARE = 0.05;
/** Share of net assets above which open enforcement caps the class. */
const OPEN_SHARE = 0.2;
const NO_ASSETS_PERCENT = 100;
const DATES = ['terminated_date', 'enforcement_filing_date'];

const SIGNS = {
  ended: { enforcement_status: ['closed', 'removed'], enforcement_is_historical: [true] },
} as const;

const isTerminated = (fact: Fact): boolean =>
  textOf(fact, 'enforcement_status') === 'terminated' || textOf(fact, 'terminated_date') !== null;

const unpaidOf = (fact: Fact): number | null =>
  amountOf(fact, 'unperformed_amount') ??
  amountOf(fact, 'terminated_subject_amount') ??
  amountOf(fact, 'enforcement_amount');

const foundNoAssets = (fact: Fact): boolean =>
  (amountOf(fact, 'unperformed_ratio') ?? 0) >= NO_ASSETS_PERCENT;

const findTerminated = (cases: readonly DatedFact[], context: FactContext): readonly OverrideFinding[] => {
  const capital = context.paidInCapitalYuan;
  const standing = sumStanding(cases, unpaidOf);
  return cases.flatMap((dated) => {
    const own = unpaidOf(dated.fact);
    if (own === 0) return [];
    const unpaid = dated.removedOn === null ? standing : (own ?? 0);
    const isDefault =
      foundNoAssets(dated.fact) || (capital !== null && own !== null && unpaid > TERMINATED_SHARE * capital);
    if (isDefault) return [makeFinding('terminated-enforcement', dated, DATES)];
    const isMeasured = capital !== null && own !== null;
    return isMeasured ? [] : [makeFinding('terminated-enforcement-unmeasured', dated, DATES)];
  });
};

/** Net assets, else paid-up capital; with negative net assets any amount is too much. */
const findOpen = (cases: readonly DatedFact[], context: FactContext): readonly OverrideFinding[] => {
  const base = context.netAssetsYuan ?? context.paidInCapitalYuan;
  if (base === null) return [];
  const amount = (fact: Fact) => amountOf(fact, 'enforcement_amount');
  const standing = sumStanding(cases, amount);
  return cases
    .filter(({ fact, removedOn }) => {
      const measured = removedOn === null ? standing : (amount(fact) ?? 0);
      return measured > OPEN_SHARE * Math.max(0, base);
    })
    .map((dated) => makeFinding('open-enforcement', dated, ['enforcement_filing_date']));
};

export const enforcementRule: FactRule = {
  dimension: 'enforcement',
  find: (facts, context) => {
    const dated = dateRemovals(facts, context.asOf, SIGNS);
    return [
      ...findTerminated(
        dated.filter(({ fact }) => isTerminated(fact)),
        context,
      ),
      ...findOpen(
        dated.filter(({ fact }) => !isTerminated(fact)),
        context,
      ),
    ];
  },
};
