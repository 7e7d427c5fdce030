import { readText } from '../records/index.ts';
import type { Payload } from '../records/index.ts';

export const STAGE_KINDS = [
  'filing',
  'announcement',
  'hearing',
  'judgment',
  'enforcement',
  'dishonest',
  'restriction',
  'freeze',
  'bankruptcy',
] as const;
export type StageKind = (typeof STAGE_KINDS)[number];

interface StageRule {
  readonly kind: StageKind;
  /** Fields that may hold the number of the case, or of one it follows from. */
  readonly numbers: readonly string[];
  readonly date: readonly string[];
  readonly court: string;
  readonly cause?: string;
  readonly role?: string;
  readonly amount?: string;
  readonly result?: string;
  readonly parties?: readonly string[];
}

/** How each dimension of the dictionary tells of a stage of a case. */
export const STAGE_RULES: Readonly<Record<string, StageRule>> = {
  case_filing: {
    kind: 'filing',
    numbers: ['filing_case_no'],
    date: ['filing_date'],
    court: 'filing_court',
    cause: 'filing_cause',
    result: 'filing_status',
    parties: ['filing_plaintiffs', 'filing_defendants'],
  },
  court_announcement: {
    kind: 'announcement',
    numbers: ['announcement_case_no', 'announcement_content'],
    date: ['announcement_published_on'],
    court: 'announcement_court',
    cause: 'announcement_cause',
    role: 'announcement_company_role',
    result: 'announcement_type',
  },
  hearing_notice: {
    kind: 'hearing',
    numbers: ['hearing_case_no'],
    date: ['hearing_date'],
    court: 'hearing_court',
    cause: 'hearing_cause',
    role: 'hearing_company_role',
    parties: ['hearing_plaintiffs', 'hearing_defendants'],
  },
  judgment: {
    kind: 'judgment',
    numbers: ['judgment_case_no', 'judgment_facts_found'],
    date: ['judgment_date', 'judgment_published_on'],
    court: 'judgment_court',
    cause: 'judgment_cause',
    role: 'company_role',
    amount: 'judgment_amount',
    result: 'judgment_result_for_company',
    parties: ['judgment_plaintiffs', 'judgment_defendants'],
  },
  enforcement: {
    kind: 'enforcement',
    numbers: ['enforcement_case_no', 'linked_judgment_case_no', 'terminated_case_no'],
    date: ['enforcement_filing_date', 'terminated_date'],
    court: 'enforcement_court',
    amount: 'enforcement_amount',
    result: 'enforcement_status',
  },
  dishonest_debtor: {
    kind: 'dishonest',
    numbers: ['dishonest_case_no', 'dishonest_basis_doc_no'],
    date: ['dishonest_filing_date', 'dishonest_published_on'],
    court: 'dishonest_court',
    amount: 'dishonest_amount',
    result: 'dishonest_performance',
  },
  consumption_restriction: {
    kind: 'restriction',
    numbers: ['restriction_case_no'],
    date: ['restriction_filing_date', 'restriction_published_on'],
    court: 'restriction_court',
    amount: 'restriction_amount',
    result: 'restriction_type',
  },
  asset_freeze_auction: {
    kind: 'freeze',
    numbers: ['freeze_ruling_no', 'freeze_notice_no', 'appraisal_case_no'],
    date: ['freeze_from', 'freeze_published_on', 'auction_date'],
    court: 'freeze_court',
    amount: 'freeze_equity_amount',
    result: 'freeze_status',
  },
  bankruptcy: {
    kind: 'bankruptcy',
    numbers: ['bankruptcy_case_no'],
    date: ['bankruptcy_accepted_on', 'bankruptcy_published_on'],
    court: 'bankruptcy_court',
    result: 'bankruptcy_stage',
  },
};

export const CASE_DIMENSIONS: readonly string[] = Object.keys(STAGE_RULES);

export interface StageFacts {
  readonly kind: StageKind;
  readonly date: string | null;
  readonly caseNumber: string | null;
  readonly court: string | null;
  readonly cause: string | null;
  /** Side of the company as the source names it: plaintiff, defendant ... */
  readonly role: string | null;
  /** Yuan, decimal text. */
  readonly amount: string | null;
  /** Field and enum value that tell how the stage ended. */
  readonly result: { readonly field: string; readonly value: string } | null;
}

const listNames = (payload: Payload, field: string | undefined): readonly string[] => {
  const value = field === undefined ? null : payload[field];
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
};

/** Sources that list the parties and no role: the side on which the company itself is named. */
const findRole = (rule: StageRule, payload: Payload, company: string): string | null => {
  const named = readText(payload, rule.role);
  if (named) return named;
  const [plaintiffs, defendants] = rule.parties ?? [];
  if (listNames(payload, defendants).includes(company)) return 'defendant';
  return listNames(payload, plaintiffs).includes(company) ? 'plaintiff' : null;
};

/** What a record tells of a stage; undefined for a dimension that belongs to no case. */
export const readStage = (dimension: string, payload: Payload, company: string): StageFacts | undefined => {
  const rule = STAGE_RULES[dimension];
  if (!rule) return undefined;
  const result = readText(payload, rule.result);
  return {
    kind: rule.kind,
    date:
      rule.date
        .map((field) => readText(payload, field))
        .find((date) => date !== null)
        ?.slice(0, 10) ?? null,
    caseNumber: readText(payload, rule.numbers[0]),
    court: readText(payload, rule.court),
    cause: readText(payload, rule.cause),
    // Whoever is enforced against owes: these lists name no plaintiff.
    role: findRole(rule, payload, company),
    amount: readText(payload, rule.amount),
    result: result && rule.result ? { field: rule.result, value: result } : null,
  };
};
