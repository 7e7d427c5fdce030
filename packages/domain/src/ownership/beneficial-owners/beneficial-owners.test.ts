import { describe, expect, test } from 'vitest';
import { findBeneficialOwners, findHeads, listTests, makeOwnership, writeOwnerStatement } from '../index.ts';
import type { CompanyFacts, Concert, Holding, OwnerFacts, PartyId } from '../index.ts';
import { readHoldings } from '../fixtures/read-holdings.ts';

const COMPANY: CompanyFacts = {
  company: 'A',
  capitalYuan: 50_000_000,
  legalRepresentative: 'L',
  personInCharge: 'M',
  isStateOwned: null,
  hasUndertaken: null,
  mustFile: true,
};

/** Names by their first letter: P to T are persons, S... are state bodies, all else companies. */
const kindOf = (id: PartyId) => {
  const letter = String(id).charAt(0);
  if (letter === 'S') return 'state';
  return letter >= 'P' && letter <= 'T' ? 'person' : 'company';
};

interface Asked {
  readonly company?: Partial<CompanyFacts>;
  readonly facts?: Partial<OwnerFacts>;
  readonly concerts?: readonly Concert[];
  readonly threshold?: number;
}

const ask = (
  holdings: string | readonly Holding[],
  { company, facts, concerts = [], threshold }: Asked = {},
) => {
  const ownership = makeOwnership(typeof holdings === 'string' ? readHoldings(holdings) : holdings);
  const heads = findHeads(ownership, { concerts });
  return findBeneficialOwners(ownership, heads, { ...COMPANY, ...company }, { kindOf, ...facts }, threshold);
};
const list = (...args: Parameters<typeof ask>) =>
  ask(...args).owners.map(({ party, test }) => `${party} ${test}`);

describe('beneficial owners by the Measures of 2024', () => {
  test('oracle 11: 50.01 and 25 are in, 24.99 is out', () => {
    expect(list('P>A .5001, Q>A .25, R>A .2499')).toEqual(['P 1_equity_25', 'Q 1_equity_25']);
  });

  test('25 % over two paths is 25 %, whatever the last bits say', () => {
    expect(list('P>H .5, H>A .14, P>A .18, X>A .68')).toEqual(['P 1_equity_25']);
    expect(list('P>H .5, H>A .14, P>A .1799, X>A .6801')).toEqual(['M 4_senior_manager']);
  });

  test('the threshold can be lowered', () => {
    expect(list('P>A .5001, Q>A .25, R>A .2499', { threshold: 20 })).toHaveLength(3);
    expect(list('P>A .5001, Q>A .25, R>A .2499', { threshold: 50.01 })).toEqual(['P 1_equity_25']);
  });

  test('the second: votes or income where the capital does not suffice', () => {
    const dual = [
      { holder: 'P', owned: 'A', percent: 10, votes: 40 },
      { holder: 'Q', owned: 'A', percent: 90, votes: 60 },
    ];
    expect(list(dual)).toEqual(['Q 1_equity_25', 'P 2_income_or_vote_25']);
    const income = makeOwnership([{ holder: 'P', owned: 'A', percent: 30 }]);
    expect(list('P>A .1, Q>A .9', { facts: { income } })).toEqual(['Q 1_equity_25', 'P 2_income_or_vote_25']);
    expect(list('P>H .51, H>A .4, Q>A .2, X>A .4')).toEqual(['P 2_income_or_vote_25']);
    const votesOnly = [...readHoldings('Q>A 1'), { holder: 'P', owned: 'A', percent: 0, votes: 30 }];
    expect(list(votesOnly)).toContain('P 2_income_or_vote_25');
  });

  test('the third: control by agreement, alone or jointly, and by appointing the board', () => {
    const edges = 'P>A .2, Q>A .2, R>A .2, X>A .4';
    const jointly = ask(edges, { concerts: [{ members: ['P', 'Q', 'R'] }] });
    expect(jointly.owners.map(({ party, test, isJoint }) => [party, test, isJoint])).toEqual(
      ['P', 'Q', 'R'].map((party) => [party, '3_actual_control', true]),
    );
    const findDisclosed = () => ({ controllers: ['T'], basis: 'board' as const });
    expect(list(edges, { facts: { findDisclosed } })).toEqual(['T 3_actual_control']);
  });

  test('nobody: the person in charge; not on file: said so', () => {
    expect(list('P>A .2, Q>A .2, R>A .2, X>A .4')).toEqual(['M 4_senior_manager']);
    expect(ask('P>A .2', { company: { personInCharge: null } })).toMatchObject({
      owners: [],
      none: 'not_disclosed',
      undisclosed: 80,
      canHideOwner: true,
    });
  });

  test('the state: the legal representative is deemed the owner', () => {
    expect(list('SASAC>H 1, H>A .6, P>A .4')).toEqual(['L state_legal_representative']);
    expect(list('P>A 1', { company: { isStateOwned: true } })).toEqual(['L state_legal_representative']);
    expect(list('SASAC>A .4, P>A .6')).toEqual(['P 1_equity_25']);
  });

  test('an individual business need not file', () => {
    expect(ask('P>A 1', { company: { mustFile: false } })).toMatchObject({
      owners: [],
      none: 'need-not-file',
      exemption: null,
    });
  });

  test('a band or relative control makes a possible owner, no owner', () => {
    const band = [{ holder: 'P', owned: 'A', percent: 20, low: 15, high: 30 }];
    expect(ask(band).possible).toEqual([{ party: 'P', percent: 20, because: 'band' }]);
    expect(ask('P>A .24, Q>A .12, R>A .12, X>A .26, Y>A .26').possible).toEqual([]);
    const leading = 'P>H .4, Q>H .2, R>H .2, T>H .2, H>A .5, X>A .25, Y>A .25';
    expect(ask(leading).possible).toEqual([{ party: 'P', percent: 20, because: 'relative-control' }]);
  });
});

describe('the exemption', () => {
  test.each<[string, string, Partial<CompanyFacts>, string, string | null]>([
    ['undertaken', 'P>A .9, Q>A .1', { capitalYuan: 10_000_000, hasUndertaken: true }, 'exempt', null],
    ['not undertaken', 'P>A .9, Q>A .1', { capitalYuan: 1 }, 'on_undertaking', null],
    ['capital', 'P>A .9, Q>A .1', { capitalYuan: 10_000_001 }, 'not_exempt', 'capital'],
    ['a company holds', 'P>A .9, X>A .1', { capitalYuan: 1 }, 'not_exempt', 'holders'],
    ['capital unknown', 'P>A 1', { capitalYuan: null }, 'unknown', 'capital'],
    ['holders unknown', 'P>A .9', { capitalYuan: 1 }, 'unknown', 'holders'],
  ])('%s', (_, holdings, company, status, because) => {
    expect(ask(holdings, { company }).exemption).toEqual({ status, because });
  });

  test('not where somebody else controls', () => {
    const findDisclosed = () => ({ controllers: ['T'] });
    expect(ask('P>A 1', { company: { capitalYuan: 1 }, facts: { findDisclosed } }).exemption).toEqual({
      status: 'not_exempt',
      because: 'others-control',
    });
  });
});

describe('the statement', () => {
  const nameOf = (id: PartyId) => `<${id}>`;
  const write = (...args: Parameters<typeof ask>) => writeOwnerStatement(ask(...args), nameOf);

  test('names company, order, threshold, owner, test, shares and exemption in both languages', () => {
    const lines = write('P>A .6, Q>A .4', { company: { capitalYuan: 1, hasUndertaken: true } });
    expect(lines).toHaveLength(4);
    expect(lines[0]?.en).toContain('Beneficial owners of <A> by Order 2024 No. 3');
    const [inEnglish] = writeOwnerStatement(ask('P>A .6'), nameOf, 'A Ltd.');
    expect([inEnglish?.en, inEnglish?.cn].join()).toMatch(
      /^Beneficial owners of A Ltd\. by .*,<A>的受益所有人/,
    );
    expect(lines[0]?.cn).toContain('标准为25%以上（含本数）');
    expect(lines[1]?.en).toBe(
      '<P>: test 1: finally holds 25% or more of the equity, shares or partnership interest, directly or indirectly (capital 60%, votes 60%).',
    );
    expect(lines[1]?.cn).toBe(
      '<P>：标准一：直接或间接最终拥有25%以上股权、股份或者合伙权益（股权60%，表决权60%）。',
    );
    expect(lines[3]?.cn).toContain('免于备案');
  });

  test('says what is hidden, possible, joint and missing', () => {
    const texts = [
      ...write('P>A .2', { company: { personInCharge: null } }),
      ...write([{ holder: 'P', owned: 'A', percent: 20, low: 15, high: 30 }]),
      ...write('P>H .4, Q>H .2, R>H .2, T>H .2, H>A .5, X>A .25, Y>A .25'),
      ...write('P>A .2, Q>A .4, X>A .4', { concerts: [{ members: ['P', 'Q'] }] }),
      ...write('P>A .3', { facts: { income: makeOwnership(readHoldings('P>A .1')) } }),
    ].map(({ en }) => en);
    for (const part of [
      '80% of the capital leads to nobody on file',
      'No test is met by anyone on file',
      'give a band around 20%',
      'control is presumed, not shown',
      'jointly with others',
      'the person in charge of daily management (holds no share on file)',
      'income 10%',
    ])
      expect(texts.join('\n')).toContain(part);
  });
});

describe('the tests in sequence', () => {
  const write = (...args: Parameters<typeof ask>) =>
    listTests(ask(...args)).map(({ test, result, owners }) => [test, result, ...owners].join(' '));

  test('who met which, and that nobody stands in where one was met', () => {
    expect(write('P>A .6, Q>A .2, R>A .2')).toEqual([
      'state_legal_representative not_asked',
      '1_equity_25 met P',
      '2_income_or_vote_25 not_met',
      '3_actual_control not_met',
      '4_senior_manager not_asked',
    ]);
  });

  test('nobody meets any: the person in charge stands in, or is missing', () => {
    expect(write('P>A .2, X>A .8').slice(1)).toEqual([
      '1_equity_25 not_met',
      '2_income_or_vote_25 not_met',
      '3_actual_control not_met',
      '4_senior_manager met M',
    ]);
    expect(write('P>A .2, X>A .8', { company: { personInCharge: null } }).at(-1)).toBe(
      '4_senior_manager not_met',
    );
  });

  test('of a company of the state and of an entity that need not file nobody is tested', () => {
    expect(write('S>A .6, P>A .4').slice(0, 2)).toEqual([
      'state_legal_representative met L',
      '1_equity_25 not_asked',
    ]);
    const exempt = write('P>A 1', { company: { mustFile: false } });
    expect(exempt.every((line) => line.endsWith('not_asked'))).toBe(true);
  });
});
