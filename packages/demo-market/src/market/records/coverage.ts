import { DIMENSIONS } from '@mingjian/domain/dictionary';
import type { CoverageDraft, CoverageState } from '@mingjian/domain/records';
import { dayOf } from '../basis/days.ts';
import { isGradedByEnvironment } from './environment.ts';
import type { Context } from './context.ts';

type Answer = CoverageState | ((context: Context) => CoverageState);

const ifListed: Answer = ({ firm }) => (firm.isListed ? 'none_found' : 'not_applicable');
const ifDisclosing: Answer = ({ firm }) => (firm.discloses ? 'none_found' : 'not_disclosed');
const ifCompany: Answer = ({ firm }) =>
  firm.form === 'sole' || firm.form === 'partnership' ? 'not_applicable' : 'none_found';
/** No report is due before the first half year of the year after the foundation. */
const ifReportDue: Answer = ({ firm }) =>
  firm.establishedOn >= dayOf(2026, 1, 1) ? 'not_applicable' : 'none_found';
const ifGraded: Answer = ({ firm }) => (isGradedByEnvironment(firm) ? 'not_disclosed' : 'not_applicable');

/** What the market's sources say of a dimension of a firm where they hold no record: all were asked about every firm. */
const ANSWERS: readonly (readonly [source: string, answer: Answer, dimensions: readonly string[]])[] = [
  [
    'necips',
    'none_found',
    [
      'change_record',
      'branch',
      'equity_change',
      'outbound_investment',
      'personnel_affiliation',
      'abnormal_operation',
      'serious_violation_blacklist',
      'spot_check',
      'asset_freeze_auction',
      'chattel_mortgage',
      'land_ip_encumbrance',
      'deregistration_liquidation',
    ],
  ],
  ['necips', ifCompany, ['equity_pledge']],
  ['exchange-filing', ifListed, ['top_shareholder', 'listing_profile']],
  ['exchange-filing', ifCompany, ['bond', 'agency_rating']],
  // Who controls a firm that need not say so is computed, and related parties are found, by engines to come.
  ['exchange-filing', ({ firm }) => (firm.isListed ? 'none_found' : 'not_covered'), ['actual_controller']],
  ['annual-report', ifDisclosing, ['external_guarantee', 'related_party']],
  ['annual-report', ifReportDue, ['annual_report']],
  [
    'annual-report',
    'not_disclosed',
    [
      'ar_social_security',
      'balance_sheet',
      'income_statement',
      'cash_flow_statement',
      'statement_metadata',
      'supplier_customer',
    ],
  ],
  ['sta', 'not_disclosed', ['tax_credit']],
  ['sta', 'none_found', ['tax_negative']],
  ['credit-china', 'none_found', ['customs_trade', 'administrative_licence', 'administrative_penalty']],
  ['credit-china', ifGraded, ['esg_environment']],
  ['miit-most', 'none_found', ['certification_honour']],
  ['cnipa', 'none_found', ['patent', 'trademark', 'copyright']],
  [
    'supreme-court',
    'none_found',
    ['dishonest_debtor', 'enforcement', 'consumption_restriction', 'judgment', 'bankruptcy'],
  ],
  ['court-announcement', 'none_found', ['case_filing', 'hearing_notice', 'court_announcement']],
  [
    'news',
    'none_found',
    ['tender_bid', 'recruitment', 'product_digital_presence', 'financing_event', 'news_opinion'],
  ],
];
const answers = new Map(
  ANSWERS.flatMap(([sourceId, answer, dimensions]) =>
    dimensions.map((dimension) => [dimension, { sourceId, answer }] as const),
  ),
);

/**
 * What was looked for and not there, for every dimension that sources tell of, so that no section is empty without a
 * word. What is computed alone has no row: nobody covers it until its engine is there.
 */
export const makeCoverage = (context: Context): readonly CoverageDraft[] => {
  const found = new Set(context.drafts.map((draft) => draft.dimension));
  return DIMENSIONS.flatMap(({ key: dimension, kind }) => {
    if (kind === 'computed' || found.has(dimension)) return [];
    const known = answers.get(dimension);
    if (!known) throw new RangeError(`nobody says what no ${dimension} means`);
    const state = typeof known.answer === 'function' ? known.answer(context) : known.answer;
    return [{ dimension, sourceId: known.sourceId, state }];
  });
};
