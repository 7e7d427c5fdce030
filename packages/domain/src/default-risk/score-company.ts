import { toLogOdds } from '../solvency/index.ts';
import { BEHAVIOUR_DEVIATION, isBehaviourKnown, scoreBehaviour } from './behaviour/index.ts';
import { findTendency } from './central-tendency.ts';
import { scoreContagion } from './contagion.ts';
import { scaleContribution, sumLogOdds } from './contribution.ts';
import type { Contribution } from './contribution.ts';
import { calculateConfidence } from './data-depth.ts';
import type { DataDepth } from './data-depth.ts';
import type { FactContext } from './facts.ts';
import { LEAST_SHARE, scoreFinancial } from './financial/index.ts';
import type { FinancialModel, FinancialScore } from './financial/index.ts';
import type { RatingInput } from './rating-input.ts';
import type { RatingScore, UnusedAccountsReason } from './rating-result.ts';
import { REGISTRY_DEVIATION, scoreRegistry, shareKnown } from './registry/index.ts';
import { toSubScore } from './term-structure.ts';

/** Weights without accounts (models specification, 1.8), until outcomes give the variances. */
export const BLEND = { behaviour: 0.6, registry: 0.4 };
/** Doubt about a central tendency that is a prior, and about a company of whose behaviour nobody was asked, in log-odds. */
const TENDENCY_DEVIATION = 0.35;
const UNKNOWN_BEHAVIOUR_DEVIATION = 0.3;
/** Banks, insurers and brokers: their accounts follow another logic. */
const FINANCIAL_SECTION = 'J';

interface Parts {
  readonly financial: FinancialScore | null;
  readonly unusedAccounts: UnusedAccountsReason | null;
  readonly behaviour: readonly Contribution[];
  readonly isBehaviourKnown: boolean;
  readonly registry: readonly Contribution[];
}

const scoreAccounts = (
  { statements, registration }: RatingInput,
  model: FinancialModel,
): Pick<Parts, 'financial' | 'unusedAccounts'> => {
  const none = (unusedAccounts: UnusedAccountsReason) => ({ financial: null, unusedAccounts });
  if (statements.length === 0) return none('no-accounts');
  if (registration.industrySection === FINANCIAL_SECTION) return none('financial-firm');
  const financial = scoreFinancial(model, statements, registration.sizeGrade);
  return financial.share < LEAST_SHARE ? none('too-much-missing') : { financial, unusedAccounts: null };
};

const depthOf = ({ financial, ...parts }: Parts, { statements }: RatingInput): DataDepth => {
  if (financial) return statements[0]?.auditOpinion ? 'audited-accounts' : 'accounts';
  return parts.isBehaviourKnown ? 'behaviour' : 'registry';
};

/** Without accounts: behaviour and register, by what is known of them. */
const blend = ({ behaviour, registry, ...parts }: Parts): readonly Contribution[] =>
  parts.isBehaviourKnown
    ? [
        ...behaviour.map((part) => scaleContribution(part, BLEND.behaviour)),
        ...registry.map((part) => scaleContribution(part, BLEND.registry)),
      ]
    : registry;

const varianceOf = ({ financial, ...parts }: Parts): number => {
  const tendency = TENDENCY_DEVIATION ** 2;
  if (financial)
    return tendency + financial.variance + (parts.isBehaviourKnown ? 0 : UNKNOWN_BEHAVIOUR_DEVIATION ** 2);
  if (!parts.isBehaviourKnown) return tendency + REGISTRY_DEVIATION ** 2;
  return tendency + (BLEND.behaviour * BEHAVIOUR_DEVIATION) ** 2 + (BLEND.registry * REGISTRY_DEVIATION) ** 2;
};

/** The score of a company by the models that its data allow, with the contributions that add up to it. */
export const scoreCompany = (
  input: RatingInput,
  model: FinancialModel,
  context: FactContext,
): RatingScore => {
  const { registration, asOf, facts, coveredDimensions } = input;
  const behaviour = scoreBehaviour({
    ...context,
    facts,
    coveredDimensions,
    meansYuan: context.netAssetsYuan ?? context.paidInCapitalYuan,
  });
  const parts: Parts = {
    ...scoreAccounts(input, model),
    behaviour,
    isBehaviourKnown: isBehaviourKnown(behaviour, coveredDimensions),
    registry: scoreRegistry(input),
  };
  const { financial } = parts;
  const centralTendency = findTendency(registration.sizeGrade);
  const tendency = toLogOdds(centralTendency);
  const base = financial?.base ?? tendency;
  const own = financial ? [...financial.parts, ...behaviour] : blend(parts);
  const contagion = scoreContagion(input.linkedParties);
  const standAloneLogOdds = base + sumLogOdds(own);
  return {
    base,
    centralTendency,
    contributions: [...own, ...contagion],
    logOdds: standAloneLogOdds + sumLogOdds(contagion),
    standAloneLogOdds,
    standardError: Math.sqrt(varianceOf(parts)),
    financialScore: financial && toSubScore(financial.logOdds),
    businessScore: toSubScore(tendency + sumLogOdds(blend(parts))),
    depth: depthOf(parts, input),
    confidence: calculateConfidence({
      financial: financial?.share ?? 0,
      isBehaviourKnown: parts.isBehaviourKnown,
      registry: shareKnown(parts.registry),
      periodEnd: financial ? (input.statements[0]?.periodEnd ?? null) : null,
      asOf,
    }),
    unusedAccounts: parts.unusedAccounts,
  };
};
