import type { RecordBatch, RecordDraft } from '@mingjian/domain/records';
import type { Database } from '../../connection/index.ts';
import { saveRecords } from '../../records/index.ts';

const KNOWN = '2024-03-01T00:00:00.000Z';

/** A company with records as a source would send them, for tests. */
export const makeCompanyBatch = (
  code: string,
  records: readonly RecordDraft[],
  changes: Partial<RecordBatch> & { coverage?: RecordBatch['companies'][number]['coverage'] } = {},
): RecordBatch => {
  const { coverage, ...batch } = changes;
  return {
    knownFrom: KNOWN,
    retrievedAt: KNOWN,
    sourceId: 'necips',
    enteredBy: 'synthetic',
    isSynthetic: true,
    companies: [
      {
        party: { kind: 'company', name: `测试${code}`, keys: [{ scheme: 'credit_code', value: code }] },
        records,
        ...(coverage ? { coverage } : {}),
      },
    ],
    ...batch,
  };
};

export const makeRegistration = (payload: RecordDraft['payload'] = {}): RecordDraft => ({
  dimension: 'basic_registration',
  naturalKey: 'registration',
  payload: {
    company_name: '明鉴测试有限公司',
    registration_status: 'active',
    establishment_date: '2010-05-01',
    registered_capital: '50000000',
    registered_capital_currency: 'CNY',
    ownership_nature: 'private',
    ...payload,
  },
});

export const makeShareholder = (
  name: string,
  percent: string,
  draft: Partial<RecordDraft> = {},
): RecordDraft => ({
  dimension: 'shareholder',
  naturalKey: name,
  payload: { shareholder_name: name, shareholder_type: 'natural_person', holding_pct: percent },
  ...draft,
});

/** The three parts of one annual statement; items by dimension. */
export const makeStatement = (
  periodEnd: string,
  items: Readonly<Record<'balance_sheet' | 'income_statement', Readonly<Record<string, string>>>>,
): readonly RecordDraft[] =>
  Object.entries(items).map(([dimension, payload]) => ({
    dimension,
    naturalKey: `${periodEnd}|annual|consolidated|as-reported`,
    eventDate: periodEnd,
    payload: {
      period_end: periodEnd,
      period_type: 'annual',
      fiscal_year: Number(periodEnd.slice(0, 4)),
      consolidation_scope: 'consolidated',
      is_restated: false,
      ...payload,
    },
  }));

/** Stores the company of this credit code with its records and gives its id; again with more records adds to it. */
export const saveCompany = async (
  db: Database,
  ...[code, ...rest]: Parameters<typeof makeCompanyBatch>
): Promise<number> => {
  await saveRecords(db, makeCompanyBatch(code, ...rest));
  const { rows } = await db.pool.query<{ company_id: number }>(
    `select company_id from party_key where scheme = 'credit_code' and value = $1`,
    [code],
  );
  const [row] = rows;
  if (!row) throw new Error(`no party with the credit code ${code}`);
  return row.company_id;
};
