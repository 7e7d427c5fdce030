import type { Payload } from '../records/index.ts';

export interface EventStory {
  readonly date: string;
  /** Yuan, decimal text; null: not stated. */
  readonly amount: string | null;
  readonly companyName: string;
}

export interface EventKind {
  readonly code: string;
  readonly dimension: string;
  readonly hasAmount: boolean;
  readonly write: (story: EventStory) => Payload;
}

const stated = (field: string, amount: string | null): Payload =>
  amount === null ? {} : { [field]: amount };

const SALE_DISPUTE = '买卖合同纠纷';

/** Events that can be supposed, worst first: as records of the dictionary, so that every rule reads them like any other. */
const KINDS = [
  {
    code: 'bankruptcy-accepted',
    dimension: 'bankruptcy',
    hasAmount: false,
    write: ({ date }) => ({
      bankruptcy_stage: 'accepted',
      bankruptcy_case_type: 'liquidation',
      bankruptcy_accepted_on: date,
      bankruptcy_published_on: date,
    }),
  },
  {
    code: 'liquidation-group-formed',
    dimension: 'deregistration_liquidation',
    hasAmount: false,
    write: ({ date }) => ({ liquidation_event_date: date, liquidation_status: 'filed' }),
  },
  {
    code: 'licence-revoked',
    dimension: 'basic_registration',
    hasAmount: false,
    write: ({ date }) => ({ registration_status: 'revoked', revocation_date: date }),
  },
  {
    code: 'dishonest',
    dimension: 'dishonest_debtor',
    hasAmount: true,
    write: ({ date, amount }) => ({ dishonest_published_on: date, ...stated('dishonest_amount', amount) }),
  },
  {
    code: 'terminated-enforcement',
    dimension: 'enforcement',
    hasAmount: true,
    write: ({ date, amount }) => ({
      enforcement_status: 'terminated',
      enforcement_filing_date: date,
      terminated_date: date,
      ...stated('unperformed_amount', amount),
    }),
  },
  {
    code: 'bankruptcy-petition',
    dimension: 'bankruptcy',
    hasAmount: false,
    write: ({ date }) => ({
      bankruptcy_stage: 'filed',
      bankruptcy_case_type: 'bankruptcy_review',
      bankruptcy_published_on: date,
    }),
  },
  {
    code: 'pre-reorganisation',
    dimension: 'bankruptcy',
    hasAmount: false,
    write: ({ date }) => ({
      bankruptcy_stage: 'filed',
      bankruptcy_case_type: 'reorganisation',
      bankruptcy_published_on: date,
    }),
  },
  {
    code: 'restricted-consumption',
    dimension: 'consumption_restriction',
    hasAmount: true,
    write: ({ date, amount }) => ({
      restriction_type: 'consumption',
      restriction_published_on: date,
      ...stated('restriction_amount', amount),
    }),
  },
  {
    code: 'serious-violation',
    dimension: 'serious_violation_blacklist',
    hasAmount: false,
    write: ({ date }) => ({
      blacklist_type: 'serious_violation',
      blacklist_date: date,
      blacklist_is_current: true,
    }),
  },
  {
    code: 'enforcement',
    dimension: 'enforcement',
    hasAmount: true,
    write: ({ date, amount }) => ({
      enforcement_status: 'open',
      enforcement_filing_date: date,
      ...stated('enforcement_amount', amount),
    }),
  },
  {
    code: 'tax-arrears',
    dimension: 'tax_negative',
    hasAmount: true,
    write: ({ date, amount }) => ({
      tax_negative_type: 'arrears',
      arrears_published_on: date,
      tax_negative_status: 'current',
      ...stated('arrears_balance', amount),
    }),
  },
  {
    code: 'abnormal-operation',
    dimension: 'abnormal_operation',
    hasAmount: false,
    write: ({ date }) => ({ abnormal_list_date: date, abnormal_is_current: true }),
  },
  {
    code: 'judicial-auction',
    dimension: 'asset_freeze_auction',
    hasAmount: true,
    write: ({ date, amount }) => ({
      freeze_record_type: 'auction',
      auction_date: date,
      ...stated('auction_starting_price', amount),
    }),
  },
  {
    code: 'equity-freeze',
    dimension: 'asset_freeze_auction',
    hasAmount: true,
    write: ({ date, amount, companyName }) => ({
      freeze_record_type: 'freeze',
      freeze_from: date,
      freeze_target_company: companyName,
      ...stated('freeze_equity_amount', amount),
    }),
  },
  {
    code: 'environmental-penalty',
    dimension: 'administrative_penalty',
    hasAmount: true,
    write: ({ date, amount }) => ({
      penalty_date: date,
      penalty_domain: 'environment',
      ...stated('penalty_amount', amount),
    }),
  },
  {
    code: 'penalty',
    dimension: 'administrative_penalty',
    hasAmount: true,
    write: ({ date, amount }) => ({ penalty_date: date, ...stated('penalty_amount', amount) }),
  },
  {
    code: 'debt-judgment',
    dimension: 'judgment',
    hasAmount: true,
    write: ({ date, amount }) => ({
      judgment_cause: SALE_DISPUTE,
      company_role: 'defendant',
      judgment_date: date,
      ...stated('judgment_amount', amount),
    }),
  },
  {
    code: 'debt-case',
    dimension: 'case_filing',
    hasAmount: false,
    write: ({ date, companyName }) => ({
      filing_cause: SALE_DISPUTE,
      filing_date: date,
      filing_defendants: [companyName],
    }),
  },
  {
    code: 'equity-pledge',
    dimension: 'equity_pledge',
    hasAmount: true,
    write: ({ date, amount, companyName }) => ({
      pledge_reg_date: date,
      pledgor: companyName,
      ...stated('pledged_equity_amount', amount),
    }),
  },
  {
    code: 'chattel-mortgage',
    dimension: 'chattel_mortgage',
    hasAmount: true,
    write: ({ date, amount, companyName }) => ({
      chattel_reg_date: date,
      mortgagor: companyName,
      ...stated('secured_claim_amount', amount),
    }),
  },
] as const satisfies readonly EventKind[];

export type EventCode = (typeof KINDS)[number]['code'];
export const EVENT_CODES = KINDS.map(({ code }) => code) as [EventCode, ...EventCode[]];

export const EVENT_KINDS: readonly (EventKind & { readonly code: EventCode })[] = KINDS;

export const findEventKind = (code: EventCode): EventKind => {
  const kind = EVENT_KINDS.find((one) => one.code === code);
  if (!kind) throw new RangeError(`No event is called ${code}.`);
  return kind;
};
