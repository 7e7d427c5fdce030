import type { Payload, RecordDraft } from '@mingjian/domain/records';
import type { Database } from '../connection/index.ts';
import { saveRecords } from '../records/index.ts';
import { findRating, rateChangedCompanies } from './index.ts';

/** Test data: companies with accounts, saved and rated on days of 2026. */
interface Period {
  readonly [field: string]: string | number | boolean;
  readonly period_end: string;
}

export const PERIOD: Period = {
  period_end: '2025-12-31',
  period_type: 'annual',
  fiscal_year: 2025,
  consolidation_scope: 'consolidated',
  is_restated: false,
};

const part = (dimension: string, items: Payload, period: Period = PERIOD): RecordDraft => ({
  dimension,
  naturalKey: `${period.period_end}|annual|consolidated|as-reported`,
  payload: { ...period, ...items },
});

export const accounts = (earnings: string, period: Period = PERIOD): readonly RecordDraft[] => [
  part(
    'balance_sheet',
    {
      total_assets: '1000000.00',
      total_current_assets: '600000.00',
      total_current_liabilities: '400000.00',
      total_liabilities: '500000.00',
      total_equity: '500000.00',
      retained_earnings: '150000.00',
      surplus_reserve: '50000.00',
      inventories: '150000.00',
      accounts_receivable: '120000.00',
      long_term_borrowings: '80000.00',
      bonds_payable: '0.00',
    },
    period,
  ),
  part(
    'income_statement',
    {
      ebit: earnings,
      ebitda: earnings,
      net_profit: earnings,
      operating_revenue: '1200000.00',
      operating_cost: '900000.00',
    },
    period,
  ),
  part('statement_metadata', { audit_opinion: 'unqualified', is_audited: true }, period),
];

export const registration = (name: string): RecordDraft => ({
  dimension: 'basic_registration',
  naturalKey: 'registration',
  payload: {
    company_name: name,
    registration_status: 'active',
    establishment_date: '2010-05-04',
    paid_in_capital_registered: '100000',
  },
});

/** What tests of ratings do to a database. */
export const makeRatingSteps = (getDb: () => Database) => {
  /** Saves records of a company that is found by `code`, known from a day of 2026. */
  const save = async (code: string, day: string, records: readonly RecordDraft[]): Promise<number> => {
    const knownFrom = `${day}T00:00:00.000Z`;
    await saveRecords(getDb(), {
      knownFrom,
      retrievedAt: knownFrom,
      sourceId: 'necips',
      enteredBy: 'import',
      isSynthetic: true,
      companies: [
        {
          party: { kind: 'company', name: `测试${code}`, keys: [{ scheme: 'credit_code', value: code }] },
          records: [registration(`测试${code}`), ...records],
        },
      ],
    });
    const { rows } = await getDb().pool.query<{ company_id: number }>(
      'select company_id from party_key where value = $1',
      [code],
    );
    return rows[0]?.company_id ?? 0;
  };

  const rateOn = (day: string) =>
    rateChangedCompanies(getDb(), { clock: () => new Date(`${day}T08:00:00.000Z`) });

  const classOf = async (id: number, day?: string): Promise<number | null | undefined> =>
    (await findRating(getDb(), id, day === undefined ? null : { day, clock: 'known' }))?.grade;
  return { save, rateOn, classOf };
};
