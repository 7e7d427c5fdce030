import type { IsoDate } from '../../records/index.ts';
import { textOf } from '../facts.ts';
import type { Fact } from '../facts.ts';
import type { OverrideCode, OverrideFinding } from '../overrides.ts';
import { dateRemovals, makeFinding } from './rule.ts';
import type { FactRule } from './rule.ts';

const ACCEPTED_STAGES: readonly (string | null)[] = ['accepted', 'claims', 'meeting', 'plan', 'terminated'];
const REORGANISING: readonly (string | null)[] = ['reorganisation', 'settlement'];

const bankruptcyCode = (fact: Fact): OverrideCode | undefined => {
  const stage = textOf(fact, 'bankruptcy_stage');
  const caseType = textOf(fact, 'bankruptcy_case_type');
  const isAccepted =
    ACCEPTED_STAGES.includes(stage) ||
    textOf(fact, 'bankruptcy_accepted_on') !== null ||
    textOf(fact, 'bankruptcy_outcome') === 'liquidated';
  if (isAccepted)
    return caseType === 'compulsory_liquidation' ? 'compulsory-liquidation' : 'bankruptcy-accepted';
  // A petition alone is no fact yet; one for reorganisation is the debtor's own word.
  return stage === 'filed' && REORGANISING.includes(caseType) ? 'pre-reorganisation' : undefined;
};

export const bankruptcyRule: FactRule = {
  dimension: 'bankruptcy',
  find: (facts, { asOf }) =>
    dateRemovals(facts, asOf, {
      ended: {
        bankruptcy_outcome: ['dismissed', 'reorganised', 'settled'],
        bankruptcy_stage: ['rejected'],
      },
    }).flatMap((dated) => {
      const code = bankruptcyCode(dated.fact);
      return code ? [makeFinding(code, dated, ['bankruptcy_accepted_on', 'bankruptcy_published_on'])] : [];
    }),
};

/** A simple cancellation without a liquidation group is no sign of distress. */
const hasLiquidationGroup = (fact: Fact): boolean =>
  textOf(fact, 'liquidation_event_date') !== null || textOf(fact, 'liquidation_status') !== null;

export const liquidationRule: FactRule = {
  dimension: 'deregistration_liquidation',
  find: (facts, { asOf }) =>
    dateRemovals(facts.filter(hasLiquidationGroup), asOf, {
      ended: { liquidation_status: ['terminated'] },
    }).map((dated) => makeFinding('liquidation-group-formed', dated, ['liquidation_event_date'])),
};

/** A revoked licence is a default only for a company that owes something. */
export const findRevocation = (
  facts: readonly Fact[],
  asOf: IsoDate,
  hasDebts: boolean,
): readonly OverrideFinding[] =>
  hasDebts
    ? dateRemovals(
        facts.filter((fact) => textOf(fact, 'registration_status') === 'revoked'),
        asOf,
        {},
      ).map((dated) => makeFinding('licence-revoked-with-debts', dated, ['revocation_date']))
    : [];
