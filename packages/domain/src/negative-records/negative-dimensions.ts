/** What ends a record: a day that is over, a moment whose day in China is over, a flag, or a value of an enum. */
export type ClosingRule =
  | { readonly field: string; readonly when: 'day-over' | 'moment-over' }
  | { readonly field: string; readonly when: 'is'; readonly values: readonly (string | boolean)[] };

export interface NegativeDimension {
  readonly dimension: string;
  readonly group: 'enforcement' | 'litigation' | 'insolvency' | 'regulatory' | 'tax' | 'encumbrance';
  readonly closedBy: readonly ClosingRule[];
  /** Field that tells the side of the company; only `adverse` values (or no value) speak against it. */
  readonly role?: { readonly field: string; readonly adverse: readonly string[] };
  /** Fields that name the parties, where a source gives no role, and what the two sides are called. */
  readonly parties?: {
    readonly claimants: string;
    readonly defendants: string;
    readonly roles: { readonly claimant: string; readonly defendant: string };
  };
  /** What the company is in every record of the dimension that names no other role. */
  readonly ownRole: string;
  /** In that role what is frozen or pledged is not the company's own, but a holder's part in it. */
  readonly isOfHolders?: true;
  /** Records with this value are no negative records at all (a red list is praise). */
  readonly except?: { readonly field: string; readonly values: readonly string[] };
}

const over = (field: string): ClosingRule => ({ field, when: 'day-over' });
const is = (field: string, ...values: readonly (string | boolean)[]): ClosingRule => ({
  field,
  when: 'is',
  values,
});

const DEFENDING = ['defendant', 'respondent', 'appellee'];

/**
 * The dimensions that speak against a company and what closes a record of each, by the dictionary's own fields.
 * Order: gravest first; it is the order of the screen. A hearing closes when it was held; a court announcement
 * and a judgment have no field that ends them, so they close by their status alone.
 */
export const NEGATIVE_DIMENSIONS: readonly NegativeDimension[] = [
  {
    dimension: 'dishonest_debtor',
    group: 'enforcement',
    ownRole: 'debtor',
    closedBy: [over('dishonest_removed_on'), is('dishonest_is_historical', true)],
  },
  {
    dimension: 'enforcement',
    group: 'enforcement',
    ownRole: 'executed',
    // `terminated` (终本) means unpaid for want of assets: the debt is still owed, so it stays open.
    closedBy: [is('enforcement_status', 'closed', 'removed'), is('enforcement_is_historical', true)],
  },
  {
    dimension: 'consumption_restriction',
    group: 'enforcement',
    ownRole: 'executed',
    closedBy: [over('restriction_lifted_on'), is('restriction_is_historical', true)],
  },
  {
    dimension: 'asset_freeze_auction',
    group: 'enforcement',
    // A freeze of what a holder owns stands on the file of the company that is owned.
    ownRole: 'freeze_target',
    isOfHolders: true,
    parties: {
      claimants: 'freeze_assignee',
      defendants: 'freeze_executed_person',
      roles: { claimant: 'freeze_assignee', defendant: 'executed' },
    },
    closedBy: [
      is('freeze_record_type', 'release', 'invalid'),
      is('freeze_status', 'released', 'invalid'),
      over('freeze_released_on'),
      over('freeze_to'),
      is('auction_result', 'sold', 'withdrawn'),
    ],
  },
  {
    dimension: 'bankruptcy',
    group: 'insolvency',
    ownRole: 'debtor',
    closedBy: [
      is('bankruptcy_stage', 'terminated', 'rejected'),
      is('bankruptcy_outcome', 'liquidated', 'reorganised', 'settled', 'dismissed'),
    ],
  },
  {
    dimension: 'deregistration_liquidation',
    group: 'insolvency',
    ownRole: 'liquidated',
    closedBy: [is('liquidation_status', 'terminated', 'completed')],
  },
  {
    dimension: 'serious_violation_blacklist',
    group: 'regulatory',
    ownRole: 'listed',
    closedBy: [is('blacklist_is_current', false), over('blacklist_remove_date'), over('blacklist_term_end')],
    except: { field: 'blacklist_type', values: ['red_list'] },
  },
  {
    dimension: 'abnormal_operation',
    group: 'regulatory',
    ownRole: 'listed',
    closedBy: [
      is('abnormal_is_current', false),
      is('abnormal_is_historical', true),
      over('abnormal_remove_date'),
    ],
  },
  {
    dimension: 'administrative_penalty',
    group: 'regulatory',
    ownRole: 'penalised',
    closedBy: [
      is('penalty_is_repaired', true),
      is('penalty_is_historical', true),
      over('penalty_repaired_on'),
      over('penalty_publicity_end'),
    ],
  },
  {
    dimension: 'tax_negative',
    group: 'tax',
    ownRole: 'taxpayer',
    closedBy: [is('tax_negative_status', 'removed', 'historical'), over('abnormal_released_on')],
  },
  {
    dimension: 'judgment',
    group: 'litigation',
    ownRole: 'not_stated',
    closedBy: [is('judgment_is_historical', true), is('judgment_result_for_company', 'win', 'withdrawn')],
    role: { field: 'company_role', adverse: DEFENDING },
  },
  {
    dimension: 'case_filing',
    group: 'litigation',
    ownRole: 'not_stated',
    closedBy: [is('filing_status', 'closed', 'withdrawn'), over('filing_closed_on')],
    parties: {
      claimants: 'filing_plaintiffs',
      defendants: 'filing_defendants',
      roles: { claimant: 'plaintiff', defendant: 'defendant' },
    },
  },
  {
    dimension: 'hearing_notice',
    group: 'litigation',
    ownRole: 'not_stated',
    closedBy: [is('hearing_is_past', true), { field: 'hearing_date', when: 'moment-over' }],
    role: { field: 'hearing_company_role', adverse: DEFENDING },
  },
  {
    dimension: 'court_announcement',
    group: 'litigation',
    ownRole: 'not_stated',
    closedBy: [],
    role: { field: 'announcement_company_role', adverse: DEFENDING },
  },
];

/**
 * What is charged on the assets of a company: no fault of its own, so it is in no count of negative records, but told
 * beside them. Whoever holds the charge is not charged.
 */
export const ENCUMBRANCE_DIMENSIONS: readonly NegativeDimension[] = [
  {
    dimension: 'equity_pledge',
    group: 'encumbrance',
    ownRole: 'pledge_target',
    isOfHolders: true,
    closedBy: [is('pledge_status', 'invalid', 'released'), over('pledge_cancelled_on')],
    parties: {
      claimants: 'pledgee',
      defendants: 'pledgor',
      roles: { claimant: 'pledgee', defendant: 'pledgor' },
    },
  },
  {
    dimension: 'chattel_mortgage',
    group: 'encumbrance',
    ownRole: 'not_stated',
    closedBy: [is('chattel_status', 'invalid', 'cancelled'), over('chattel_cancelled_on')],
    parties: {
      claimants: 'mortgagee',
      defendants: 'mortgagor',
      roles: { claimant: 'mortgagee', defendant: 'mortgagor' },
    },
  },
  {
    dimension: 'land_ip_encumbrance',
    group: 'encumbrance',
    ownRole: 'not_stated',
    closedBy: [is('ip_pledge_status', 'invalid'), over('land_mortgage_end')],
    parties: {
      claimants: 'ip_pledgee',
      defendants: 'ip_pledgor',
      roles: { claimant: 'pledgee', defendant: 'pledgor' },
    },
    // Land that was bought or sold is not charged.
    except: { field: 'land_record_type', values: ['purchase', 'transfer'] },
  },
];

const byDimension = new Map(
  [...NEGATIVE_DIMENSIONS, ...ENCUMBRANCE_DIMENSIONS].map((entry) => [entry.dimension, entry]),
);

/** The rules of a dimension; undefined for one that speaks neither against a company nor of a charge. */
export const findNegativeDimension = (dimension: string): NegativeDimension | undefined =>
  byDimension.get(dimension);
