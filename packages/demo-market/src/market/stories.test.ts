import type { CompanyBatch, RecordDraft } from '@mingjian/domain/records';
import { expect, test } from 'vitest';
import { makeDemoMarket } from './index.ts';

const market: readonly CompanyBatch[] = [...makeDemoMarket({ companies: 3000, seed: 'stories' })]
  .flatMap(({ companies }) => companies)
  .filter(({ records }) => records.length > 0);

const listOf = ({ records }: CompanyBatch, dimension: string): readonly RecordDraft[] =>
  records.filter((record) => record.dimension === dimension);
const sum = (records: readonly RecordDraft[], field: string): number =>
  records.reduce((total, { payload }) => total + Number(payload[field] ?? 0), 0);

const reductionOf = (company: CompanyBatch): RecordDraft | undefined =>
  listOf(company, 'change_record').find(({ payload }) =>
    (payload['capital_change_amount'] as string | undefined)?.startsWith('-'),
  );

test('a capital reduction is announced to creditors before, shows in the register and with every holder, and the report is public', () => {
  let withHolders = 0;
  let withReport = 0;
  const balances: number[] = [];
  const reduced = market.filter((company) => reductionOf(company));
  expect(reduced.length).toBeGreaterThan(10);
  for (const company of reduced) {
    const day = String(reductionOf(company)?.eventDate);
    const { name } = company.party;
    const notices = listOf(company, 'court_announcement').map(({ publishedOn }) => String(publishedOn));
    expect(
      notices.some((notice) => notice < day),
      name,
    ).toBe(true);
    const capitals = listOf(company, 'basic_registration').map(({ payload }) =>
      Number(payload['registered_capital']),
    );
    expect(capitals.at(-1), name).toBeLessThan(capitals[0] ?? 0);
    const holders = Map.groupBy(listOf(company, 'shareholder'), ({ naturalKey }) => naturalKey);
    const versions = [...holders.values()].filter(
      (ones) => ones.length > 1 && ones[0]?.payload['subscribed_amount'],
    );
    for (const [first, ...later] of versions) {
      if (!first || String(first.knownFrom).slice(0, 10) > day) continue;
      withHolders += 1;
      expect(Number(later.at(-1)?.payload['subscribed_amount']), name).toBeLessThan(
        Number(first.payload['subscribed_amount']),
      );
    }
    const year = Number(day.slice(0, 4));
    const paidIn = (at: number): unknown =>
      listOf(company, 'balance_sheet').find(({ payload }) => payload['fiscal_year'] === at)?.payload[
        'paid_in_capital'
      ];
    const [before, after] = [paidIn(year - 1), paidIn(year)];
    if (before !== undefined && after !== undefined) balances.push(Number(after) - Number(before));
    const reports = listOf(company, 'annual_report').filter(
      ({ payload }) => Number(payload['report_year']) >= Number(day.slice(0, 4)),
    );
    for (const { payload } of reports) if (payload['ar_is_public'] === true) withReport += 1;
  }
  expect(withHolders).toBeGreaterThan(10);
  // The paid part may have been the same, never more.
  expect(balances.filter((change) => change < 0).length).toBeGreaterThan(2);
  expect(balances.filter((change) => change > 0)).toEqual([]);
  expect(withReport).toBeGreaterThan(5);
});

test('a stake stands with its holder as in the register of the firm that is held', () => {
  const byCode = new Map(market.map((company) => [company.party.keys[0]?.value, company]));
  let compared = 0;
  for (const company of market)
    for (const { payload } of listOf(company, 'outbound_investment')) {
      const investee = byCode.get(payload['investee_credit_code'] as string);
      const held = listOf(investee ?? company, 'shareholder').filter(
        (record) => record.payload['shareholder_credit_code'] === company.party.keys[0]?.value,
      );
      expect(held.at(-1)?.payload['holding_pct'], company.party.name).toBe(payload['investment_pct']);
      compared += 1;
    }
  expect(compared).toBeGreaterThan(300);
});

test('a firm is a customer where it won a tender, a pledged patent is its own, a story in the paper stands on file', () => {
  let pledged = 0;
  for (const company of market) {
    const won = sum(listOf(company, 'tender_bid'), 'tender_award_amount');
    const sold = listOf(company, 'supplier_customer').filter(
      ({ payload }) => payload['trade_source'] === 'tender',
    );
    expect(sum(sold, 'trade_amount')).toBeLessThanOrEqual(won);
    const patents = listOf(company, 'patent').map(({ payload }) => payload['patent_application_no']);
    for (const { payload } of listOf(company, 'land_ip_encumbrance')) {
      if (payload['ip_pledge_type'] !== 'patent') continue;
      expect(patents).toContain(payload['ip_certificate_no']);
      pledged += 1;
    }
  }
  expect(pledged).toBeGreaterThan(5);
});

test('a few per cent of the firms have a 中征码, in the payload and as a key, each once', () => {
  const codes = market.flatMap(({ party }) =>
    party.keys.filter(({ scheme }) => scheme === 'zhongzheng_code').map(({ value }) => value),
  );
  const told = new Set(
    market.flatMap((company) =>
      listOf(company, 'identifiers_names').map(({ payload }) => payload['zhongzheng_code']),
    ),
  );
  expect(codes.length / market.length).toBeGreaterThan(0.02);
  expect(codes.length / market.length).toBeLessThan(0.09);
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of codes) {
    expect(code).toMatch(/^DM\d{14}$/);
    expect(told.has(code)).toBe(true);
  }
});
