import { findNegativeDimension, findOwnRole, isOtherSide } from '../../negative-records/index.ts';
import { amountOf, textOf } from '../facts.ts';
import type { Fact } from '../facts.ts';

/** A kind of event that speaks of how a company pays: prior weights of the models specification, 1.8. */
export interface BehaviourKind {
  readonly code: string;
  readonly dimension: string;
  /** Log-odds of default for one such event on its day, of an amount half as large as the company's means. */
  readonly weight: number;
  /** The first that is stated, or their sum. */
  readonly amounts: readonly string[];
  /** The first that is stated; else the event date of the record. */
  readonly dates: readonly string[];
  readonly applies: (fact: Fact, companyName: string) => boolean;
}

const isAgainst = (fact: Fact, companyName: string): boolean => {
  const rules = findNegativeDimension(fact.dimension);
  return !rules || !isOtherSide(rules, findOwnRole(rules, fact.payload, companyName));
};

/** Disputes over what is owed; a quarrel over a trade mark or a wage says little about paying. */
const DEBT_CAUSE = /合同|借款|借贷|货款|票据|保证|追偿|欠款|融资|租赁|垫资/;
const isDebt = (fact: Fact, field: string): boolean => DEBT_CAUSE.test(textOf(fact, field) ?? '');

const isTerminated = (fact: Fact): boolean =>
  textOf(fact, 'enforcement_status') === 'terminated' || textOf(fact, 'terminated_date') !== null;

const isAuction = (fact: Fact): boolean =>
  ['auction', 'appraisal'].includes(textOf(fact, 'freeze_record_type') ?? '');
const isFreeze = (fact: Fact): boolean =>
  ['freeze', 'continue'].includes(textOf(fact, 'freeze_record_type') ?? '');

/** Yuan from which a penalty is large where the source grades none. */
const LARGE_PENALTY_YUAN = 1_000_000;
const isOfEnvironment = (fact: Fact): boolean =>
  textOf(fact, 'penalty_domain') === 'environment' || textOf(fact, 'penalty_source') === 'environment';
const isLarge = (fact: Fact): boolean =>
  textOf(fact, 'penalty_severity') === 'serious' ||
  (amountOf(fact, 'penalty_amount') ?? 0) >= LARGE_PENALTY_YUAN;

const PENALTY_DATES = ['penalty_date', 'penalty_published_on'];

export const BEHAVIOUR_KINDS: readonly BehaviourKind[] = [
  {
    code: 'dishonest',
    dimension: 'dishonest_debtor',
    weight: 3,
    amounts: ['dishonest_amount'],
    dates: ['dishonest_published_on', 'dishonest_filing_date'],
    applies: () => true,
  },
  {
    code: 'bankruptcy-petition',
    dimension: 'bankruptcy',
    weight: 2.2,
    amounts: [],
    dates: ['bankruptcy_published_on'],
    applies: (fact) =>
      textOf(fact, 'bankruptcy_stage') !== 'rejected' && textOf(fact, 'bankruptcy_outcome') !== 'dismissed',
  },
  {
    code: 'terminated-enforcement',
    dimension: 'enforcement',
    weight: 1.8,
    amounts: ['unperformed_amount', 'terminated_subject_amount', 'enforcement_amount'],
    dates: ['terminated_date', 'enforcement_filing_date'],
    applies: isTerminated,
  },
  {
    code: 'enforcement',
    dimension: 'enforcement',
    weight: 1.1,
    amounts: ['enforcement_amount'],
    dates: ['enforcement_filing_date'],
    applies: (fact) => !isTerminated(fact),
  },
  {
    code: 'restricted-consumption',
    dimension: 'consumption_restriction',
    weight: 1.6,
    amounts: ['restriction_amount'],
    dates: ['restriction_published_on', 'restriction_filing_date'],
    applies: (fact) => textOf(fact, 'restriction_type') !== 'exit',
  },
  {
    code: 'serious-violation',
    dimension: 'serious_violation_blacklist',
    weight: 1.6,
    amounts: [],
    dates: ['blacklist_date', 'blacklist_decision_date'],
    applies: (fact) => textOf(fact, 'blacklist_type') === 'serious_violation',
  },
  {
    code: 'tax-arrears',
    dimension: 'tax_negative',
    weight: 1,
    amounts: ['arrears_balance', 'involved_amount'],
    dates: ['arrears_published_on'],
    applies: (fact) => textOf(fact, 'tax_negative_type') === 'arrears',
  },
  {
    code: 'abnormal-operation',
    dimension: 'abnormal_operation',
    weight: 0.9,
    amounts: [],
    dates: ['abnormal_list_date'],
    applies: () => true,
  },
  {
    code: 'judicial-auction',
    dimension: 'asset_freeze_auction',
    weight: 0.9,
    amounts: ['auction_starting_price', 'auction_appraised_value', 'appraisal_result'],
    dates: ['auction_date'],
    applies: isAuction,
  },
  {
    code: 'equity-freeze',
    dimension: 'asset_freeze_auction',
    weight: 0.8,
    amounts: ['freeze_equity_amount'],
    dates: ['freeze_from', 'freeze_published_on'],
    applies: isFreeze,
  },
  {
    code: 'large-penalty',
    dimension: 'administrative_penalty',
    weight: 0.6,
    amounts: ['penalty_amount'],
    dates: PENALTY_DATES,
    applies: (fact) => isLarge(fact) && !isOfEnvironment(fact),
  },
  {
    code: 'environmental-penalty',
    dimension: 'administrative_penalty',
    weight: 0.3,
    amounts: ['penalty_amount'],
    dates: PENALTY_DATES,
    applies: isOfEnvironment,
  },
  {
    code: 'penalty',
    dimension: 'administrative_penalty',
    weight: 0.25,
    amounts: ['penalty_amount'],
    dates: PENALTY_DATES,
    applies: (fact) => !isLarge(fact) && !isOfEnvironment(fact),
  },
  {
    code: 'debt-judgment',
    dimension: 'judgment',
    weight: 0.35,
    amounts: ['judgment_amount'],
    dates: ['judgment_date', 'judgment_published_on'],
    applies: (fact, name) => isDebt(fact, 'judgment_cause') && isAgainst(fact, name),
  },
  {
    code: 'debt-case',
    dimension: 'case_filing',
    weight: 0.35,
    amounts: [],
    dates: ['filing_date'],
    applies: (fact, name) => isDebt(fact, 'filing_cause') && isAgainst(fact, name),
  },
  {
    code: 'equity-pledge',
    dimension: 'equity_pledge',
    weight: 0.2,
    amounts: ['pledged_equity_amount', 'pledged_market_value'],
    dates: ['pledge_reg_date', 'pledge_published_on'],
    applies: isAgainst,
  },
  {
    code: 'chattel-mortgage',
    dimension: 'chattel_mortgage',
    weight: 0.1,
    amounts: ['secured_claim_amount'],
    dates: ['chattel_reg_date', 'chattel_published_on'],
    applies: isAgainst,
  },
];

/** Dimensions that tell of behaviour. */
export const BEHAVIOUR_DIMENSIONS: readonly string[] = [
  ...new Set(BEHAVIOUR_KINDS.map(({ dimension }) => dimension)),
];

/** Whoever was asked about neither of these knows nothing of how the company pays. */
export const CORE_DIMENSIONS: readonly string[] = ['enforcement', 'dishonest_debtor'];
