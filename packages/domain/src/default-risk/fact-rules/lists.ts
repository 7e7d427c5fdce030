import { amountOf, countMonths, dateOf, textOf } from '../facts.ts';
import type { Fact } from '../facts.ts';
import { dateRemovals, makeFinding, sumStanding } from './rule.ts';
import type { FactRule } from './rule.ts';

export const dishonestRule: FactRule = {
  dimension: 'dishonest_debtor',
  find: (facts, { asOf }) =>
    dateRemovals(facts, asOf, {
      date: 'dishonest_removed_on',
      ended: { dishonest_is_historical: [true] },
    }).map((dated) =>
      makeFinding('dishonest-judgment-debtor', dated, ['dishonest_published_on', 'dishonest_filing_date']),
    ),
};

export const consumptionRule: FactRule = {
  dimension: 'consumption_restriction',
  find: (facts, { asOf }) =>
    dateRemovals(
      facts.filter((fact) => textOf(fact, 'restriction_type') !== 'exit'),
      asOf,
      { date: 'restriction_lifted_on', ended: { restriction_is_historical: [true] } },
    ).map((dated) =>
      makeFinding('restricted-from-high-consumption', dated, [
        'restriction_published_on',
        'restriction_filing_date',
      ]),
    ),
};

/** The dimension also holds praise (red lists) and other ministries' lists: only serious violations count. */
export const seriousViolationRule: FactRule = {
  dimension: 'serious_violation_blacklist',
  find: (facts, { asOf }) =>
    dateRemovals(
      facts.filter((fact) => textOf(fact, 'blacklist_type') === 'serious_violation'),
      asOf,
      {
        date: 'blacklist_remove_date',
        until: 'blacklist_term_end',
        ended: { blacklist_is_current: [false] },
      },
    ).map((dated) =>
      makeFinding('serious-violation-list', dated, ['blacklist_date', 'blacklist_decision_date']),
    ),
};

const ABNORMAL_MONTHS = 6;
const ABNORMAL_DATES = ['abnormal_list_date'];

const lastsLongerThan = (fact: Fact, until: string, months: number): boolean => {
  const from = dateOf(fact, ABNORMAL_DATES);
  return from !== null && from < until && countMonths(from, until) >= months;
};

export const abnormalRule: FactRule = {
  dimension: 'abnormal_operation',
  find: (facts, { asOf }) =>
    dateRemovals(facts, asOf, {
      date: 'abnormal_remove_date',
      ended: { abnormal_is_current: [false], abnormal_is_historical: [true] },
    })
      .filter(({ fact, removedOn }) => lastsLongerThan(fact, removedOn ?? asOf, ABNORMAL_MONTHS))
      .map((dated) => makeFinding('abnormal-operation-list', dated, ABNORMAL_DATES)),
};

export const taxRule: FactRule = {
  dimension: 'tax_negative',
  find: (facts, { asOf }) =>
    dateRemovals(
      facts.filter(
        (fact) => textOf(fact, 'tax_negative_type') === 'arrears' && amountOf(fact, 'arrears_balance') !== 0,
      ),
      asOf,
      { ended: { tax_negative_status: ['removed', 'historical'] } },
    ).map((dated) => makeFinding('tax-arrears', dated, ['arrears_published_on'])),
};

/** More than half of the controller's shares. */
const FREEZE_SHARE = 0.5;

export const freezeRule: FactRule = {
  dimension: 'asset_freeze_auction',
  find: (facts, { asOf, companyName, controllerSharesYuan }) => {
    if (controllerSharesYuan === null || controllerSharesYuan <= 0) return [];
    const amount = (fact: Fact) => amountOf(fact, 'freeze_equity_amount');
    const freezes = facts.filter(
      (fact) =>
        ['freeze', 'continue'].includes(textOf(fact, 'freeze_record_type') ?? '') &&
        // Shares that the company itself holds in another one are frozen elsewhere.
        [companyName, null].includes(textOf(fact, 'freeze_target_company')),
    );
    const dated = dateRemovals(freezes, asOf, {
      date: 'freeze_released_on',
      until: 'freeze_to',
      ended: { freeze_status: ['released', 'invalid'] },
    });
    const standing = sumStanding(dated, amount);
    return dated
      .filter(({ fact, removedOn }) => {
        const measured = removedOn === null ? standing : (amount(fact) ?? 0);
        return measured > FREEZE_SHARE * controllerSharesYuan;
      })
      .map((one) => makeFinding('share-freeze', one, ['freeze_from', 'freeze_published_on']));
  },
};
