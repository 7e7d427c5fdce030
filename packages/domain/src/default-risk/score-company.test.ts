import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RATING_MODEL } from '../rating-models/index.ts';
import { findLowerBound } from '../ratings/index.ts';
import { toLogOdds } from '../solvency/index.ts';
import { makeFact, makeInput, makeRegistration, makeStatement } from './make-case.ts';
import { toPoints } from '../models/index.ts';
import { explainRating, rateCompany, toPointsOfPart } from './index.ts';
import type { LinkedParty, RatingInput, RatingResult } from './index.ts';

const rate = (over: Partial<RatingInput> = {}): RatingResult =>
  rateCompany(makeInput(over), RATING_MODEL.financial);
const registerOnly = (over: Partial<RatingInput> = {}) =>
  rate({ statements: [], coveredDimensions: [], ...over });

const before = makeStatement({ total_assets: '950000.00' }, { periodEnd: '2024-12-31' });

const party = (over: Partial<LinkedParty> = {}): LinkedParty => ({
  companyId: 5,
  name: '母公司',
  relation: 'holder',
  sharePercent: 60,
  grade: 4,
  standAloneLogOdds: -7,
  centralTendency: 1.73,
  ratedAt: '2026-09-01T00:00:00.000Z',
  guarantees: [],
  ...over,
});

describe('which models rate', () => {
  test('audited accounts are capped by nothing, accounts without an opinion at 3A4', () => {
    const rich = makeStatement({
      total_liabilities: '50000.00',
      total_current_liabilities: '20000.00',
      total_equity: '950000.00',
      ebitda: '500000.00',
      net_profit: '300000.00',
      retained_earnings: '700000.00',
    });
    const years = [rich, { ...rich, periodEnd: '2024-12-31' }];
    const large = makeRegistration({ sizeGrade: 'large' });
    const audited = rate({ statements: years, registration: large });
    expect(audited.score?.depth).toBe('audited-accounts');
    expect(audited.grade).toBeLessThan(4);
    expect(audited.adjustments).toEqual([]);
    const plain = years.map((year) => ({ ...year, auditOpinion: null }));
    expect(rate({ statements: plain, registration: large })).toMatchObject({
      grade: 4,
      pd: findLowerBound(4),
      adjustments: [{ kind: 'depth', code: 'accounts', grade: 4 }],
    });
  });

  test('a register entry alone is rated by R, 3A9 at best, with little confidence', () => {
    const result = registerOnly({
      registration: makeRegistration({
        nature: 'state',
        establishedOn: '1990-01-01',
        insuredEmployees: 5_000,
        isListed: true,
        isHighTech: true,
        sizeGrade: 'large',
        industrySection: 'D',
      }),
    });
    expect(result).toMatchObject({ status: 'rated', grade: 9, score: { depth: 'registry' } });
    expect(result.score?.confidence.grade).toBe('D');
    expect(result.score?.unusedAccounts).toBe('no-accounts');
    expect(result.score?.financialScore).toBeNull();
  });

  test('with courts asked and silent, behaviour and register share the weight .6 to .4', () => {
    const alone = registerOnly();
    const asked = rate({ statements: [], coveredDimensions: ['enforcement', 'dishonest_debtor'] });
    expect(asked.score?.depth).toBe('behaviour');
    const base = toLogOdds(2.5);
    expect(alone.score?.base).toBe(base);
    expect((asked.score?.logOdds ?? 0) - base).toBeCloseTo(0.4 * ((alone.score?.logOdds ?? 0) - base), 12);
    expect(asked.score?.standardError).toBeLessThan(alone.score?.standardError ?? 0);
  });

  test('too much missing, or a bank: the accounts rate nobody', () => {
    const bare = makeStatement();
    const items = { total_assets: bare.items['total_assets'] ?? null, net_profit: '1.00' };
    expect(rate({ statements: [{ ...bare, items }] }).score).toMatchObject({
      unusedAccounts: 'too-much-missing',
      depth: 'behaviour',
    });
    const bank = makeRegistration({ industrySection: 'J' });
    expect(rate({ registration: bank }).score?.unusedAccounts).toBe('financial-firm');
  });

  test.each([
    [{ status: 'deregistered' }, 'deregistered'],
    [{ establishedOn: null }, 'no-establishment-date'],
    [{ establishedOn: '2027-01-01' }, 'not-registered-yet'],
  ])('%j is not rated', (over, reason) => {
    expect(registerOnly({ registration: makeRegistration(over) })).toMatchObject({
      status: 'not-rated',
      reason,
      grade: null,
      pd: null,
      solvencyIndex: null,
      score: null,
    });
  });

  test('the size decides the level: a micro firm is no better than a large one of the same accounts', () => {
    const pds = (['large', 'medium', 'small', 'micro'] as const).map(
      (sizeGrade) => rate({ registration: makeRegistration({ sizeGrade }) }).pd ?? 0,
    );
    expect(pds).toEqual(pds.toSorted((a, b) => a - b));
    const unknown = rate({ registration: makeRegistration({ sizeGrade: null }) });
    expect(unknown.pd).toBe(pds[2]);
  });
});

describe('what is not known', () => {
  test('adds nothing, widens the interval and lowers the confidence', () => {
    const full = rate({ statements: [makeStatement(), before] });
    const lacking = rate({
      statements: [makeStatement({ operating_cost: null, gross_profit: null }), before],
    });
    const margin = lacking.score?.contributions.find(({ code }) => code === 'gross_margin');
    expect(margin).toMatchObject({ state: 'missing', logOdds: 0 });
    expect(lacking.score?.standardError).toBeGreaterThan(full.score?.standardError ?? 0);
    expect(lacking.score?.confidence.value).toBeLessThan(full.score?.confidence.value ?? 0);
  });

  test('the year before is used only when it is the year before', () => {
    const states = (periodEnd: string) =>
      rate({ statements: [makeStatement(), { ...before, periodEnd }] }).score?.contributions.find(
        ({ code }) => code === 'asset_growth',
      )?.state;
    expect(states('2024-12-31')).toBe('known');
    expect(states('2023-12-31')).toBe('missing');
  });
});

describe('linked parties', () => {
  const linked = (...linkedParties: LinkedParty[]) => rate({ linkedParties });
  const plain = rate();

  test('a sound parent adds nothing, a distressed one a third of its distance by its share', () => {
    expect(linked(party()).logOdds).toBe(plain.logOdds);
    const result = linked(party({ standAloneLogOdds: toLogOdds(10), sharePercent: 50 }));
    expect((result.logOdds ?? 0) - (plain.logOdds ?? 0)).toBeCloseTo(
      0.35 * 0.5 * (toLogOdds(10) - toLogOdds(1.73)),
      12,
    );
    expect(result.score?.standAloneLogOdds).toBe(plain.score?.logOdds);
  });

  test('together they add 1 at most', () => {
    const many = Array.from({ length: 9 }, (_, companyId) =>
      party({ companyId, standAloneLogOdds: 0, sharePercent: 100 }),
    );
    expect((linked(...many).score?.logOdds ?? 0) - (plain.score?.logOdds ?? 0)).toBeCloseTo(1, 12);
  });

  test('a guarantee of a parent lifts to one class below it, against a default it helps nothing', () => {
    const guarantees = [makeFact('external_guarantee', { debtor: '甲公司', guarantee_start: '2026-01-01' })];
    const weak = makeStatement({ ebitda: '-100000.00', net_profit: '-200000.00' });
    const supported = rate({ statements: [weak], linkedParties: [party({ guarantees })] });
    expect(rate({ statements: [weak] }).grade).toBeGreaterThan(5);
    expect(supported).toMatchObject({ grade: 5, support: { grade: 5, name: '母公司' } });
    expect(supported.adjustments.map(({ kind }) => kind)).toEqual(['support']);
    const facts = [makeFact('dishonest_debtor', { dishonest_published_on: '2026-02-01' })];
    expect(rate({ facts, linkedParties: [party({ guarantees })] }).grade).toBe(19);
    const minority = rate({ statements: [weak], linkedParties: [party({ guarantees, sharePercent: 50 })] });
    expect(minority.support).toBeNull();
  });
});

describe('the explanation', () => {
  const amount = fc.integer({ min: 1, max: 2_000_000 }).map(String);
  const signed = fc.integer({ min: -2_000_000, max: 2_000_000 }).map(String);
  const items = fc.record({
    total_assets: amount,
    total_liabilities: amount,
    total_equity: signed,
    total_current_assets: amount,
    total_current_liabilities: amount,
    retained_earnings: signed,
    ebitda: signed,
    net_profit: fc.option(signed),
    operating_revenue: fc.option(amount),
  });
  const events = fc.array(
    fc.constantFrom(
      makeFact('enforcement', { enforcement_status: 'open', enforcement_filing_date: '2026-05-01' }),
      makeFact('judgment', { judgment_cause: '借款合同纠纷', judgment_date: '2025-05-01' }),
      makeFact('administrative_penalty', { penalty_date: '2026-08-01' }),
      makeFact('abnormal_operation', { abnormal_list_date: '2026-01-01' }),
    ),
    { maxLength: 5 },
  );

  test('base, contributions and adjustments add up to the rating within 1e-9, in log-odds and in points', () => {
    fc.assert(
      fc.property(items, events, fc.boolean(), (some, facts, isAudited) => {
        const statement = makeStatement(some, isAudited ? {} : { auditOpinion: null });
        const linkedParties = [party({ standAloneLogOdds: -1 })];
        const result = rate({ statements: [statement, before], facts, linkedParties });
        const { score, adjustments, logOdds } = result;
        if (!score) throw new Error('not scored');
        const sum = score.contributions.reduce((total, part) => total + part.logOdds, score.base);
        expect(Math.abs(sum - score.logOdds)).toBeLessThan(1e-9);
        const points = score.contributions.reduce(
          (total, part) => total + toPointsOfPart(part.logOdds),
          toPoints(score.base),
        );
        expect(Math.abs(points - toPoints(score.logOdds))).toBeLessThan(1e-9);
        const end = adjustments.reduce((total, one) => total + one.logOdds, score.logOdds);
        expect(Math.abs(end - (logOdds ?? 0))).toBeLessThan(1e-9);
        expect(result.pdLow ?? 0).toBeLessThanOrEqual(result.pd ?? 0);
        expect(result.pdHigh ?? 0).toBeGreaterThanOrEqual(result.pd ?? 0);
      }),
    );
  });

  test('opens a factor to its formula and the cells of both years', () => {
    const input = makeInput({ statements: [makeStatement(), before] });
    const { score } = rateCompany(input, RATING_MODEL.financial);
    if (!score) throw new Error('not scored');
    const { factors, strengths, weaknesses, missing } = explainRating(input, score, RATING_MODEL.financial);
    const growth = factors.find(({ code }) => code === 'asset_growth');
    expect(growth?.story?.formula).toBe('ln(total_assets) − ln(prev(total_assets))');
    expect(growth?.story?.cells.map(({ periodEnd, value }) => [periodEnd, value])).toEqual([
      ['2025-12-31', '1000000.00'],
      ['2024-12-31', '950000.00'],
    ]);
    const leverage = factors.find(({ code }) => code === 'tl_ta');
    expect(leverage?.value).toBe(0.5);
    expect(leverage?.story?.cells.map(({ field, origin }) => [field, origin?.recordId])).toEqual([
      ['total_liabilities', 11],
      ['total_assets', 11],
    ]);
    expect(strengths.length).toBeGreaterThan(0);
    expect(weaknesses.length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });

  test('names what is missing and what could stand in', () => {
    const input = makeInput({
      statements: [makeStatement({ retained_earnings: null, total_current_assets: null })],
    });
    const { score } = rateCompany(input, RATING_MODEL.financial);
    if (!score) throw new Error('not scored');
    const { missing } = explainRating(input, score, RATING_MODEL.financial);
    expect(missing.find(({ field }) => field === 'total_current_assets')?.orElse).toEqual([
      ['total_non_current_assets'],
    ]);
    expect(missing.find(({ field }) => field === 'retained_earnings')?.neededFor).toContain('re_ta');
  });
});
